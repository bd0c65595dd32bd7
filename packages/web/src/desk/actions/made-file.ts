import type { Company, Invoice } from '../../records/desk/records.ts';
import { eInvoiceKindOf } from '../../work/invoice/e-invoice.ts';
import { maker } from '../../work/maker/maker.ts';
import type { Desk } from '../state/use-desk.ts';

/**
 * A file of an invoice: its PDF, or the data of it as an e-invoice; undefined where it is none. An e-invoice whose attached files are not
 * all here is not made without them, and that is said.
 */
export async function madeFile(
  desk: Desk,
  task: 'invoice' | 'eInvoice',
  invoice: Invoice,
  company: Company,
): Promise<Blob | undefined> {
  const ids = eInvoiceKindOf(invoice, company) === undefined ? [] : invoice.attachments.map(({ id }) => id);
  const contents = await desk.attached(ids);
  if (ids.every((id) => contents.has(id))) return maker.ask(task, { invoice, company, contents });
  desk.say({ text: 'filesGone' });
  return undefined;
}
