import { withoutFormula } from '../../bulk/csv.ts';
import { ok } from '../../result.ts';
import type { JournalEntry, JournalLine } from '../journal.ts';
import type { BooksSettings } from '../settings.ts';
import { worthOf } from './books-currency.ts';
import type { BooksWriter } from './books-file.ts';
import { lineText } from './texts.ts';

const columns = [
  'Date',
  'DateValue',
  'Doc',
  'DocInvoice',
  'Description',
  'AccountDebit',
  'AccountCredit',
  'AmountCurrency',
  'ExchangeCurrency',
  'ExchangeRate',
  'Amount',
] as const;
/** Columns that only files with several currencies have. */
const ofCurrencies: readonly string[] = ['AmountCurrency', 'ExchangeCurrency', 'ExchangeRate'];
const textLengthMax = 200;

type Row = Partial<Record<(typeof columns)[number], string>>;

/**
 * Transactions for Banana Accounting, as a text file with column headers: tabs, a header of the English names of columns, days as
 * yyyy-mm-dd, a decimal point. An entry of two lines is one row; of more it is a row for each, with one account. Of amounts in another
 * currency without a rate Banana takes its own. Source: Banana, import of double-entry transactions.
 */
export const writeBanana: BooksWriter = ({ entries }, settings) => {
  const rows = entries.flatMap((entry) => rowsOf(entry, settings));
  const isPlain = rows.every(({ ExchangeCurrency }) => ExchangeCurrency === undefined);
  const shown = columns.filter((name) => !(isPlain && ofCurrencies.includes(name)));
  const lines = rows.map((row) => shown.map((name) => row[name] ?? '').join('\t'));
  return ok([shown.join('\t'), ...lines].map((line) => `${line}\r\n`).join(''));
};

function rowsOf(entry: JournalEntry, settings: BooksSettings): Row[] {
  const { date, valueDate, document = '', lines, currency } = entry;
  const base = { Date: date, DateValue: valueDate ?? '', Doc: cell(document) };
  const row = (line: JournalLine, accounts: Row): Row => ({
    ...base,
    DocInvoice: cell(line.bill ?? ''),
    Description: cell(line.text),
    ...accounts,
    ...amounts(line, currency, settings),
  });
  const of = (side: JournalLine['side']) => lines.find((line) => line.side === side);
  const [debit, credit] = [of('debit'), of('credit')];
  if (lines.length === 2 && debit !== undefined && credit !== undefined) {
    const about = debit.role === 'bank' ? credit : debit;
    return [row(about, { AccountDebit: cell(debit.account), AccountCredit: cell(credit.account) })];
  }
  return lines.map((line) =>
    row(line, { [line.side === 'debit' ? 'AccountDebit' : 'AccountCredit']: cell(line.account) }),
  );
}

function amounts({ amount, foreign }: JournalLine, currency: string, settings: BooksSettings): Row {
  if (currency !== settings.currency) {
    const rate = settings.rates.get(currency) ?? '';
    const Amount = worthOf(amount, currency, settings) ?? '';
    return { AmountCurrency: amount, ExchangeCurrency: currency, ExchangeRate: rate, Amount };
  }
  if (foreign === undefined) return { Amount: amount };
  return {
    AmountCurrency: foreign.amount,
    ExchangeCurrency: foreign.currency,
    ExchangeRate: foreign.rate,
    Amount: amount,
  };
}

function cell(text: string): string {
  return withoutFormula(lineText(text, textLengthMax));
}
