import type { InvoiceDocument } from '@rappen/core/invoice-document';
import type { IssueFacts } from '../../kept/desk-store.ts';
import type { Company } from '../../records/desk/records.ts';

/** What an invoice keeps of its document and its company on the day of issue. */
export function issueFactsOf({ totals, payment }: InvoiceDocument, company: Company, day: string): IssueFacts {
  const { logo: _drawnAsItIs, revision: _counts, nextNumber: _runs, ...kept } = company;
  const reference = payment?.account && 'reference' in payment.account ? String(payment.account.reference ?? '') : '';
  return { day, due: totals.due, reference, sender: JSON.stringify(kept) };
}
