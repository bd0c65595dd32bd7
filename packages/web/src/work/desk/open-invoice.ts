import { askDeskStore } from '../../kept/desk-store.ts';
import { isInForce } from '../../records/desk/account.ts';
import { issuedBy } from '../../records/desk/issued-by.ts';
import { fileNameOf } from '../invoice/file-name.ts';
import { maker } from '../maker/maker.ts';

/** An issued invoice of the desk as a file, for pages that send it on; undefined where there is none, or it was cancelled. */
export async function pdfOfInvoice(
  id: string,
): Promise<{ readonly pdf: Blob; readonly name: string; readonly emailAddress: string } | undefined> {
  return askDeskStore(async (store) => {
    const invoice = await store.one('invoices', id);
    const company = invoice && (await store.one('companies', invoice.companyId));
    if (!invoice || !company || !isInForce(invoice)) return undefined;
    const contents = await store.attached(invoice.attachments.map((one) => one.id));
    const pdf = await maker.ask('invoice', { invoice, company: issuedBy(invoice, company), contents });
    return pdf && { pdf, name: fileNameOf(invoice), emailAddress: invoice.email };
  });
}
