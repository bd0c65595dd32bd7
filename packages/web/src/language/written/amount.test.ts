import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupedAmount } from './amount.ts';

test.each([
  ['0.00', '0.00'],
  ['999.95', '999.95'],
  ['1949.75', '1\u00a0949.75'],
  ['-99999999.99', '-99\u00a0999\u00a0999.99'],
  ['1234567', '1\u00a0234\u00a0567'],
])('%s is read as %s', (text, grouped) => expect(groupedAmount(text)).toBe(grouped));

test('another sign stands between the groups where one is given', () => {
  expect(groupedAmount('1234567.50', '’')).toBe('1’234’567.50');
});

test('grouping changes no digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^-?\d{1,20}(?:\.\d{1,9})?$/), (text) => {
      expect(groupedAmount(text).replaceAll('\u00a0', '')).toBe(text);
    }),
  );
});
