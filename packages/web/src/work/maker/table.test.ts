import { writeXlsx } from '@rappen/core/bulk';
import { profiles } from '@rappen/core/swiss-qr';
import { utf8Encode } from '@rappen/core/text';
import { readPdfText } from '@rappen/pdf/text';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bookkeeperTable } from '../../../../../test/web/bookkeeper.ts';
import { mapRows } from '../../sheet/bill-rows.ts';
import { billFields, coreColumnCount, fieldOfColumn, textOf } from '../../sheet/fields.ts';
import { type Creditor, readRow, type TableSettings } from '../../sheet/read-row.ts';
import { fileNamer } from './file-names.ts';
import type { ArchiveKind, Print } from './protocol.ts';
import { archiveChunks, csvOf, openSheet, sampleFile } from './table.ts';

const profile = profiles['2.3'];
const creditor: Creditor = {
  iban: 'CH5800791123000889012',
  'creditor.name': 'Treuhand Muster',
  'creditor.street': 'Marktgasse',
  'creditor.buildingNumber': '1',
  'creditor.postalCode': '3000',
  'creditor.city': 'Bern',
  'creditor.countryCode': 'CH',
};
const settings: TableSettings = { creditor, currency: 'CHF', prefix: '', numberPlace: 'billing', language: 'de' };

function bills(file: string | Uint8Array) {
  const sheet = openSheet(typeof file === 'string' ? utf8Encode(file) : file);
  if (!sheet.ok) throw new Error(sheet.problems[0].code);
  const { rows, columns } = sheet.value;
  return mapRows(rows, { columns, fixed: {} }).map((row) => ({ ...row, ...readRow(row, settings, profile) }));
}

function archive(file: string | Uint8Array, kind: ArchiveKind, print: Print): { bytes: Uint8Array; count: number } {
  const rows = bills(file);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  let count = 0;
  const chunks = [...archiveChunks({ rows, kind, print, language: 'de' }, profile, () => count++)];
  return { bytes: new Uint8Array(chunks.flatMap((chunk) => [...chunk])), count };
}

test('the fields are those of the columns of the core, in its order', () => {
  const sample = bills(sampleFile('csv'))[0]?.cells ?? [];
  expect(
    csvOf([{ number: 1, cells: sample, problems: [] }])
      .split('\r\n')[0]
      ?.split(';')
      .map((name, index) => (name === 'AltPmtInf/AltPmt' ? billFields[index] : fieldOfColumn(name))),
  ).toEqual(billFields.slice(0, coreColumnCount));
});

test.each(['csv', 'xlsx'] as const)('the sample as %s is ready as it is, and is the same table again', (kind) => {
  const { bytes, count } = archive(sampleFile(kind), 'pdf', { kind: 'slip', format: 'A4' });
  expect(String.fromCharCode(...bytes.slice(0, 5))).toBe('%PDF-');
  expect(count).toBe(3);
  const rows = bills(sampleFile(kind));
  expect(bills(csvOf(rows)).map(({ cells }) => cells)).toEqual(rows.map(({ cells }) => cells));
});

test('files are named by number and customer', () => {
  const table = bookkeeperTable(3);
  (table[4] as string[])[2] = 'Bäckerei / Müller: «Süsses»';
  (table[5] as string[])[0] = '1001';
  (table[5] as string[])[2] = 'kunde 1 AG';
  const { bytes } = archive(writeXlsx(table), 'zip', { kind: 'slip', format: 'A4' });
  expect(Object.keys(unzipSync(bytes))).toEqual([
    '1001 Kunde 1 AG.pdf',
    '1002 Bäckerei Müller «Süsses».pdf',
    '1001 kunde 1 AG (2).pdf',
  ]);
});

test.each([
  [['', ''], 'x'],
  [['..', '/'], 'x'],
  [['CON', ''], 'CON_'],
  [['1\u0000\u202e2', 'A\tB'], '1 2 A B'],
  [['a'.repeat(300), ''], 'a'.repeat(100)],
])('a file of %j is named %s', (texts, name) => expect(fileNamer()(texts, 'x')).toBe(name));

test('a letter has one page with address, text and payment part', () => {
  const text = 'Guten Tag {name}\nRechnung {number}: {amount}, bis {due}.';
  const { bytes, count } = archive(writeXlsx(bookkeeperTable(2)), 'pdf', { kind: 'letter', text, today: '2026-05-02' });
  expect(count).toBe(2);
  const read = readPdfText(bytes);
  expect(read.ok && read.value.pages).toHaveLength(2);
  expect(read.ok && read.value.text).toMatch(/Guten Tag Kunde 1 AG\s+Rechnung 1001: CHF 1.949\.75, bis 31\.05\.2026\./);
});

test('a bill without amount gets no letter', () => {
  const table = bookkeeperTable(2);
  (table[3] as string[])[6] = 'open';
  expect(archive(writeXlsx(table), 'pdf', { kind: 'letter', text: '', today: '2026-05-02' }).count).toBe(1);
});

test.each([
  ['', 'TABLE_EMPTY'],
  ['Name;Ort\n', 'TABLE_EMPTY'],
  [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'WORKBOOK_UNREADABLE'],
])('%j is no table: %s', (file, code) => {
  const sheet = openSheet(typeof file === 'string' ? utf8Encode(file) : file);
  expect(sheet).toMatchObject({ ok: false, problems: [{ code }] });
});

/** A workbook with these tables on its sheets. */
function workbook(...tables: string[][][]): Uint8Array {
  const parts = tables.map((table) => unzipSync(writeXlsx(table)));
  const text = (name: string) => new TextDecoder().decode(parts[0]?.[name]);
  const all = tables.map((_, index) => index + 1);
  const sheets = all.map((id) => `<sheet name="Sheet ${id}" sheetId="${id}" r:id="rId${id}"/>`).join('');
  const relations = all.map((id) => `<Relationship Id="rId${id}" Target="worksheets/sheet${id}.xml"/>`).join('');
  return zipSync({
    ...parts[0],
    ...Object.fromEntries(
      parts.map((part, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        part['xl/worksheets/sheet1.xml'] as Uint8Array,
      ]),
    ),
    'xl/workbook.xml': utf8Encode(text('xl/workbook.xml').replace(/<sheet .*?\/>/, sheets)),
    'xl/_rels/workbook.xml.rels': utf8Encode(
      text('xl/_rels/workbook.xml.rels').replace(/<Relationship .*?\/>/, relations),
    ),
  });
}

test('a table on a later sheet is found, and the first one that is a table is taken', () => {
  const cover = [['Debitoren'], ['Stand', 'heute']];
  const later = openSheet(workbook(cover, [], bookkeeperTable(3)));
  expect(later.ok && [later.value.rows.length, later.value.sheet]).toEqual([3, 'Sheet 3']);
  const first = openSheet(workbook(bookkeeperTable(2), bookkeeperTable(3)));
  expect(first.ok && [first.value.rows.length, first.value.sheet]).toEqual([2, undefined]);
});

test('a row wider than a spreadsheet is refused', () => {
  expect(openSheet(utf8Encode(`Name;Ort\n${';'.repeat(20_000)}\n`))).toMatchObject({
    problems: [{ code: 'TABLE_ROW_TOO_WIDE' }],
  });
});

test('what a file says of a cell is said of the bill', () => {
  const place = billFields.indexOf('debtor.name');
  const own = {
    number: 2,
    cells: billFields.map(() => ''),
    problems: [{ code: 'TABLE_CELL_ERROR', path: [place], params: { error: '#N/A' } }],
  };
  const { problems, cells } = readRow(own, { ...settings, openAmounts: true }, profile);
  expect(problems.map(({ code, path }) => [code, path[0]])).toEqual([['TABLE_CELL_ERROR', 'debtor.name']]);
  expect(textOf(cells, 'referenceType')).toBe('NON');
});
