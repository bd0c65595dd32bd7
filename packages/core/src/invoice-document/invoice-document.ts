import type { CalendarDate } from '../date/index.ts';
import type { RegisteredIban } from '../iban/index.ts';
import type { Amount } from '../money/index.ts';
import type { Language } from '../payment-part/index.ts';
import type { QrInvoice } from '../swiss-qr/index.ts';
import type { Uid } from '../uid/index.ts';
import type { Gtin } from './gtin.ts';

/**
 * A complete invoice with its totals. Only `parseInvoiceDocument` creates one. Texts have only characters that the font of
 * the documents can print, and `\n` where they may have several lines. Numbers are decimal texts; amounts have two decimals
 * and may have a sign.
 */
export interface InvoiceDocument {
  readonly language: Language;
  readonly kind: DocumentKind;
  /** The invoice that is credited, corrected or settled. */
  readonly precedingInvoice: PrecedingInvoice | undefined;
  /** Absent: the word for this kind of document in its language. */
  readonly title: string | undefined;
  readonly sender: Sender;
  readonly recipient: Recipient;
  readonly contactPerson: ContactPerson | undefined;
  readonly customerNr: string | undefined;
  readonly customerReference: string | undefined;
  readonly orderNr: string | undefined;
  readonly contractNr: string | undefined;
  readonly projectNr: string | undefined;
  readonly deliveryAddress: PartyAddress | undefined;
  readonly invoiceNr: string;
  readonly invoiceDate: CalendarDate;
  /** When the goods or services were delivered: one day, or the first and the last. */
  readonly servicePeriod: { readonly from: CalendarDate; readonly to: CalendarDate | undefined } | undefined;
  readonly terms: PaymentTerms;
  /** ISO 4217. */
  readonly currency: string;
  /** The VAT once more, in another currency. */
  readonly vatCurrency: VatCurrency | undefined;
  readonly introduction: string | undefined;
  readonly closing: string | undefined;
  readonly notes: readonly DocumentNote[];
  readonly positions: readonly Position[];
  /** Discounts first, then surcharges. */
  readonly adjustments: readonly Adjustment[];
  readonly pricesIncludeVat: boolean;
  readonly totals: Totals;
  /** Name of the resource used as letterhead (its first page). */
  readonly letterhead: string | undefined;
  /** Where it is paid in place of a payment part; of a credit note where it is refunded. */
  readonly bankAccount: BankAccount | undefined;
  readonly attachments: readonly DocumentAttachment[];
  /** The payment part, for the amount due. */
  readonly payment: QrInvoice | undefined;
}

/** What comes before an invoice, or goes with the goods: nothing is to be paid by it. */
export const unbilledKinds = ['offer', 'orderConfirmation', 'deliveryNote'] as const;
export type UnbilledKind = (typeof unbilledKinds)[number];

/** What a document is. A credit note owes its amounts to the recipient; a final invoice deducts the deposits. */
export const documentKinds = [
  'invoice',
  'creditNote',
  'correction',
  'prepayment',
  'partial',
  'selfBilled',
  'final',
  ...unbilledKinds,
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Whether nothing is to be paid by a document of this kind: an offer, an order confirmation or a delivery note. */
export function isUnbilled(kind: DocumentKind): kind is UnbilledKind {
  return unbilledKinds.some((one) => one === kind);
}

export interface PrecedingInvoice {
  readonly nr: string;
  readonly date: CalendarDate | undefined;
}

/** A second currency for the VAT, at a rate from the currency of the invoice. */
export interface VatCurrency {
  readonly currency: string;
  readonly exchangeRate: string;
  readonly amount: string;
}

/** A text with a code of UNTDID 4451. */
interface DocumentNote {
  readonly subject: string;
  readonly text: string;
}

export interface BankAccount {
  readonly iban: RegisteredIban;
  readonly bic: string | undefined;
  readonly holder: string | undefined;
  readonly reference: string | undefined;
}

/** What files may be. Source: EN 16931-1, BT-125. */
export const attachmentTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
] as const;

export interface DocumentAttachment {
  readonly nr: string;
  readonly description: string | undefined;
  readonly name: string;
  readonly mediaType: (typeof attachmentTypes)[number];
  /** Base64. */
  readonly content: string;
}

/** A number in a register of companies, and the list that it is from (ISO 6523). */
export interface Registration {
  readonly scheme: string;
  readonly id: string;
}

/** An address in its parts, beside the lines that are printed. */
export interface PartyAddress {
  /** Default: the first printed line. */
  readonly name: string | undefined;
  readonly street: string | undefined;
  readonly buildingNumber: string | undefined;
  readonly additionalLine: string | undefined;
  readonly postalCode: string;
  readonly city: string;
  readonly countryCode: string;
}

/** Where a party receives electronic documents, and the list that the scheme is in (EAS). */
export interface ElectronicAddress {
  readonly scheme: string;
  readonly id: string;
}

/** How VAT is charged (UNTDID 5305): S at a rate, Z at zero, E exempt, AE by the recipient, G export, O outside VAT. */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'G', 'O'] as const;
export type VatCategory = (typeof vatCategories)[number];

/** Why no VAT is charged; the code is one of the VATEX list. */
export interface VatExemption {
  readonly reason: string | undefined;
  readonly code: string | undefined;
}

export interface Sender {
  /** Default: the first address line. */
  readonly name: string | undefined;
  readonly addressLines: readonly string[];
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly website: string | undefined;
  readonly uid: Uid | undefined;
  /** Of another country, whose VAT is charged; with its country prefix. */
  readonly vatNumber: string | undefined;
  /** Of another country, for taxes. */
  readonly taxNumber: string | undefined;
  readonly registration: Registration | undefined;
  /** Whether the UID is that of a VAT number as well. */
  readonly isVatRegistered: boolean;
  readonly address: PartyAddress | undefined;
  readonly electronicAddress: ElectronicAddress | undefined;
  /** Name of the resource with the logo. */
  readonly logo: string | undefined;
}

export interface Recipient {
  readonly addressLines: readonly string[];
  readonly address: PartyAddress | undefined;
  readonly uid: Uid | undefined;
  /** With its country prefix. */
  readonly vatNumber: string | undefined;
  readonly registration: Registration | undefined;
  readonly electronicAddress: ElectronicAddress | undefined;
}

export interface ContactPerson {
  readonly name: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

export interface PaymentTerms {
  /** Of an offer: the last day on which it can be accepted. */
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
  /** Code of the unit (UNECE Recommendations 20 and 21). */
  readonly unitCode: string | undefined;
  readonly unitPrice: string;
  /** How many units the price is for; absent: one. */
  readonly priceQuantity: string | undefined;
  readonly discount: Reduction | undefined;
  /** Per cent; absent: outside VAT. */
  readonly vatRate: string | undefined;
  readonly vatCategory: VatCategory;
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
  /** The reason as a code: UNTDID 5189 of a discount, 7161 of a surcharge. */
  readonly reasonCode: string | undefined;
  /** Negative for a discount. */
  readonly amount: string;
  /** What of it belongs to which VAT, in the order of the groups; shares of nothing are left out. */
  readonly shares: readonly AdjustmentShare[];
}

export interface AdjustmentShare {
  readonly category: VatCategory;
  readonly vatRate: string | undefined;
  /** Negative for a discount. */
  readonly amount: string;
  /** Sum of the items of this VAT. */
  readonly basis: string;
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

/** Everything of one VAT category and rate. */
export interface VatGroup {
  readonly category: VatCategory;
  /** Absent: outside VAT. */
  readonly rate: string | undefined;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  /** Why no VAT is charged, where that is said. */
  readonly exemption: VatExemption | undefined;
}
