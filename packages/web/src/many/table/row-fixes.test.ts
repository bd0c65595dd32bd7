import { profiles } from '@rappen/core/swiss-qr';
import { expect, test } from 'vitest';
import { editRow } from '../../sheet/bill-rows.ts';
import { type BillField, billFields, type SheetRow } from '../../sheet/fields.ts';
import { readRow, type TableSettings } from '../../sheet/read-row.ts';
import { keptColumns, shapeOf } from './kept-columns.ts';
import { repeatsOf } from './repeats.ts';
import { commonFixes, fixesOfRow } from './row-fixes.ts';

const profile = profiles['2.3'];
const settings: TableSettings = {
  creditor: {
    iban: 'CH5800791123000889012',
    'creditor.name': 'Muster',
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
const good: Partial<Record<BillField, string>> = {
  number: '7',
  amount: '5.00',
  'debtor.name': 'Anna',
  'debtor.postalCode': '8000',
  'debtor.city': 'Zürich',
};
const rowOf = (texts: Partial<Record<BillField, string>>, number = 2) => ({
  number,
  cells: billFields.map((field) => ({ ...good, ...texts })[field] ?? ''),
  problems: [],
});
const read = (texts: Partial<Record<BillField, string>>) => readRow(rowOf(texts), settings, profile);

test.each([
  [{ amount: '1,949' }, 'AMOUNT_AMBIGUOUS', { amount: '1949.00' }],
  [{ amount: '1234.555' }, 'AMOUNT_SCALE', { amount: '1234.56' }],
  [{ amount: 'EUR 5.00', currency: 'CHF' }, 'AMOUNT_OTHER_CURRENCY', { currency: 'EUR' }],
  [{ 'debtor.name': 'Anna\u2028Meier' }, 'TEXT_CHARACTER_NOT_ALLOWED', { 'debtor.name': 'Anna Meier' }],
  [{ 'debtor.name': 'A'.repeat(80) }, 'TEXT_TOO_LONG', { 'debtor.name': 'A'.repeat(70) }],
  [{ reference: 'RF19539007547034' }, 'CREDITOR_REFERENCE_CHECK_DIGITS', { reference: 'RF18539007547034' }],
  [{ referenceType: 'XY', reference: '1' }, 'REFERENCE_TYPE_UNKNOWN', { referenceType: 'NON', reference: '' }],
  [{ language: 'xx' }, 'INVALID_ENUM', { language: '' }],
  [{ 'debtor.postalCode': '10115' }, 'REQUIRED', { 'debtor.countryCode': 'DE' }],
  [
    {
      'debtor.addressType': 'K',
      'debtor.street': 'Weg 1',
      'debtor.buildingNumber': '8000 Zürich',
      'debtor.postalCode': '',
      'debtor.city': '',
    },
    'ADDRESS_COMBINED_DISCONTINUED',
    {
      'debtor.addressType': 'S',
      'debtor.street': 'Weg',
      'debtor.buildingNumber': '1',
      'debtor.postalCode': '8000',
      'debtor.city': 'Zürich',
    },
  ],
])('%j: for %s is offered %j, and leaves nothing wrong', (texts, code, changes) => {
  const row = read(texts as Partial<Record<BillField, string>>);
  const found = row.problems.find((each) => each.code === code) ?? row.problems[0];
  expect(found?.code).toBe(code);
  const [fix] = found === undefined ? [] : fixesOfRow(found, row, profile);
  expect(fix?.changes).toMatchObject(changes);
  const after = readRow(
    editRow(rowOf(texts as Partial<Record<BillField, string>>), fix?.changes ?? {}),
    settings,
    profile,
  );
  expect(after.problems.filter((each) => each.code === code)).toEqual([]);
});

test('a point before three figures is read by a person, not for all rows at once', () => {
  const row = read({ amount: '19.955' });
  const fixes = row.problems.flatMap((found) => fixesOfRow(found, row, profile));
  expect(fixes.map(({ changes }) => changes.amount)).toEqual(['19.96', '19955.00']);
  expect(commonFixes([row], profile)).toEqual([]);
});

test('all problems of a kind are corrected at once', () => {
  const rows = [
    read({ amount: '1,949' }),
    read({}),
    read({ amount: '2,500' }),
    read({ 'debtor.name': 'A'.repeat(80) }),
  ];
  const [amounts, texts] = commonFixes(rows, profile);
  expect([amounts?.group, amounts?.from, amounts?.to]).toEqual(['amounts', '1,949', '1949.00']);
  expect(amounts?.edits).toEqual([
    { index: 0, changes: { amount: '1949.00' } },
    { index: 2, changes: { amount: '2500.00' } },
  ]);
  expect([texts?.group, texts?.edits.length]).toEqual(['texts', 1]);
});

test('bills that have one reference are told', () => {
  const rows = [rowOf({}, 4), rowOf({ number: '8' }, 5), rowOf({ number: '007' }, 6), rowOf({ number: '7' }, 9)];
  const table = { rows, read: rows.map((row) => readRow(row, settings, profile)) };
  expect(repeatsOf(table).map(({ indices }) => indices)).toEqual([[0, 3]]);
});

test('workbooks are told apart by the names of their columns', () => {
  expect(shapeOf(['Betrag ', 'Fällig'])).toBe(shapeOf(['betrag', 'FAELLIG']));
  expect(shapeOf(['a', 'b'])).not.toBe(shapeOf(['b', 'a']));
  // Where nothing can be kept nothing was
  expect(keptColumns(['a'])).toBeUndefined();
});

test('dates with the month first are turned all at once, and what is no date is left to somebody', () => {
  const rows = ['05/13/2026', '05/04/2026', 'sofort'].map((date) => ({
    ...rowOf({ date }),
    monthFirst: ['date' as const],
  }));
  const read = rows.map((row) => readRow(row, settings, profile));
  expect(commonFixes(read, profile).flatMap(({ edits }) => edits)).toEqual([
    { index: 0, changes: { date: '13.05.2026' } },
    { index: 1, changes: { date: '04.05.2026' } },
  ]);
  const turned = editRow(rows[1] as SheetRow, { date: '05/04/2026' });
  expect(readRow(turned, settings, profile).doubts).toEqual([]);
});
