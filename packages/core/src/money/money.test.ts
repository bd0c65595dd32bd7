import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { amounts } from '../../../../test/arbitraries/qr-invoice.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import {
  compareDecimals,
  differenceOf,
  exactSumOf,
  formatAmount,
  includedTaxOf,
  isAmount,
  isNear,
  nearestMultiple,
  negated,
  parseAmount,
  percentageOf,
  productOf,
  quotientOf,
  reducedProductOf,
  shortDecimal,
  splitOf,
  sumOf,
  taxOf,
  unitPriceOf,
} from './index.ts';

test.each([
  ['0', '0.00', '0.00'],
  ['0.00', '0.00', '0.00'],
  ['0.01', '0.01', '0.01'],
  ['0.5', '0.50', '0.50'],
  ['50', '50.00', '50.00'],
  ['50.0', '50.00', '50.00'],
  ['149.90', '149.90', '149.90'],
  ['1949.7', '1949.70', '1 949.70'],
  ['123949.75', '123949.75', '123 949.75'],
  ['1000000', '1000000.00', '1 000 000.00'],
  ['999999999.99', '999999999.99', '999 999 999.99'],
])('%s is the amount %s, in print %s', (text, amount, print) => {
  expect(parseAmount(text)).toEqual({ ok: true, value: amount });
  expect(isAmount(text)).toBe(text === amount);
  expect(formatAmount(expectValue(parseAmount(text)))).toBe(print);
});

test.each([
  ['', 'AMOUNT_FORMAT'],
  [' ', 'AMOUNT_FORMAT'],
  ['.', 'AMOUNT_FORMAT'],
  ['.50', 'AMOUNT_FORMAT'],
  ['1.', 'AMOUNT_FORMAT'],
  ['+1', 'AMOUNT_FORMAT'],
  ['01', 'AMOUNT_FORMAT'],
  ['00.10', 'AMOUNT_FORMAT'],
  ['1,5', 'AMOUNT_FORMAT'],
  ["1'000.00", 'AMOUNT_FORMAT'],
  ['1 000.00', 'AMOUNT_FORMAT'],
  ['1e3', 'AMOUNT_FORMAT'],
  ['0x10', 'AMOUNT_FORMAT'],
  ['NaN', 'AMOUNT_FORMAT'],
  ['Infinity', 'AMOUNT_FORMAT'],
  ['1.2.3', 'AMOUNT_FORMAT'],
  ['１', 'AMOUNT_FORMAT'],
  ['1\n', 'AMOUNT_FORMAT'],
  ['CHF 1', 'AMOUNT_FORMAT'],
  ['1.005', 'AMOUNT_SCALE'],
  ['1.000', 'AMOUNT_SCALE'],
  ['-1', 'AMOUNT_RANGE'],
  ['-0.00', 'AMOUNT_RANGE'],
  ['1000000000', 'AMOUNT_RANGE'],
  ['1000000000.00', 'AMOUNT_RANGE'],
  ['99999999999999999999', 'AMOUNT_RANGE'],
])('%j is refused with %s', (text, code) => {
  expect(codesOf(parseAmount(text))).toEqual([code]);
  expect(isAmount(text)).toBe(false);
});

/** An amount in rappen; a blank or a point is no digit. */
const rappen = (text: string) => BigInt(text.replace(/[. ]/g, ''));

test('an amount is its rappen: parsing, print and text order of equal lengths agree with integers', () => {
  fc.assert(
    fc.property(amounts, amounts, (text, other) => {
      const amount = expectValue(parseAmount(text));
      expect(amount).toBe(text);
      expect(rappen(formatAmount(amount))).toBe(rappen(text));
      expect(formatAmount(amount)).toMatch(/^\d{1,3}(?: \d{3})*\.\d{2}$/);
      expect(parseAmount(text.replace(/0$/, ''))).toEqual({ ok: true, value: text });
      expect(text === other).toBe(rappen(text) === rappen(other));
    }),
  );
});

test('any text is an amount or refused, and only plain decimals are', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'0123456789.-e') })), (text) => {
      expect(parseAmount(text).ok).toBe(/^(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/.test(text));
    }),
    { numRuns: 1000 },
  );
});

test('a sum is the sum of integers, in any order', () => {
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 200 }), (list) => {
      const sum = list.reduce((total, text) => total + rappen(text), 0n);
      expect(rappen(sumOf(list))).toBe(sum);
      expect(sumOf([...list].reverse())).toBe(sumOf(list));
      expect(sumOf(list)).toMatch(/^\d+\.\d{2}$/);
    }),
  );
  expect(sumOf(['0.1', '0.2'])).toBe('0.30');
  expect(sumOf(['400.19', '14.81', '553.39', '42.61', '14'])).toBe('1025.00');
});

test('tax is rounded half up as integers are', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 999_999 }), (net, thousandths) => {
      const percent = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
      const exact = rappen(net) * BigInt(thousandths);
      expect(rappen(taxOf(net, percent))).toBe((exact + 50_000n) / 100_000n);
    }),
  );
});

test.each([
  ['400.19', '3.7', '14.81'],
  ['553.39', '7.7', '42.61'],
  ['14.00', '0', '0.00'],
  ['49.82', '8', '3.99'],
  ['0.50', '1', '0.01'],
  ['0.49', '1', '0.00'],
])('tax on %s at %s per cent is %s', (net, percent, tax) => expect(taxOf(net, percent)).toBe(tax));

test.each([
  ['1.00', '1.00', 0, true],
  ['1.00', '1.01', 0, false],
  ['1.00', '1.01', 1, true],
  ['1.01', '1.00', 1, true],
  ['1.00', '1.02', 1, false],
  ['0.00', '999999999.99', 99, false],
  ['0.10', '0.3', 20, true],
])('%s and %s lie at most %i rappen apart: %s', (one, other, rappenMax, is) =>
  expect(isNear(one, other, rappenMax)).toBe(is),
);

test.each([
  ['7.70', '7.7'],
  ['2.0', '2'],
  ['007.70', '7.7'],
  ['0', '0'],
  ['0.00', '0'],
  ['0.3', '0.3'],
  ['100', '100'],
  ['1000000000000000000000000', '1000000000000000000000000'],
  ['1.5e2', '150'],
  ['15000E-2', '150'],
  ['-1e-3', '-0.001'],
])('%s is %s for short', (text, short) => expect(shortDecimal(text)).toBe(short));

test.each<[name: string, found: string, expected: string]>([
  ['a sum', sumOf(['-0.004']), '0.00'],
  ['a negative tax', taxOf('-0.01', '2.6'), '0.00'],
  ['a difference', differenceOf('1', '3.5'), '-2.50'],
  ['a product', productOf(['3', '0.335']), '1.01'],
  ['a negative product', productOf(['-3', '0.335']), '-1.01'],
  ['a percentage', percentageOf(['3', '0.335'], '10'), '0.10'],
  ['a reduced product', reducedProductOf(['3', '0.335'], '10'), '0.90'],
  ['an included tax', includedTaxOf('108.10', '8.1'), '8.10'],
  ['an included tax of nothing', includedTaxOf('10', '0'), '0.00'],
  ['a cash amount', nearestMultiple('10.03', '0.05'), '10.05'],
  ['a cash amount in the middle', nearestMultiple('10.025', '0.05'), '10.05'],
  ['a negative cash amount', nearestMultiple('-10.03', '0.05'), '-10.05'],
])('%s is rounded half up and never minus nothing', (_name, found, expected) => expect(found).toBe(expected));

test('an included tax is what is added to the rest', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100_000 }), (gross, thousandths) => {
      const percent = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
      const whole = 100_000n + BigInt(thousandths);
      const exact = 2n * rappen(gross) * BigInt(thousandths);
      expect(rappen(includedTaxOf(gross, percent))).toBe((exact + whole) / (2n * whole));
    }),
  );
});

test('parts of a split add up, and none is a hundredth off its share', () => {
  const weights = fc.array(fc.oneof(amounts, fc.constantFrom('0.00', '-5.00')), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(amounts, fc.boolean(), weights, (size, isNegative, list) => {
      const amount = isNegative ? `-${size}` : size;
      const parts = splitOf(amount, list);
      expect(sumOf(parts)).toBe(sumOf([amount]));
      const shares = list.map((weight) => (weight.startsWith('-') ? 0n : rappen(weight)));
      const whole = shares.reduce((sum, share) => sum + share, 0n);
      if (whole === 0n) return;
      for (const [index, part] of parts.entries()) {
        const loss = rappen(size) * (shares[index] as bigint) - rappen(part.replace('-', '')) * whole;
        expect(loss < whole && loss > -whole).toBe(true);
      }
    }),
  );
  expect(splitOf('0.05', ['1', '1', '1'])).toEqual(['0.02', '0.02', '0.01']);
  expect(splitOf('-10', ['3', '1'])).toEqual(['-7.50', '-2.50']);
  expect(splitOf('7', ['0', '-1'])).toEqual(['7.00', '0.00']);
});

test.each([
  ['1', '1.00', 0],
  ['0.9', '1', -1],
  ['10', '9', 1],
  ['-1', '0', -1],
  ['-0.00', '0', 0],
  ['10.00', '9.00', 1],
  ['10.05', '10.50', -1],
  ['1e3', '999', 1],
])('%s against %s is %i', (one, other, sign) => expect(Math.sign(compareDecimals(one, other))).toBe(sign));

test('sums, taxes and comparisons of texts agree with the decimals of decimal.js', () => {
  const decimal = fc
    .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }))
    .map(([isNegative, units, decimals]) => {
      const digits = String(units).padStart(decimals + 1, '0');
      const at = digits.length - decimals;
      return `${isNegative ? '-' : ''}${digits.slice(0, at)}${decimals > 0 ? `.${digits.slice(at)}` : ''}`;
    });
  fc.assert(
    fc.property(decimal, decimal, fc.integer({ min: 0, max: 10 }), (one, other, rappen) => {
      const negative = other.startsWith('-') ? other.slice(1) : `-${other}`;
      expect(sumOf([one, other])).toBe(differenceOf(one, negative));
      expect(compareDecimals(one, other)).toBe(new Decimal(one).comparedTo(other));
      expect(taxOf(one, other)).toBe(percentageOf([one], other));
      const difference = compareDecimals(one, other) < 0 ? [other, one] : [one, other];
      const bound = productOf([String(rappen), '0.01']);
      const isWithin = compareDecimals(difference[0] as string, exactSum(difference[1] as string, bound)) <= 0;
      expect(isNear(one, other, rappen)).toBe(isWithin);
      expect(compareDecimals(shortDecimal(one), one)).toBe(0);
      expect(shortDecimal(one)).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
    }),
  );
});

/** Without rounding: both by a million, as whole numbers. */
function exactSum(one: string, other: string): string {
  const millionths = (text: string) => {
    const [whole = '', fraction = ''] = text.replace('-', '').split('.');
    return BigInt(whole + fraction.padEnd(6, '0')) * (text.startsWith('-') ? -1n : 1n);
  };
  const sum = millionths(one) + millionths(other);
  const digits = String(sum < 0n ? -sum : sum).padStart(7, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
}

test.each([
  [['10', '3.50'], '4', '8.75'],
  [['1', '1'], '3', '0.33'],
  [['-1', '2'], '3', '-0.67'],
])('the product of %j by %s is %s', (factors, divisor, quotient) =>
  expect(quotientOf(factors, divisor)).toBe(quotient),
);

test.each([
  ['10.00', '3', '3.333'],
  ['0.00', '7', '0.00'],
  ['-6.00', '-2', '3.00'],
  ['100.00', '9999', '0.010001'],
])('%s for %s is %s each, with the fewest decimals', (amount, quantity, price) => {
  expect(unitPriceOf(amount, quantity, 10)).toBe(price);
});

test('a unit price gives its amount back, for every quantity of an invoice', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 9_999_999_999_999 }), (amount, millionths) => {
      const quantity = `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')}`;
      const price = unitPriceOf(amount, quantity, 10);
      expect(productOf([price, quantity])).toBe(amount);
    }),
  );
});

describe('exact sums', () => {
  const decimal = fc
    .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 17n }), fc.integer({ min: 0, max: 5 }))
    .map(([isNegative, units, decimals]) => {
      const digits = String(units).padStart(decimals + 1, '0');
      const whole = digits.slice(0, digits.length - decimals);
      return `${isNegative ? '-' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`;
    });

  test('are those of whole numbers, and never rounded', () => {
    const scaled = (text: string) => {
      const [whole = '', fraction = ''] = text.split('.');
      return BigInt(whole + fraction.padEnd(5, '0'));
    };
    fc.assert(
      fc.property(fc.array(decimal), (values) => {
        expect(scaled(exactSumOf(values))).toBe(values.reduce((sum, value) => sum + scaled(value), 0n));
      }),
    );
    expect(exactSumOf([])).toBe('0.00');
    expect(exactSumOf(['0.005', '-0.01'])).toBe('-0.005');
  });

  test('an amount the other way takes it away', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        expect(exactSumOf([value, negated(value)])).toMatch(/^0\.0+$/);
      }),
    );
    expect([negated('0.00'), negated('-1.00'), negated('1.00')]).toEqual(['0.00', '1.00', '-1.00']);
  });
});
