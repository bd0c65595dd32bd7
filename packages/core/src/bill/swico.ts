import { parseCalendarDate } from '../date/calendar-date.ts';
import { leaf } from '../model/leaf.ts';
import { optional, required } from '../model/object.ts';
import type { Draft, Infer, Leaf, NothingLeft } from '../model/shape.ts';
import { within } from '../problem/problem.ts';
import { problem } from '../swiss-qr/billing-information/problems.ts';
import { checkSwicoS1, type SwicoS1 } from '../swiss-qr/billing-information/swico-s1.ts';
import { writeSwicoS1 } from '../swiss-qr/billing-information/swico-s1-text.ts';
import type { Caller } from './caller.ts';
import { entries, fields } from './caller.ts';
import { decimal, text } from './leaves.ts';

const uid = [/^\d{9}$/, 'the nine digits of a UID'] as const;
const century = [/^20/, 'a date from 2000 to 2099: its year has two digits'] as const;
const rate = [/^\d{1,3}(\.\d{1,3})?$/, 'a rate from 0 to 999 with at most three decimals'] as const;
const money = [/^\d{1,9}(\.\d{1,2})?$/, 'an amount with at most two decimals'] as const;
const days = [/^(0|[1-9]\d{0,3})$/, 'from 0 to 9999 days'] as const;
type Form = readonly [pattern: RegExp, words: string];

/** A value of a tag, which must have this form. Reports `SWICO_VALUE`, and what reading it reports. */
/* @__NO_SIDE_EFFECTS__ */
function tagged<T>(of: Leaf<T>, tag: string, [pattern, form]: Form): Leaf<T> {
  return leaf({}, (node, reading) => {
    const given = of.read(node, reading);
    if (given !== undefined && !pattern.test(String(given))) reading.take(problem('SWICO_VALUE', [], { tag, form }));
    return given;
  });
}

/** An empty text is none. */
const filled: Leaf<string> = /* @__PURE__ */ leaf({}, (node, reading) => text.read(node, reading) || undefined);
const day: Leaf<string> = /* @__PURE__ */ leaf({}, (node, reading) => {
  const given = filled.read(node, reading);
  const parsed = given === undefined ? undefined : parseCalendarDate(given);
  return parsed?.ok === false ? reading.take(parsed.problems[0]) : parsed?.value;
});

const swicoVat = /* @__PURE__ */ fields(() => ({
  /** Per cent, 0 to 999.999. */
  taxPercentage: required(tagged(decimal, '32', rate)),
  /** Net amount taxed at this rate, two decimals at most. */
  taxedNetAmount: optional(tagged(decimal, '32', money)),
}));

/** A VAT rate. Source: Swico S1 1.2, tag 32. */
export interface SwicoVat extends Infer<typeof swicoVat> {}

const swicoImportTax = /* @__PURE__ */ fields(() => ({
  /** Per cent, 0 to 999.999. */
  taxPercentage: required(tagged(decimal, '33', rate)),
  /** The tax, two decimals at most. */
  taxAmount: required(tagged(decimal, '33', money)),
}));

/** An import tax. Source: Swico S1 1.2, tag 33. */
export interface SwicoImportTax extends Infer<typeof swicoImportTax> {}

const swicoPaymentCondition = /* @__PURE__ */ fields(() => ({
  /** Per cent, 0 to 999.999; 0 for the ordinary term. */
  cashDiscountPercentage: required(tagged(decimal, '40', rate)),
  /** Days from the invoice date, 0 to 9999. */
  eligiblePaymentPeriodDays: required(tagged(decimal as Leaf<number>, '40', days)),
}));

/** A payment term. Source: Swico S1 1.2, tag 40. */
export interface SwicoPaymentCondition extends Infer<typeof swicoPaymentCondition> {}

export const swicoMembers = () => ({
  /** Number of the invoice (tag 10). */
  invoiceReference: optional(filled),
  /** Date of the invoice, `yyyy-mm-dd` from 2000 to 2099; payment terms count from it (tag 11). */
  invoiceDate: optional(tagged(day, '11', century)),
  /** Reference of the customer (tag 20). */
  customerReference: optional(filled),
  /** The nine digits of the supplier's UID (tag 30). */
  uidNumber: optional(tagged(filled, '30', uid)),
  /** Day of the service, or its first day, `yyyy-mm-dd` (tag 31). */
  vatDateStart: optional(tagged(day, '31', century)),
  /** Last day of the service, `yyyy-mm-dd`; needs a first day (tag 31). */
  vatDateEnd: optional(tagged(day, '31', century)),
  /**
   * VAT rates in per cent, three decimals at most, with their net amounts; one rate for the whole bill needs none. With the
   * taxes they must add up to the amount of the bill (tag 32).
   */
  vatDetails: optional(entries(swicoVat as Leaf<SwicoVat>)),
  /** Import taxes: rate in per cent and tax (tag 33). */
  importTaxes: optional(entries(swicoImportTax as Leaf<SwicoImportTax>)),
  /** Cash discounts and their days; 0 per cent is the payment term (tag 40). */
  paymentConditions: optional(entries(swicoPaymentCondition as Leaf<SwicoPaymentCondition>)),
});

export const swicoModel = /* @__PURE__ */ fields(swicoMembers);

/** The content of Swico S1 billing information. Decimals are numbers or texts. Source: Swico S1 1.2. */
export interface SwicoInformation extends Infer<typeof swicoModel> {}

/** What is written of it, member by member: the compiler refuses one that nobody writes. @proof */
export type Unwritten = NothingLeft<
  | Exclude<keyof SwicoInformation, keyof SwicoS1>
  | Exclude<keyof SwicoS1, keyof SwicoInformation>
  | Exclude<keyof SwicoVat, keyof SwicoS1['vatDetails'][number]>
  | Exclude<keyof SwicoImportTax, keyof SwicoS1['importTaxes'][number]>
  | Exclude<keyof SwicoPaymentCondition, keyof SwicoS1['paymentConditions'][number]>
>;

/**
 * Encodes the content of Swico S1 as text. Reports the problems of `checkSwicoS1`, at the fields of the content, where reading reported
 * none. Source: Swico S1 1.2.
 */
export function swicoTextOf(
  reader: Caller,
  value: Draft<SwicoInformation>,
  amount: string | undefined,
): string | undefined {
  const root = ['billingInformation'];
  if (reader.problems.some(({ path }) => path[0] === root[0])) return undefined;
  const none = { vatDetails: [], importTaxes: [], paymentConditions: [] };
  const swico = { ...none, ...value } as SwicoS1;
  const total = amount !== undefined && money[0].test(amount) ? amount : undefined;
  for (const found of within(root, checkSwicoS1(swico, total))) reader.take(found);
  return writeSwicoS1(swico) || undefined;
}
