import { utf8Encode } from '@rappen/pdf/internal/base';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { invoiceExamples } from '../swiss-qr/examples.ts';
import { profiles } from '../swiss-qr/profile.ts';
import { tableOf } from './columns.ts';
import { csvTable, records, writeCsv } from './csv.ts';
import { limits } from './limits.ts';
import { CsvCutter, type CsvPart, readBulkHeader, readBulkPart } from './parts.ts';
import { readBulkFile } from './reading.ts';

const options = { profile: profiles['2.3'] };

function partsOf(text: string, pieceLength: number): readonly CsvPart[] {
  const cutter = new CsvCutter();
  const parts: CsvPart[] = [];
  for (let at = 0; at < text.length || at === 0; at += pieceLength) {
    const part = cutter.next(text.slice(at, at + pieceLength), at + pieceLength >= text.length);
    if (part !== undefined) parts.push(part);
  }
  return parts;
}

const rowsOf = (parts: readonly CsvPart[]) =>
  parts.flatMap(({ text, separator, rowsBefore }) => [...records(text, separator, 0, rowsBefore)]);

test('the parts of a file have the rows of the file, wherever it is cut and whatever is in it', () => {
  const text = fc
    .array(fc.constantFrom('a', '"', '""', ';', '\n', '\r', '\r\n', 'b;c', '"x\ny";'), { maxLength: 60 })
    .map((tokens) => tokens.join(''));
  const far = fc.constantFrom('', `"${'f'.repeat(limits.quotedLengthMax + 9)}\n`, `${'long;'.repeat(30_000)}\n`);
  fc.assert(
    fc.property(text, far, text, fc.integer({ min: 1, max: 90_000 }), (before, middle, after, cut) => {
      const whole = `Language;Language\n${before}${middle}${after}`;
      const pieces = Math.max(cut, 20);
      expect(rowsOf(partsOf(whole, whole.length > 1000 ? Math.max(pieces, 3000) : pieces))).toEqual([
        ...csvTable(utf8Encode(whole), (name) => name === 'Language').rows(),
      ]);
    }),
    { numRuns: 200 },
  );
});

test('bills of parts are those of the file, with their rows', () => {
  const drafts = Array.from({ length: 400 }, (_, index) =>
    index % 7 === 3 ? { ...invoiceExamples.withQrReference, currency: 'USD' } : invoiceExamples.withCreditorReference,
  );
  const csv = writeCsv(tableOf(drafts.map((draft) => ({ draft })))).replace('\r\n', '\r\n\r\n');
  const whole = expectValue(readBulkFile(utf8Encode(csv), options));
  const parts = partsOf(csv, 70_000);
  expect(parts.length).toBeGreaterThan(1);
  const header = expectValue(readBulkHeader(parts[0] as CsvPart));
  const passages = parts.map((part) => expectValue(readBulkPart(part, header, options)));
  expect(passages.flatMap(({ bills }) => [...bills()])).toEqual([...whole.bills()]);
  expect(passages.flatMap(({ found }) => found.problems)).toEqual(whole.problems);
  const countOf = (name: 'billCount' | 'refusedCount' | 'problemCount') =>
    passages.reduce((sum, { found }) => sum + found[name], 0);
  expect([countOf('billCount'), countOf('refusedCount'), countOf('problemCount')]).toEqual([
    whole.billCount,
    whole.refusedCount,
    whole.problemCount,
  ]);
});
