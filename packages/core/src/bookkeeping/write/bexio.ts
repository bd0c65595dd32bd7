import { withoutFormula, writeCsv } from '../../bulk/csv.ts';
import { ok } from '../../result.ts';
import type { JournalEntry } from '../journal.ts';
import type { BooksSettings } from '../settings.ts';
import type { BooksWriter } from './books-file.ts';
import { pairsOf } from './pairs.ts';
import { lineText } from './texts.ts';

const columns = [
  'date',
  'reference_nr',
  'debit_account',
  'credit_account',
  'description',
  'amount',
  'currency',
  'currency_factor',
];
const referenceLengthMax = 80;
const textLengthMax = 250;

/**
 * Manual entries for bexio as a table with the fields of its interface, one debit and one credit in each row. An entry of more lines is
 * several rows with one reference, as bexio groups them. It begins with a byte order mark, by which spreadsheets know UTF-8. Source:
 * bexio, API, manual entries; bexio publishes no layout of a file.
 */
export const writeBexio: BooksWriter = ({ entries }, settings) => {
  return ok(`\ufeff${writeCsv([columns, ...entries.flatMap((entry) => rowsOf(entry, settings))])}`);
};

function rowsOf(entry: JournalEntry, { currency: books, rates }: BooksSettings): string[][] {
  const { date, document = '', currency } = entry;
  const factor = currency === books ? '1' : (rates.get(currency) ?? '');
  return pairsOf(entry).map(({ debit, credit, amount, about }) => [
    date,
    cell(document, referenceLengthMax),
    cell(debit.account, referenceLengthMax),
    cell(credit.account, referenceLengthMax),
    cell(about.text, textLengthMax),
    amount,
    currency,
    factor,
  ]);
}

function cell(text: string, lengthMax: number): string {
  return withoutFormula(lineText(text, lengthMax));
}
