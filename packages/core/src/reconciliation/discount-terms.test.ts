import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bill, iban, type Paid, run, statementOf, told, until } from '../../../../test/paid-bill.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { writeValue } from '../model/index.ts';
import { invoiceExamples } from '../swiss-qr/examples.ts';
import { parseDraft } from '../swiss-qr/parse.ts';
import { profiles } from '../swiss-qr/profile.ts';
import { openBillOf, type Reconciliation, reconcile, reconciliationModel } from './index.ts';

describe('a discount is rounded', () => {
  /** 2 % of each, by hand: 30.408, 0.201, 0.205 and 0.215; 1.875 at 2.5 %. */
  test.each<[amount: string, percent: string, currency: string, fits: string[], not: string[]]>([
    ['1520.40', '2', 'CHF', ['1489.99', '1490.00'], ['1489.98', '1490.01', '1489.95', '1490.05']],
    ['1520.41', '2', 'CHF', ['1490.00'], ['1489.99', '1490.01', '1490.05']],
    ['1520.40', '2', 'EUR', ['1489.99'], ['1490.00', '1489.98']],
    ['10.25', '2', 'EUR', ['10.04', '10.05'], ['10.03', '10.06']],
    ['10.75', '2', 'CHF', ['10.53', '10.54', '10.55'], ['10.50', '10.52', '10.56']],
    ['75.00', '2.5', 'CHF', ['73.12', '73.13', '73.10', '73.15'], ['73.11', '73.14', '73.05', '73.20']],
    ['1.00', '99.999', 'EUR', [], ['0.00', '0.01']],
    ['0.50', '2', 'CHF', ['0.49'], ['0.45']],
  ])('%s less %s %% in %s', (amount, percent, currency, fits, not) => {
    const kinds = (paid: string) =>
      run([{ amount: paid, currency }], { amount, currency, discounts: [until(percent, '2026-11-10')] }).receipts.map(
        ({ discount }) => discount !== undefined,
      );
    expect(fits.filter((paid) => kinds(paid)[0] !== true)).toEqual([]);
    expect(not.filter((paid) => paid !== '0.00' && kinds(paid)[0] === true)).toEqual([]);
  });

  test('so that what is paid and granted is always the whole, and what is granted is the percentage to a few rappen', () => {
    const cents = (value: number) => (value / 100).toFixed(2);
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 999_999 }),
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: -6, max: 6 }),
        (amount, rate, shift) => {
          const paid = amount - Math.round((amount * rate) / 10_000) + shift;
          fc.pre(paid > 0 && paid < amount);
          const result = run([{ amount: cents(paid) }], {
            amount: cents(amount),
            discounts: [until((rate / 100).toFixed(2), '2026-11-10')],
          });
          const isGranted = result.receipts[0]?.discount === cents(amount - paid);
          // In hundredths of a rappen, so that no fraction is lost
          const off = Math.abs((amount - paid) * 10_000 - amount * rate);
          const isFive = amount % 5 === 0 && paid % 5 === 0;
          expect(isGranted).toBe(off <= 5000 || (isFive && off <= 25_000));
          expect(result.bills[0]?.open).toBe(isGranted ? '0.00' : cents(amount - paid));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('what was granted is remembered', () => {
  const step = (before: Reconciliation, payments: readonly Paid[]) => {
    const input = { bills: before.openBills, seen: before.seen };
    return expectValue(reconcile([statementOf(payments)], writeValue(reconciliationModel, input)));
  };

  test('with what was paid and the state', () => {
    const { openBills } = run([{ amount: '980.00' }]);
    expect(openBills).toMatchObject([{ paid: '980.00', discount: '20.00', state: 'settled', lastPaid: '2026-11-10' }]);
    expect(openBills[0]?.discounts).toEqual([until('2', '2026-11-10')]);
  });

  test('a reversal in a later run takes back both: all is open again', () => {
    const after = step(run([{ amount: '980.00' }]), [{ amount: '980.00', on: '2026-11-12', isBack: true }]);
    expect(told(after)).toEqual([
      'reversed -20.00 RECONCILIATION_DISCOUNT_TAKEN_BACK',
      'open open 1000.00 discount 0.00 credit 0.00',
    ]);
    expect(after.openBills[0]).toMatchObject({ paid: '0.00', state: 'open' });
    expect(after.openBills[0]?.discount).toBeUndefined();
    const late = step(after, [{ amount: '980.00', on: '2026-11-13' }]);
    expect(told(late)).toEqual([
      'partial RECONCILIATION_DISCOUNT_LATE RECONCILIATION_REST',
      'partlyPaid open 20.00 discount 0.00 credit 0.00',
    ]);
  });

  test('money that comes again is too much', () => {
    const after = step(run([{ amount: '980.00' }]), [{ amount: '20.00', on: '2026-11-12' }]);
    expect(told(after)).toEqual([
      'double RECONCILIATION_SETTLED_BEFORE',
      'doublePaid open 0.00 discount 20.00 credit 20.00',
    ]);
  });

  test('a part that came late counts as late in whatever run it is read', () => {
    const late = { amount: '500.00', on: '2026-11-12' };
    const inTime = { amount: '480.00', on: '2026-11-09' };
    const rest = 'partlyPaid open 20.00 discount 0.00 credit 0.00';
    expect(told(step(run([late]), [inTime])).at(-1)).toBe(rest);
    expect(told(step(run([inTime]), [late])).at(-1)).toBe(rest);
    expect(told(run([inTime, late])).at(-1)).toBe(rest);
  });
});

describe('discounts are refused', () => {
  const codes = (changes: object) => {
    const { amount, ...plain } = bill({ discounts: undefined });
    return codesOf(reconcile([], { bills: [{ ...plain, amount: Number(amount), ...changes }] }));
  };
  test.each<[what: string, changes: object, code: string[]]>([
    ['of 100 per cent', { discounts: [{ percent: 100, until: '2026-11-10' }] }, ['RECONCILIATION_DISCOUNT_TERMS']],
    ['below zero', { discounts: [{ percent: -1, until: '2026-11-10' }] }, ['RECONCILIATION_DISCOUNT_TERMS']],
    ['of four decimals', { discounts: [{ percent: 0.0001, until: '2026-11-10' }] }, ['RECONCILIATION_DISCOUNT_TERMS']],
    ['without a day', { discounts: [{ percent: 2 }] }, ['RECONCILIATION_DISCOUNT_TERMS']],
    [
      'with both',
      { date: '2026-11-01', discounts: [{ percent: 2, days: 1, until: '2026-11-10' }] },
      ['RECONCILIATION_DISCOUNT_TERMS'],
    ],
    [
      'with days below zero',
      { date: '2026-11-01', discounts: [{ percent: 2, days: -1 }] },
      ['RECONCILIATION_DISCOUNT_TERMS'],
    ],
    ['that count from no date', { discounts: [{ percent: 2, days: 10 }] }, ['REQUIRED']],
    ['until a day that is none', { discounts: [{ percent: 2, until: '2026-02-30' }] }, ['DATE_UNKNOWN_DAY']],
    ['without percentage', { discounts: [{ until: '2026-11-10' }] }, ['REQUIRED']],
    [
      'that are too many',
      { discounts: Array.from({ length: 11 }, () => ({ percent: 2, until: '2026-11-10' })) },
      ['RECONCILIATION_DISCOUNT_TERMS'],
    ],
    ['granted before as no amount', { discount: -1 }, ['AMOUNT_FORMAT']],
  ])('%s', (_what, changes, code) => {
    expect(codes(changes)).toEqual(code);
  });

  test('of accounts and runs too, all at once', () => {
    const wrong = [{ percent: 200, until: '2026-11-10' }];
    const found = reconcile([], { bills: [], accounts: [{ iban, discounts: wrong }], discounts: wrong });
    expect(found.ok ? [] : found.problems.map(({ path }) => path.join('.'))).toEqual([
      'accounts.0.discounts.0.percent',
      'discounts.0.percent',
    ]);
  });
});

test('a QR-bill has the date and the discounts of its billing information', () => {
  const json = { ...invoiceExamples.withQrReference, additionalInformation: undefined };
  const parsed = expectValue(parseDraft(json, profiles['2.3']));
  const of = (billingInformation: string | undefined) => openBillOf('7', { ...parsed, billingInformation });
  const told = of('//S1/10/10201409/11/260615/40/2:10;1:20;0:30');
  expect([told.date, told.discounts]).toEqual([
    '2026-06-15',
    [
      { percent: '2', days: 10 },
      { percent: '1', days: 20 },
      { percent: '0', days: 30 },
    ],
  ]);
  expect(reconcile([], writeValue(reconciliationModel, { bills: [told] })).ok).toBe(true);
  for (const without of [undefined, '//S1/40/2:10', '//S1/11/260615', 'Rechnung 7'])
    expect(of(without).discounts).toBeUndefined();
});
