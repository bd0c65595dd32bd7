import { type CalendarDate, parseCalendarDate } from '../date/calendar-date.ts';
import { type Path, within } from '../problem/problem.ts';
import { checkSwicoS1, type SwicoS1 } from '../swiss-qr/billing-information/swico-s1.ts';
import { writeSwicoS1 } from '../swiss-qr/billing-information/swico-s1-text.ts';
import type { ValueReader } from './read-value.ts';

const uid = [/^\d{9}$/, 'the nine digits of a UID'] as const;
const century = [/^20/, 'a date from 2000 to 2099: its year has two digits'] as const;
const rate = [/^\d{1,3}(\.\d{1,3})?$/, 'a rate from 0 to 999 with at most three decimals'] as const;
const money = [/^\d{1,9}(\.\d{1,2})?$/, 'an amount with at most two decimals'] as const;
const days = [/^(0|[1-9]\d{0,3})$/, 'from 0 to 9999 days'] as const;
type Form = readonly [pattern: RegExp, words: string];

/** Fields with the tags of Swico S1. A list has the names of its entries' two values, and the form of the second. */
const texts = { invoiceReference: '10', customerReference: '20', uidNumber: '30' } as const;
const dates = { invoiceDate: '11', vatDateStart: '31', vatDateEnd: '31' } as const;
const lists = {
  vatDetails: ['32', 'taxPercentage', 'taxedNetAmount', money],
  importTaxes: ['33', 'taxPercentage', 'taxAmount', money],
  paymentConditions: ['40', 'cashDiscountPercentage', 'eligiblePaymentPeriodDays', days],
} as const;
const fields = [...Object.keys(texts), ...Object.keys(dates), ...Object.keys(lists)];

/**
 * Encodes the content of Swico S1 as text. Reports dates, `SWICO_VALUE` and the problems of `checkSwicoS1`, at the fields of the
 * content. Source: Swico S1 1.2.
 */
export function swicoTextOf(reader: ValueReader, value: object, amount: string | undefined): string | undefined {
  const { problems } = reader;
  const found = problems.length;
  const root = ['billingInformation'];
  const members = reader.members(value, fields, root);
  const formed = (text: string | undefined, tag: string, [pattern, form]: Form, path: Path): string | undefined => {
    if (text !== undefined && !pattern.test(text)) reader.report('SWICO_VALUE', path, { tag, form });
    return text;
  };
  const text = (name: string): string | undefined => reader.text(members[name], [...root, name]) || undefined;
  const date = (name: keyof typeof dates): CalendarDate | undefined => {
    const given = text(name);
    const path = [...root, name];
    const parsed = given === undefined ? undefined : reader.accept(parseCalendarDate(given), path);
    return formed(parsed, dates[name], century, path) as CalendarDate | undefined;
  };
  const list = (name: keyof typeof lists): readonly unknown[] => {
    const [tag, first, second, form] = lists[name];
    return reader.list(members[name], [...root, name]).map((entry, index) => {
      const path = [...root, name, index];
      const pair = reader.members(entry, [first, second] as string[], path);
      const decimal = (field: string, of: Form): string | undefined => {
        const isOptional = field === 'taxedNetAmount';
        if (pair[field] === undefined && !isOptional) reader.report('REQUIRED', [...path, field]);
        return formed(reader.decimal(pair[field], [...path, field]), tag, of, [...path, field]);
      };
      return { [first]: decimal(first, rate), [second]: decimal(second, form) };
    });
  };
  const uidNumber = formed(text('uidNumber'), texts.uidNumber, uid, [...root, 'uidNumber']);
  const swico = {
    invoiceReference: text('invoiceReference'),
    invoiceDate: date('invoiceDate'),
    customerReference: text('customerReference'),
    uidNumber,
    vatDateStart: date('vatDateStart'),
    vatDateEnd: date('vatDateEnd'),
    vatDetails: list('vatDetails'),
    importTaxes: list('importTaxes'),
    paymentConditions: list('paymentConditions'),
  } as SwicoS1;
  if (problems.length > found) return undefined;
  const total = amount !== undefined && money[0].test(amount) ? amount : undefined;
  problems.push(...within(root, checkSwicoS1(swico, total)));
  return writeSwicoS1(swico) || undefined;
}
