import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { parseCalendarDate } from '../date/index.ts';
import { invoiceExamples } from '../swiss-qr/examples.ts';
import { columns, openTable, tableOf, writeCsv, writeXlsx } from './index.ts';

const rows = [
  { draft: invoiceExamples.withQrReference, language: 'de' },
  { draft: invoiceExamples.combinedAddress },
  { draft: { ...invoiceExamples.blank, unstructuredMessage: 'a;b "c" <d> & e' } },
];

test('the header names the elements of the payload in their order, two of them for procedures', () => {
  expect(columns).toHaveLength(24);
  expect(columns.map(({ name }) => name).filter((name) => name === 'AltPmtInf/AltPmt')).toHaveLength(2);
  expect(new Set(columns.map(({ name }) => name)).size).toBe(23);
});

test('a row holds each element of its bill under its name', () => {
  const [header = [], first = [], combined = []] = tableOf(rows);
  const valueOf = (row: readonly string[], name: string) => row[header.indexOf(name)];
  expect(valueOf(first, 'CdtrInf/IBAN')).toBe('CH4431999123000889012');
  expect(valueOf(first, 'CdtrInf/Cdtr/AdrTp')).toBe('S');
  expect(valueOf(first, 'UltmtDbtr/TwnNm')).toBe('Rorschach');
  expect(valueOf(first, 'CcyAmt/Amt')).toBe('1949.75');
  expect(valueOf(first, 'Language')).toBe('de');
  expect(valueOf(combined, 'CdtrInf/Cdtr/AdrTp')).toBe('K');
  expect(valueOf(combined, 'CdtrInf/Cdtr/BldgNbOrAdrLine2')).toBe('2501 Biel');
  expect(valueOf(combined, 'UltmtDbtr/Name')).toBe('');
});

test('CSV quotes what needs it and ends every line', () => {
  const csv = writeCsv(tableOf(rows));
  expect(csv.split('\r\n')).toHaveLength(5);
  expect(csv).toContain(';"a;b ""c"" <d> & e";');
});

test('a workbook is a zip whose sheet holds every text in its cell, the same bytes each time', () => {
  const table = tableOf(rows);
  const bytes = writeXlsx(table);
  const parts = unzipSync(bytes);
  expect(Object.keys(parts)).toContain('xl/workbook.xml');
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array);
  const cells = [...sheet.matchAll(/<c r="([A-Z]+)(\d+)" t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t>/g)];
  const texts = cells.map(([, , , text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
  expect(texts).toEqual(table.flat().filter((text) => text !== ''));
  expect(cells.at(-1)?.slice(1, 3)).toEqual(['T', '4']);
  expect(writeXlsx(table)).toEqual(bytes);
});

test.each([
  ['1900-03-01', '61'],
  ['2026-11-24', '46350'],
])('the day %s is day %s of a workbook, and is shown as one', (text, number) => {
  const day = parseCalendarDate(text);
  if (!day.ok) throw new Error('That is a day');
  const parts = unzipSync(writeXlsx([[{ date: day.value }]]));
  expect(strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array)).toContain(`<c r="A1" s="2"><v>${number}</v></c>`);
  expect(strFromU8(parts['xl/styles.xml'] as Uint8Array)).toContain(
    '<xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs>',
  );
});

test('a workbook has amounts as numbers, also below zero, and text that looks like a formula as text', () => {
  const row = ['=1+1', { number: '1949.70' }, { number: '-12.50' }, { number: '=2' }, 'a\u0000\ud800b\ufffe'];
  const read = openTable(writeXlsx([row]));
  expect(read.ok && [...read.value.rows()].map(({ cells }) => cells)).toEqual([
    ['=1+1', '1949.7', '-12.5', '=2', 'ab'],
  ]);
});
