import {
  type EInvoice,
  type EInvoiceProfile,
  eInvoiceAttachment,
  eInvoiceOf,
  writtenEInvoiceOf,
} from '@rappen/core/e-invoice';
import type { InvoiceDocument } from '@rappen/core/invoice-document';
import type { PdfOptions } from '@rappen/core/render/pdf';
import { ok, type Result } from '@rappen/core/result';
import type { EInvoiceKind, EInvoiceRules } from './e-invoice.ts';

const profiles = {
  facturx: 'en16931',
  xrechnung: 'xrechnung',
  peppol: 'peppol',
} as const satisfies Record<EInvoiceKind, EInvoiceProfile>;

/** A document as the e-invoice that it is sent as. Reports what `eInvoiceOf` does. */
export function eInvoiceOfKind(document: InvoiceDocument, kind: EInvoiceKind): Result<EInvoice> {
  return eInvoiceOf(document, { profile: profiles[kind] });
}

/** The data of a document as the file in its PDF: none for Peppol, which sends them alone. Reports what `eInvoiceAttachment` does. */
export function attachmentOfKind(
  document: InvoiceDocument,
  kind: EInvoiceKind | undefined,
): Result<PdfOptions['attachment']> {
  if (kind === undefined || kind === 'peppol') return ok(undefined);
  return eInvoiceAttachment(document, { profile: profiles[kind] });
}

/** Every rule that the document does not keep as an e-invoice, with paths in its JSON model: errors, and what is but a notice. */
export const eInvoiceRules: EInvoiceRules = (document, kind) => {
  const made = writtenEInvoiceOf(document, { profile: profiles[kind] });
  return made.ok ? { problems: [], notices: made.value.notices } : { problems: made.problems, notices: [] };
};
