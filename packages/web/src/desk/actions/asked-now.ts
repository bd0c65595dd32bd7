import { invoiceOf, isInForce, isPositive, papersIn, restOf } from '../../records/desk/account.ts';
import type { Invoice } from '../../records/desk/records.ts';

/** What a document asks, and what of that is still open: a reminder asks what its invoice does, and whatever was added to it. */
export function askedNow(
  issued: Invoice,
  invoices: readonly Invoice[],
): { readonly amount: string; readonly rest: string } {
  const notes = papersIn(invoices);
  const amount = issued.due || '0.00';
  if (issued.kind === 'invoice') return { amount, rest: restOf(issued, notes) };
  const invoice = issued.kind === 'reminder' ? invoiceOf(issued, invoices) : undefined;
  if (issued.kind === 'credit' || !isInForce(issued)) return { amount, rest: '0.00' };
  if (invoice === undefined || issued.asked === '') return { amount, rest: amount };
  // Its own fee is in the account
  const open = restOf(invoice, notes);
  return { amount, rest: isPositive(open) ? open : '0.00' };
}
