import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBulkFile, slipFiles, slipsPdf, tableOf, writeCsv, zipChunks } from '@rappen/core/bulk';
import { profiles } from '@rappen/core/swiss-qr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkRows } from '../../../../test/http/bulk-rows.ts';
import { type BulkSettings, slipsOf } from './draw.ts';
import { type Findings, openLargeTable } from './large-table.ts';

const settings: BulkSettings = { format: 'pdf', profile: '2.3', normalize: false, language: 'fr', pageSize: 'A4' };
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-large-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** So many bills that there are several parts; the language of the last ones is not met before. */
const count = 7000;
const rows = bulkRows(count).map((row, index) => ({ ...row, language: index < count - 50 ? 'de' : 'it' }));
const csv = writeCsv(tableOf(rows));

function fileOf(text: string | Uint8Array): string {
  const name = join(folder, 'bills.csv');
  writeFileSync(name, text);
  return name;
}

async function large(
  text: string,
  some: Partial<BulkSettings> = {},
  isLost: (found: Findings) => boolean = () => false,
) {
  const opened = await openLargeTable(fileOf(text), { ...settings, ...some }, 2);
  if (opened === undefined || !opened.ok) throw new Error('the table is not opened');
  const reading = opened.value.read();
  const pieces: Uint8Array[] = [];
  let steps = 0;
  for await (const piece of reading.document(isLost, (count) => (steps += count))) pieces.push(piece);
  await opened.value.end();
  return { ...reading, lineCount: opened.value.lineCount, bytes: Buffer.concat(pieces), steps };
}

function small(text: string, format: 'pdf' | 'zip') {
  const options = { profile: profiles['2.3'], entriesMax: count };
  const read = readBulkFile(new TextEncoder().encode(text), options);
  if (!read.ok) throw new Error(read.problems[0].code);
  const slips = slipsOf(read.value.bills(), settings, []);
  return { read, bytes: Buffer.concat([...(format === 'zip' ? zipChunks(slipFiles(slips)) : slipsPdf(slips))]) };
}

test.each(['pdf', 'zip'] as const)(
  'a %s made in parts by several threads has the bytes of one made by one',
  async (format) => {
    const made = await large(csv, { format });
    expect(made.bytes.equals(small(csv, format).bytes)).toBe(true);
    expect([made.steps, made.lineCount]).toEqual([count, count + 1]);
  },
);

const broken = csv.replace(/;CHF;/g, (whole, at: number) => (at % 3 === 0 ? ';USD;' : whole));

test('rows that break rules are counted and named as they are for a small table, and the others are made', async () => {
  const { found, bytes } = await large(broken);
  const { read, bytes: expected } = small(broken, 'pdf');
  const { billCount, refusedCount, problems, problemCount } = read.value;
  expect(refusedCount).toBeGreaterThan(1000);
  expect(found).toEqual({ billCount, refusedCount, problems, problemCount });
  expect(bytes.equals(expected)).toBe(true);
});

test('of a table that is lost all rows are validated, and its document is not ended', async () => {
  const isLost = ({ refusedCount }: Findings) => refusedCount > 0;
  const last = csv.lastIndexOf(';CHF;');
  const made = await large(`${csv.slice(0, last)};USD;${csv.slice(last + 5)}`, {}, isLost);
  expect(made.found).toMatchObject({
    billCount: count - 1,
    refusedCount: 1,
    problems: [{ path: [`row ${count + 1}`, 'CcyAmt/Ccy'] }],
  });
  expect(made.bytes.includes('startxref')).toBe(false);
  const { found, bytes } = await large(broken, {}, () => true);
  expect([found.problemCount, bytes.length]).toEqual([small(broken, 'pdf').read.value.problemCount, 0]);
});

test('a table without bills, with a wrong header, or in another character set', async () => {
  const header = csv.slice(0, csv.indexOf('\r\n'));
  const { found, bytes } = await large(`${header}\r\n`);
  expect(found).toEqual({ billCount: 0, refusedCount: 0, problems: [], problemCount: 0 });
  expect(bytes.length).toBe(0);
  expect(await openLargeTable(fileOf(csv.replace('CdtrInf/IBAN', 'Konto')), settings, 1)).toMatchObject({ ok: false });
  const name = fileOf(Buffer.concat([Buffer.from(csv), Buffer.of(0xe4)]));
  expect(await openLargeTable(name, settings, 1)).toBeUndefined();
});
