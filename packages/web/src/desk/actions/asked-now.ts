import { exactSumOf, negated } from '@rappen/core/money';
import { creditNotesIn, invoiceOf, isInForce, isPositive, restOf } from '../../records/desk/account.ts';
import type { Invoice } from '../../records/desk/records.ts';

/** What a document asks, and what of that is still open: a reminder asks what its invoice does, and whatever was added to it. */
export function askedNow(
  issued: Invoice,
  invoices: readonly Invoice[],
): { readonly amount: string; readonly rest: string } {
  const notes = creditNotesIn(invoices);
  const amount = issued.due || '0.00';
  if (issued.kind === 'invoice') return { amount, rest: restOf(issued, notes) };
  const invoice = issued.kind === 'reminder' ? invoiceOf(issued, invoices) : undefined;
  if (issued.kind === 'credit' || !isInForce(issued)) return { amount, rest: '0.00' };
  if (invoice === undefined || issued.asked === '') return { amount, rest: amount };
  const open = restOf(invoice, notes);
  return { amount, rest: isPositive(open) ? exactSumOf([amount, negated(issued.asked), open]) : '0.00' };
}
