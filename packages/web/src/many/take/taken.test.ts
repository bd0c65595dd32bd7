import { sumOf } from '@rappen/core/money';
import { profiles } from '@rappen/core/swiss-qr';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountOf, papersIn, stateOf } from '../../records/desk/account.ts';
import { issuedBy } from '../../records/desk/issued-by.ts';
import { dueDayOf } from '../../records/desk/numbers.ts';
import { newCompany } from '../../records/desk/records.ts';
import { type BillField, billFields, type SheetRow } from '../../sheet/fields.ts';
import { readRow } from '../../sheet/read-row.ts';
import { deskVerdict } from '../../work/invoice/document.ts';
import { noCreditor } from '../creditor.ts';
import { takenOf } from './taken.ts';

const company = {
  ...newCompany('de'),
  address: 'Robert Schneider AG\nRue du Lac 1268\n2501 Biel',
  iban: 'CH5800791123000889012',
  uid: 'CHE-123.456.788',
  vat: 'added' as const,
  rounding: true,
};
const profile = profiles['2.3'];
const settings = {
  creditor: { ...noCreditor, iban: company.iban, 'creditor.name': 'Robert Schneider AG', 'creditor.city': 'Biel' },
  currency: 'CHF' as const,
  prefix: '',
  numberPlace: 'billing' as const,
  language: 'de',
};
const row = (number: number, texts: Partial<Record<BillField, string>>): SheetRow => {
  const own = { number, cells: billFields.map((field) => texts[field] ?? ''), problems: [] };
  return { ...own, cells: readRow(own, settings, profile).cells };
};
const bill = (number: string, amount: string, more: Partial<Record<BillField, string>> = {}) =>
  row(Number(number), {
    number,
    amount,
    date: '01.05.2026',
    due: '31.05.2026',
    'debtor.name': 'Anna Muster',
    'debtor.street': 'Seestrasse',
    'debtor.buildingNumber': '7',
    'debtor.postalCode': '3600',
    'debtor.city': 'Thun',
    ...more,
  });
const facts = { company, invoices: [], today: '2026-06-15', language: 'de' as const, vat: undefined, profile };

test('a row becomes an open item with number, days, debtor, amount, reference and account', () => {
  const [invoice] = takenOf([bill('1042', '107.33')], facts).fresh;
  if (invoice === undefined) throw new Error('The row is no open item');
  expect(invoice).toMatchObject({
    number: '1042',
    date: '2026-05-01',
    issuedOn: '2026-05-01',
    address: 'Anna Muster\nSeestrasse 7\n3600 Thun',
    due: '107.33',
  });
  expect(dueDayOf(invoice)).toBe('2026-05-31');
  expect(invoice.reference).toMatch(/^RF\d\d1042$/);
  expect(stateOf(invoice, facts.today, papersIn([invoice]))).toBe('overdue');
  // Printed again it asks the same, to the same account and reference, though the company adds VAT and rounds
  const { document } = deskVerdict(invoice, issuedBy(invoice, company), '', profile);
  expect(document?.totals.due).toBe('107.33');
  expect(document?.payment?.account).toMatchObject({ iban: company.iban, reference: invoice.reference });
});

test('a reference of the list stays, whatever the number would give', () => {
  const reference = 'RF18539007547034';
  const [invoice] = takenOf([bill('1042', '10', { reference, referenceType: 'SCOR' })], facts).fresh;
  const { document } = deskVerdict(invoice as never, issuedBy(invoice as never, company), '', profile);
  expect(document?.payment?.account).toMatchObject({ reference });
});

test('where VAT is added, what the invoice of the row asks is owed', () => {
  const vat = { vatRate: '8.1', isNet: true };
  expect(takenOf([bill('1', '250')], { ...facts, vat }).fresh.map(({ due }) => due)).toEqual(['270.25']);
  const included = { vatRate: '8.1', isNet: false };
  expect(takenOf([bill('1', '250')], { ...facts, vat: included }).fresh.map(({ due }) => due)).toEqual(['250.00']);
});

test('the next file of the same shape shows what is known, what has changed, what clashes, and what is no open item', () => {
  const { fresh: invoices } = takenOf([bill('1', '10'), bill('2', '20')], facts);
  const next = takenOf(
    [
      bill('1', '10'),
      bill('2', '25'),
      bill('3', '30'),
      bill('3', '31'),
      bill('4', '5', { reference: invoices[0]?.reference ?? '', referenceType: 'SCOR' }),
      bill('5', '5', { due: '01.04.2026' }),
    ],
    { ...facts, invoices },
  );
  expect(next.fresh.map(({ number }) => number)).toEqual(['3']);
  expect(next).toMatchObject({ known: ['1'], changed: ['2'], clashing: ['3', '4'], unfit: [5] });
});

test('every row is told once, what is taken adds up to the list, and taken again nothing is new', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(amounts, (rappen) => {
      const rows = rappen.map((count, at) => bill(String(at + 1), (count / 100).toFixed(2)));
      const first = takenOf(rows, facts);
      const papers = papersIn(first.fresh);
      expect(sumOf(first.fresh.map((one) => accountOf(one, papers).rest))).toBe(
        sumOf(rappen.map((count) => (count / 100).toFixed(2))),
      );
      const again = takenOf(rows, { ...facts, invoices: first.fresh });
      expect(again.fresh).toEqual([]);
      expect(again.known).toHaveLength(rows.length);
    }),
    { numRuns: 30 },
  );
});
