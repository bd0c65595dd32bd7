import type { CalendarDate } from '../date/index.ts';
import { compareDecimals } from '../money/index.ts';
import { checkSwicoS1, normalizeBillText, type SwicoS1, writeSwicoS1 } from '../swiss-qr/index.ts';
import { type CharacterSet, isPermitted } from '../text/index.ts';
import type { Uid } from '../uid/index.ts';
import type { PaymentTerms, VatGroup } from './invoice-document.ts';

/** What billing information is made of. */
export interface SwicoIngredients {
  readonly invoiceNr: string;
  readonly invoiceDate: CalendarDate;
  readonly customerReference: string | undefined;
  readonly uid: Uid | undefined;
  readonly servicePeriod: { readonly from: CalendarDate; readonly to: CalendarDate | undefined } | undefined;
  readonly vatGroups: readonly Omit<VatGroup, 'category' | 'exemption'>[];
  readonly terms: Pick<PaymentTerms, 'days' | 'cashDiscounts'>;
  /** Amount of the payment part. */
  readonly due: string;
}

export interface SwicoText {
  /** Absent: nothing is left to say. */
  readonly text: string | undefined;
  /** Numbers of the tags that had to be left out, ascending. */
  readonly omitted: readonly string[];
}

const tags = {
  invoiceReference: '10',
  invoiceDate: '11',
  customerReference: '20',
  uidNumber: '30',
  vatDateStart: '31',
  vatDetails: '32',
  paymentConditions: '40',
} as const;

/** What is left out first when the text has no room: the least useful for booking before the most useful. */
const droppingOrder = [
  'customerReference',
  'vatDateStart',
  'paymentConditions',
  'vatDetails',
  'invoiceDate',
  'uidNumber',
  'invoiceReference',
] as const satisfies readonly (keyof typeof tags)[];

/**
 * The billing information of an invoice by the Swico syntax S1 1.2, in at most `lengthMax` characters. Tags are left out that
 * would be wrong: dates outside this century (the year has two digits; with the date go the conditions that count from
 * it), numbers with characters that a bill may not contain, VAT that does not add up to the amount (after a prepayment, say).
 * Then, while the text is too long: 20, 31, 40, 32, 11, 30, 10.
 */
export function swicoTextOf(ingredients: SwicoIngredients, lengthMax: number, characters: CharacterSet): SwicoText {
  const whole = wholeSwico(ingredients);
  const omitted = new Set<keyof typeof tags>();
  let value = whole;
  const drop = (field: keyof typeof tags): void => {
    if (!isFilled(value, field)) return;
    value = without(value, field);
    omitted.add(field);
  };
  for (const field of ['invoiceReference', 'customerReference'] as const) {
    const plain = normalizeBillText(value[field] ?? '', characters).text;
    if (isPermitted(plain, characters)) value = { ...value, [field]: plain };
    else drop(field);
  }
  if (!isOfCentury(value.invoiceDate)) {
    drop('invoiceDate');
    drop('paymentConditions');
  }
  if (!isOfCentury(value.vatDateStart) || !isOfCentury(value.vatDateEnd)) drop('vatDateStart');
  if (!addsUp(value, ingredients.due)) drop('vatDetails');
  for (const field of droppingOrder) {
    if (writeSwicoS1(value).length <= lengthMax) break;
    drop(field);
    if (field === 'invoiceDate') drop('paymentConditions');
  }
  const text = writeSwicoS1(value);
  return { text: text === '' ? undefined : text, omitted: [...omitted].map((field) => tags[field]).sort() };
}

function wholeSwico(ingredients: SwicoIngredients): SwicoS1 {
  const { invoiceNr, invoiceDate, customerReference, uid, servicePeriod, terms } = ingredients;
  const { days, cashDiscounts } = terms;
  return {
    invoiceReference: invoiceNr,
    invoiceDate,
    customerReference,
    uidNumber: uid?.slice(3),
    vatDateStart: servicePeriod?.from,
    vatDateEnd: servicePeriod?.to,
    vatDetails: vatDetailsOf(ingredients.vatGroups),
    importTaxes: [],
    paymentConditions: [
      ...cashDiscounts.map((discount) => ({
        cashDiscountPercentage: discount.percent,
        eligiblePaymentPeriodDays: discount.days,
      })),
      ...(days === undefined ? [] : [{ cashDiscountPercentage: '0', eligiblePaymentPeriodDays: days }]),
    ],
  };
}

/** One rate stands alone for the whole bill; several stand with their net amounts, what is outside VAT at 0 per cent. */
function vatDetailsOf(groups: SwicoIngredients['vatGroups']): SwicoS1['vatDetails'] {
  const [first, second] = groups;
  if (first?.rate === undefined) return [];
  if (second === undefined) return [{ taxPercentage: first.rate }];
  return groups.map(({ rate = '0', net }) => ({ taxPercentage: rate, taxedNetAmount: net }));
}

function addsUp(value: SwicoS1, due: string): boolean {
  const isPositive = value.vatDetails.every(({ taxedNetAmount = '0' }) => compareDecimals(taxedNetAmount, '0') >= 0);
  return isPositive && checkSwicoS1({ ...value, vatDateEnd: undefined }, due).length === 0;
}

function isOfCentury(date: CalendarDate | undefined): boolean {
  return date === undefined || date.startsWith('20');
}

function isFilled(value: SwicoS1, field: keyof typeof tags): boolean {
  const content = value[field];
  return content !== undefined && content.length > 0;
}

function without(value: SwicoS1, field: keyof typeof tags): SwicoS1 {
  if (field === 'vatDetails' || field === 'paymentConditions') return { ...value, [field]: [] };
  return { ...value, [field]: undefined, ...(field === 'vatDateStart' && { vatDateEnd: undefined }) };
}
