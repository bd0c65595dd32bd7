import { resultOf } from '../../result.ts';
import { writeXml, type XmlNode } from '../../xml/write.ts';
import type { Journal, JournalEntry, JournalLine } from '../journal.ts';
import type { BooksSettings } from '../settings.ts';
import { problemsOfAmounts, worthOf } from './books-currency.ts';
import type { BooksWriter } from './books-file.ts';
import { type EntryPair, pairsOf } from './pairs.ts';
import { lineText } from './texts.ts';

const textLengthMax = 80;
const documentLengthMax = 10;
const digitsMax = 11;
const number = /^\d{1,11}$/;

/**
 * Bookings for Abacus, as AbaConnect reads them (FIBU, XML Buchungen, AbaDefault): a transaction for each debit and credit. Reports
 * `BOOKS_ACCOUNT_FORM` for accounts that are no numbers, `BOOKS_RATE_MISSING` and `BOOKS_DECIMALS`. Source: Abacus, AbaConnect,
 * interface FIBU, XML entries 2018.00.
 */
export const writeAbacus: BooksWriter = (journal, settings) => {
  const problems = problemsOfAmounts(journal, settings);
  for (const name of accountsOf(journal)) {
    if (!number.test(name)) problems.report('BOOKS_ACCOUNT_FORM', ['accounts'], { account: name, max: digitsMax });
  }
  if (problems.problems.length > 0) return resultOf('', problems.problems);
  const pairs = journal.entries.flatMap((entry) => pairsOf(entry).map((pair) => ({ entry, pair })));
  const transactions = pairs.map(({ entry, pair }, at) => transaction(entry, pair, at + 1, settings));
  const parameter: XmlNode = [
    'Parameter',
    [
      ['Application', 'FIBU'],
      ['Id', 'XML Buchungen'],
      ['MapId', 'AbaDefault'],
      ['Version', '2018.00'],
    ],
  ];
  const root: XmlNode = [
    'AbaConnectContainer',
    [
      ['TaskCount', '1'],
      ['Task', [parameter, ...transactions]],
    ],
  ];
  return resultOf(writeXml(root), []);
};

function accountsOf({ entries }: Journal): Set<string> {
  return new Set(entries.flatMap(({ lines }) => lines.map((line) => line.account)));
}

const saved = { mode: 'SAVE' };

function transaction(entry: JournalEntry, pair: EntryPair, id: number, settings: BooksSettings): XmlNode {
  const head: XmlNode[] = [
    ['EntryLevel', 'A'],
    ['EntryType', 'S'],
  ];
  const key: XmlNode[] = [
    ['Client', null],
    ['Division', '0'],
    ['KeyCurrency', settings.currency],
  ];
  const one = side(entry, pair, pair.debit, settings);
  const other = side(entry, pair, pair.credit, settings);
  const collective: XmlNode[] = [...head, ...one.type, ...key, ...one.rest, ['SingleCount', '0']];
  const single: XmlNode[] = [...other.type, ...other.rest, ['SelectionCode', null]];
  return [
    'Transaction',
    [
      [
        'Entry',
        [
          ['CollectiveInformation', collective, saved],
          ['SingleInformation', single, saved],
        ],
        saved,
      ],
    ],
    { id: String(id) },
  ];
}

/** Both accounts of a booking are told with the side of the first. */
function side(
  { date, valueDate, document = '', currency }: JournalEntry,
  { amount, about }: EntryPair,
  { account, foreign, amount: whole }: JournalLine,
  settings: BooksSettings,
): { readonly type: XmlNode[]; readonly rest: XmlNode[] } {
  const told = foreign !== undefined && whole === amount ? foreign : { currency, amount };
  const second = [about.bill, document].filter((part) => part !== undefined && part !== '').join(', ');
  return {
    type: [
      ['Type', 'Normal'],
      ['DebitCredit', 'D'],
    ],
    rest: [
      ['EntryDate', date],
      ['ValueDate', valueDate ?? null],
      [
        'AmountData',
        [
          ['Currency', told.currency],
          ['Amount', told.amount],
        ],
        saved,
      ],
      ['KeyAmount', worthOf(amount, currency, settings) ?? amount],
      ['Account', account],
      ['Text1', lineText(about.text, textLengthMax) || '-'],
      ['Text2', lineText(second, textLengthMax) || null],
      // What tells numbers of a bank apart is at their end
      ['DocumentNumber', document.replace(/[^A-Za-z0-9]/g, '').slice(-documentLengthMax) || null],
    ],
  };
}
