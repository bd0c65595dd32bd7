import type { Language } from '../payment-part/labels.ts';
import type { QrCurrency } from '../swiss-qr/invoice.ts';

/**
 * The content of a QR-bill. Omit fields that a bill does not have; an empty text is the same as omitting the field,
 * except in `amount`. Lengths are in characters, of the 324 that guidelines 2.3 permit (section 4.1.1).
 *
 * IG = Swiss Implementation Guidelines for the QR-bill 2.3, chapter 4.2.2 (table of data elements) unless another is named.
 */
export interface Bill {
  /** Who is paid. Source: IG, CdtrInf. */
  readonly creditor: Party | CombinedParty;
  /**
   * The IBAN or QR-IBAN that is paid to, of Switzerland or Liechtenstein: 21 characters. Blanks and lower-case letters are
   * allowed. A QR-IBAN (institution 30000 to 31999) needs a QR reference. Source: IG, IBAN; ISO 13616.
   */
  readonly account: string;
  /**
   * What is to be paid, 0.01 to 999999999.99: a number (`1949.75`) or text (`'1949.75'`, `"1'949.75"`), with two decimals at
   * most. Left out: the payer fills it in. An empty text is refused, so that an amount that got lost does not make a bill
   * over any amount. 0 is allowed only with the message that forbids payment. Source: IG, Amt; IG 4.4.
   */
  readonly amount?: number | string | undefined;
  /** `CHF` or `EUR`. Source: IG, Ccy. */
  readonly currency: QrCurrency;
  /** Who pays. If omitted, the payer fills it in. Source: IG, UltmtDbtr. */
  readonly debtor?: Party | CombinedParty | undefined;
  /**
   * What the payment carries back: a QR reference of 27 digits (with a QR-IBAN), a creditor reference `RF…` of 5 to 25
   * characters (with an ordinary IBAN), or nothing. Blanks are allowed, and lower-case letters in a creditor reference. The type
   * (QRR, SCOR, NON) follows from it. Source: IG, RmtInf; IG annex B; ISO 11649.
   */
  readonly reference?: string | undefined;
  /** Free text for the payer, 140 characters together with `billingInformation`. Source: IG, Ustrd. */
  readonly message?: string | undefined;
  /**
   * Coded data for the payer's software: text that begins with `//` and a code of two characters, or the content of
   * Swico S1, which is written as such text. 140 characters together with `message`. Source: IG, StrdBkgInf; Swico S1 1.2.
   */
  readonly billingInformation?: string | SwicoInformation | undefined;
  /** Alternative procedures such as `eBill/B/name@example.com`: at most two of at most 100 characters. Source: IG, AltPmtInf. */
  readonly procedures?: readonly string[] | undefined;
  /** Language of the printed slip; overrides that of the options. It is not part of the code. Source: IG 3.2. */
  readonly language?: Language | undefined;
}

/** A name and a structured address (type S). Source: IG 4.2.2. */
export interface Party {
  /** Name of the person or company, 70 characters at most. Source: IG, Name. */
  readonly name: string;
  /** Street, or post office box, without the building number, 70 characters at most. Source: IG, StrtNmOrAdrLine1. */
  readonly street?: string | undefined;
  /** Building number, 16 characters at most. Source: IG, BldgNbOrAdrLine2. */
  readonly buildingNumber?: string | undefined;
  /** Postal code without a country prefix, 16 characters at most. Source: IG, PstCd. */
  readonly postalCode: string;
  /** Town, 35 characters at most. Source: IG, TwnNm. */
  readonly city: string;
  /** Country: two capital letters as in ISO 3166-1, `CH`. Source: IG, Ctry. */
  readonly country: string;
}

/**
 * A name and an address of two lines (type K), as on older bills. It can always be read, but issued only under the rules
 * of guidelines 2.2 (`profile: '2.2'`). Source: IG 2.2, 4.2.2.
 */
export interface CombinedParty {
  /** Name of the person or company, 70 characters at most. Source: IG, Name. */
  readonly name: string;
  /** Street and number, 70 characters at most. Source: IG 2.2, StrtNmOrAdrLine1. */
  readonly addressLine1?: string | undefined;
  /** Postal code and town, 70 characters at most. Source: IG 2.2, BldgNbOrAdrLine2. */
  readonly addressLine2: string;
  /** Country: two capital letters as in ISO 3166-1, `CH`. Source: IG, Ctry. */
  readonly country: string;
}

/** The content of Swico S1 billing information. Decimals are numbers or texts. Source: Swico S1 1.2. */
export interface SwicoInformation {
  /** Number of the invoice (tag 10). */
  readonly invoiceReference?: string | undefined;
  /** Date of the invoice, `yyyy-mm-dd` from 2000 to 2099; payment terms count from it (tag 11). */
  readonly invoiceDate?: string | undefined;
  /** Reference of the customer (tag 20). */
  readonly customerReference?: string | undefined;
  /** The nine digits of the supplier's UID (tag 30). */
  readonly uidNumber?: string | undefined;
  /** Day of the service, or its first day, `yyyy-mm-dd` (tag 31). */
  readonly vatDateStart?: string | undefined;
  /** Last day of the service, `yyyy-mm-dd`; needs a first day (tag 31). */
  readonly vatDateEnd?: string | undefined;
  /**
   * VAT rates in per cent, three decimals at most, with their net amounts; one rate for the whole bill needs none. With the
   * taxes they must add up to the amount of the bill (tag 32).
   */
  readonly vatDetails?: readonly SwicoVat[] | undefined;
  /** Import taxes: rate in per cent and tax (tag 33). */
  readonly importTaxes?: readonly SwicoImportTax[] | undefined;
  /** Cash discounts and their days; 0 per cent is the payment term (tag 40). */
  readonly paymentConditions?: readonly SwicoPaymentCondition[] | undefined;
}

/** A VAT rate. Source: Swico S1 1.2, tag 32. */
export interface SwicoVat {
  /** Per cent, 0 to 999.999. */
  readonly taxPercentage: number | string;
  /** Net amount taxed at this rate, two decimals at most. */
  readonly taxedNetAmount?: number | string | undefined;
}

/** An import tax. Source: Swico S1 1.2, tag 33. */
export interface SwicoImportTax {
  /** Per cent, 0 to 999.999. */
  readonly taxPercentage: number | string;
  /** The tax, two decimals at most. */
  readonly taxAmount: number | string;
}

/** A payment term. Source: Swico S1 1.2, tag 40. */
export interface SwicoPaymentCondition {
  /** Per cent, 0 to 999.999; 0 for the ordinary term. */
  readonly cashDiscountPercentage: number | string;
  /** Days from the invoice date, 0 to 9999. */
  readonly eligiblePaymentPeriodDays: number;
}
