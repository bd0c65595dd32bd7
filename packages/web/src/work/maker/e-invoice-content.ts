import type {
  EInvoiceBill,
  EInvoiceDiscount,
  EInvoiceFinding,
  EInvoiceInstalment,
  EInvoiceRuleSet,
  ReceivedProfile,
  Syntax,
  UnreadEntry,
  ViewSection,
} from '@rappen/core/e-invoice';
import type { Problem } from '@rappen/core/problem';
import type { InvoiceDraft } from '@rappen/core/swiss-qr';

/** What an e-invoice says, but for its lines, and what is to be said of it. Texts are empty where it says nothing. */
export interface EInvoiceContent {
  readonly syntax: Syntax;
  readonly profile: ReceivedProfile | undefined;
  /** Whether it came without a PDF. */
  readonly isAlone: boolean;
  readonly isCreditNote: boolean;
  readonly number: string;
  /** `yyyy-mm-dd`. */
  readonly date: string;
  readonly due: string;
  readonly currency: string;
  /** Who is paid. */
  readonly seller: string;
  readonly buyer: string;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  readonly prepaid: string;
  /** What is due. */
  readonly amount: string;
  readonly remittance: string;
  readonly accounts: readonly string[];
  readonly discounts: readonly EInvoiceDiscount[];
  readonly instalments: readonly EInvoiceInstalment[];
  /** Whether the amount is collected by direct debit. */
  readonly isCollected: boolean;
  /** What its terms say of paying it; undefined where nothing is to be transferred. */
  readonly bill: EInvoiceBill | undefined;
  /** Why nothing is to be transferred. */
  readonly notToPay: readonly Problem[];
  /** How it is paid; undefined where nothing is to be transferred. */
  readonly draft: InvoiceDraft | undefined;
  /** The same where it is a valid QR-bill. */
  readonly slipDraft: InvoiceDraft | undefined;
  /** Rules that are broken: errors, warnings and information. */
  readonly findings: readonly EInvoiceFinding[];
  /** The rules that it was checked by. */
  readonly ruleSets: readonly EInvoiceRuleSet[];
  /** What the rules let pass, and why there is nothing to transfer. */
  readonly remarks: readonly Problem[];
  /** Why it is no valid QR-bill, though its account is a Swiss one. */
  readonly slipProblems: readonly Problem[];
}

/** All that stands in an e-invoice, in the language of the reader. */
export interface WholeEInvoice {
  readonly sections: readonly ViewSection[];
  /** Rows that are not among them. */
  readonly left: number;
  readonly attachments: readonly AttachedFile[];
  readonly unread: readonly UnreadEntry[];
  readonly unreadLeft: number;
}

/** A file in an e-invoice. */
export interface AttachedFile {
  readonly name: string;
  readonly description: string;
  /** Whether a browser may show it. */
  readonly isOpenable: boolean;
  /** Undefined where its data cannot be read. */
  readonly file: Blob | undefined;
}
