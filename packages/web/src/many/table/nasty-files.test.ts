import { profiles } from '@rappen/core/swiss-qr';
import { expect, test } from 'vitest';
import { bill, book, header, nastyWorkbook, total } from '../../../../../test/web/nasty-workbook.ts';
import { mapRows } from '../../sheet/bill-rows.ts';
import { textOf } from '../../sheet/fields.ts';
import { isReady, readRow, type TableSettings } from '../../sheet/read-row.ts';
import { unusedColumns } from '../../sheet/unused-columns.ts';
import { openSheet } from '../../work/maker/table.ts';
import { noCreditor } from '../creditor.ts';
import { controlTotal } from './control-total.ts';
import { mappingOf, readingOf } from './opened-file.ts';
import { withRepeats } from './repeats.ts';

const settings: TableSettings = {
  creditor: {
    ...noCreditor,
    iban: 'CH5800791123000889012',
    'creditor.name': 'Treuhand Muster',
    'creditor.postalCode': '3000',
    'creditor.city': 'Bern',
  },
  currency: 'CHF',
  prefix: '',
  numberPlace: 'billing',
  language: 'de',
};

/** What the page shows of a file: what is ready with its amount, why the others are not, what is said of the file, and its totals. */
function shown(bytes: Uint8Array) {
  const sheet = openSheet(bytes);
  if (!sheet.ok) throw new Error(sheet.problems[0].code);
  const file = sheet.value;
  const mapping = mappingOf(file);
  const rows = mapRows(file.rows, mapping);
  const own = { ...settings, ...readingOf(file, mapping) };
  const table = withRepeats({ rows, read: rows.map((row) => readRow(row, own, profiles['2.3'])) });
  const { sums, totals } = controlTotal(file, mapping.columns, table);
  const bills = rows.map(({ number }, at) => ({ number, bill: table.read[at] as NonNullable<(typeof table.read)[0]> }));
  return {
    ready: bills.flatMap(({ number, bill }) => (isReady(bill) ? [`${number} ${textOf(bill.cells, 'amount')}`] : [])),
    refused: bills.flatMap(({ number, bill }) =>
      isReady(bill)
        ? []
        : [`${number} ${[...bill.problems.map(({ code }) => code), ...bill.doubts.map(({ kind }) => kind)].join(' ')}`],
    ),
    said: [
      ...(file.notices ?? []).map(({ code }) => code),
      ...(file.others ?? []).map(({ name }) => `sheet ${name}`),
      ...unusedColumns(file, mapping.columns).map(({ title }) => `unused ${title}`),
      ...file.leftOut.map(({ number, kind }) => `${kind} ${number}`),
    ],
    sums: sums.map(({ currency, amount }) => `${currency} ${amount}`),
    totals: totals.map(({ row, difference }) =>
      difference === undefined
        ? `${row} same`
        : `${row} ${difference.amount} ${Object.values(difference.why)
            .map((each) => String(each))
            .join(' ')}`,
    ),
    fields: (field: Parameters<typeof textOf>[1]) => bills.map(({ bill }) => textOf(bill.cells, field)),
  };
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(`\ufeff${text}`, (each) => each.charCodeAt(0)).buffer);

/** A file, and what must be found in it by who reads it with their own eyes. */
interface Nasty {
  readonly what: string;
  readonly file: Uint8Array;
  /** Rows that are bills, with their amounts. */
  readonly ready: readonly string[];
  /** Rows that no person would have sent, and why. */
  readonly refused?: readonly string[];
  readonly said?: readonly string[];
  readonly sums?: readonly string[];
  readonly totals?: readonly string[];
}

const nasty: readonly Nasty[] = [
  {
    what: 'dates as texts, days, American and none at all in one column',
    file: book(
      header,
      bill('1', 10, { date: { day: 46143 } }),
      bill('2', 10, { date: '1. Mai 2026' }),
      bill('3', 10, { date: '05/13/2026' }),
      bill('4', 10, { date: '05/04/2026' }),
      bill('5', 10, { date: 'sofort' }),
      bill('6', 10, { date: '' }),
    ),
    ready: ['2 10.00', '3 10.00', '7 10.00'],
    refused: ['4 dateUnread', '5 dateOrder', '6 dateUnread'],
  },
  {
    what: 'formulas without results: of an amount, a number, a date and a name',
    file: book(
      header,
      bill('1', { formula: 'A1', value: 12.5 }),
      bill('2', { formula: 'A1' }),
      bill({ formula: 'A2+1' }, 3, { name: 'Beat' }),
      bill('4', 3, { date: { formula: 'TODAY()' } }),
      ['5', '01.05.2026', { formula: 'A1' }, '8000', 'Zürich', 3],
    ),
    ready: ['2 12.50'],
    refused: [
      '3 TABLE_FORMULA_WITHOUT_RESULT',
      '4 TABLE_FORMULA_WITHOUT_RESULT',
      '5 TABLE_FORMULA_WITHOUT_RESULT',
      '6 TABLE_FORMULA_WITHOUT_RESULT',
    ],
  },
  {
    what: 'a hidden row, a hidden column, and a total of what is shown',
    file: nastyWorkbook([
      { rows: [header, bill('1', 10), bill('2', 20), bill('3', 30), total(40)], hiddenRows: [3], hiddenColumns: [4] },
    ]),
    ready: ['2 10.00', '4 30.00'],
    refused: ['3 hidden'],
    said: ['TABLE_COLUMNS_HIDDEN', 'total 5'],
    totals: ['5 same'],
  },
  {
    what: 'two sheets with invoices',
    file: nastyWorkbook([
      { name: 'Mai', rows: [header, bill('1', 10)] },
      { name: 'Juni', rows: [header, bill('2', 20)] },
    ]),
    ready: ['2 10.00'],
    said: ['TABLE_SHEETS_UNREAD', 'sheet Juni'],
  },
  {
    what: 'totals that differ from their rows, and a subtotal that is right',
    file: book(
      header,
      bill('1', 10),
      bill('2', 20),
      total(30, 'Zwischentotal'),
      bill('3', 5),
      total("1'035.00", 'Gesamttotal'),
    ),
    ready: ['2 10.00', '3 20.00', '5 5.00'],
    said: ['total 4', 'total 6'],
    totals: ['4 same', '6 -1000.00 file 35.00'],
  },
  {
    what: 'a total under no word and another amount than the sum',
    file: book(header, bill('1', 10, { name: 'Total Raffinerie AG' }), bill('2', 20), ['', '', '', '', '', 31]),
    ready: ['2 10.00', '3 20.00'],
    refused: ['4 nameEmpty numberEmpty'],
  },
  {
    what: 'numbers that repeat, also in other spellings and only in the reference',
    file: book(
      header,
      bill('1', 10),
      bill('1', 20),
      bill("1'002", 1),
      bill('1002 ', 2),
      bill('R-7/a', 3),
      bill('R7a', 4),
      bill('8', 5),
    ),
    ready: ['8 5.00'],
    refused: ['2 repeated', '3 repeated', '4 repeated', '5 repeated', '6 repeated', '7 repeated'],
  },
  {
    what: 'signs before and behind, in parentheses, and credits in the total',
    file: book(
      header,
      bill('1', 100),
      bill('2', '20.00-'),
      bill('3', -5),
      bill('4', '(5.00)'),
      bill('5', '100-'),
      bill('6', '100.–'),
      total(170),
    ),
    ready: ['2 100.00', '7 100.00'],
    refused: ['3 AMOUNT_RANGE', '4 AMOUNT_RANGE', '5 AMOUNT_RANGE', '6 AMOUNT_SIGN_UNCLEAR'],
    said: ['total 8'],
  },
  {
    what: 'thousands by apostrophes, blanks that do not break, points and commas',
    file: book(
      header,
      bill('1', "1'949.75"),
      bill('2', '1\u00a0949,75'),
      bill('3', '1\u202f949.75'),
      bill('4', '1’949.75'),
      bill('5', '1.949,75'),
      bill('6', '1,949.75'),
      bill('7', '1,949'),
      bill('8', '1949,7'),
    ),
    ready: ['2 1949.75', '3 1949.75', '4 1949.75', '5 1949.75', '6 1949.75', '7 1949.75', '9 1949.70'],
    refused: ['8 AMOUNT_AMBIGUOUS'],
    sums: ['CHF 13648.20'],
  },
  {
    what: 'currencies in the amounts',
    file: book(
      header,
      bill('1', 'CHF 10.00'),
      bill('2', 'EUR 20.00'),
      bill('3', '5.–  €'),
      bill('4', 'USD 7.00'),
      bill('5', '8.00 Fr.'),
    ),
    ready: ['2 10.00', '3 20.00', '4 5.00', '6 8.00'],
    refused: ['5 AMOUNT_OTHER_CURRENCY'],
    sums: ['CHF 18.00', 'EUR 25.00'],
  },
  {
    what: 'EUR among CHF by a column, by a cell that contradicts it, and by the format of a number',
    file: book(
      [...header, 'Währung'],
      [...bill('1', 10), 'CHF'],
      [...bill('2', 20), 'EUR'],
      [...bill('3', 'EUR 5.00'), 'CHF'],
      [...bill('4', { euro: 7 }), 'CHF'],
      [...bill('5', { euro: 8 }), ''],
      total(50),
    ),
    ready: ['2 10.00', '3 20.00', '6 8.00'],
    refused: ['4 AMOUNT_OTHER_CURRENCY', '5 AMOUNT_OTHER_CURRENCY'],
    said: ['total 7'],
    sums: ['CHF 10.00', 'EUR 28.00'],
    totals: ['7 -12.00 rows 4,5'],
  },
  {
    what: 'shares in the column of amounts and beside it',
    file: book(
      [...header.slice(0, 5), 'Rabatt', 'Betrag'],
      ['1', '', 'Anna', '8000', 'Zürich', { percent: 0.1 }, 10],
      ['2', '', 'Beat', '8000', 'Zürich', { percent: 0.2 }, { percent: 0.2 }],
    ),
    ready: ['2 10.00'],
    refused: ['3 AMOUNT_FORMAT'],
  },
  {
    what: 'amounts, names and numbers that are missing in some rows',
    file: book(
      header,
      bill('1', 10),
      bill('2', ''),
      ['', '', '', '', '', 12],
      bill('', 8, { name: 'Anna' }),
      bill('5', 4, { name: '' }),
      bill('6', 'offen'),
    ),
    ready: ['2 10.00', '7 offen'],
    refused: ['3 TABLE_AMOUNT_EMPTY', '4 nameEmpty numberEmpty', '5 numberEmpty', '6 REQUIRED'],
  },
  {
    what: 'a header in row 7 below a letterhead, and the same header again',
    file: book(
      ['Muster AG'],
      ['Seeweg 3, 8000 Zürich'],
      [],
      ['Debitoren', '', 'Mai'],
      [],
      ['alle Beträge in CHF'],
      header,
      bill('1', 10),
      header,
      bill('2', 20),
      total(30),
    ),
    ready: ['8 10.00', '10 20.00'],
    said: ['above 1', 'above 2', 'above 4', 'above 6', 'header 9', 'total 11'],
    totals: ['11 same'],
  },
  {
    what: 'two header rows',
    file: book(
      ['Rechnung', '', 'Kunde', '', '', 'Total'],
      ['Nr.', 'Datum', 'Name', 'PLZ', 'Ort', 'EUR'],
      bill('1', 10),
      bill('2', 20),
    ),
    ready: ['3 10.00', '4 20.00'],
    said: ['above 1'],
    sums: ['EUR 30.00'],
  },
  {
    what: 'cells merged over the lines of an invoice, and an amount merged over two customers',
    file: nastyWorkbook([
      {
        rows: [
          header,
          bill('1', 10),
          ['', '', '', '', '', 20],
          bill('2', 5),
          [...bill('3', '').slice(0, 5)],
          bill('4', 1),
        ],
        merged: ['A2:A3', 'B2:B3', 'C2:C3', 'D2:D3', 'E2:E3', 'F4:F5'],
      },
    ]),
    ready: ['4 5.00', '6 1.00'],
    refused: ['2 repeated', '3 repeated', '5 TABLE_AMOUNT_EMPTY'],
  },
  {
    what: 'accounts with blanks, a wrong check digit, references of the other kind',
    file: book(
      [...header, 'IBAN', 'Referenz'],
      [...bill('1', 10), 'CH58 0079 1123 0008 8901 2', ''],
      [...bill('2', 10), 'CH58 0079 1123 0008 8901 3', ''],
      [...bill('3', 10), 'CH58 0079 1123 0008 8901 2', '21 00000 00003 13947 14300 09017'],
      [...bill('4', 10), 'CH44 3199 9123 0008 8901 2', '21 00000 00003 13947 14300 09018'],
      [...bill('5', 10), 'CH44 3199 9123 0008 8901 2', '21 00000 00003 13947 14300 09017'],
      [...bill('6', 10), 'CH44 3199 9123 0008 8901 2', 'RF18 5390 0754 7034'],
    ),
    ready: ['2 10.00', '6 10.00'],
    refused: [
      '3 IBAN_CHECKSUM',
      '4 REFERENCE_TYPE_QRR_NEEDS_QR_IBAN',
      '5 QR_REFERENCE_CHECK_DIGIT',
      '7 QR_REFERENCE_FORMAT',
    ],
  },
  {
    what: 'notes below the table, one of them with a figure',
    file: book(
      header,
      ...['1', '2', '3', '4', '5'].map((number) => bill(number, 10)),
      [],
      ['Bitte bis Ende Mai versenden'],
      ['Erstellt:', 'Anna'],
      ['* ohne Gewähr', '', '', '', '', 30],
    ),
    ready: ['2 10.00', '3 10.00', '4 10.00', '5 10.00', '6 10.00'],
    refused: ['9 TABLE_AMOUNT_EMPTY dateUnread nameEmpty', '10 nameEmpty'],
    said: ['note 8'],
  },
  {
    what: 'UTF-8 with a mark, semicolons, doubled quotes and a line end in a cell',
    file: utf8(
      `\ufeff${header.join(';')}\r\n1;01.05.2026;"Muster; ""Top"" AG";8000;"Zürich";1'000,50\r\n2;01.05.2026;"Anna\nMeier";8000;Zürich;"2,50"\r\nTotal;;;;;1003,00\r\n`,
    ),
    ready: ['2 1000.50'],
    refused: ['3 TEXT_CHARACTER_NOT_ALLOWED'],
    said: ['total 4'],
    totals: ['4 -2.50 rows 3'],
  },
  {
    what: 'UTF-16 with tabs, and a quotation mark that is not closed',
    file: utf16(
      `${header.join('\t')}\r\n1\t01.05.2026\tÉcole\t1200\tGenève\t5.00\r\n2\t01.05.2026\t"Anna\t8000\tZürich\t6.00\r\n`,
    ),
    ready: ['2 5.00'],
    refused: ['3 TABLE_QUOTE_OPEN'],
  },
  {
    what: 'amounts of nothing',
    file: book(header, bill('1', 0), bill('2', '0.00'), bill('3', '–'), bill('4', 10), total(10)),
    ready: ['5 10.00'],
    refused: ['2 AMOUNT_ZERO_NEEDS_NOTIFICATION', '3 AMOUNT_ZERO_NEEDS_NOTIFICATION', '4 AMOUNT_FORMAT'],
    said: ['total 6'],
    totals: ['6 same'],
  },
  {
    what: 'an invoice amount and what is still open of it',
    file: book(
      ['Rechnung Nr.', 'Kunde', 'PLZ', 'Ort', 'Betrag', 'Offener Betrag'],
      ['1', 'Anna', '8000', 'Zürich', 100, 50],
      ['2', 'Beat', '8000', 'Zürich', 100, 0],
    ),
    ready: ['2 50.00'],
    refused: ['3 AMOUNT_ZERO_NEEDS_NOTIFICATION'],
    said: ['unused Betrag'],
  },
];

test.each(nasty)('$what', ({ file, ready, refused = [], said = [], sums, totals }) => {
  const found = shown(file);
  expect([found.ready, found.refused]).toEqual([ready, refused]);
  expect(found.said).toEqual(said);
  expect([sums && found.sums, totals && found.totals]).toEqual([sums, totals]);
});

test('days that a workbook counts from 1904 are those days', () => {
  const rows = [header, bill('1', 10, { date: { day: 46143 - 1462 } }), bill('2', 10, { date: '46143' })];
  expect(shown(nastyWorkbook([{ rows }], true)).fields('date')).toEqual(['01.05.2026', '01.05.2026']);
});

test('the payer of a merged cell is the payer of each of its rows', () => {
  const rows = [header, bill('1', 10, { name: 'Anna' }), ['2', '', '', '', '', 20]];
  expect(shown(nastyWorkbook([{ rows, merged: ['C2:C3', 'D2:D3', 'E2:E3'] }])).fields('debtor.name')).toEqual([
    'Anna',
    'Anna',
  ]);
});
