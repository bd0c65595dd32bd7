import { addDays, parseCalendarDate } from '../../date/calendar-date.ts';
import { decimalTextOf, ExactNumber, type JsonValue } from '../../json/write.ts';
import {
  anyNumber,
  anyText,
  constant,
  type Infer,
  list,
  object,
  optional,
  required,
  union,
  wholeNumber,
} from '../../model/index.ts';
import { amountBounds } from '../../money/amount.ts';
import { sumOf } from '../../money/decimal-text.ts';
import { type Problem, within } from '../../problem/problem.ts';
import { sentenceFrom } from '../../problem/sentence.ts';
import { type Result, resultOf } from '../../result.ts';
import { characterSets } from '../character-sets.ts';
import { forbiddenProblem } from '../forbidden-characters.ts';
import type { BillingInformation } from './billing-information.ts';
import { swicoLimits } from './limits.ts';
import { billingInformationProblems, problem, swicoReadingProblems } from './problems.ts';
import { checkSwicoS1, defaultPaymentPeriodDays, type SwicoS1 } from './swico-s1.ts';

const percentage = anyNumber({
  minimum: 0,
  maximum: swicoLimits.percentageMax,
  description: 'Per cent',
  examples: [8.1],
});
const amount = anyNumber({ minimum: 0, maximum: Number(amountBounds.max) });
const days = wholeNumber({ minimum: 0, maximum: swicoLimits.daysMax });
const day = anyText({ format: 'date' });

const swicoS1Members = {
  billInformationType: required(constant('SwicoS1v12')),
  invoiceReference: optional(anyText(), 'Invoice number (tag 10)'),
  invoiceDate: optional(day, 'Date of the invoice (tag 11)'),
  customerReference: optional(anyText(), 'Reference of the customer (tag 20)'),
  uidNumber: optional(anyText({ pattern: '^\\d{9}$' }), 'Nine digits of the UID (tag 30)'),
  vatDateStart: optional(day, 'First day of service (tag 31)'),
  vatDateEnd: optional(day, 'Last day of service (tag 31)'),
  vatDetails: optional(
    list(object({ taxPercentage: required(percentage), taxedNetAmount: optional(amount) })),
    'VAT rates with net amounts (tag 32)',
  ),
  importTaxes: optional(
    list(object({ taxPercentage: required(percentage), taxAmount: required(amount) })),
    'Taxes on import (tag 33)',
  ),
  paymentConditions: optional(
    list(object({ cashDiscountPercentage: required(percentage), eligiblePaymentPeriodDays: required(days) })),
    'Discounts and their days (tag 40); 0 per cent is the payment term',
  ),
  defaultPaymentPeriodDays: optional(days, 'Only in answers: payment term in days', { readOnly: true }),
  defaultPaymentPeriod: optional(day, 'Only in answers: due date', { readOnly: true }),
  unreadTags: optional(
    list(object({ tag: required(anyText()), message: required(anyText()), code: required(anyText()) })),
    'Only in answers: tags that could not be read, and why',
    { readOnly: true },
  ),
};

const sentences = { ...billingInformationProblems, ...swicoReadingProblems };

/** Billing information by the Swico syntax S1, as an object of the wire. */
export const swicoS1Model = object(swicoS1Members, {
  name: 'SwicoS1v12',
  description: 'Bill information by the Swico syntax S1, version 1.2',
});

const rawBillInformationModel = object(
  { billInformationType: required(constant('RawBillInformation')), rawBillInformation: required(anyText()) },
  { name: 'RawBillInformation', description: 'Bill information of any other syntax' },
);

export const billInformationObjectModel = union(
  'billInformationType',
  { SwicoS1v12: swicoS1Model, RawBillInformation: rawBillInformationModel },
  'BillInformationObject',
);

export type SwicoS1Json = Infer<typeof swicoS1Model>;

/**
 * A Swico S1 object of the wire, validated by every rule. Paths are its own. Reports dates, numbers, texts with characters that a
 * bill cannot carry (`TEXT_CHARACTER_NOT_ALLOWED`) and the rules of `checkSwicoS1`.
 */
export function swicoS1Of(wire: SwicoS1Json, amount?: string): Result<SwicoS1> {
  const problems: Problem[] = [];
  const date = (field: 'invoiceDate' | 'vatDateStart' | 'vatDateEnd') => {
    const text = wire[field];
    if (text == null) return undefined;
    const parsed = parseCalendarDate(text);
    if (!parsed.ok) problems.push(...within([field], parsed.problems));
    else if (!parsed.value.startsWith('20')) {
      const tag = field === 'invoiceDate' ? '11' : '31';
      problems.push(
        problem('SWICO_VALUE', [field], { tag, form: 'a date from 2000 to 2099: its year has two digits' }),
      );
    } else return parsed.value;
    return undefined;
  };
  const decimal = (value: number, path: (string | number)[], form: string, pattern: RegExp): string => {
    const text = decimalTextOf(value);
    if (!pattern.test(text))
      problems.push(
        problem('SWICO_VALUE', path, {
          tag: path[0] === 'vatDetails' ? '32' : path[0] === 'importTaxes' ? '33' : '40',
          form,
        }),
      );
    return text;
  };
  const rate = (value: number, path: (string | number)[]) =>
    decimal(value, path, 'a rate from 0 to 999 with at most three decimals', /^\d{1,3}(?:\.\d{1,3})?$/);
  const money = (value: number, path: (string | number)[]) =>
    decimal(value, path, 'an amount with at most two decimals', /^\d{1,9}(?:\.\d{1,2})?$/);
  const uidNumber = wire.uidNumber ?? undefined;
  if (uidNumber !== undefined && !/^\d{9}$/.test(uidNumber)) {
    problems.push(problem('SWICO_VALUE', ['uidNumber'], { tag: '30', form: 'the nine digits of a UID' }));
  }
  const text = (field: 'invoiceReference' | 'customerReference') => {
    const given = wire[field] || undefined;
    const forbidden = given === undefined ? undefined : forbiddenProblem(given, characterSets['2.3'], [field]);
    if (forbidden !== undefined) problems.push(forbidden);
    return given;
  };
  const value: SwicoS1 = {
    invoiceReference: text('invoiceReference'),
    invoiceDate: date('invoiceDate'),
    customerReference: text('customerReference'),
    uidNumber,
    vatDateStart: date('vatDateStart'),
    vatDateEnd: date('vatDateEnd'),
    vatDetails: (wire.vatDetails ?? []).map((detail, i) => ({
      taxPercentage: rate(detail.taxPercentage, ['vatDetails', i, 'taxPercentage']),
      taxedNetAmount:
        detail.taxedNetAmount == null ? undefined : money(detail.taxedNetAmount, ['vatDetails', i, 'taxedNetAmount']),
    })),
    importTaxes: (wire.importTaxes ?? []).map((tax, i) => ({
      taxPercentage: rate(tax.taxPercentage, ['importTaxes', i, 'taxPercentage']),
      taxAmount: money(tax.taxAmount, ['importTaxes', i, 'taxAmount']),
    })),
    paymentConditions: (wire.paymentConditions ?? []).map((condition, i) => {
      const days = condition.eligiblePaymentPeriodDays;
      if (days < 0 || days > swicoLimits.daysMax) {
        problems.push(
          problem('SWICO_VALUE', ['paymentConditions', i, 'eligiblePaymentPeriodDays'], {
            tag: '40',
            form: `from 0 to ${swicoLimits.daysMax} days`,
          }),
        );
      }
      return {
        cashDiscountPercentage: rate(condition.cashDiscountPercentage, [
          'paymentConditions',
          i,
          'cashDiscountPercentage',
        ]),
        eligiblePaymentPeriodDays: days,
      };
    }),
  };
  if (problems.length === 0) problems.push(...checkSwicoS1(value, amount));
  return resultOf(value, problems);
}

/** The wire object of billing information, with the payment term calculated. */
export function billInformationJsonOf(information: BillingInformation): JsonValue {
  if (information.type === 'RawBillInformation') {
    return { billInformationType: information.type, rawBillInformation: information.text };
  }
  const { value } = information;
  const days = defaultPaymentPeriodDays(value);
  const list = <T>(items: readonly T[], print: (item: T) => JsonValue) =>
    items.length > 0 ? items.map(print) : undefined;
  return {
    billInformationType: information.type,
    invoiceReference: value.invoiceReference,
    invoiceDate: value.invoiceDate,
    customerReference: value.customerReference,
    uidNumber: value.uidNumber,
    vatDateStart: value.vatDateStart,
    vatDateEnd: value.vatDateEnd,
    vatDetails: list(value.vatDetails, ({ taxPercentage, taxedNetAmount }) => ({
      taxPercentage: new ExactNumber(taxPercentage),
      taxedNetAmount: taxedNetAmount === undefined ? undefined : new ExactNumber(sumOf([taxedNetAmount])),
    })),
    importTaxes: list(value.importTaxes, ({ taxPercentage, taxAmount }) => ({
      taxPercentage: new ExactNumber(taxPercentage),
      taxAmount: new ExactNumber(sumOf([taxAmount])),
    })),
    paymentConditions: list(value.paymentConditions, ({ cashDiscountPercentage, eligiblePaymentPeriodDays }) => ({
      cashDiscountPercentage: new ExactNumber(cashDiscountPercentage),
      eligiblePaymentPeriodDays,
    })),
    defaultPaymentPeriodDays: days,
    defaultPaymentPeriod:
      days === undefined || value.invoiceDate === undefined ? undefined : addDays(value.invoiceDate, days),
    unreadTags: list(information.unread ?? [], (found) => ({
      tag: String(found.path[0] ?? '').slice(0, 10),
      message: sentenceFrom(sentences, found),
      code: found.code,
    })),
  };
}
