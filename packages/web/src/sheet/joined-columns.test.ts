import { writeXlsx } from '@rappen/core/bulk';
import { profiles } from '@rappen/core/swiss-qr';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openSheet } from '../work/maker/table.ts';
import { mapRows } from './bill-rows.ts';
import { type BillField, textOf } from './fields.ts';
import { readRow, type TableSettings } from './read-row.ts';
import { unusedColumns } from './unused-columns.ts';

const settings: TableSettings = {
  creditor: {
    iban: 'CH58 0079 1123 0008 8901 2',
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

function opened(file: string[][] | Uint8Array) {
  const sheet = openSheet(file instanceof Uint8Array ? file : writeXlsx(file));
  if (!sheet.ok) throw new Error(sheet.problems[0].code);
  return sheet.value;
}

function billsOf(file: string[][] | Uint8Array) {
  const sheet = opened(file);
  const openAmounts = !sheet.columns.includes('amount');
  return mapRows(sheet.rows, { columns: sheet.columns, fixed: {} }).map((row) =>
    readRow(row, { ...settings, openAmounts }, profiles['2.3']),
  );
}

const codesOf = (file: string[][] | Uint8Array) =>
  billsOf(file).map(({ problems }) => problems.map(({ code, path }) => `${path[0]} ${code}`));

/** A table of three payers under some columns of names, in the columns that every table has. */
const tableOf = (names: readonly string[], ...rows: readonly (readonly string[])[]) => [
  [...names, 'PLZ', 'Ort', 'Betrag'],
  ...rows.map((row) => [...row, '8000', 'Zürich', '12.50']),
];
const fieldOf = (file: string[][], field: BillField) => billsOf(file).map(({ cells }) => textOf(cells, field));

describe('columns of one kind', () => {
  test.each([
    ['Vorname', 'Nachname', 'Firma'],
    ['Prénom', 'Nom de famille', 'Raison sociale'],
    ['Prénom', 'Nom', 'Entreprise'],
    ['Nome di battesimo', 'Cognome', 'Ditta'],
    ['First name', 'Last name', 'Company'],
    ['Given name', 'Surname', 'Organization'],
    ['Vorname', 'Name', 'Firma'],
  ])('a name under %s, %s and %s is the company and the person', (...names) => {
    const table = tableOf(names, ['Anna', 'Meier', 'Muster AG'], ['Beat', 'Huber', ''], ['', '', 'Garten GmbH']);
    expect(fieldOf(table, 'debtor.name')).toEqual(['Muster AG, Anna Meier', 'Beat Huber', 'Garten GmbH']);
    expect(unusedColumns(opened(table), opened(table).columns)).toEqual([]);
    expect(codesOf(table)).toEqual([[], [], []]);
  });

  test.each([
    [['Firma'], ['Muster AG'], 'Muster AG'],
    [['Nachname'], ['Meier'], 'Meier'],
    [['Nachname', 'Vorname'], ['Meier', 'Anna'], 'Anna Meier'],
    [['Name', 'Firma'], ['Meier', 'Muster AG'], 'Muster AG, Meier'],
    [['Name', 'Vorname', 'Nachname'], ['Muster AG', 'Anna', 'Meier'], 'Muster AG, Anna Meier'],
    [['Name', 'Vorname', 'Nachname'], ['Meier Anna', 'Anna', 'Meier'], 'Anna Meier'],
    [['Kunde', 'Vorname', 'Nachname', 'Firma'], ['Anna Meier', 'Anna', 'Meier', 'Muster AG'], 'Muster AG, Anna Meier'],
    [['Firma', 'Name'], ['Muster AG', 'Muster AG'], 'Muster AG'],
  ])('%j', (names, row, name) => {
    const table = tableOf(names, row);
    expect(fieldOf(table, 'debtor.name')).toEqual([name]);
    expect(unusedColumns(opened(table), opened(table).columns)).toEqual([]);
  });

  test('several messages stand one behind the other', () => {
    const table = tableOf(['Name', 'Betreff', 'Bemerkung'], ['A', 'Kurs im Mai', 'Danke'], ['B', 'Kurs', '']);
    expect(fieldOf(table, 'unstructuredMessage')).toEqual(['Kurs im Mai, Danke', 'Kurs']);
  });

  test('a street and its number are a street and its number', () => {
    const table = tableOf(['Name', 'Strasse', 'Hausnummer'], ['A', 'Seeweg', '3a']);
    expect([fieldOf(table, 'debtor.street'), fieldOf(table, 'debtor.buildingNumber')]).toEqual([['Seeweg'], ['3a']]);
  });

  test('too long a name is told, and not cut off', () => {
    const table = tableOf(['Vorname', 'Nachname', 'Firma'], ['Anna', 'Meier', 'M'.repeat(65)]);
    expect(codesOf(table)).toEqual([['debtor.name TEXT_TOO_LONG']]);
  });

  test.each([
    [['Name', 'Kunde'], ['A', 'B'], ['Kunde']],
    [['Name', 'Strasse', 'Adresse'], ['A', 'Seeweg 3', 'Postfach 12'], ['Adresse']],
    [['Name', 'Kundennummer', 'Telefon', 'Farbe'], ['A', '7', '044', 'rot'], []],
    [['Name', 'Kunde'], ['A', ''], []],
  ])('of %j the known column that no bill uses is told', (names, row, unused) => {
    const sheet = opened(
      tableOf(
        names,
        row,
        row.map((text) => (text === '' ? '' : `${text}x`)),
      ),
    );
    expect(unusedColumns(sheet, sheet.columns).map(({ title }) => title)).toEqual(unused);
  });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';

/** A workbook of three payers, the second with this cell as its amount. */
function workbook(amount: string, name = '<c t="inlineStr"><is><t>Beat</t></is></c>', more = ''): Uint8Array {
  const text = (one: string) => `<c t="inlineStr"><is><t>${one}</t></is></c>`;
  const row = (cells: string, attributes = '') => `<row${attributes}>${cells}</row>`;
  const place = text('8000') + text('Bern');
  const rows = [
    row(['Name', 'PLZ', 'Ort', 'Betrag'].map(text).join('')),
    row(`${text('Anna')}${place}<c><v>12.5</v></c>`),
    row(name + place + amount, more),
    row(`${text('Carla')}${place}<c><v>20</v></c>`),
  ];
  return zipSync({
    'xl/workbook.xml': bytesOf('<w><sheets><sheet name="Mai" id="a"/><sheet name="Juni" id="b"/></sheets></w>'),
    'xl/_rels/workbook.xml.rels': bytesOf('<R><Relationship Id="a" Target="s.xml"/></R>'),
    'xl/styles.xml': bytesOf(styles),
    'xl/s.xml': bytesOf(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
  });
}

describe('the amount of a row', () => {
  test.each([
    ['<c><f>A1*2</f></c>', 'TABLE_FORMULA_WITHOUT_RESULT'],
    ['<c t="e"><v>#REF!</v></c>', 'TABLE_CELL_ERROR'],
    ['<c t="e"><v>#N/A</v></c>', 'TABLE_CELL_ERROR'],
    ['<c s="1"><v>46143</v></c>', 'TABLE_CELL_DATE'],
    ['<c/>', 'TABLE_AMOUNT_EMPTY'],
    ['<c t="inlineStr"><is><t>12.50-</t></is></c>', 'AMOUNT_RANGE'],
    ["<c t='inlineStr'><is><t>1'234.50-</t></is></c>", 'AMOUNT_RANGE'],
    ['<c t="inlineStr"><is><t>(12.50)</t></is></c>', 'AMOUNT_RANGE'],
    ['<c t="inlineStr"><is><t>−12.50</t></is></c>', 'AMOUNT_RANGE'],
    ['<c t="inlineStr"><is><t>12.50 CR</t></is></c>', 'AMOUNT_RANGE'],
    ['<c><v>-12.5</v></c>', 'AMOUNT_RANGE'],
    ['<c t="inlineStr"><is><t>100-</t></is></c>', 'AMOUNT_SIGN_UNCLEAR'],
  ])('%s: %s, and the row is not ready', (cell, code) => {
    expect(codesOf(workbook(cell))).toEqual([[], [`amount ${code}`], []]);
  });

  test.each([
    ['<c t="inlineStr"><is><t>100.–</t></is></c>', '100.00'],
    ['<c t="inlineStr"><is><t>offen</t></is></c>', 'offen'],
    ['<c><f>A1*2</f><v>7.5</v></c>', '7.50'],
  ])('%s is ready', (cell, amount) => {
    expect(codesOf(workbook(cell))).toEqual([[], [], []]);
    expect(textOf(billsOf(workbook(cell))[1]?.cells ?? [], 'amount')).toBe(amount);
  });

  test('is open where the file has no column of amounts', () => {
    expect(
      codesOf([
        ['Name', 'PLZ', 'Ort'],
        ['Anna', '8000', 'Zürich'],
        ['Beat', '3000', 'Bern'],
      ]),
    ).toEqual([[], []]);
  });
});

test('a name that could not be read is told with the row, also where nothing else is in it', () => {
  const formula = '<c><f>B1</f></c>';
  expect(codesOf(workbook('<c><v>5</v></c>', formula))[1]).toContain('debtor.name TABLE_FORMULA_WITHOUT_RESULT');
});

test('rows that are hidden and sheets that are not read are told', () => {
  const file = workbook('<c><v>5</v></c>', undefined, ' hidden="1"');
  expect(opened(file).notices?.map(({ code }) => code)).toEqual(['TABLE_SHEETS_UNREAD']);
  expect(opened(file).others).toEqual([{ name: 'Juni', place: 1 }]);
  expect(billsOf(file).map(({ doubts }) => doubts.map(({ kind }) => kind))).toEqual([[], ['hidden'], []]);
});
