import { writeValue } from '@rappen/core/model';
import { exactSumOf } from '@rappen/core/money';
import { openBillsExample, reconcile, reconciliationModel } from '@rappen/core/reconciliation';
import { readStatement, receiptsExample } from '@rappen/core/statement';
import { expect, test } from 'vitest';
import type { StatementRun } from '../records/bank/records.ts';
import { paidInvoice, papersIn, unpaidInvoice } from '../records/desk/account.ts';
import { type Company, type Invoice, newCompany, newInvoice } from '../records/desk/records.ts';
import { billsOfTable } from './bill-table.ts';
import { listedReceipts, sumsOfRuns } from './lists.ts';
import { billOfInvoice, choicesFor, openAmountOf, openBillsOf } from './open-bills.ts';
import { payersOf } from './payers.ts';

function runOf(): StatementRun {
  const statement = readStatement(receiptsExample);
  const matched = statement.ok
    ? reconcile([statement.value], writeValue(reconciliationModel, openBillsExample))
    : statement;
  if (!matched.ok) throw new Error('The example cannot be matched');
  const { receipts, sums, seen } = matched.value;
  return { id: '1', madeAt: '2026-11-20T10:00:00Z', files: ['a.xml'], receipts, sums, seen, effects: [] };
}

test('every receipt is in one list, and paid and looked at make up what came in', () => {
  const run = runOf();
  const lists = listedReceipts([run]);
  expect([lists.paid.length, lists.look.length, lists.other.length]).toEqual([2, 4, 0]);
  const check = (runs: readonly StatementRun[]) => {
    for (const { paid, look, incoming } of sumsOfRuns(runs)) expect(exactSumOf([paid, look])).toBe(incoming);
  };
  check([run]);
  const receipts = run.receipts.map((one) =>
    one.verdict === 'unknownReference' ? { ...one, decided: { bill: 'list:B3', amount: one.amount } } : one,
  );
  check([{ ...run, receipts }]);
  expect(sumsOfRuns([{ ...run, receipts }])[0]).toMatchObject({ incoming: '4234.30', reversed: '1520.40' });
});

test('who paid whose bill is known from references and decisions, until these are taken back', () => {
  const run = runOf();
  const [paid] = run.receipts.filter(({ bill }) => bill === 'B1');
  const receipt = { ...run.receipts[2], bill: undefined, counted: undefined, payerAccount: 'CH5604835012345678009' };
  const receipts = [{ ...receipt, decided: { bill: 'B1', amount: '1.00' } }] as StatementRun['receipts'];
  const open = [
    { bill: { id: 'B1', iban: '', referenceType: 'NON' as const, currency: 'CHF', debtor: 'Lenz AG' }, label: '' },
  ];
  const known = { account: 'CH5604835012345678009', debtor: 'Lenz AG' };
  expect(payersOf([{ ...run, receipts }], open)).toEqual([known]);
  expect(payersOf([{ ...run, receipts: [receipt] as StatementRun['receipts'] }], open)).toEqual([]);
  const told = { ...paid, payerAccount: known.account } as StatementRun['receipts'][number];
  expect(payersOf([{ ...run, receipts: [told] }], open)).toEqual([known]);
});

const company: Company = { ...newCompany('de'), address: 'A\nB 1\n3000 Bern', iban: 'CH2731998000700420011' };
const invoice: Invoice = {
  ...newInvoice(company, '2026-11-01'),
  number: '2026-001',
  due: '1520.40',
  reference: '00 00000 00000 00020 26110 47115',
  issuedOn: '2026-11-01',
};

const byHand = (amount: string, kind: 'payment' | 'writeOff' = 'payment'): Invoice => ({
  ...invoice,
  entered: [{ kind, on: '2026-11-20', amount, way: 'bank', discount: '', charge: '' }],
});

test('an issued invoice is an open bill; a draft and what somebody marked as paid are none to be paid', () => {
  const notes = papersIn([]);
  expect(billOfInvoice(invoice, company, notes)).toMatchObject({
    referenceType: 'QRR',
    amount: '1520.40',
    closed: undefined,
  });
  expect(billOfInvoice({ ...invoice, issuedOn: '' }, company, notes)).toBeUndefined();
  expect(billOfInvoice({ ...invoice, kind: 'reminder' }, company, notes)).toBeUndefined();
  expect(openBillsOf([byHand('1520.40')], [company], []).map(({ bill }) => openAmountOf(bill))).toEqual(['0.00']);
});

test('paying in parts settles an invoice with the last one, and going back is exact', () => {
  const part = paidInvoice(invoice, '500.00', '2026-11-10');
  expect(part).toMatchObject({ received: '500.00' });
  const whole = paidInvoice(part, '1020.40', '2026-11-12');
  expect(whole).toMatchObject({ received: '1520.40' });
  expect(whole.payments).toEqual([
    { on: '2026-11-10', amount: '500.00' },
    { on: '2026-11-12', amount: '1020.40' },
  ]);
  expect(paidInvoice(whole, '-1020.40', '2026-11-13')).toMatchObject({ received: '500.00' });
  expect(unpaidInvoice(unpaidInvoice(whole, '1020.40'), '500.00')).toEqual(invoice);
});

test('a cash discount that is printed on an invoice is one of its bill; granted, it settles the invoice, and going back is exact', () => {
  const notes = papersIn([]);
  const billOf = (changes: Partial<Invoice>) =>
    billOfInvoice({ ...invoice, date: '2026-11-01', ...changes }, company, notes);
  const terms = { discountPercent: '2 ', discountDays: '10' };
  expect(billOf(terms)).toMatchObject({ date: '2026-11-01', discounts: [{ percent: '2', days: 10 }] });
  for (const without of [
    { discountDays: '10' },
    { discountPercent: '100', discountDays: '10' },
    { discountPercent: '2' },
  ])
    expect(billOf(without)?.discounts).toBeUndefined();
  const settled = paidInvoice({ ...invoice, ...terms }, '1489.99', '2026-11-10', '30.41');
  expect(settled).toMatchObject({ received: '1489.99', granted: '30.41' });
  expect(openAmountOf(billOfInvoice(settled, company, notes) ?? {})).toBe('0.00');
  expect(billOfInvoice(settled, company, notes)).toMatchObject({ discount: '30.41', lastPaid: '2026-11-10' });
  expect(unpaidInvoice(settled, '1489.99', '30.41')).toEqual({ ...invoice, ...terms });
  expect(paidInvoice(settled, '-1489.99', '2026-11-12', '-30.41')).toMatchObject({
    received: '',
    granted: '',
  });
});

test('what was entered by hand since stays so where statements are taken back', () => {
  const part = paidInvoice(invoice, '500.00', '2026-11-10');
  const { entered } = byHand('1020.40');
  expect(unpaidInvoice({ ...part, entered }, '500.00')).toEqual(byHand('1020.40'));
});

test('what is credited, overpaid, cancelled or marked as paid is offered for no payment', () => {
  const credit: Invoice = { ...invoice, id: 'c', kind: 'credit', of: invoice.id, number: 'G1' };
  const offered = (...invoices: readonly Invoice[]) => {
    const receipt = { currency: 'CHF', amount: '1.00' } as StatementRun['receipts'][number];
    const open = openBillsOf(invoices, [company], []);
    return choicesFor({ run: runOf(), index: 0, receipt }, open).map(({ bill }) => openAmountOf(bill));
  };
  expect(offered(invoice)).toEqual(['1520.40']);
  expect(offered(invoice, { ...credit, due: '1520.40' })).toEqual([]);
  expect(offered(invoice, { ...credit, due: '2000.00' })).toEqual([]);
  expect(offered(invoice, { ...credit, due: '520.40' })).toEqual(['1000.00']);
  expect(offered(paidInvoice(invoice, '1000.00', '2026-11-02'), { ...credit, due: '520.40' })).toEqual([]);
  expect(offered(paidInvoice(invoice, '1600.00', '2026-11-02'))).toEqual([]);
  expect(offered({ ...invoice, cancelledOn: '2026-11-03' })).toEqual([]);
  expect(offered(byHand('1520.40'))).toEqual([]);
  expect(offered(byHand('520.40'))).toEqual(['1000.00']);
  expect(offered(byHand('1520.40', 'writeOff'))).toEqual([]);
  const asking: Invoice = { ...invoice, id: 'm', kind: 'reminder', of: invoice.id, asked: '1520.40', due: '1540.40' };
  expect(offered(invoice, asking)).toEqual(['1540.40']);
});

test('a list of open bills is read by its columns; a bill that the desk has counts once', () => {
  const header = ['Nr', 'Konto', 'Referenz', 'Betrag', 'Kunde'];
  const table = {
    header,
    headerNumber: 1,
    columns: [undefined, undefined, 'reference', 'amount', 'debtor.name'] as const,
    leftOut: [],
    currency: undefined,
    sheet: undefined,
    rows: [
      ['B1', '', '000000000000000202611047115', "1'520.40", 'Velowerk'],
      ['B2', '', '000000000000000202611047120', '', ''],
      ['B3', '', '', '', 'Nobody'],
      ['B2', '', '000000000000000202611047131', '75', ''],
    ].map((cells, index) => ({ number: index + 2, cells, problems: [] })),
  };
  const { bills, leftOut } = billsOfTable(table, 'CH27 3199 8000 7004 2001 1');
  expect(bills.map(({ id, bill }) => [id, bill.amount, bill.referenceType])).toEqual([
    ['list:B1', '1520.40', 'QRR'],
    ['list:B2', undefined, 'QRR'],
  ]);
  expect(leftOut).toEqual([4, 5]);
  expect(billsOfTable(table, 'CH00').bills).toEqual([]);
  expect(openBillsOf([invoice], [company], bills).map(({ label }) => label)).toEqual(['2026-001', 'B2']);
});
