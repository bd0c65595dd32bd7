import { sumOf } from '@rappen/core/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountOf, papersIn } from '../../records/desk/account.ts';
import { completed } from '../../records/desk/completed.ts';
import { emptyPosition, type Invoice, newCompany, newInvoice } from '../../records/desk/records.ts';
import { creditorOf } from '../../work/desk/creditor.ts';
import { creditOf, duplicateOf, offeredArticles } from '../drafts/drafts.ts';
import { reminderOf } from '../drafts/reminder.ts';
import { Sought, sorted, summaryOf } from './summary.ts';

const day = '2026-11-24';
const company = newCompany('de');
const invoice: Invoice = {
  ...newInvoice(company, '2026-10-01'),
  number: '2026-007',
  address: 'Anna Muster\nSeestrasse 7\n3600 Thun',
  due: '100.00',
  issuedOn: '2026-10-01',
  positions: [{ ...emptyPosition, description: 'Beratung', price: '100' }],
};

describe('the sums', () => {
  const states = fc.constantFrom<Partial<Invoice>>(
    { paidOn: '2026-11-01' },
    { date: '2026-11-20', issuedOn: '2026-11-20' },
    {},
    { issuedOn: '' },
  );
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((count) => (count / 100).toFixed(2));
  test('of all states are the sum of what was issued', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(states, cents), { maxLength: 30 }), (drawn) => {
        const invoices = drawn.map(([changes, due]) => completed('invoices', { ...invoice, ...changes, due }));
        const { open, overdue, paid, issued, months } = summaryOf(invoices, 'CHF', day);
        expect(sumOf([open, overdue, paid])).toBe(issued);
        expect(sumOf(months.flatMap((month) => [month.paid, month.open, month.overdue]))).toBe(issued);
      }),
    );
  });
  test('of a month count what came in of an invoice as paid, and the rest as open', () => {
    const { open, overdue, months } = summaryOf(
      [{ ...invoice, received: '30.00', payments: [{ on: '2026-11-02', amount: '30.00' }] }],
      'CHF',
      day,
    );
    expect([open, overdue]).toEqual(['0.00', '70.00']);
    const october = months.find(({ month }) => month === '2026-10');
    expect(october).toEqual({ month: '2026-10', paid: '30.00', open: '0.00', overdue: '70.00' });
  });
  test('take credit notes off, and leave out drafts, reminders and other currencies', () => {
    const others = [
      { ...invoice, kind: 'credit' as const, due: '40.00' },
      { ...invoice, kind: 'reminder' as const },
      { ...invoice, currency: 'EUR' as const },
      { ...invoice, issuedOn: '' },
    ];
    const { issued, overdue, due } = summaryOf([invoice, ...others], 'CHF', day);
    expect([issued, overdue]).toEqual(['60.00', '100.00']);
    expect(due).toMatchObject([{ dueOn: '2026-10-31', days: -24 }]);
  });
});

test('a search wants every word, wherever it stands', () => {
  expect(new Sought([invoice]).found('muster beratung').invoices).toHaveLength(1);
  expect(new Sought([invoice]).found('muster nobody').invoices).toHaveLength(0);
});

test('drafts come first, numbers in the order of their value', () => {
  const numbered = (number: string) => ({ ...invoice, number });
  const draft = { ...invoice, issuedOn: '', number: '' };
  const order = sorted([numbered('10'), draft, numbered('9')], 'number', false);
  expect(order.map(({ number }) => number)).toEqual(['', '9', '10']);
});

test('invoices of one day stand in the order of their numbers, the latest first', () => {
  const ofOneDay = ['2026-002', '2026-010', '2026-001'].map((number) => ({ ...invoice, number }));
  expect(sorted(ofOneDay, 'date', true).map(({ number }) => number)).toEqual(['2026-010', '2026-002', '2026-001']);
});

test('what is made of an invoice is a draft of its own', () => {
  const reminder = reminderOf(invoice, day, accountOf(invoice, papersIn([])), company);
  for (const made of [duplicateOf(invoice, day), creditOf(invoice, day), reminder]) {
    expect(made).toMatchObject({ issuedOn: '', paidOn: '', due: '', date: day, address: invoice.address, revision: 0 });
    expect(made?.id).not.toBe(invoice.id);
  }
  expect(reminder).toMatchObject({
    number: '2026-007',
    positions: [{ description: 'Rechnung 2026-007 vom 01.10.2026', price: '100.00', vatRate: '-' }],
  });
  expect(creditOf(invoice, day)).toMatchObject({ number: '', of: invoice.id, positions: invoice.positions });
});

test('a company is the creditor of other pages, too', () => {
  const own = { ...company, iban: 'CH58 0079 1123 0008 8901 2', address: 'Käserei Löwen\nDorfplatz 1\n9050 Appenzell' };
  expect(creditorOf(own)).toEqual({
    iban: own.iban,
    'creditor.name': 'Käserei Löwen',
    'creditor.street': 'Dorfplatz',
    'creditor.buildingNumber': '1',
    'creditor.postalCode': '9050',
    'creditor.city': 'Appenzell',
    'creditor.countryCode': 'CH',
  });
});

test('items of earlier invoices are offered once, behind the articles', () => {
  const article = {
    id: 'a',
    revision: 1,
    companyId: company.id,
    number: '',
    description: 'Beratung',
    unit: 'h',
    price: '1',
    vatRate: '',
  };
  const other = {
    ...invoice,
    positions: [...invoice.positions, { ...emptyPosition, description: 'Spesen', price: '5' }],
  };
  expect(offeredArticles([], [invoice, other]).map(({ description }) => description)).toEqual(['Beratung', 'Spesen']);
  expect(offeredArticles([article], [other]).map(({ price }) => price)).toEqual(['1', '5']);
});
