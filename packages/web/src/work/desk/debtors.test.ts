import { type DebtorEvent, debtorJournal, vatByPeriod } from '@rappen/core/debtors';
import { profiles } from '@rappen/core/swiss-qr';
import { expect, test } from 'vitest';
import { papersIn, restOf } from '../../records/desk/account.ts';
import { emptyPosition, type Invoice, newCompany, newInvoice } from '../../records/desk/records.ts';
import { considerationsOf, debtorsOf } from './debtors.ts';

const company = {
  ...newCompany('de'),
  id: 'c',
  address: 'Muster AG\nBahnhofstrasse 1\n8000 Zürich',
  iban: 'CH9300762011623852957',
  uid: 'CHE-123.456.788 MWST',
  vat: 'added' as const,
};
const issued = (id: string, changes: Partial<Invoice> = {}): Invoice => ({
  ...newInvoice(company, '2026-02-01'),
  id,
  number: id,
  address: 'Anna Muster\nSeestrasse 7\n3600 Thun',
  positions: [{ ...emptyPosition, description: 'Arbeit', price: '100', vatRate: '8.1' }],
  issuedOn: '2026-02-01',
  due: '108.10',
  ...changes,
});
const always = { from: '2000-01-01', to: '2099-12-31' };
const considerationOf = considerationsOf(company, profiles['2.4']);
const linesOf = (invoices: readonly Invoice[]) =>
  debtorJournal(debtorsOf(invoices, []), always).flatMap(({ lines }) =>
    lines.map(({ event, debtor }) => [event.day, debtor.number, event.kind, event.amount]),
  );
const closingOf = (invoices: readonly Invoice[]) =>
  debtorJournal(debtorsOf(invoices, []), always).map(({ currency, closing }) => [currency, closing]);
const vatOf = (invoices: readonly Invoice[], method: 'agreed' | 'received', period = always) =>
  vatByPeriod(debtorsOf(invoices, [], considerationOf), period, method);

test('what happens on an account stands in the journal on its day', () => {
  const invoice = issued('A', {
    payments: [{ on: '2026-02-10', amount: '50' }],
    entered: [
      { kind: 'payment', on: '2026-02-12', amount: '20', way: 'card', discount: '2', charge: '0.40' },
      { kind: 'writeOff', on: '2026-03-01', amount: '35.70', way: 'other', discount: '', charge: '' },
    ],
  });
  expect(linesOf([invoice])).toEqual([
    ['2026-02-01', 'A', 'invoice', '108.10'],
    ['2026-02-10', 'A', 'payment', '-50.00'],
    ['2026-02-12', 'A', 'payment', '-20.00'],
    ['2026-02-12', 'A', 'charge', '-0.40'],
    ['2026-02-12', 'A', 'discount', '-2.00'],
    ['2026-03-01', 'A', 'writeOff', '-35.70'],
  ]);
  expect(closingOf([invoice])).toEqual([['CHF', restOf(invoice, papersIn([invoice]))]]);
  const [first] = debtorsOf([invoice], []);
  expect(first?.events.map(({ way, isTold }: DebtorEvent) => [way, isTold])).toContainEqual(['bank', true]);
});

test('what was cancelled stands with its day, and counts for nothing after it', () => {
  const invoice = issued('A', { cancelledOn: '2026-03-05' });
  const reminder = issued('M', {
    kind: 'reminder',
    number: 'A',
    of: 'A',
    date: '2026-03-01',
    due: '128.10',
    asked: '108.10',
  });
  expect(linesOf([invoice, reminder])).toEqual([
    ['2026-02-01', 'A', 'invoice', '108.10'],
    ['2026-03-01', 'A', 'fee', '20.00'],
    ['2026-03-05', 'A', 'cancelled', '-108.10'],
    ['2026-03-05', 'A', 'cancelled', '-20.00'],
  ]);
  const open = issued('B');
  const note = issued('G', { kind: 'credit', of: 'B', date: '2026-02-20', cancelledOn: '2026-02-25' });
  expect(linesOf([open, note]).slice(1)).toEqual([
    ['2026-02-20', 'B', 'credit', '-108.10'],
    ['2026-02-25', 'B', 'cancelled', '108.10'],
  ]);
  expect(vatOf([open, note], 'agreed')[0]?.total.vat).toBe('8.10');
});

test('credit notes without their invoice, and in another currency than it, stand for themselves', () => {
  const invoice = issued('A');
  const lost = issued('G', { kind: 'credit', of: 'gone', due: '54.05' });
  const other = issued('E', { kind: 'credit', of: 'A', currency: 'EUR' });
  expect(closingOf([invoice, lost, other])).toEqual([
    ['CHF', '54.05'],
    ['EUR', '-108.10'],
  ]);
});

test('only what asks for money is in the journal', () => {
  // As other papers of the desk may be one day
  const offer = { ...issued('O'), kind: 'offer' } as unknown as Invoice;
  expect(debtorsOf([issued('D', { issuedOn: '' }), offer], [])).toEqual([]);
});

test('the VAT of a document is that which it prints; of what has no items it is not known', () => {
  const [period] = vatOf([issued('A')], 'agreed');
  expect(period?.rows).toMatchObject([
    { rate: '8.1', box: '303', total: { net: '100.00', vat: '8.10', gross: '108.10' } },
  ]);
  const [unknown] = vatOf([issued('L', { positions: [emptyPosition] })], 'agreed');
  expect([unknown?.unknown, unknown?.total.gross]).toEqual([['L'], '108.10']);
  // A document that does not come to what was issued is not believed
  expect(vatOf([issued('X', { due: '100.00' })], 'agreed')[0]?.unknown).toEqual(['X']);
});

test('what an invoice takes off as paid before counts on its day, the rest when it comes', () => {
  const invoice = issued('A', { prepaid: '58.10', due: '50.00', payments: [{ on: '2026-05-01', amount: '50.00' }] });
  const vatIn = (from: string, to: string) => vatOf([invoice], 'received', { from, to })[0]?.total;
  expect(vatIn('2026-01-01', '2026-03-31')?.gross).toBe('58.10');
  expect(vatIn('2026-04-01', '2026-06-30')?.gross).toBe('50.00');
  expect(vatIn('2026-01-01', '2026-12-31')).toEqual({ net: '100.00', vat: '8.10', gross: '108.10' });
});

test('a customer is one by its record or its address', () => {
  const record = {
    id: 'k',
    revision: 1,
    companyId: 'c',
    address: 'Anna Muster\nSeestrasse 7\n3600 Thun',
    email: '',
    number: '',
    vatNumber: '',
    electronicAddress: '',
  };
  const debtors = debtorsOf(
    [issued('A'), issued('B', { customerId: 'k' }), issued('C', { address: 'Other' })],
    [record],
  );
  expect(debtors.map(({ customer, name }) => [customer, name])).toEqual([
    ['k', 'Anna Muster'],
    ['k', 'Anna Muster'],
    ['other', 'Other'],
  ]);
});

test('a deposit and its final invoice charge the VAT of the whole once', () => {
  const share = { category: 'S', rate: '8.1', net: '50.00', vat: '4.05', gross: '54.05' };
  const deposit = issued('D', {
    part: 'deposit',
    positions: [{ ...emptyPosition, description: 'Anzahlung', price: '54.05', vatRate: '8.1' }],
    due: '54.05',
  });
  const final = issued('F', {
    part: 'final',
    date: '2026-03-01',
    due: '54.05',
    deposits: [{ id: 'D', number: 'D', date: '2026-02-01', amount: '54.05', vat: [share] }],
  });
  const [agreed] = vatOf([deposit, final], 'agreed');
  expect(agreed?.rows.map(({ rate, turnover }) => [rate, turnover])).toEqual([
    ['8.1', { net: '100.00', vat: '8.10', gross: '108.10' }],
  ]);
  expect(agreed?.unknown).toEqual([]);
  const march = { from: '2026-03-01', to: '2026-03-31' };
  expect(vatOf([deposit, final], 'agreed', march)[0]?.turnover).toEqual({ net: '50.00', vat: '4.05', gross: '54.05' });
  expect(closingOf([deposit, final])).toEqual([['CHF', '108.10']]);
  const paid = { ...final, payments: [{ on: '2026-03-05', amount: '54.05' }] };
  expect(vatOf([deposit, paid], 'received')[0]?.turnover).toEqual({ net: '50.00', vat: '4.05', gross: '54.05' });
});

test('offers, confirmations, delivery notes and templates never reach the journal', () => {
  const kinds = ['offer', 'confirmation', 'delivery', 'template'] as const;
  expect(linesOf(kinds.map((kind) => issued(kind, { kind })))).toEqual([]);
});
