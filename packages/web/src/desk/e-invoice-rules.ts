import { type EInvoice, type EInvoiceProfile, eInvoiceOf } from '@rappen/core/e-invoice';
import type { InvoiceDocument } from '@rappen/core/invoice-document';
import type { Result } from '@rappen/core/result';
import type { EInvoiceKind, EInvoiceRules } from './e-invoice.ts';

const profiles: Readonly<Record<EInvoiceKind, EInvoiceProfile>> = {
  facturx: 'en16931',
  xrechnung: 'xrechnung',
  peppol: 'peppol',
};

/** A document as the e-invoice that it is sent as. Reports what `eInvoiceOf` does. */
export function eInvoiceOfKind(document: InvoiceDocument, kind: EInvoiceKind): Result<EInvoice> {
  return eInvoiceOf(document, { profile: profiles[kind] });
}

/** Every rule that the document does not keep as an e-invoice, with paths in its JSON model. */
export const eInvoiceRules: EInvoiceRules = (document, kind) => {
  const made = eInvoiceOfKind(document, kind);
  return made.ok ? [] : made.problems;
};
