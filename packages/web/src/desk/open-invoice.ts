import { openDeskStore } from '../kept/desk-store.ts';
import { maker } from '../maker/maker.ts';
import { isInForce } from './account.ts';
import { fileNameOf } from './file-name.ts';
import { issuedBy } from './issued-by.ts';

/** An issued invoice of the desk as a file, for pages that send it on; undefined where there is none, or it was cancelled. */
export async function pdfOfInvoice(
  id: string,
): Promise<{ readonly pdf: Blob; readonly name: string; readonly emailAddress: string } | undefined> {
  const store = await openDeskStore().catch(() => undefined);
  try {
    const invoice = await store?.one('invoices', id);
    const company = invoice && (await store?.one('companies', invoice.companyId));
    if (!invoice || !company || !isInForce(invoice)) return undefined;
    const pdf = await maker.ask('invoice', { invoice, company: issuedBy(invoice, company) });
    return pdf && { pdf, name: fileNameOf(invoice), emailAddress: invoice.email };
  } finally {
    void store?.close();
  }
}
