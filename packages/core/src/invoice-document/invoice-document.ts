import type { CalendarDate } from '../date/index.ts';
import type { Amount } from '../money/index.ts';
import type { Language } from '../payment-part/index.ts';
import type { QrCurrency, QrInvoice } from '../swiss-qr/index.ts';
import type { Uid } from '../uid/index.ts';
import type { Gtin } from './gtin.ts';

/**
 * A complete invoice with its totals. Only `parseInvoiceDocument` creates one. Texts have only characters that the font of
 * the documents can print, and `\n` where they may have several lines. Numbers are decimal texts; amounts have two decimals
 * and may have a sign.
 */
export interface InvoiceDocument {
  readonly language: Language;
  /** Absent: the word for an invoice in the language of the document. */
  readonly title: string | undefined;
  readonly sender: Sender;
  readonly recipient: Recipient;
  readonly contactPerson: ContactPerson | undefined;
  readonly customerNr: string | undefined;
  readonly customerReference: string | undefined;
  readonly invoiceNr: string;
  readonly invoiceDate: CalendarDate;
  /** When the goods or services were delivered: one day, or the first and the last. */
  readonly servicePeriod: { readonly from: CalendarDate; readonly to: CalendarDate | undefined } | undefined;
  readonly terms: PaymentTerms;
  readonly currency: QrCurrency;
  readonly introduction: string | undefined;
  readonly closing: string | undefined;
  readonly positions: readonly Position[];
  /** Discounts first, then surcharges. */
  readonly adjustments: readonly Adjustment[];
  readonly pricesIncludeVat: boolean;
  readonly totals: Totals;
  /** Name of the resource used as letterhead (its first page). */
  readonly letterhead: string | undefined;
  /** The payment part, for the amount due. */
  readonly payment: QrInvoice | undefined;
}

export interface Sender {
  /** Absent: the first address line is the name. */
  readonly name: string | undefined;
  readonly addressLines: readonly string[];
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly website: string | undefined;
  readonly uid: Uid | undefined;
  /** Name of the resource with the logo. */
  readonly logo: string | undefined;
}

export interface Recipient {
  readonly addressLines: readonly string[];
}

export interface ContactPerson {
  readonly name: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

export interface PaymentTerms {
  readonly dueDate: CalendarDate | undefined;
  /** Days from the date of the invoice to the due date. */
  readonly days: number | undefined;
  /** In order of their days. */
  readonly cashDiscounts: readonly CashDiscount[];
}

/** A discount for paying early. */
export interface CashDiscount {
  readonly percent: string;
  readonly days: number;
  /** Last day of the discount. */
  readonly date: CalendarDate;
  /** Amount due with the discount. */
  readonly amount: string;
}

export type Position = ItemPosition | TextPosition | SubtotalPosition;

export interface ItemPosition {
  readonly kind: 'item';
  /** Counted from 1, items only. */
  readonly nr: number;
  readonly articleNr: string | undefined;
  readonly gtin: Gtin | undefined;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string | undefined;
  readonly unitPrice: string;
  readonly discount: Reduction | undefined;
  /** Per cent; absent: outside VAT. */
  readonly vatRate: string | undefined;
  readonly amount: string;
}

/** A line of text between items. */
export interface TextPosition {
  readonly kind: 'text';
  readonly description: string;
}

/** The sum of the items since the last subtotal. */
export interface SubtotalPosition {
  readonly kind: 'subtotal';
  readonly description: string | undefined;
  readonly amount: string;
}

export type Reduction = { readonly percent: string } | { readonly amount: string };

/** A discount or a surcharge on the whole. */
export interface Adjustment {
  readonly kind: 'discount' | 'surcharge';
  readonly description: string | undefined;
  readonly percent: string | undefined;
  /** The rate it belongs to; absent: split among all rates in proportion to their positions. */
  readonly vatRate: string | undefined;
  /** Negative for a discount. */
  readonly amount: string;
}

export interface Totals {
  /** Sum of the items. */
  readonly positions: string;
  /** Sum of items and adjustments: without VAT, or with VAT when prices include it. */
  readonly adjusted: string;
  /** From the highest rate to the lowest; what is outside VAT comes last. */
  readonly vatGroups: readonly VatGroup[];
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  /** What rounding to 0.05 adds or takes away. */
  readonly rounding: string;
  readonly total: Amount;
  readonly prepaid: Amount;
  /** Amount due: the amount of the payment part. */
  readonly due: Amount;
}

/** Everything of one VAT rate. */
export interface VatGroup {
  /** Absent: outside VAT. */
  readonly rate: string | undefined;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
}
