import type { Language } from '../payment-part/index.ts';
import type { RuleProfile } from '../swiss-qr/index.ts';

/** How a JSON model becomes an invoice document. */
export interface InvoiceDocumentOptions {
  /** The rules for the payment part. */
  readonly profile: RuleProfile;
  /** Wins over the language that the document names. */
  readonly language?: Language | undefined;
  /** For a document that names none; German when absent. */
  readonly languageDefault?: Language | undefined;
  /** Replaces characters that a bill cannot carry in the fields of the payment part (see `parseQrInvoice`). */
  readonly normalize?: boolean | undefined;
}
