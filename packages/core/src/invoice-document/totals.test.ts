import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reduction } from './invoice-document.ts';
import { type AdjustmentDraft, type Ingredients, itemAmount, sumsOf } from './totals.ts';

/** A decimal text in millionths: integers share nothing with the code under test. */
function millionths(text: string): bigint {
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const value = BigInt(whole + decimals.padEnd(6, '0'));
  return sign === '-' ? -value : value;
}

const rappen = (text: string): bigint => millionths(text) / 10_000n;

/** Rounded half up, away from zero. */
function divided(value: bigint, by: bigint): bigint {
  const magnitude = value < 0n ? -value : value;
  const rounded = (2n * magnitude + by) / (2n * by);
  return value < 0n ? -rounded : rounded;
}

const decimal = (max: number, decimalsMax: number, signed: boolean): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 0, max: decimalsMax }), fc.boolean(), fc.bigInt({ min: 0n, max: BigInt(max) * 10n ** 6n }))
    .map(([decimals, isNegative, value]) => {
      const digits = String(value / 10n ** BigInt(6 - decimals)).padStart(decimals + 1, '0');
      const whole = digits.slice(0, digits.length - decimals);
      const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
      return signed && isNegative ? `-${text}` : text;
    });
const money = (max: number): fc.Arbitrary<string> => decimal(max, 2, false);
const percents = decimal(100, 3, false);
const rates = fc.constantFrom('8.1', '2.6', '3.8', '0', undefined);
const reductions: fc.Arbitrary<Reduction> = fc.oneof(
  fc.record({ percent: percents }),
  fc.record({ amount: money(500) }),
);

const items = fc.array(
  fc.record({
    amount: fc
      .tuple(fc.boolean(), money(5000))
      .map(([isCredit, amount]) => itemAmount(isCredit ? '-1' : '1', amount, undefined)),
    vatRate: rates,
  }),
  { minLength: 1, maxLength: 30 },
);
const adjustments: fc.Arbitrary<AdjustmentDraft[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('discount' as const, 'surcharge' as const),
    description: fc.constant(undefined),
    vatRate: rates,
    value: reductions,
  }),
  { maxLength: 4 },
);
const ingredients: fc.Arbitrary<Ingredients> = fc.record({
  items,
  adjustments,
  pricesIncludeVat: fc.boolean(),
  rounding: fc.constantFrom('none' as const, 'cash' as const),
  prepaid: money(200),
});

const total = (amounts: readonly string[]): bigint => amounts.reduce((sum, amount) => sum + rappen(amount), 0n);

describe('an item', () => {
  test.each<[quantity: string, price: string, discount: Reduction | undefined, amount: string]>([
    ['1', '12.5', undefined, '12.50'],
    ['3', '0.335', undefined, '1.01'],
    ['-2', '0.3325', undefined, '-0.67'],
    ['14.62', '23.4', undefined, '342.11'],
    ['0', '5', undefined, '0.00'],
    ['3', '0.335', { percent: '10' }, '0.90'],
    ['2', '3890', { percent: '10' }, '7002.00'],
    ['2', '412.5', { amount: '50' }, '775.00'],
    ['1', '10', { percent: '100' }, '0.00'],
    ['1', '10', { amount: '12' }, '-2.00'],
    ['9999999', '999999999', undefined, '9999998990000001.00'],
    ['-0.000001', '0.01', undefined, '0.00'],
  ])('%s at %s with %j is %s', (quantity, price, discount, amount) => {
    expect(itemAmount(quantity, price, discount)).toBe(amount);
  });

  test('is rounded once, half up, as integers are', () => {
    fc.assert(
      fc.property(decimal(10_000, 6, true), decimal(10_000, 6, true), percents, (quantity, price, percent) => {
        const product = millionths(quantity) * millionths(price);
        expect(rappen(itemAmount(quantity, price, undefined))).toBe(divided(product, 10n ** 10n));
        const reduced = product * (100_000_000n - millionths(percent));
        expect(rappen(itemAmount(quantity, price, { percent }))).toBe(divided(reduced, 10n ** 18n));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the sums of an invoice', () => {
  test('add up, whatever it holds', () => {
    fc.assert(
      fc.property(ingredients, (given) => {
        const sums = sumsOf(given);
        const lines = total(given.items.map(({ amount }) => amount));
        const changes = total(sums.adjustments.map(({ amount }) => amount));
        expect(rappen(sums.positions)).toBe(lines);
        expect(rappen(sums.adjusted)).toBe(lines + changes);
        // What is split among the rates is whole again in their sums.
        const groupSums = sums.vatGroups.map((group) => (given.pricesIncludeVat ? group.gross : group.net));
        expect(total(groupSums)).toBe(lines + changes);
        expect(rappen(sums.net) + rappen(sums.vat)).toBe(rappen(sums.gross));
        for (const part of ['net', 'vat', 'gross'] as const) {
          expect(total(sums.vatGroups.map((group) => group[part]))).toBe(rappen(sums[part]));
        }
        expect(rappen(sums.gross) + rappen(sums.rounding)).toBe(rappen(sums.total));
        expect(rappen(sums.total) - rappen(given.prepaid)).toBe(rappen(sums.due));
      }),
      { numRuns: 500 },
    );
  });

  test('tax each rate once, on its sum', () => {
    fc.assert(
      fc.property(ingredients, (given) => {
        for (const { rate, net, vat, gross } of sumsOf(given).vatGroups) {
          expect(rappen(net) + rappen(vat)).toBe(rappen(gross));
          const percent = millionths(rate ?? '0');
          const exact = given.pricesIncludeVat
            ? divided(rappen(gross) * percent, 100_000_000n + percent)
            : divided(rappen(net) * percent, 100_000_000n);
          expect(rappen(vat)).toBe(exact);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('round to the nearest 0.05 when asked, by at most 0.02, and not otherwise', () => {
    fc.assert(
      fc.property(ingredients, (given) => {
        const { total: rounded, rounding } = sumsOf(given);
        const isCash = given.rounding === 'cash';
        expect(Math.abs(Number(rappen(rounding)))).toBeLessThanOrEqual(isCash ? 2 : 0);
        if (isCash) expect(rappen(rounded) % 5n).toBe(0n);
      }),
    );
  });

  test('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(
        ingredients.chain((given) =>
          fc.record({
            given: fc.constant(given),
            shuffled: fc.shuffledSubarray([...given.items], { minLength: given.items.length }),
          }),
        ),
        ({ given, shuffled }) => {
          expect(sumsOf({ ...given, items: shuffled })).toEqual(sumsOf(given));
        },
      ),
    );
  });

  test('list the rates from the highest, what is outside VAT last, each in one spelling', () => {
    const lines = [undefined, '2.6', '8.10', '8.1', '0'].map((vatRate) => ({ amount: '10.00', vatRate }));
    const { vatGroups } = sumsOf({
      items: lines,
      adjustments: [],
      pricesIncludeVat: false,
      rounding: 'none',
      prepaid: '0',
    });
    expect(vatGroups).toEqual([
      { category: 'S', rate: '8.1', net: '20.00', vat: '1.62', gross: '21.62' },
      { category: 'S', rate: '2.6', net: '10.00', vat: '0.26', gross: '10.26' },
      { category: 'Z', rate: '0', net: '10.00', vat: '0.00', gross: '10.00' },
      { category: 'O', rate: undefined, net: '10.00', vat: '0.00', gross: '10.00' },
    ]);
  });

  test('a discount of a rate touches only that rate; one without is split by the items', () => {
    const draft = { kind: 'discount', description: undefined } as const;
    const base = {
      items: [
        { amount: '300.00', vatRate: '8.1' },
        { amount: '100.00', vatRate: '2.6' },
      ],
      pricesIncludeVat: false,
      rounding: 'none',
      prepaid: '0',
    } as const;
    const netsWith = (value: Reduction, vatRate?: string) =>
      sumsOf({ ...base, adjustments: [{ ...draft, vatRate, value }] }).vatGroups.map(({ net }) => net);
    expect(netsWith({ percent: '10' })).toEqual(['270.00', '90.00']);
    expect(netsWith({ percent: '10' }, '2.6')).toEqual(['300.00', '90.00']);
    expect(netsWith({ amount: '0.01' })).toEqual(['299.99', '100.00']);
    expect(netsWith({ amount: '20' }, '3.8')).toEqual(['300.00', '-20.00', '100.00']);
  });
});
