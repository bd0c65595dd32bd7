import { compareDecimals, exactSumOf, negated } from '@rappen/core/money';
import { daysBetween } from '../../records/days.ts';
import {
  type Account,
  type AccountLine,
  accountOf,
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
  const owed = counted.filter(({ kind }) => kind === 'invoice');
  const year = day.slice(0, 4);
  const names = monthsBefore(day.slice(0, 7));
  const months = new Map(names.map((month) => [month, { paid: [], open: [], overdue: [] } as Amounts]));
  const all: Amounts = { paid: [], open: [], overdue: [] };
  const due: Omit<DueInvoice, 'days'>[] = [];
  for (const invoice of owed) {
    const account = accountOf(invoice, notes);
    const month = months.get(invoice.date.slice(0, 7));
    month?.paid.push(paidOf(account));
    all.paid.push(...paidIn(year, { invoice, account }));
    const state = stateOf(invoice, day, notes);
    if (state !== 'open' && state !== 'overdue') continue;
    all[state].push(account.rest);
    month?.[state].push(account.rest);
    const dueOn = dueDayOf(invoice);
    if (dueOn !== '') due.push({ invoice, rest: account.rest, dueOn });
  }
  return {
    ...summed(all),
    issued: exactSumOf(counted.filter(({ date }) => date.startsWith(year)).map(invoicedOf)),
    months: [...months].map(([month, amounts]) => ({ month, ...summed(amounts) })),
    due: due
      .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0))
      .map((one) => ({ ...one, days: daysBetween(day, one.dueOn) })),
  };
}

type Amounts = Readonly<Record<'paid' | 'open' | 'overdue', string[]>>;

function summed({ paid, open, overdue }: Amounts) {
  return { paid: exactSumOf(paid), open: exactSumOf(open), overdue: exactSumOf(overdue) };
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

/** What an invoice is found by, in small letters; worked out once for each. */
const texts = new WeakMap<Invoice, string>();

function searchText(invoice: Invoice): string {
  const before = texts.get(invoice);
  if (before !== undefined) return before;
  const { number, address, due, customerReference, positions } = invoice;
  const items = positions.map(({ description }) => description);
  const text = [number, address, due, customerReference, ...items].join(' ').toLocaleLowerCase();
  texts.set(invoice, text);
  return text;
}

/** Invoices among which is sought, with what each is found by beside it. */
export class Sought {
  readonly invoices: readonly Invoice[];
  #texts: readonly string[] | undefined;

  constructor(invoices: readonly Invoice[], texts?: readonly string[]) {
    this.invoices = invoices;
    this.#texts = texts;
  }

  /** Works out what they are found by, before somebody searches. */
  ready(): readonly string[] {
    this.#texts ??= this.invoices.map(searchText);
    return this.#texts;
  }

  /** Those that have all words of a search in number, customer, amount or items. */
  found(search: string): Sought {
    const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return this;
    const texts = this.ready();
    const invoices: Invoice[] = [];
    const left: string[] = [];
    // Asked at every key, of all that there is
    for (const [at, invoice] of this.invoices.entries()) {
      const text = texts[at] ?? '';
      if (!words.every((word) => text.includes(word))) continue;
      invoices.push(invoice);
      left.push(text);
    }
    return new Sought(invoices, left);
  }
}

/** Numbers in texts go by their value: 9 before 10. */
const collator = new Intl.Collator(undefined, { numeric: true });

/** In the order of a column, then by number, the latest first where it is a day; drafts stand before everything else. */
export function sorted(invoices: readonly Invoice[], by: SortName, isDescending: boolean): readonly Invoice[] {
  const keyOf = (one: Invoice): string =>
    ({
      number: () => one.number,
      customer: () => one.address.toLocaleLowerCase(),
      date: () => one.date,
      due: () => dueDayOf(one),
      amount: () => one.due.padStart(14, '0'),
    })[by]();
  const direction = isDescending ? -1 : 1;
  // Days and padded amounts have one length: there the order of their characters is that of what they say
  const isPlain = by === 'date' || by === 'due' || by === 'amount';
  const compare = (a: string, b: string) =>
    a === b ? 0 : direction * (isPlain ? (a < b ? -1 : 1) : collator.compare(a, b));
  return invoices
    .map((invoice) => ({ invoice, isIssued: Number(invoice.issuedOn !== ''), key: keyOf(invoice) }))
    .sort((a, b) => {
      const drafts = a.isIssued - b.isIssued;
      return drafts || compare(a.key, b.key) || direction * collator.compare(a.invoice.number, b.invoice.number);
    })
    .map(({ invoice }) => invoice);
}
