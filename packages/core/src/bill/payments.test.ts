import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectBillValue, linesOf } from '../../../../test/results.ts';
import { paymentOrderExample } from '../payment-order/index.ts';
import { openBillsExample } from '../reconciliation/index.ts';
import { receiptsExample } from '../statement/index.ts';
import { paymentFile, readStatement, reconcile } from './payments.ts';

const today = '2026-11-23';

test('amounts are texts or numbers, and keep their digits', () => {
  const [first = {}] = paymentOrderExample.payments ?? [];
  const order = { ...paymentOrderExample, payments: [{ ...first, amount: 1520.4 as never }] };
  expect(expectBillValue(paymentFile(order, { today })).order.controlSum).toBe('1520.40');
  expect(expectBillValue(paymentFile(paymentOrderExample, { today })).order.controlSum).toBe('2319.65');
  const wrong = { ...paymentOrderExample, payments: [{ ...first, amount: '1,50' }] };
  expect(linesOf(paymentFile(wrong, { today }))).toEqual(['payments[0].amount: TYPE']);
});

test('what a bank changes is a warning', () => {
  const file = paymentFile({ ...paymentOrderExample, executionDate: '2026-11-28' }, { today });
  expect(file.ok && file.warnings.map(({ message }) => message)).toEqual([
    'The day of payment, 2026-11-28, is at a weekend: banks take the next working day',
  ]);
});

test('statements settle bills', () => {
  const statement = expectBillValue(readStatement(receiptsExample));
  const result = expectBillValue(reconcile([statement], openBillsExample));
  expect(result.bills.map(({ state }) => state)).toEqual(['settled', 'partlyPaid', 'open', 'settled']);
});

test('nothing that a program gives by mistake throws', () => {
  const itself: { payments?: unknown } = {};
  itself.payments = [itself];
  expect(paymentFile(itself as never, { today }).ok).toBe(false);
  expect(linesOf(paymentFile(paymentOrderExample, undefined as never))).toEqual(['options.today: DATE_FORMAT']);
  expect(linesOf(readStatement(5 as never))).toEqual(['file: TYPE']);
  expect(linesOf(reconcile(undefined as never, openBillsExample))).toEqual(['statements: TYPE']);
  fc.assert(
    fc.property(fc.anything(), (value) => void [paymentFile(value as never, { today }), reconcile([], value as never)]),
  );
});
