import { sumOf } from '@rappen/core/money';
import { dueDayOf, type InvoiceState, restOf, stateOf } from './numbers.ts';
import type { Invoice } from './records.ts';

/** What stands behind a list of invoices: amounts in one currency, credit notes taken off. */
export interface Summary {
  readonly open: string;
  readonly overdue: string;
  /** Of the year of the day. */
  readonly paid: string;
  readonly issued: string;
  readonly months: readonly MonthSum[];
  /** What is to be paid next, what is overdue first. */
  readonly due: readonly DueInvoice[];
}

export interface MonthSum {
  /** `yyyy-mm`. */
  readonly month: string;
  /** With what came in for invoices that are not paid as a whole. */
  readonly paid: string;
  readonly open: string;
  readonly overdue: string;
}

export interface DueInvoice {
  readonly invoice: Invoice;
  readonly dueOn: string;
  /** Days from today; negative: overdue. */
  readonly days: number;
}

const shownMonths = 12;

/** Adds up invoices of a currency as they stand on a day. */
export function summaryOf(invoices: readonly Invoice[], currency: Invoice['currency'], day: string): Summary {
  const counted = invoices.filter((one) => one.currency === currency && one.issuedOn !== '' && one.kind !== 'reminder');
  const signed = (one: Invoice) =>
    (one.kind === 'credit' ? `-${one.due || '0.00'}` : one.due || '0.00').replace('--', '');
  const sum = (wanted: readonly Invoice[]) => sumOf(wanted.map(signed));
  const rest = (wanted: readonly Invoice[]) => sumOf(wanted.map(restOf));
  const inState = (state: InvoiceState) => counted.filter((one) => stateOf(one, day) === state);
  const year = day.slice(0, 4);
  const months = monthsBefore(day.slice(0, 7)).map((month) => {
    const ofMonth = counted.filter((one) => one.date.startsWith(month) && one.kind === 'invoice');
    const of = (state: InvoiceState) => ofMonth.filter((one) => stateOf(one, day) === state);
    const [open, overdue] = [of('open'), of('overdue')];
    const paid = sumOf([sum(of('paid')), ...[...open, ...overdue].map(({ received }) => received || '0')]);
    return { month, paid, open: rest(open), overdue: rest(overdue) };
  });
  const due = [...inState('overdue'), ...inState('open')]
    .map((invoice) => ({ invoice, dueOn: dueDayOf(invoice) }))
    .filter(({ dueOn }) => dueOn !== '')
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn))
    .map((one) => ({ ...one, days: Math.round((Date.parse(one.dueOn) - Date.parse(day)) / 86_400_000) }));
  return {
    open: rest(inState('open')),
    overdue: rest(inState('overdue')),
    paid: sum(inState('paid').filter(({ paidOn }) => paidOn.startsWith(year))),
    issued: sum(counted.filter(({ date }) => date.startsWith(year))),
    months,
    due,
  };
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
