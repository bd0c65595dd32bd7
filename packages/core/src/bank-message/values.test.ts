import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { compareDecimals } from '../money/index.ts';
import { amountIn, amountText, isDateTime } from './index.ts';

test.each([
  ['0', '0.00'],
  ['150', '150.00'],
  ['1.1', '1.10'],
  ['007.50', '7.50'],
  ['1.23450', '1.2345'],
  ['9999999999999.99999', '9999999999999.99999'],
])('the amount %s is %s', (text, amount) => expect(amountText(text)).toBe(amount));

test.each(['', ' 1', '1,50', '1.', '.5', '+1', '-1', '1e3', '1.000001', '1234567890123456789', '１', undefined])(
  '%s is no amount',
  (text) => expect(amountText(text)).toBeUndefined(),
);

test('an amount keeps its value', () => {
  const decimals = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.stringMatching(/^\d{0,5}$/));
  fc.assert(
    fc.property(decimals, ([whole, fraction]) => {
      const text = fraction === '' ? String(whole) : `${whole}.${fraction}`;
      expect(compareDecimals(amountText(text) ?? '', text)).toBe(0);
    }),
  );
  fc.assert(fc.property(anyText, (text) => void [amountText(text), amountIn(text), isDateTime(text)]));
});

test.each([
  ['+0.05', '0.05'],
  ['.5', '0.50'],
  ['1.', '1.00'],
  ['\n 007.5 ', '7.50'],
  ['-0', '0.00'],
  ['0000000000000000000000001.0000000', '1.00'],
  ['100', '100.00'],
  ['1.230000', '1.23'],
  ['10.00', '10.00'],
  ['-1', undefined],
  ['1.000001', undefined],
  ['1234567890123456789', undefined],
  ['1e3', undefined],
  ['1,50', undefined],
  ['INF', undefined],
  ['', undefined],
  [undefined, undefined],
])('the amount %j of an element is %s', (text, amount) => expect(amountIn(text)).toBe(amount));

test.each([
  ['2026-11-23T08:15:00', true],
  ['2026-11-23T08:15:00.5Z', true],
  ['2026-11-23T08:15:00+01:00', true],
  ['2026-11-23', false],
  ['2026-11-23T24:00:00', false],
  ['2026-02-30T08:15:00', false],
  ['2026-11-23 08:15:00', false],
])('whether %s is a date and time: %s', (text, is) => expect(isDateTime(text)).toBe(is));
