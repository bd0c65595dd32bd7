import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { journals } from '../../../../../test/arbitraries/journal.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import type { CalendarDate } from '../../date/calendar-date.ts';
import { exactSumOf, negated } from '../../money/decimal-text.ts';
import { childOf, childrenOf, parseXml } from '../../xml/index.ts';
import {
  booksFormats,
  type Journal,
  type JournalEntry,
  type JournalLine,
  parseBooksSettings,
  writeBooks,
} from '../index.ts';
import { datevColumns } from './datev-columns.ts';
import { pairsOf } from './pairs.ts';
import { plainAccount } from './plain-accounts.ts';

const xmlLimits = { charactersMax: 100_000, levelsMax: 8, elementsMax: 1000, commentsMax: 0, attributesMax: 2 };
const line = (
  role: JournalLine['role'],
  account: string,
  signed: string,
  more: Partial<JournalLine> = {},
): JournalLine => ({
  role,
  account,
  side: signed.startsWith('-') ? 'credit' : 'debit',
  amount: signed.replace('-', ''),
  text: 'Bill B1, Anna Muster',
  ...more,
});
const entry = (lines: readonly JournalLine[], more: Partial<JournalEntry> = {}): JournalEntry => ({
  date: '2026-11-20' as CalendarDate,
  valueDate: '2026-11-21' as CalendarDate,
  text: 'Receipt',
  document: 'C-1',
  currency: 'CHF',
  account: 'CH8198765000700420011',
  receipts: [0],
  lines,
  ...more,
});
const journalOf = (...entries: JournalEntry[]): Journal => ({ entries, left: [], notices: [] });
const simple = entry([line('bank', '1020', '100.00'), line('receivables', '1100', '-100.00', { bill: 'B1' })]);
const compound = entry([
  line('bank', '1020', '97.00'),
  line('receivables', '1100', '-80.00', { bill: 'B1' }),
  line('customerCredits', '2030', '-20.00', { bill: 'B1', text: '=1+1' }),
  line('bankCharges', '6940', '3.00'),
]);
const converted = entry([
  line('bank', '1020', '93.10'),
  line('receivables', '1100', '-93.10', { bill: 'B1', foreign: { currency: 'EUR', amount: '100.00', rate: '0.931' } }),
]);
const inEuro = { ...simple, currency: 'EUR' };
const datev = { consultant: 29098, client: 55003 };
const written = (format: (typeof booksFormats)[number], journal: Journal, settings: object = { datev }): string =>
  expectValue(writeBooks(journal, format, expectValue(parseBooksSettings(settings)))).text;
const refused = (
  format: (typeof booksFormats)[number],
  journal: Journal,
  settings: object = { datev },
): readonly string[] => codesOf(writeBooks(journal, format, expectValue(parseBooksSettings(settings))));

test('hledger: amounts with their currency in front, what was converted with its cost', () => {
  expect(written('hledger', journalOf(simple, converted))).toBe(`decimal-mark .

2026-11-20=2026-11-21 * (C-1) Receipt
    ; account: CH8198765000700420011
    Assets:1020  CHF 100.00  ; Bill B1, Anna Muster
    Assets:1100  CHF -100.00  ; Bill B1, Anna Muster

2026-11-20=2026-11-21 * (C-1) Receipt
    ; account: CH8198765000700420011
    Assets:1020  CHF 93.10  ; Bill B1, Anna Muster
    Assets:1100  EUR -100.00 @@ CHF 93.10  ; Bill B1, Anna Muster
`);
});

test('beancount: accounts are opened unless another file does', () => {
  const text = written('beancount', journalOf(simple));
  expect(text).toBe(`2026-11-20 open Assets:1020
2026-11-20 open Assets:1100

2026-11-20 * "Receipt"
  bank: "CH8198765000700420011"
  document: "C-1"
  value-date: 2026-11-21
  Assets:1020  100.00 CHF
    text: "Bill B1, Anna Muster"
  Assets:1100  -100.00 CHF
    bill: "B1"
    text: "Bill B1, Anna Muster"
`);
  expect(written('beancount', journalOf(simple), { beancount: { open: false } })).toBe(
    text.split('\n').slice(3).join('\n'),
  );
});

test('what is left out of the books is told in plain text', () => {
  const reason = { code: 'BOOKING_ALIKE', path: [], params: {}, message: '' };
  const left = {
    places: [],
    reason,
    account: 'A',
    date: '2026-11-20' as CalendarDate,
    amount: '5.00',
    currency: 'CHF',
  };
  const journal: Journal = { ...journalOf(simple), left: [{ ...left, direction: 'debit' }] };
  for (const format of ['hledger', 'beancount'] as const) {
    expect(written(format, journal)).toContain('; not booked, open: 2026-11-20 CHF -5.00 (BOOKING_ALIKE)\n');
  }
});

test('Banana: one row for two accounts, a row each for more; columns of currencies where there are some', () => {
  const rows = (journal: Journal, settings?: object) =>
    written('banana', journal, settings)
      .split('\r\n')
      .map((row) => row.split('\t'));
  expect(rows(journalOf(simple, compound))).toEqual([
    ['Date', 'DateValue', 'Doc', 'DocInvoice', 'Description', 'AccountDebit', 'AccountCredit', 'Amount'],
    ['2026-11-20', '2026-11-21', 'C-1', 'B1', 'Bill B1, Anna Muster', '1020', '1100', '100.00'],
    ['2026-11-20', '2026-11-21', 'C-1', '', 'Bill B1, Anna Muster', '1020', '', '97.00'],
    ['2026-11-20', '2026-11-21', 'C-1', 'B1', 'Bill B1, Anna Muster', '', '1100', '80.00'],
    ['2026-11-20', '2026-11-21', 'C-1', 'B1', "'=1+1", '', '2030', '20.00'],
    ['2026-11-20', '2026-11-21', 'C-1', '', 'Bill B1, Anna Muster', '6940', '', '3.00'],
    [''],
  ]);
  expect(rows(journalOf(converted))[1]?.slice(5)).toEqual(['1020', '1100', '100.00', 'EUR', '0.931', '93.10']);
  expect(rows(journalOf(inEuro))[1]?.slice(5)).toEqual(['1020', '1100', '100.00', 'EUR', '', '']);
  const rates = [{ currency: 'EUR', rate: 0.9425 }];
  expect(rows(journalOf(inEuro), { rates })[1]?.slice(5)).toEqual(['1020', '1100', '100.00', 'EUR', '0.9425', '94.25']);
});

test('bexio: a debit and a credit in each row, those of one entry with one reference', () => {
  expect(written('bexio', journalOf(compound))).toBe(
    [
      '\ufeffdate;reference_nr;debit_account;credit_account;description;amount;currency;currency_factor',
      '2026-11-20;C-1;1020;1100;Bill B1, Anna Muster;80.00;CHF;1',
      "2026-11-20;C-1;1020;2030;'=1+1;17.00;CHF;1",
      '2026-11-20;C-1;6940;2030;Bill B1, Anna Muster;3.00;CHF;1',
      '',
    ].join('\r\n'),
  );
});

test('DATEV: header, columns, decimal commas, the bank with its side', () => {
  const out = entry([
    line('bank', '1020', '-5.00'),
    line('bankCharges', '6940', '5.00', { text: 'Bank "charges"; all' }),
  ]);
  const [header, columns, ...rows] = written('datev', journalOf(simple, out)).split('\r\n');
  expect(header).toBe(
    '\ufeff"EXTF";700;21;"Buchungsstapel";13;20261120000000000;;"RP";"Rappen";"";29098;55003;20260101;4;20261120;20261120;"Rappen";"";1;0;0;"CHF";;"";;;"";;;"";""',
  );
  expect(columns?.split(';')).toHaveLength(125);
  expect(rows[0]?.split(';')).toHaveLength(125);
  expect(rows[0]).toMatch(/^100,00;"S";"CHF";;;"";1020;1100;;2011;"B1";"C-1";;"Bill B1, Anna Muster";/);
  expect(rows[1]).toMatch(/^5,00;"H";"CHF";;;"";1020;6940;;2011;"C-1";"";;"Bank ""charges""; all";/);
});

test('DATEV: longer accounts, another business year, other currencies', () => {
  const settings = {
    datev: { ...datev, accountLength: 8, yearStart: '07-01' },
    rates: [{ currency: 'EUR', rate: 0.95 }],
  };
  const [header, , row] = written('datev', journalOf(inEuro), settings).split('\r\n');
  expect(header?.split(';').slice(12, 16)).toEqual(['20260701', '8', '20261120', '20261120']);
  expect(row).toMatch(/^100,00;"S";"EUR";1,0526;95,00;"CHF";10200000;11000000;;2011;/);
  expect(written('datev', journalOf(converted)).split('\r\n')[2]).toMatch(
    /^100,00;"S";"EUR";1,0741;93,10;"CHF";1020;1100;/,
  );
});

test('Abacus: a transaction for each debit and credit, both with the side of the first', () => {
  const root = expectValue(parseXml(written('abacus', journalOf(converted, compound)), { limits: xmlLimits }));
  const task = childOf(root, 'Task');
  expect([root.name, childrenOf(task, 'Transaction').length]).toEqual(['AbaConnectContainer', 4]);
  expect(written('abacus', journalOf(converted))).toContain(
    '<AmountData mode="SAVE"><Currency>EUR</Currency><Amount>100.00</Amount></AmountData><KeyAmount>93.10</KeyAmount><Account>1100</Account>',
  );
});

test.each<[format: 'datev' | 'abacus', what: string, journal: Journal, settings: object, codes: string[]]>([
  ['datev', 'no numbers of consultant and client', journalOf(simple), {}, ['REQUIRED', 'REQUIRED']],
  [
    'datev',
    'a name as account',
    journalOf(entry([line('bank', 'Bank', '1.00'), line('transit', '1090', '-1.00')])),
    { datev },
    ['BOOKS_ACCOUNT_FORM'],
  ],
  [
    'datev',
    'an account that is too long',
    journalOf(entry([line('bank', '102000', '1.00'), line('transit', '1090', '-1.00')])),
    { datev },
    ['BOOKS_ACCOUNT_FORM'],
  ],
  [
    'datev',
    'two years',
    journalOf(simple, { ...simple, date: '2027-01-01' as CalendarDate }),
    { datev },
    ['BOOKS_SEVERAL_YEARS'],
  ],
  ['datev', 'a currency without rate', journalOf(inEuro), { datev }, ['BOOKS_RATE_MISSING']],
  [
    'datev',
    'three decimals',
    journalOf(entry([line('bank', '1020', '1.005'), line('transit', '1090', '-1.005')])),
    { datev },
    ['BOOKS_DECIMALS'],
  ],
  [
    'abacus',
    'a name as account',
    journalOf(entry([line('bank', 'Bank', '1.00'), line('transit', '1090', '-1.00')])),
    {},
    ['BOOKS_ACCOUNT_FORM'],
  ],
  ['abacus', 'a currency without rate', journalOf(inEuro), {}, ['BOOKS_RATE_MISSING']],
])('%s refuses %s', (format, _what, journal, settings, codes) =>
  expect(refused(format, journal, settings)).toEqual(codes),
);

test('pairs book the same on every account as the entry', () => {
  fc.assert(
    fc.property(journals, ({ entries }) => {
      for (const one of entries) {
        const sums = new Map<string, string>();
        const add = (account: string, amount: string) =>
          sums.set(account, exactSumOf([sums.get(account) ?? '0.00', amount]));
        for (const { account, side, amount } of one.lines) add(account, side === 'debit' ? amount : negated(amount));
        for (const { debit, credit, amount } of pairsOf(one)) {
          add(debit.account, negated(amount));
          add(credit.account, amount);
        }
        expect([...sums.values()].filter((sum) => sum !== '0.00')).toEqual([]);
      }
    }),
  );
});

test('whatever texts there are, a row is a row: none of them breaks a file, and none is a formula', () => {
  const settings = { currency: 'EUR', datev };
  fc.assert(
    fc.property(journals, (journal) => {
      const count = journal.entries.reduce((sum, one) => sum + pairsOf(one).length, 0);
      const rowsOf = (format: 'datev' | 'banana') => written(format, journal, settings).split(/\r\n|\r|\n/);
      const batch = rowsOf('datev');
      expect(batch).toHaveLength(count + 3);
      expect(batch.slice(2).filter((row) => /;"[=+\-@]/.test(row))).toEqual([]);
      for (const row of rowsOf('banana').slice(1, -1)) {
        const cells = row.split('\t');
        expect([cells.length >= 8, cells.some((cell) => /^[=+\-@]/.test(cell))]).toEqual([true, false]);
      }
      for (const format of booksFormats)
        expect(written(format, journal, settings)).toBe(written(format, journal, settings));
    }),
  );
});

test('an empty journal is a file all the same', () => {
  for (const format of booksFormats) expect(written(format, journalOf()).length).toBeGreaterThan(0);
});

test('columns of DATEV are 125, each once', () => {
  expect([datevColumns.length, new Set(datevColumns).size]).toEqual([125, 125]);
});

test.each([
  ['1020', 'Assets:1020'],
  ['Assets:Bank:ZKB', 'Assets:Bank:ZKB'],
  ['assets:bank', 'Assets:Bank'],
  ['Bank (Zürich); x', 'Assets:Bank-Zürich-x'],
  ['Expenses:fees & more', 'Expenses:Fees-more'],
  ['::', 'Assets:X:X:X'],
  ['日本', 'Assets:X-日本'],
])('the account %s is %s in plain text', (account, name) => {
  expect(plainAccount({ account, role: 'bank' })).toBe(name);
});
