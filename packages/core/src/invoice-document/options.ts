import type { Language } from '../payment-part/index.ts';
import type { RuleProfile } from '../swiss-qr/index.ts';

/** Options for parsing an invoice document. */
export interface InvoiceDocumentOptions {
  /** The rules for the payment part. */
  readonly profile: RuleProfile;
  /** Overrides the language of the document. */
  readonly language?: Language | undefined;
  /** For a document without a language; default German. */
  readonly languageDefault?: Language | undefined;
  /** Of a document that somebody else made, for looking at it: what their numbers and rates are is not judged. Default false. */
  readonly isReceived?: boolean | undefined;
  /** Replaces characters that a bill may not contain in the fields of the payment part (see `parseQrInvoice`). */
  readonly normalize?: boolean | undefined;
}
