import { zipSync } from 'fflate';
import {
  type BulkOptions,
  type BulkReading,
  readBulkFile,
  tableOf,
  writeCsv,
} from '../packages/core/src/bulk/index.ts';
import { sentenceOf } from '../packages/core/src/catalogue/index.ts';
import { formatPath } from '../packages/core/src/problem/problem.ts';
import { invoiceExamples, profiles } from '../packages/core/src/swiss-qr/index.ts';

export const options = { profile: profiles['2.3'], normalize: false };
export const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

export function reading(bytes: Uint8Array, more: Partial<BulkOptions> = {}): BulkReading {
  const read = readBulkFile(bytes, { ...options, ...more });
  if (!read.ok) throw new Error(read.problems.map(sentenceOf).join('\n'));
  return read.value;
}

export function codesOf(bytes: Uint8Array): string[] {
  const read = readBulkFile(bytes, options);
  const problems = read.ok ? read.value.problems : read.problems;
  return problems.map(({ code, path }) => [code, formatPath(path)].join(' ').trim());
}

export const good = invoiceExamples.withQrReference;
export const table = tableOf([{ draft: good, language: 'it' }, { draft: invoiceExamples.withCreditorReference }]);
export const change = (row: number, name: string, text: string, from = table) =>
  from.map((cells, index) => (index === row ? cells.map((cell, at) => (from[0]?.[at] === name ? text : cell)) : cells));
export const csv = (rows: readonly (readonly string[])[]) => bytesOf(writeCsv(rows));

export const sheetOf = (cells: string) =>
  zipSync({
    'xl/workbook.xml': bytesOf('<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId7"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': bytesOf(
      '<Relationships><Relationship Id="rId7" Target="/xl/s.xml"/></Relationships>',
    ),
    'xl/s.xml': bytesOf(`<x:worksheet><x:sheetData>${cells}</x:sheetData></x:worksheet>`),
  });
export const headerCells = (table[0] as string[])
  .map((name) => `<x:c t="inlineStr"><x:is><x:t>${name}</x:t></x:is></x:c>`)
  .join('');
