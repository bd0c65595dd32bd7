import { utf8Encode } from '@rappen/pdf/internal/base';
import { expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { invoiceExamples } from '../swiss-qr/examples.ts';
import { profiles } from '../swiss-qr/profile.ts';
import { tableOf } from './columns.ts';
import { writeCsv } from './csv.ts';
import { openTable, readBulkFile, readBulkTable } from './reading.ts';
import { writeXlsx } from './write-xlsx.ts';

const options = { profile: profiles['2.3'] };
const texts = tableOf([{ draft: invoiceExamples.withQrReference }, { draft: invoiceExamples.withoutReference }]);

test.each([
  ['a CSV file', utf8Encode(writeCsv(texts))],
  ['a workbook', writeXlsx(texts)],
])('%s opens as the texts that were written, and is read as the file itself', (_kind, file) => {
  const table = expectValue(openTable(file));
  expect([...table.rows()].map(({ cells }) => texts[0]?.map((_, column) => cells[column] ?? ''))).toEqual(texts);
  const { bills: _ofTable, ...ofTable } = expectValue(readBulkTable(table, options));
  const { bills: _ofFile, ...ofFile } = expectValue(readBulkFile(file, options));
  expect(ofTable).toEqual(ofFile);
  expect(ofTable.billCount).toBe(2);
});

test('rows that were mended are validated as they are then', () => {
  const rows = texts.map((cells, index) => ({ number: index + 1, cells, problems: [] }));
  const mended = rows.map((row) => ({ ...row, cells: row.cells.map((text) => (text === '1949.75' ? 'x' : text)) }));
  const reading = expectValue(readBulkTable({ rows: () => mended }, options));
  expect(reading.problems.map(({ path, code }) => [...path, code])).toEqual([['row 2', 'CcyAmt/Amt', 'AMOUNT_FORMAT']]);
});

test('a broken workbook does not open', () => {
  expect(codesOf(openTable(new Uint8Array([0x50, 0x4b, 3, 4])))).toEqual(['WORKBOOK_UNREADABLE']);
});
