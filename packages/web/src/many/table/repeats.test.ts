import { profiles } from '@rappen/core/swiss-qr';
import { expect, test } from 'vitest';
import { mapRows } from '../../sheet/bill-rows.ts';
import { type SheetRow, textOf } from '../../sheet/fields.ts';
import { isReady, readRow, type TableSettings } from '../../sheet/read-row.ts';
import type { BillTable } from './bill-table.ts';
import { controlTotal } from './control-total.ts';
import { acceptances, joins, repeatsOf, withRepeats } from './repeats.ts';
import { swapped } from './row-changes.ts';

const settings: TableSettings = {
  creditor: {
    iban: 'CH5800791123000889012',
    'creditor.name': 'Treuhand Muster',
    'creditor.street': '',
    'creditor.buildingNumber': '',
    'creditor.postalCode': '3000',
    'creditor.city': 'Bern',
    'creditor.countryCode': 'CH',
  },
  currency: 'CHF',
  prefix: '',
  numberPlace: 'none',
  language: 'de',
};
const columns = ['number', 'debtor.name', 'debtor.city', 'amount', 'unstructuredMessage'] as const;

function tableOf(rows: readonly SheetRow[]): BillTable {
  return withRepeats({ rows, read: rows.map((row) => readRow(row, settings, profiles['2.3'])) });
}

function fileOf(...lines: readonly (readonly [number: string, name: string, amount: string, text?: string])[]) {
  return lines.map(([number, name, amount, text = ''], at) => ({
    number: at + 2,
    cells: [number, name, name && '8000 Zürich', amount, text],
    problems: [],
  }));
}

const lines = fileOf(
  ['1', 'Anna', '10.05', 'Kurs'],
  ['2', 'Beat', '5'],
  ['3', 'Carla', '1', 'Heft'],
  ['1', 'Anna', "1'000.10", 'Material'],
  ['3', '', '2', 'Stift'],
  ['4', 'Dora', '7'],
  ['4', 'Emil', '8'],
);
const rows = mapRows(lines, { columns, fixed: {} });
const amounts = (table: BillTable) =>
  table.read.map((row) => `${textOf(row?.cells ?? [], 'amount')}${isReady(row) ? '' : ' ?'}`);

test('rows with one number are no bills until somebody says what they are', () => {
  expect(amounts(tableOf(rows))).toEqual(['10.05 ?', '5.00', '1.00 ?', '1000.10 ?', '2.00 ?', '7.00 ?', '8.00 ?']);
});

test('lines of one invoice become its positions where it stood, exact and undone; those of two customers do not', () => {
  const before = tableOf(rows);
  const changes = joins(repeatsOf(before), before);
  const joined = swapped(rows, changes, 'after');
  const after = tableOf(joined);
  expect(amounts(after)).toEqual(['1010.15', '5.00', '3.00', '7.00 ?', '8.00 ?']);
  expect(joined[0]?.lines).toEqual([
    { row: 2, text: 'Kurs', amount: '10.05' },
    { row: 5, text: 'Material', amount: '1000.10' },
  ]);
  expect(textOf(joined[2]?.cells ?? [], 'debtor.name')).toBe('Carla');
  expect(swapped(joined, changes, 'before')).toEqual(rows);
});

test('what is kept as separate bills is ready, and another row with the number is asked about again', () => {
  const before = tableOf(rows);
  const all = repeatsOf(before).flatMap(({ indices }) => indices);
  const kept = swapped(rows, acceptances(all, 'repeated', rows), 'after');
  expect(amounts(tableOf(kept)).filter((text) => text.endsWith('?'))).toEqual([]);
  const more = [...kept, { ...(rows[1] as SheetRow), number: 20 }];
  expect(amounts(tableOf(more))).toEqual(['10.05', '5.00 ?', '1.00', '1000.10', '2.00', '7.00', '8.00', '5.00 ?']);
});

test('a row that is no bill is no line of one', () => {
  const wrong = mapRows(fileOf(['1', 'Anna', '10'], ['1', 'Anna', '-5']), { columns, fixed: {} });
  const table = tableOf(wrong);
  expect(joins(repeatsOf(table), table)).toEqual([]);
});

/** A sheet with these rows and a total below them. */
const withTotal = (stated: string, own: readonly SheetRow[] = lines) => ({
  rows: own,
  leftOut: [{ number: 50, text: '', kind: 'total' as const, cells: ['Total', '', '', stated, ''] }],
});
const totalOf = (stated: string, table: BillTable, own?: readonly SheetRow[]) =>
  controlTotal(withTotal(stated, own), columns, table).totals[0];

test('the control total counts a bill of several rows for each of them', () => {
  const before = tableOf(rows);
  const joined = tableOf(swapped(rows, joins(repeatsOf(before), before), 'after'));
  expect(totalOf("1'033.15", joined)).toEqual({
    row: 50,
    stated: '1033.15',
    billed: '1018.15',
    difference: { amount: '-15.00', why: { kind: 'rows', rows: [7, 8] } },
  });
});

test.each([
  ['35.00', undefined],
  ['45.00', { amount: '-10.00', why: { kind: 'row', row: 2 } }],
  ['25.00', { amount: '10.00', why: { kind: 'row', row: 2 } }],
  ['36.00', { amount: '-1.00', why: { kind: 'file', sum: '35.00' } }],
  ['15.00', { amount: '20.00', why: { kind: 'hidden' } }],
])('a total of %s beside bills of 35.00', (stated, difference) => {
  const own: SheetRow[] = fileOf(['1', 'A', '10'], ['2', 'B', '20'], ['3', 'C', '5']).map((row) =>
    row.number === 3 ? { ...row, isHidden: true } : row,
  );
  const shown = mapRows(own, { columns, fixed: {} }).map((row) => ({ ...row, accepted: ['hidden' as const] }));
  expect(totalOf(stated, tableOf(shown), own)?.difference).toEqual(difference);
});

test('a credit that the total of a file takes off is told as the row that is no bill', () => {
  const own = fileOf(['1', 'A', '10'], ['2', 'B', '4.00-']);
  expect(totalOf('6.00', tableOf(mapRows(own, { columns, fixed: {} })), own)?.difference).toEqual({
    amount: '4.00',
    why: { kind: 'rows', rows: [3] },
  });
});
