import type { PreparedAttachment } from '@rappen/pdf/attachments';
import type { InvoiceDocument } from '../../invoice-document/index.ts';
import { failed, type Result } from '../../result.ts';
import { type PdfProfile, prepareEInvoice } from '../pdf/index.ts';
import { problem } from '../problems.ts';
import { writeCiiBytes } from '../syntax/index.ts';
import { eInvoiceOf } from './e-invoice-of.ts';

export interface EInvoiceAttachmentOptions {
  readonly profile: PdfProfile;
  /** As RFC 3339 writes instants, in UTC; the day of the invoice unless said. */
  readonly modifiedAt?: string | undefined;
}

/**
 * The data of an invoice document as the attachment that `renderPdf` writes into its PDF, which makes it an e-invoice as well. Reports
 * what `eInvoiceOf` and `prepareEInvoice` do, and `E_INVOICE_LETTERHEAD`, since a PDF on a letterhead is no PDF/A.
 */
export function eInvoiceAttachment(
  document: InvoiceDocument,
  { profile, modifiedAt = `${document.invoiceDate}T00:00:00Z` }: EInvoiceAttachmentOptions,
): Result<PreparedAttachment> {
  const invoice = eInvoiceOf(document, { profile });
  const problems = invoice.ok ? [] : invoice.problems;
  const letterhead = problem('E_INVOICE_LETTERHEAD', ['letterhead']);
  if (document.letterhead !== undefined) return failed(letterhead, ...problems);
  return invoice.ok ? prepareEInvoice(writeCiiBytes(invoice.value), { profile, modifiedAt }) : invoice;
}
