import { writeCsv, writeXlsx } from '@rappen/core/bulk';
import { profiles } from '@rappen/core/swiss-qr';
import { utf8Encode } from '@rappen/core/text';
import { describe, expect, test } from 'vitest';
import { bookkeeperTable } from '../../../../test/web/bookkeeper.ts';
import { openSheet } from '../work/maker/table.ts';
import { mapRows } from './bill-rows.ts';
import { textOf } from './fields.ts';
import { fieldsNamed } from './names.ts';
import { readRow, type TableSettings } from './read-row.ts';

const profile = profiles['2.3'];
export const settings: TableSettings = {
  creditor: {
    iban: 'CH58 0079 1123 0008 8901 2',
    'creditor.name': 'Treuhand Muster',
    'creditor.street': 'Marktgasse',
    'creditor.buildingNumber': '1',
    'creditor.postalCode': '3000',
    'creditor.city': 'Bern',
    'creditor.countryCode': 'CH',
  },
  currency: 'CHF',
  prefix: '',
  numberPlace: 'billing',
  language: 'de',
};

function opened(table: string[][] | string) {
  const sheet = openSheet(typeof table === 'string' ? utf8Encode(table) : writeXlsx(table));
  if (!sheet.ok) throw new Error(sheet.problems[0].code);
  return sheet.value;
}

function billsOf(table: string[][] | string, changed: Partial<TableSettings> = {}) {
  const sheet = opened(table);
  return mapRows(sheet.rows, { columns: sheet.columns, fixed: {} }).map((row) =>
    readRow(row, { ...settings, ...changed }, profile),
  );
}

describe('the workbook of a bookkeeper', () => {
  test('has its header below a title, and no bill in title and sum', () => {
    const sheet = opened(bookkeeperTable());
    expect(sheet.headerNumber).toBe(3);
    expect(sheet.rows).toHaveLength(200);
    expect(sheet.currency).toBe('CHF');
    expect(sheet.leftOut.map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'above'],
      [204, 'total'],
    ]);
    expect(sheet.columns).toEqual([
      'number',
      'date',
      'debtor.name',
      'debtor.street',
      'debtor.city',
      'debtor.countryCode',
      'amount',
      'due',
    ]);
  });

  test('is 200 bills of 200', () => {
    const bills = billsOf(bookkeeperTable());
    expect(bills.flatMap(({ problems, notes }) => [...problems, ...notes])).toEqual([]);
    const texts = (
      ['debtor.street', 'debtor.buildingNumber', 'debtor.postalCode', 'debtor.city', 'debtor.countryCode'] as const
    ).map((field) => textOf(bills[4]?.cells ?? [], field));
    expect(texts).toEqual(['Bahnhofstrasse', '5', '9490', 'Vaduz', 'CH']);
    expect(bills.slice(0, 5).map(({ cells }) => textOf(cells, 'amount'))).toEqual([
      '1949.75',
      '250.00',
      '1949.75',
      '100.00',
      '1200.50',
    ]);
    expect(textOf(bills[1]?.cells ?? [], 'date')).toBe('01.05.2026');
    expect(textOf(bills[0]?.cells ?? [], 'reference')).toMatch(/^RF\d\d1001$/);
    expect(textOf(bills[0]?.cells ?? [], 'billingInformation')).toBe('//S1/10/1001/11/260501/40/0:30');
  });

  test('is as good as CSV of another program', () => {
    expect(billsOf(writeCsv(bookkeeperTable())).filter(({ problems }) => problems.length > 0)).toEqual([]);
    const commas = bookkeeperTable().map((row) => row.map((text) => (/[,]/.test(text) ? `"${text}"` : text)).join(','));
    expect(billsOf(commas.join('\n')).filter(({ problems }) => problems.length > 0)).toEqual([]);
  });

  test('with a QR-IBAN has QR references behind the id that the bank gave', () => {
    const creditor = { ...settings.creditor, iban: 'CH4431999123000889012' };
    const [bill] = billsOf(bookkeeperTable(1), { creditor, prefix: '210000', numberPlace: 'message' });
    expect(bill?.problems).toEqual([]);
    expect(textOf(bill?.cells ?? [], 'reference')).toMatch(/^210000 ?0+1001\d$/);
    expect(textOf(bill?.cells ?? [], 'unstructuredMessage')).toBe('Rechnung 1001');
    expect(textOf(bill?.cells ?? [], 'billingInformation')).toBe('');
  });
});

test.each([
  ['Rechnung Nr.', 'number'],
  ['Rg-Nr', 'number'],
  ['N° facture', 'number'],
  ['Numero fattura', 'number'],
  ['Invoice #', 'number'],
  ['Total inkl. MWST', 'amount'],
  ['Montant TTC (CHF)', 'amount'],
  ['Importo totale CHF', 'amount'],
  ['Rechnungsbetrag in Fr.', 'amount'],
  ['MWST CHF', undefined],
  ['Kunden-Nr.', undefined],
  ['Kundenname', 'debtor.name'],
  ['Nom du client', 'debtor.name'],
  ['NPA / Localité', 'debtor.city'],
  ['CAP', 'debtor.postalCode'],
  ['Rue et n°', 'debtor.street'],
  ['Fällig am', 'due'],
  ['FAELLIGKEIT', 'due'],
  ['Échéance', 'due'],
  ['Due date', 'due'],
  ['Währung', 'currency'],
  ['Zahlungsempfänger Ort', 'creditor.city'],
  ['Creditor IBAN', 'iban'],
  ['CdtrInf/IBAN', 'iban'],
])('a column %s is %s', (name, field) => {
  expect(fieldsNamed(name)[0]?.field).toBe(field);
});

test('what the names of columns do not tell, their cells do', () => {
  const sheet = opened([
    ['Wer', 'A', 'B', 'C', 'D', 'E', 'Betrag'],
    ['Anna', '8000', 'Zürich', 'CHF', 'RF18539007547034', 'CH5800791123000889012', '12.50'],
    ['Beat', '3000', 'Bern', 'CHF', 'RF18539007547034', 'CH5800791123000889012', '20.00'],
  ]);
  expect(sheet.columns).toEqual([
    undefined,
    'debtor.postalCode',
    'debtor.city',
    'currency',
    'reference',
    'iban',
    'amount',
  ]);
});

test('a number beside a street is the one of the house', () => {
  expect(
    opened([
      ['Nr', 'Name', 'Strasse', 'Nr.', 'PLZ', 'Ort', 'Total'],
      ['7', 'A', 'Weg', '3', '8000', 'Zürich', '5.00'],
    ]).columns,
  ).toEqual([
    'number',
    'debtor.name',
    'debtor.street',
    'debtor.buildingNumber',
    'debtor.postalCode',
    'debtor.city',
    'amount',
  ]);
});

test('of several amounts the total is taken, and a tax is none', () => {
  const sheet = opened([
    ['Rg-Nr', 'Netto', 'MWST', 'Total inkl. MWST'],
    ['1', '100.00', '8.10', '108.10'],
  ]);
  expect(sheet.columns).toEqual(['number', undefined, undefined, 'amount']);
});

test('an amount under a name that only has a currency, and a country that nobody wrote', () => {
  const table = [
    ['Zahlbar an Name', 'Zahlbar an PLZ', 'Zahlbar an Ort', 'Spende CHF', 'Vorname', 'Name', 'PLZ', 'Ort'],
    ['Verein', '3000', 'Bern', '20', 'Anna', 'Meier', '9490', 'Vaduz'],
    ['Verein', '3000', 'Bern', '30', 'Beat', 'Huber', '8000', 'Zürich'],
  ];
  const bills = billsOf(table);
  expect(bills.flatMap(({ problems }) => problems)).toEqual([]);
  expect(bills.map(({ cells }) => textOf(cells, 'amount'))).toEqual(['20.00', '30.00']);
  expect(bills.map(({ cells }) => textOf(cells, 'debtor.name'))).toEqual(['Anna Meier', 'Beat Huber']);
  expect(bills.map(({ cells }) => textOf(cells, 'debtor.countryCode'))).toEqual(['LI', 'CH']);
});

test('rows between bills that are none are left out and said so', () => {
  const sheet = opened([
    ['Muster Treuhand AG'],
    ['Stand', '01.05.2026'],
    ['Nr', 'Name', 'Total'],
    ['1', 'A', '5.00'],
    ['Region Ost'],
    ['Nr', 'Name', 'Total'],
    ['2', 'B', '7.00'],
    ['', '', '12.00'],
  ]);
  expect(sheet.rows.map(({ number }) => number)).toEqual([4, 7]);
  expect(sheet.leftOut.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
    '1 above',
    '2 above',
    '5 note',
    '6 header',
    '8 total',
  ]);
});

test('a table without header is one of bills', () => {
  const sheet = opened([
    ['Anna', '8000', 'Zürich', '12.50'],
    ['Beat', '3000', 'Bern', '20.00'],
  ]);
  expect(sheet.headerNumber).toBeUndefined();
  expect(sheet.columns).toEqual([undefined, 'debtor.postalCode', 'debtor.city', 'amount']);
});
