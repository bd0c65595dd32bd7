import type { Problem } from '../../problem/problem.ts';
import type { XmlElement } from '../../xml/index.ts';
import type { EInvoiceFinding } from '../rules/index.ts';
import type { EInvoice, ReceivedProfile } from '../semantic/index.ts';
import type { EInvoiceSource, Syntax } from '../syntax/index.ts';

/** An e-invoice as it was received: nothing of it is repaired. */
export interface ReceivedEInvoice {
  readonly syntax: Syntax;
  /** By its specification (BT-24); undefined for one that is not known. */
  readonly profile: ReceivedProfile | undefined;
  readonly invoice: EInvoice;
  /** The file that it was in a PDF, and how the PDF calls it. */
  readonly file:
    | { readonly name: string; readonly relationship: string | undefined; readonly level: string | undefined }
    | undefined;
  /** The XML that it was read from, for the rules; undefined for ZUGFeRD 1.0, which is checked as CII says the same today. */
  readonly source: EInvoiceSource | undefined;
  /** The root of its XML. */
  readonly root: XmlElement;
  /** The XML as it was received. */
  readonly xml: Uint8Array | string;
  /** What breaks the schema, and values in another form than the syntax has for them; `checkEInvoice` counts them as findings. */
  readonly deviations: readonly EInvoiceFinding[];
  /** Points that break no rule, but that a person should see. */
  readonly remarks: readonly Problem[];
  /** Paths of what was not understood. */
  readonly unread: readonly string[];
  /** Total number; if there are very many, only the first are listed. */
  readonly unreadCount: number;
}
