import { withoutFormula } from '../../bulk/csv.ts';
import { unitPriceOf } from '../../money/sum.ts';
import type { ProblemList } from '../../problem-list.ts';
import { resultOf } from '../../result.ts';
import type { JournalEntry } from '../journal.ts';
import type { Reported } from '../problems.ts';
import type { BooksSettings } from '../settings.ts';
import { problemsOfAmounts, worthOf } from './books-currency.ts';
import type { BooksWriter } from './books-file.ts';
import { datevColumns } from './datev-columns.ts';
import { type EntryPair, pairsOf } from './pairs.ts';
import { lineText } from './texts.ts';

const lengths = { text: 60, document: 36, second: 12 } as const;
const formatVersion = 13;
const rateDecimalsMax = 6;

/**
 * A batch of bookings for DATEV (EXTF 700, Buchungsstapel): UTF-8 with a byte order mark, semicolons, decimal commas, days without a
 * year. Each row has the bank as its account where the bank takes part, and S or H as the side of it; keys of VAT stay empty. Reports
 * `REQUIRED` for consultant and client, `BOOKS_ACCOUNT_FORM`, `BOOKS_SEVERAL_YEARS`, `BOOKS_RATE_MISSING` and `BOOKS_DECIMALS`.
 * Source: DATEV-Format, header and Buchungsstapel.
 */
export const writeDatev: BooksWriter = (journal, settings) => {
  const { entries } = journal;
  const problems = problemsOfAmounts(journal, settings);
  for (const name of ['consultant', 'client'] as const) {
    if (settings.datev[name] === undefined) problems.report('REQUIRED', ['datev', name]);
  }
  const accounts = new Map(
    [...new Set(entries.flatMap(({ lines }) => lines.map((line) => line.account)))].map((account) => [
      account,
      numberOf(account, settings, problems),
    ]),
  );
  const year = yearOf(entries, settings, problems);
  if (problems.problems.length > 0) return resultOf('', problems.problems);
  const rows = entries.flatMap((entry) => pairsOf(entry).map((pair) => rowOf(entry, pair, accounts, settings)));
  const columns = datevColumns.map((name) => quoted(name));
  const all = [headerOf(entries, year, settings), columns, ...rows];
  return resultOf(`\ufeff${all.map((cells) => `${cells.join(';')}\r\n`).join('')}`, []);
};

/** Shorter numbers are filled up with zeros, as DATEV extends accounts; one digit more has a customer or supplier. */
function numberOf(account: string, { datev }: BooksSettings, problems: ProblemList<Reported>): string {
  const { accountLength } = datev;
  const max = accountLength + 1;
  if (!/^\d+$/.test(account) || account.length > max) {
    problems.report('BOOKS_ACCOUNT_FORM', ['accounts'], { account, max });
  }
  return account.padEnd(accountLength, '0');
}

/** The first day of the one business year that all entries are of. */
function yearOf(
  entries: readonly JournalEntry[],
  { datev: { yearStart } }: BooksSettings,
  problems: ProblemList<Reported>,
): string {
  const [first, last] = [entries[0]?.date, entries.at(-1)?.date];
  if (first === undefined || last === undefined) return '';
  const startOf = (day: string) =>
    `${day.slice(5) < yearStart ? Number(day.slice(0, 4)) - 1 : day.slice(0, 4)}-${yearStart}`;
  if (startOf(first) !== startOf(last)) problems.report('BOOKS_SEVERAL_YEARS', [], { from: first, to: last });
  return startOf(first);
}

function headerOf(entries: readonly JournalEntry[], year: string, { datev, currency }: BooksSettings): string[] {
  const [first = '', last = ''] = [entries[0]?.date, entries.at(-1)?.date];
  const madeAt = last === '' ? '' : `${compact(last)}000000000`;
  const head = ['"EXTF"', '700', '21', '"Buchungsstapel"', String(formatVersion), madeAt, '', '"RP"', '"Rappen"', '""'];
  const books = [datev.consultant, datev.client, compact(year), datev.accountLength, compact(first), compact(last)];
  // Finance, whatever law, not locked
  const kind = ['"Rappen"', '""', '1', '0', '0', quoted(currency)];
  const rest = ['', '""', '', '', '""', '', '', '""', '""'];
  return [...head, ...books.map((one) => String(one ?? '')), ...kind, ...rest];
}

function rowOf(
  { date, document = '', currency }: JournalEntry,
  { debit, credit, amount, about, foreign }: EntryPair,
  accounts: ReadonlyMap<string, string>,
  settings: BooksSettings,
): string[] {
  const isBankCredit = credit.role === 'bank' && debit.role !== 'bank';
  const [own, other] = isBankCredit ? [credit, debit] : [debit, credit];
  const worth = worthOf(amount, currency, settings) ?? amount;
  const told = foreign ?? { currency, amount };
  const isOther = told.currency !== settings.currency;
  const cells: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': comma(told.amount),
    'Soll/Haben-Kennzeichen': isBankCredit ? '"H"' : '"S"',
    'WKZ Umsatz': quoted(told.currency),
    Kurs: isOther ? comma(unitPriceOf(told.amount, worth, rateDecimalsMax)) : '',
    'Basis-Umsatz': isOther ? comma(worth) : '',
    'WKZ Basis-Umsatz': isOther ? quoted(settings.currency) : '""',
    Konto: accounts.get(own.account) ?? '',
    'Gegenkonto (ohne BU-Schlüssel)': accounts.get(other.account) ?? '',
    Belegdatum: `${date.slice(8)}${date.slice(5, 7)}`,
    'Belegfeld 1': quoted(documentText(about.bill ?? document, lengths.document)),
    'Belegfeld 2': quoted(about.bill === undefined ? '' : documentText(document, lengths.second)),
    Buchungstext: quoted(lineText(withoutFormula(about.text), lengths.text)),
    Festschreibung: '0',
  };
  return datevColumns.map((name) => cells[name] ?? '');
}

/** In the characters of the field, and none in front that would make it a formula of a spreadsheet. */
function documentText(text: string, lengthMax: number): string {
  const characters = text.replace(/[^A-Za-z0-9$&%*+\-/]/g, '');
  return characters.replace(/^[+-]+/, '').slice(0, lengthMax);
}

function quoted(text: string): string {
  return `"${text.replace(/"/g, '""')}"`;
}

function comma(amount: string): string {
  return amount.replace('.', ',');
}

function compact(day: string): string {
  return day.replace(/-/g, '');
}
