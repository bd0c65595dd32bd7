import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { validInvoices } from '../../../../test/arbitraries/qr-invoice.ts';
import { bytesOf, change, codesOf, csv, good, options, reading, sheetOf, table } from '../../../../test/bill-tables.ts';
import { writeJson } from '../json/index.ts';
import { formatPath } from '../problem/problem.ts';
import { draftOf } from '../swiss-qr/draft.ts';
import { invoiceExamples, profiles } from '../swiss-qr/index.ts';
import { qrInvoiceJsonOf } from '../swiss-qr/json.ts';
import { columns, readBulkFile, readBulkList, tableOf, writeCsv, writeXlsx } from './index.ts';
import { limits } from './limits.ts';
import { xlsxTable } from './read-xlsx.ts';

test('whatever is written as CSV or as a workbook reads back as the same bills, in any order of columns', () => {
  const orders = fc.shuffledSubarray(
    columns.map((_, index) => index),
    { minLength: columns.length },
  );
  fc.assert(
    fc.property(
      fc.array(validInvoices(profiles['2.3']), { minLength: 1, maxLength: 5 }),
      orders,
      fc.boolean(),
      (invoices, order, asCsv) => {
        const rows = tableOf(invoices.map((invoice) => ({ draft: draftOf(invoice) })));
        const moved = rows.map((row) => order.map((index) => row[index] as string));
        // Two columns share a name: their order is that of the procedures
        const swapped = order.indexOf(21) > order.indexOf(22);
        const read = reading(asCsv ? csv(moved) : writeXlsx(moved), { profile: profiles['2.3'] });
        expect(read.problems).toEqual([]);
        const bills = [...read.bills()];
        expect(bills.map(({ place }) => place)).toEqual(invoices.map((_, index) => index + 2));
        expect(bills.map(({ invoice }) => invoice)).toEqual(
          invoices.map((invoice) => ({
            ...invoice,
            alternativeProcedures: swapped
              ? [...invoice.alternativeProcedures].reverse()
              : invoice.alternativeProcedures,
          })),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  [';', '\r\n'],
  [',', '\n'],
  ['\t', '\r'],
  ['|', '\n'],
])('the separator %j and the line end %j are found', (separator, lineEnd) => {
  const text = table
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator) + lineEnd)
    .join('');
  expect([...reading(bytesOf(text)).bills()].map(({ language }) => language)).toEqual(['it', undefined]);
  expect([...reading(bytesOf(`\ufeff${text}`)).bills()]).toHaveLength(2);
  expect([...reading(bytesOf(`sep=${separator}${lineEnd}${text}`)).bills()].map(({ place }) => place)).toEqual([3, 4]);
});

test('a file of Windows-1252 and one of UTF-16 say the same as one of UTF-8', () => {
  const text = writeCsv(change(1, 'CdtrInf/Cdtr/Name', 'Müller & Söhne – Zürich'));
  const utf8 = [...reading(bytesOf(text)).bills()];
  const windows = Uint8Array.from(text.replaceAll('–', '\u0096'), (character) => character.charCodeAt(0));
  expect([...reading(windows).bills()]).toEqual(utf8);
  expect([...reading(new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))).bills()]).toEqual(utf8);
});

test.each(['openpyxl', 'xlsxwriter'])('a workbook of %s: numbers, formulas, runs and blank cells', (name) => {
  const bytes = new Uint8Array(readFileSync(new URL(`fixtures/${name}.xlsx`, import.meta.url)));
  const read = reading(bytes);
  expect(read.problems).toEqual([]);
  const [first, second, third] = [...read.bills()];
  expect(first).toMatchObject({ place: 2, language: 'de', invoice: { amount: '1949.75' } });
  expect(first?.invoice.creditor).toMatchObject({ buildingNumber: '1268', postalCode: '2501' });
  expect(second).toMatchObject({
    place: 3,
    language: 'fr',
    invoice: { amount: '0.30', unstructuredMessage: 'Ligne "une"' },
  });
  expect(second?.invoice.creditor).toMatchObject({ addressType: 'STRUCTURED', name: 'Łódź & Cie <SA>' });
  expect(third).toMatchObject({
    language: undefined,
    invoice: { amount: '199.95', unstructuredMessage: 'Danke sehr & adieu' },
  });
});

test('every problem of every row is named at once, with row, column and text', () => {
  const rows = change(1, 'CcyAmt/Ccy', 'USD', change(2, 'CdtrInf/IBAN', 'CH00', change(1, 'Language', 'es')));
  const read = reading(csv(rows));
  expect(read).toMatchObject({ billCount: 0, refusedCount: 2, problemCount: 3 });
  expect(codesOf(csv(rows))).toEqual([
    'INVALID_ENUM row 2.Language',
    'CURRENCY_NOT_SUPPORTED row 2.CcyAmt/Ccy',
    'IBAN_LENGTH row 3.CdtrInf/IBAN',
  ]);
  expect(read.refusedValues['row 2']?.['CcyAmt/Ccy']).toBe('USD');
  expect(read.refusedValues['row 3']?.['CdtrInf/IBAN']).toBe('CH00');
  expect([...read.bills()]).toEqual([]);
});

test('a header is validated as a whole', () => {
  const header = ['CdtrInf/IBAN', 'cdtrinf/iban', 'Amount', 'AltPmtInf/AltPmt', 'AltPmtInf/AltPmt', 'AltPmtInf/AltPmt'];
  expect(codesOf(csv([header]))).toEqual([
    'TABLE_COLUMN_TWICE row 1.CdtrInf/IBAN',
    'TABLE_COLUMN_UNKNOWN row 1.Amount',
    'TABLE_COLUMN_TWICE row 1.AltPmtInf/AltPmt',
    'TABLE_COLUMN_MISSING row 1.CdtrInf/Cdtr/Name',
    'TABLE_COLUMN_MISSING row 1.CdtrInf/Cdtr/Ctry',
    'TABLE_COLUMN_MISSING row 1.CcyAmt/Ccy',
    'TABLE_COLUMN_MISSING row 1.RmtInf/Tp',
  ]);
});

test('a header may be written in any case, have blank lines above it and empty columns behind it', () => {
  const [header = [], ...rows] = table;
  const loose = [
    [],
    [...header.map((name) => ` ${name.toUpperCase()} `), '', ''],
    ...rows.map((row) => [...row, '', '']),
  ];
  expect([...reading(csv(loose)).bills()].map(({ place }) => place)).toEqual([3, 4]);
});

test('odd rows', () => {
  expect(codesOf(csv([...table, ['', ''], [...(table[1] as string[]), 'more']]))).toEqual([
    'TABLE_CELL_WITHOUT_COLUMN row 5.column 25',
  ]);
  expect(codesOf(bytesOf(`${writeCsv(table)}"CH44;;`))).toContain('TABLE_QUOTE_OPEN row 4');
  expect(codesOf(csv(change(1, 'RmtInf/Ref', '{}')))).toEqual(['REFERENCE_BRACES row 2.RmtInf/Ref']);
  expect([...reading(csv(change(1, 'RmtInf/Ref', '{42}'))).bills()][0]?.invoice.account).toMatchObject({
    reference: '000000000000000000000000420',
  });
});

test('a type alone is no address', () => {
  const rows = change(1, 'UltmtDbtr/AdrTp', 'S', tableOf([{ draft: invoiceExamples.withoutReference }]));
  const without = change(1, 'UltmtDbtr/Name', '', rows);
  const blank = ['StrtNmOrAdrLine1', 'BldgNbOrAdrLine2', 'PstCd', 'TwnNm', 'Ctry'].reduce(
    (from, name) => change(1, `UltmtDbtr/${name}`, '', from),
    without,
  );
  expect([...reading(csv(blank)).bills()][0]?.invoice.debtor).toBeUndefined();
});

test('normalizing mends what a table carries over', () => {
  const rows = change(1, 'CdtrInf/IBAN', 'CH44 3199 9123 0008 8901 2', change(1, 'CdtrInf/Cdtr/Name', ' Œuvre “SA” '));
  expect(codesOf(csv(rows)).length).toBeGreaterThan(0);
  const [bill] = [...reading(csv(rows), { normalize: true }).bills()];
  expect(bill?.invoice.creditor.name).not.toContain('“');
});

describe('amounts', () => {
  const withAmount = (text: string) => change(1, 'CcyAmt/Amt', text);

  test.each(['12.50-', "1'234.50-", '1 234,50−', '-12.50', '(12.50)', '12.50 CR', 'CHF -12.50', '12.50–'] as const)(
    '%j is below zero, in CSV and in a workbook',
    (text) => {
      for (const bytes of [csv(withAmount(text)), writeXlsx(withAmount(text))]) {
        expect(codesOf(bytes)).toEqual(['AMOUNT_RANGE row 2.CcyAmt/Amt']);
      }
    },
  );

  test.each(['100-', "1'000 -", '100−'])('%j is unclear', (text) => {
    for (const bytes of [csv(withAmount(text)), writeXlsx(withAmount(text))]) {
      expect(codesOf(bytes)).toEqual(['AMOUNT_SIGN_UNCLEAR row 2.CcyAmt/Amt']);
    }
  });

  test.each(['100.–', '100.-', '100.--', 'CHF 100.–'])('%j is a price', (text) => {
    const [bill] = [...reading(csv(withAmount(text))).bills()];
    expect(bill?.invoice.amount).toBe('100.00');
  });

  test('that are left out are told, unless they are meant to be open', () => {
    for (const bytes of [csv(withAmount('')), writeXlsx(withAmount(' '))]) {
      expect(codesOf(bytes)).toEqual(['TABLE_AMOUNT_EMPTY row 2.CcyAmt/Amt']);
      expect(reading(bytes, { openAmounts: true }).problems).toEqual([]);
    }
  });

  test.each(['open', ' Offen ', 'OUVERT', 'aperto'])('%j is an amount that whoever pays fills in', (text) => {
    const [bill] = [...reading(csv(withAmount(text))).bills()];
    expect(bill?.invoice.amount).toBeUndefined();
  });

  test('of no column are open', () => {
    const at = (table[0] as string[]).indexOf('CcyAmt/Amt');
    const without = table.map((row) => row.filter((_, index) => index !== at));
    expect(reading(csv(without)).problems).toEqual([]);
  });
});

test.each(['openpyxl', 'xlsxwriter'])('a workbook of %s whose parts are cut off anywhere says so', (name) => {
  const parts = unzipSync(readFileSync(new URL(`./fixtures/${name}.xlsx`, import.meta.url)));
  for (const part of ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml', 'xl/styles.xml', 'xl/workbook.xml']) {
    const whole = parts[part];
    if (whole === undefined) continue;
    for (let length = 0; length < whole.length; length += 1 + Math.floor(whole.length / 200)) {
      const read = xlsxTable(zipSync({ ...parts, [part]: whole.subarray(0, length) }, { level: 0 }));
      const last = read.ok ? [...read.value.rows()].at(-1)?.problems.map(({ code }) => code) : ['WORKBOOK_UNREADABLE'];
      expect([part, length, last?.at(-1)]).toEqual([
        part,
        length,
        expect.stringMatching(/^(?:TABLE_SHEET_DAMAGED|WORKBOOK_UNREADABLE)$/),
      ]);
    }
  }
});

test.each([
  ['nothing', new Uint8Array(0), ['TABLE_EMPTY']],
  ['blanks', bytesOf('\r\n \r\n;;\r\n'), ['TABLE_EMPTY']],
  ['a header alone', csv(table.slice(0, 1)), ['TABLE_EMPTY']],
  ['an archive cut off', writeXlsx(table).subarray(0, 300), ['WORKBOOK_UNREADABLE']],
  ['an archive of something else', zipSync({ a: bytesOf('b') }), ['WORKBOOK_UNREADABLE']],
  ['a workbook with a document type', sheetOf('<!DOCTYPE x>'), ['WORKBOOK_UNREADABLE']],
])('%s', (_, bytes, codes) => {
  expect(codesOf(bytes)).toEqual(codes);
});

test('a workbook that unpacks without end is refused at the bound', () => {
  const bomb = zipSync({
    'xl/workbook.xml': bytesOf('<workbook><sheets><sheet id="a"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': bytesOf('<R><Relationship Id="a" Target="s.xml"/></R>'),
    'xl/s.xml': new Uint8Array(limits.unpackedBytesMax + 1),
  });
  expect(bomb.length).toBeLessThan(200_000);
  expect(codesOf(bomb)).toEqual(['WORKBOOK_TOO_LARGE']);
});

test('any bytes end in bills or problems', () => {
  const zipHead = fc.constant(writeXlsx(table));
  const damaged = fc
    .tuple(zipHead, fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { maxLength: 6 }))
    .map(([bytes, edits]) => {
      const copy = bytes.slice();
      for (const [at, value] of edits) copy[at % copy.length] = value;
      return copy;
    });
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), damaged), (bytes) => {
      const read = readBulkFile(bytes, options);
      if (read.ok) expect([...read.value.bills()]).toHaveLength(read.value.billCount);
      else expect(read.problems.length).toBeGreaterThan(0);
    }),
    { numRuns: 400 },
  );
});

test('lists are validated entry by entry, and bounded', () => {
  const json = JSON.parse(writeJson(qrInvoiceJsonOf(good)));
  const bad = { ...json, paymentAmountInformation: { ...json.paymentAmountInformation, currency: 'USD' } };
  const read = readBulkList([json, bad, json], options);
  expect(read.ok && read.value.problems.map(({ path }) => formatPath(path))).toEqual([
    '[1].paymentAmountInformation.currency',
  ]);
  expect(read.ok && [...read.value.bills()].map(({ place }) => place)).toEqual([0, 2]);
  expect(readBulkList([], options)).toMatchObject({ ok: false, problems: [{ code: 'TABLE_EMPTY' }] });
  expect(readBulkList([json, json, json], { ...options, entriesMax: 2 })).toMatchObject({
    ok: false,
    problems: [{ code: 'TABLE_TOO_LONG', params: { max: 2 } }],
  });
});

test('problems without end are counted, not kept', () => {
  const row = change(1, 'CcyAmt/Ccy', 'USD')[1] as string[];
  const read = reading(csv([table[0] as string[], ...Array.from({ length: 3000 }, () => row)]));
  expect(read.problemCount).toBe(3000);
  expect(read.problems).toHaveLength(limits.problemsMax);
  expect(Object.keys(read.refusedValues)).toHaveLength(limits.problemsMax);
});
