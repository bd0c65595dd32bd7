import type { Company, Invoice } from '../../records/desk/records.ts';
import type { DeskVerdict } from '../../work/invoice/document.ts';
import type { Shown } from './fields.tsx';

/** What groups of fields of an invoice are given. */
export interface InvoiceFieldsProps {
  readonly invoice: Invoice;
  readonly change: (changes: Partial<Invoice>) => void;
  readonly company: Company;
  readonly changeCompany: (changes: Partial<Company>) => void;
  readonly verdict: DeskVerdict;
  readonly shown: Shown;
}
