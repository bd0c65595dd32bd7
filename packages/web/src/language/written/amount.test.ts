import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupedAmount } from './amount.ts';

test.each([
  ['0.00', '0.00'],
  ['999.95', '999.95'],
  ['1949.75', '1’949.75'],
  ['-99999999.99', '-99’999’999.99'],
  ['1234567', '1’234’567'],
])('%s is read as %s', (text, grouped) => expect(groupedAmount(text)).toBe(grouped));

test('grouping changes no digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^-?\d{1,20}(?:\.\d{1,9})?$/), (text) => {
      expect(groupedAmount(text).replaceAll('’', '')).toBe(text);
    }),
  );
});
