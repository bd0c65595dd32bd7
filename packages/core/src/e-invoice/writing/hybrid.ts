import type { InvoiceDocument } from '../../invoice-document/index.ts';
import { failed, type Result } from '../../result.ts';
import { attachEInvoice, type PdfProfile } from '../pdf/index.ts';
import { problem } from '../problems.ts';
import { writeCii } from '../syntax/index.ts';
import { eInvoiceOf } from './e-invoice-of.ts';

export interface HybridOptions {
  readonly profile: PdfProfile;
  /** As RFC 3339 writes instants, in UTC; the day of the invoice unless said. */
  readonly modifiedAt?: string | undefined;
}

/**
 * Makes the PDF of an invoice document an e-invoice as well. Reports what `eInvoiceOf` and `attachEInvoice` do, and `E_INVOICE_LETTERHEAD`,
 * since a PDF on a letterhead is no PDF/A.
 */
export function hybridPdf(
  document: InvoiceDocument,
  pdf: Uint8Array,
  { profile, modifiedAt = `${document.invoiceDate}T00:00:00Z` }: HybridOptions,
): Result<Uint8Array> {
  const invoice = eInvoiceOf(document, { profile });
  const problems = invoice.ok ? [] : invoice.problems;
  const letterhead = problem('E_INVOICE_LETTERHEAD', ['letterhead']);
  if (document.letterhead !== undefined) return failed(letterhead, ...problems);
  return invoice.ok ? attachEInvoice(pdf, writeCii(invoice.value), { profile, modifiedAt }) : invoice;
}
