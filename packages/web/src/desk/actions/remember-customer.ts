import { type Customer, type Invoice, newCustomer } from '../../records/desk/records.ts';
import type { Desk } from '../state/use-desk.ts';

/** The customer of an invoice, kept for the next one; the address that was written last is the one that counts. */
export async function rememberCustomer(desk: Desk, invoice: Invoice): Promise<string> {
  const { companyId, customerId, address, email, customerNr } = invoice;
  const ofCompany = (desk.records?.customers ?? []).filter((customer) => customer.companyId === companyId);
  const known =
    ofCompany.find(({ id }) => id === customerId) ??
    ofCompany.find((customer) => customer.address.trim() === address.trim());
  const before = known ?? newCustomer(companyId);
  const next: Customer = {
    ...before,
    address,
    email: email || before.email,
    number: customerNr || before.number,
    vatNumber: invoice.customerVatNumber || before.vatNumber,
    electronicAddress: invoice.customerElectronicAddress || before.electronicAddress,
  };
  const members = ['address', 'email', 'number', 'vatNumber', 'electronicAddress'] as const;
  const isNew = known === undefined || members.some((name) => known[name] !== next[name]);
  if (isNew) await desk.put('customers', next);
  return next.id;
}
