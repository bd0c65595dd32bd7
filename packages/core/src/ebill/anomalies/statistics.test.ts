import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amounts } from '../../../../../test/arbitraries/qr-invoice.ts';
import { areNamesDifferent } from './name.ts';
import { isMoreThan, medianOf, percentile95, robustDistance } from './statistics.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}.00`);

test.each([
  [1, '1.00', '1.00'],
  [10, '10.00', '6.00'],
  [19, '19.00', '10.00'],
  [20, '19.00', '11.00'],
  [100, '95.00', '51.00'],
])('of 1 to %i the 95th percentile is %s and the middle %s', (count, percentile, median) => {
  expect([percentile95(upTo(count)), medianOf(upTo(count))]).toEqual([percentile, median]);
  expect(percentile95(upTo(count).reverse())).toBe(percentile);
});

test('so many times an amount is exact', () => {
  expect([isMoreThan('10', '0.10', '1.00'), isMoreThan('10', '0.10', '1.01')]).toEqual([false, true]);
  fc.assert(fc.property(amounts, (amount) => !isMoreThan('1', amount, amount)));
});

test('the distance is zero in the middle, grows with the amount, and is always a number', () => {
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 30 }), amounts, amounts, (list, one, other) => {
      const [less, more] = isMoreThan('1', one, other) ? [one, other] : [other, one];
      if (less !== '0.00') expect(robustDistance(list, less)).toBeLessThanOrEqual(robustDistance(list, more));
      expect(robustDistance(list, one)).not.toBeNaN();
    }),
  );
  expect(robustDistance(['5.00', '5.00', '5.00'], '5.00')).toBe(0);
  expect([robustDistance([], '5.00'), robustDistance(['0.00'], '5.00'), robustDistance(['5.00'], '0.00')]).toEqual([
    0, 0, 0,
  ]);
});

test.each([
  ['Muster Petra', 'Petra Muster', false],
  ['PETRA MÜLLER-WEISS', 'Petra Muller Weiss', false],
  ['Petra Muster', 'Hans Beispiel', true],
  ['Petra Muster', 'Petra Beispiel', false],
  ['Petra Maria Muster', 'Petra Beispiel', true],
  ['Strauß', 'STRAUSS', false],
  ['', 'Petra Muster', false],
  ['---', 'Petra Muster', false],
  ['Петра', 'Petra', true],
])('%j and %j are different: %s', (one, other, expected) => {
  expect([areNamesDifferent(one, other), areNamesDifferent(other, one)]).toEqual([expected, expected]);
});
