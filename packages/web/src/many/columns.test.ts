import { columns } from '@rappen/core/bulk';
import { profiles } from '@rappen/core/swiss-qr';
import { utf8Encode } from '@rappen/core/text';
import { expect, test } from 'vitest';
import { archiveChunks, csvOf, openSheet, sampleFile, validateRow } from '../maker/table.ts';
import { editCell, guessSources, isPlainTable, mapRows, tableColumns } from './columns.ts';
import { mendRow } from './mend.ts';

const profile = profiles['2.3'];

function opened(file: string | Uint8Array) {
  const rows = openSheet(typeof file === 'string' ? utf8Encode(file) : file);
  if (!rows.ok) throw new Error(rows.problems[0].code);
  const [head, ...rest] = rows.value;
  return { header: head?.cells ?? [], rows: rest };
}

test('the columns are those of the core, in its order', () => {
  expect(tableColumns.map(({ name }) => name)).toEqual(columns.map(({ name }) => name));
});

test.each(['csv', 'xlsx'] as const)('the sample as %s is ready as it is', (kind) => {
  const { header, rows } = opened(sampleFile(kind));
  const sources = guessSources(header);
  expect(isPlainTable(header, sources)).toBe(true);
  const mapped = mapRows(rows, sources);
  expect(mapped.map((row) => validateRow(row, profile))).toEqual([[], [], []]);
  let count = 0;
  const task = { rows: mapped, kind: 'pdf', format: 'A4', language: 'de' } as const;
  const chunks = [...archiveChunks(task, profile, () => count++)];
  expect(String.fromCharCode(...(chunks[0]?.slice(0, 5) ?? []))).toBe('%PDF-');
  expect(count).toBe(3);
  expect(opened(csvOf(mapped)).rows.map(({ cells }) => cells)).toEqual(mapped.map(({ cells }) => cells));
});

test('a table of another program is recognised as far as its header tells, and the rest is the same in all rows', () => {
  const { header, rows } = opened('Name;PLZ;Ort;Betrag;Mitteilung;Land\nAnna;8000;Zürich;12.50;Danke;CH\n\nB;;;1;;\n');
  const guessed = guessSources(header);
  const named = (name: string) => tableColumns.findIndex((column) => column.name === name);
  expect(isPlainTable(header, guessed)).toBe(false);
  expect(guessed[named('UltmtDbtr/Name')]?.fileColumn).toBe(0);
  expect(guessed[named('UltmtDbtr/PstCd')]?.fileColumn).toBe(1);
  expect(guessed[named('CcyAmt/Amt')]?.fileColumn).toBe(3);
  expect(guessed[named('RmtInf/AddInf/Ustrd')]?.fileColumn).toBe(4);
  expect(['CdtrInf/Cdtr/Ctry', 'CcyAmt/Ccy', 'UltmtDbtr/Ctry'].map((name) => guessed[named(name)]?.fixed)).toEqual([
    'CH',
    'CHF',
    // There is a column for it
    '',
  ]);
  const other = guessSources(['Firma', 'Total']);
  expect(['UltmtDbtr/Ctry', 'UltmtDbtr/Name'].map((name) => other[named(name)])).toEqual([
    { fileColumn: undefined, fixed: 'CH' },
    { fileColumn: 0, fixed: '' },
  ]);
  expect(guessSources(['Total'])[named('UltmtDbtr/Ctry')]?.fixed).toBe('');
  const fixed: Readonly<Record<string, string>> = {
    'CdtrInf/IBAN': 'CH5800791123000889012',
    'CdtrInf/Cdtr/Name': 'Verein',
    'CdtrInf/Cdtr/PstCd': '3000',
    'CdtrInf/Cdtr/TwnNm': 'Bern',
    'CdtrInf/Cdtr/Ctry': 'CH',
    'CcyAmt/Ccy': 'CHF',
    'RmtInf/Tp': 'NON',
  };
  const sources = guessed.map((source, index) => ({ ...source, fixed: fixed[tableColumns[index]?.name ?? ''] ?? '' }));
  const [first, second] = mapRows(rows, sources);
  expect(first && validateRow(first, profile)).toEqual([]);
  expect(second?.number).toBe(4);
  expect(second && validateRow(second, profile).map(({ path, code }) => `${path[1]} ${code}`)).toEqual([
    'UltmtDbtr/PstCd REQUIRED',
    'UltmtDbtr/TwnNm REQUIRED',
    'UltmtDbtr/Ctry REQUIRED',
  ]);
});

test('a cell that is mended is validated as it is then', () => {
  const { header, rows } = opened(sampleFile('csv'));
  const [row] = mapRows(rows, guessSources(header));
  const amount = tableColumns.findIndex(({ name }) => name === 'CcyAmt/Amt');
  const broken = editCell(row as never, amount, '1,949 ');
  expect(validateRow(broken, profile).map(({ code, path }) => [code, path[1]])).toEqual([
    ['AMOUNT_AMBIGUOUS', 'CcyAmt/Amt'],
  ]);
  expect(mendRow(broken, profile).cells[amount]).toBe('1,949 ');
  const clear = editCell(row as never, amount, "1'949.75 ");
  expect(validateRow(clear, profile)).toEqual([]);
  expect(mendRow(clear, profile).cells[amount]).toBe('1949.75');
});

test('what the file says of a cell holds until the cell is mended', () => {
  const row = {
    number: 2,
    cells: tableColumns.map(() => ''),
    problems: [{ code: 'TABLE_CELL_ERROR', path: [3], params: { error: '#N/A' } }],
  } as const;
  expect(validateRow(row, profile).some(({ code }) => code === 'TABLE_CELL_ERROR')).toBe(true);
  expect(editCell(row, 3, 'x').problems).toEqual([]);
  expect(editCell(row, 4, 'x').problems).toHaveLength(1);
});

test.each([
  ['', 'TABLE_EMPTY'],
  ['Name;Ort\n', 'TABLE_EMPTY'],
  [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'WORKBOOK_UNREADABLE'],
])('%j is no table: %s', (file, code) => {
  const sheet = openSheet(typeof file === 'string' ? utf8Encode(file) : file);
  expect(sheet).toMatchObject({ ok: false, problems: [{ code }] });
});
