import { compareDecimals, exactSumOf, negated, sumOf } from '@rappen/core/money';
import { daysBetween } from '../../records/days.ts';
import {
  type Account,
  type AccountLine,
  accountOf,
  type InvoiceState,
  invoicedOf,
  isInForce,
  isPositive,
  papersIn,
  stateOf,
} from '../../records/desk/account.ts';
import { dueDayOf } from '../../records/desk/numbers.ts';
import type { Invoice } from '../../records/desk/records.ts';

/** What stands behind a list of invoices: amounts in one currency, credit notes taken off. */
export interface Summary {
  readonly open: string;
  readonly overdue: string;
  /** What came in, by statements or by hand, in the year of the day. */
  readonly paid: string;
  readonly issued: string;
  readonly months: readonly MonthSum[];
  /** What is to be paid next, what is overdue first. */
  readonly due: readonly DueInvoice[];
}

export interface MonthSum {
  /** `yyyy-mm`. */
  readonly month: string;
  /** What was paid of the invoices of the month, without what is too much. */
  readonly paid: string;
  readonly open: string;
  readonly overdue: string;
}

export interface DueInvoice {
  readonly invoice: Invoice;
  /** What is still to be paid of it. */
  readonly rest: string;
  readonly dueOn: string;
  /** Days from today; negative: overdue. */
  readonly days: number;
}

const shownMonths = 12;

/** Adds up invoices of a currency as they stand on a day. */
export function summaryOf(invoices: readonly Invoice[], currency: Invoice['currency'], day: string): Summary {
  const notes = papersIn(invoices);
  const counted = invoices.filter((one) => one.currency === currency && isInForce(one));
  const owed = counted
    .filter(({ kind }) => kind === 'invoice')
    .map((invoice) => ({ invoice, state: stateOf(invoice, day, notes), account: accountOf(invoice, notes) }));
  const restIn = (state: InvoiceState, month = '') =>
    sumOf(
      owed
        .filter((one) => one.state === state && one.invoice.date.startsWith(month))
        .map(({ account }) => account.rest),
    );
  const year = day.slice(0, 4);
  const months = monthsBefore(day.slice(0, 7)).map((month) => {
    const ofMonth = owed.filter(({ invoice }) => invoice.date.startsWith(month));
    const paid = sumOf(ofMonth.map(({ account }) => paidOf(account)));
    return { month, paid, open: restIn('open', month), overdue: restIn('overdue', month) };
  });
  const due = owed
    .filter(({ state }) => state === 'overdue' || state === 'open')
    .map(({ invoice, account }) => ({ invoice, rest: account.rest, dueOn: dueDayOf(invoice) }))
    .filter(({ dueOn }) => dueOn !== '')
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn))
    .map((one) => ({ ...one, days: daysBetween(day, one.dueOn) }));
  return {
    open: restIn('open'),
    overdue: restIn('overdue'),
    paid: sumOf(owed.flatMap((one) => paidIn(year, one))),
    issued: sumOf(counted.filter(({ date }) => date.startsWith(year)).map(invoicedOf)),
    months,
    due,
  };
}

/** What was paid of an invoice, without what is too much. */
function paidOf({ due, charged, received, credited, closed }: Account): string {
  const asked = exactSumOf([due, charged, negated(credited)]);
  const paid = exactSumOf([received, closed]);
  const counted = compareDecimals(paid, asked) > 0 ? asked : paid;
  return isPositive(counted) ? counted : '0.00';
}

/** Lines of money, by statements and by hand. */
const paidKinds = ['received', 'takenBack', 'paid', 'charge', 'refunded'] as const;

/** Payments of an invoice in a year; those of unknown days are of its own year. */
function paidIn(year: string, { invoice, account }: { invoice: Invoice; account: Account }): readonly string[] {
  const isOfYear = (on: string) => (on || invoice.date).startsWith(year);
  const isPaid = ({ kind }: AccountLine) => paidKinds.some((one) => one === kind);
  return account.lines.filter((line) => isPaid(line) && isOfYear(line.on)).map(({ amount }) => negated(amount));
}

function monthsBefore(month: string): readonly string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: shownMonths }, (_, index) => {
    const at = new Date(Date.UTC(year, number - shownMonths + index, 1));
    return at.toISOString().slice(0, 7);
  });
}

export type SortName = 'number' | 'customer' | 'date' | 'due' | 'amount';

/** Invoices that have all words of a search in number, customer, amount or items. */
export function found(invoices: readonly Invoice[], search: string): readonly Invoice[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return invoices;
  return invoices.filter(({ number, address, due, customerReference, positions }) => {
    const text = [number, address, due, customerReference, ...positions.map(({ description }) => description)].join(
      ' ',
    );
    return words.every((word) => text.toLocaleLowerCase().includes(word));
  });
}

/** In the order of a column, then by number, the latest first where it is a day; drafts stand before everything else. */
export function sorted(invoices: readonly Invoice[], by: SortName, isDescending: boolean): readonly Invoice[] {
  const keyOf = (one: Invoice): string =>
    ({
      number: one.number,
      customer: one.address.toLocaleLowerCase(),
      date: one.date,
      due: dueDayOf(one),
      amount: one.due.padStart(14, '0'),
    })[by];
  const direction = isDescending ? -1 : 1;
  const compare = (a: string, b: string) => direction * a.localeCompare(b, undefined, { numeric: true });
  return [...invoices].sort((a, b) => {
    const drafts = Number(a.issuedOn !== '') - Number(b.issuedOn !== '');
    return drafts || compare(keyOf(a), keyOf(b)) || compare(a.number, b.number);
  });
}
