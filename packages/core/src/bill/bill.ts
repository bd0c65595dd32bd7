import { normalizeIban } from '../iban/iban.ts';
import { leaf } from '../model/leaf.ts';
import { expected, optional, required } from '../model/object.ts';
import type { Leaf } from '../model/shape.ts';
import { problem } from '../money/problems.ts';
import { languages } from '../payment-part/labels.ts';
import type { QrCurrency } from '../swiss-qr/invoice.ts';
import { entries, type FieldsOf, fields } from './caller.ts';
import { decimal, oneOf, text } from './leaves.ts';
import type { SwicoInformation } from './swico.ts';
import { swicoModel } from './swico.ts';

export const partyMembers = () => ({
  /** Name of the person or company, 70 characters at most. Source: IG, Name. */
  name: expected(text),
  /** Street, or post office box, without the building number, 70 characters at most. Source: IG, StrtNmOrAdrLine1. */
  street: optional(text),
  /** Building number, 16 characters at most. Source: IG, BldgNbOrAdrLine2. */
  buildingNumber: optional(text),
  /** Postal code without a country prefix, 16 characters at most. Source: IG, PstCd. */
  postalCode: expected(text),
  /** Town, 35 characters at most. Source: IG, TwnNm. */
  city: expected(text),
  /** Country: two capital letters as in ISO 3166-1, `CH`. Source: IG, Ctry. */
  country: expected(text),
});

/** A name and a structured address (type S). Source: IG 4.2.2. */
export interface Party extends FieldsOf<typeof partyMembers> {}

const combinedMembers = () => ({
  /** Name of the person or company, 70 characters at most. Source: IG, Name. */
  name: expected(text),
  /** Street and number, 70 characters at most. Source: IG 2.2, StrtNmOrAdrLine1. */
  addressLine1: optional(text),
  /** Postal code and town, 70 characters at most. Source: IG 2.2, BldgNbOrAdrLine2. */
  addressLine2: expected(text),
  /** Country: two capital letters as in ISO 3166-1, `CH`. Source: IG, Ctry. */
  country: expected(text),
});

/**
 * A name and an address of two lines (type K), as on older bills. It can always be read, but issued only under the rules
 * of guidelines 2.2 (`profile: '2.2'`). Source: IG 2.2, 4.2.2.
 */
export interface CombinedParty extends FieldsOf<typeof combinedMembers> {}

/** Either of the two: which one follows from what is given. */
export const partyModel = /* @__PURE__ */ fields(() => ({
  ...partyMembers(),
  ...combinedMembers(),
})) as Leaf<unknown> as Leaf<Party | CombinedParty>;

const account: Leaf<string> = /* @__PURE__ */ leaf({}, (node, reading) => {
  const given = text.read(node, reading);
  return given === undefined ? undefined : normalizeIban(given);
});

const reference: Leaf<string> = /* @__PURE__ */ leaf({}, (node, reading) =>
  text.read(node, reading)?.replace(/\s+/g, ''),
);

/** Thousands as people type them: apostrophes or spaces between groups of three. */
const grouped = /^\d{1,3}(?:['’ \u00a0\u2009\u202f]\d{3})+(?:\.\d+)?$/;

const amount: Leaf<number | string> = /* @__PURE__ */ leaf({}, (node, reading) => {
  const given = decimal.read(node, reading) as string | undefined;
  if (given === '') reading.take(problem('AMOUNT_FORMAT', []));
  return given !== undefined && grouped.test(given) ? given.replace(/['’\s]/g, '') : given;
});

/** The rules say which. */
const currency = text as Leaf<QrCurrency>;

const billingInformation: Leaf<SwicoInformation | string> = /* @__PURE__ */ leaf({}, (node, reading) =>
  (typeof node === 'object' && node !== null ? swicoModel : text).read(node, reading),
);

/** In the order of their problems. */
export const billMembers = () => ({
  /** Who is paid. Source: IG, CdtrInf. */
  creditor: required(partyModel),
  /**
   * The IBAN or QR-IBAN that is paid to, of Switzerland or Liechtenstein: 21 characters. Blanks and lower-case letters are
   * allowed. A QR-IBAN (institution 30000 to 31999) needs a QR reference. Source: IG, IBAN; ISO 13616.
   */
  account: expected(account),
  /**
   * What is to be paid, 0.01 to 999999999.99: a number (`1949.75`) or text (`'1949.75'`, `"1'949.75"`), with two decimals at
   * most. Left out: the payer fills it in. An empty text is refused, so that an amount that got lost does not make a bill
   * over any amount. 0 is allowed only with the message that forbids payment. Source: IG, Amt; IG 4.4.
   */
  amount: optional(amount),
  /** `CHF` or `EUR`. Source: IG, Ccy. */
  currency: expected(currency),
  /** Who pays. If omitted, the payer fills it in. Source: IG, UltmtDbtr. */
  debtor: optional(partyModel),
  /**
   * What the payment carries back: a QR reference of 27 digits (with a QR-IBAN), a creditor reference `RF…` of 5 to 25
   * characters (with an ordinary IBAN), or nothing. Blanks are allowed, and lower-case letters in a creditor reference. The type
   * (QRR, SCOR, NON) follows from it. Source: IG, RmtInf; IG annex B; ISO 11649.
   */
  reference: optional(reference),
  /** Free text for the payer, 140 characters together with `billingInformation`. Source: IG, Ustrd. */
  message: optional(text),
  /**
   * Coded data for the payer's software: text that begins with `//` and a code of two characters, or the content of
   * Swico S1, which is written as such text. 140 characters together with `message`. Source: IG, StrdBkgInf; Swico S1 1.2.
   */
  billingInformation: optional(billingInformation),
  /** Alternative procedures such as `eBill/B/name@example.com`: at most two of at most 100 characters. Source: IG, AltPmtInf. */
  procedures: optional(entries(text)),
  /** Language of the printed slip; overrides that of the options. It is not part of the code. Source: IG 3.2. */
  language: optional(oneOf(languages)),
});

/**
 * The content of a QR-bill. Omit fields that a bill does not have; an empty text is the same as omitting the field,
 * except in `amount`. Lengths are in characters, of the 324 that guidelines 2.3 permit (section 4.1.1).
 *
 * IG = Swiss Implementation Guidelines for the QR-bill 2.3, chapter 4.2.2 (table of data elements) unless another is named.
 */
export interface Bill extends FieldsOf<typeof billMembers> {}

export const billModel = /* @__PURE__ */ fields(billMembers);
