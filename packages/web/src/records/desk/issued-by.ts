import { completed } from './completed.ts';
import type { Company, Invoice } from './records.ts';

/** The company as it was when the invoice was issued; its logo is the present one. */
export function issuedBy({ sender }: Invoice, company: Company): Company {
  if (sender === '') return company;
  try {
    return { ...company, ...completed('companies', JSON.parse(sender) as Company), id: company.id, logo: company.logo };
  } catch {
    return company;
  }
}
