import { expect, test } from 'vitest';
import { editRow, settled } from './bill-rows.ts';
import { currencyIn, readCell, readDate } from './cells.ts';
import { type BillField, billFields, placeOf, textOf } from './fields.ts';

test.each([
  ["1'949.75", '1949.75'],
  ['1’949.75', '1949.75'],
  ['1949,75', '1949.75'],
  ['100.–', '100.00'],
  ['CHF 100.00', '100.00'],
  ['Fr. 12.50', '12.50'],
  ['1949.7500000001', '1949.75'],
  ['0.30000000000000004', '0.30'],
  ['1949.755', '1949.755'],
  ['1,234', '1,234'],
])('the amount %s is read as %s', (text, amount) => expect(readCell('amount', text)).toBe(amount));

test.each([
  ['1.5.2026', '2026-05-01'],
  ['01.05.26', '2026-05-01'],
  ['2026-05-01', '2026-05-01'],
  ['2026-05-01T00:00:00', '2026-05-01'],
  ['01/05/2026', '2026-05-01'],
  ['1. Mai 2026', '2026-05-01'],
  ['1er mai 2026', '2026-05-01'],
  ['3. März 2026', '2026-03-03'],
  ['14 juillet 2026', '2026-07-14'],
  ['2 giugno 2026', '2026-06-02'],
  ['1 août 2026', '2026-08-01'],
  ['24. Dezember 2026', '2026-12-24'],
  ['46143', '2026-05-01'],
  ['31.02.2026', undefined],
  ['1042', undefined],
  ['sofort', undefined],
])('the date %s is %s', (text, date) => expect(readDate(text)).toBe(date));

test.each([
  ['referenceType', 'Keine', 'NON'],
  ['referenceType', 'ohne', 'NON'],
  ['referenceType', 'sans', 'NON'],
  ['referenceType', 'nessuna', 'NON'],
  ['referenceType', 'none', 'NON'],
  ['referenceType', 'QR-Referenz', 'QRR'],
  ['referenceType', 'scor', 'SCOR'],
  ['referenceType', 'XY', 'XY'],
  ['debtor.countryCode', 'Schweiz', 'CH'],
  ['debtor.countryCode', 'Suisse', 'CH'],
  ['debtor.countryCode', 'Svizzera', 'CH'],
  ['debtor.countryCode', 'Germany', 'DE'],
  ['debtor.countryCode', 'FL', 'LI'],
  ['debtor.countryCode', 'Oesterreich', 'AT'],
  ['debtor.countryCode', 'Nirgends', 'Nirgends'],
  ['currency', 'Fr.', 'CHF'],
  ['currency', '€', 'EUR'],
  ['language', 'Französisch', 'fr'],
  ['iban', 'ch58 0079 1123 0008 8901 2', 'CH5800791123000889012'],
] as const)('%s: %s is %s', (field, text, read) => expect(readCell(field, text)).toBe(read));

test.each([
  ['Total CHF', 'CHF'],
  ['Betrag (EUR)', 'EUR'],
  ['Frist', undefined],
] as const)('the currency in %s is %s', (text, currency) => expect(currencyIn(text)).toBe(currency));

const row = (texts: Partial<Record<BillField, string>>) => billFields.map((field) => texts[field] ?? '');
const address = (cells: readonly string[]) =>
  (['street', 'buildingNumber', 'postalCode', 'city', 'countryCode'] as const)
    .map((name) => textOf(cells, `debtor.${name}`))
    .join('|');

test.each([
  [{ 'debtor.street': 'Bahnhofstrasse 12', 'debtor.city': '8000 Zürich' }, 'Bahnhofstrasse|12|8000|Zürich|'],
  [{ 'debtor.street': 'Rue du 1er Août 4a', 'debtor.postalCode': '1200 Genève' }, 'Rue du 1er Août|4a|1200|Genève|'],
  [{ 'debtor.street': 'Av. de la Gare 4bis' }, 'Av. de la Gare|4bis|||'],
  [{ 'debtor.street': 'Hauptstr. 1, 8000 Zürich' }, 'Hauptstr.|1|8000|Zürich|'],
  [{ 'debtor.postalCode': 'D-10115', 'debtor.city': 'Berlin' }, '||10115|Berlin|D'],
  [{ 'debtor.city': 'CH-3000 Bern 7' }, '||3000|Bern 7|CH'],
  [{ 'debtor.street': 'Postfach', 'debtor.postalCode': '3000', 'debtor.city': 'Bern' }, 'Postfach||3000|Bern|'],
  [
    { 'debtor.addressType': 'K', 'debtor.street': 'Weg 1', 'debtor.buildingNumber': '8000 Zürich' },
    'Weg 1|8000 Zürich|||',
  ],
])('the address %j is taken apart as %s', (texts, expected) => {
  const cells = settled(row(texts as Partial<Record<BillField, string>>));
  expect(address(cells)).toBe(expected);
  expect(settled(cells)).toBe(cells);
});

test('what the file says of a cell holds until the cell is edited', () => {
  const place = placeOf('amount');
  const own = {
    number: 2,
    cells: row({ amount: 'x' }),
    problems: [{ code: 'TABLE_CELL_ERROR', path: [place], params: {} }],
  };
  expect(editRow(own, { currency: 'EUR' }).problems).toHaveLength(1);
  const edited = editRow(own, { amount: '5.00' });
  expect([edited.problems.length, textOf(edited.cells, 'amount')]).toEqual([0, '5.00']);
});
