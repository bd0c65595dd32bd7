import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesOf } from '../../../../test/results.ts';
import { parseGtin } from './gtin.ts';

// The first is the example of the GS1 General Specifications; the others are on goods.
test.each(['6291041500213', '96385074', '036000291452', '4006381333931', '10012345678902'])('%s is a GTIN', (text) =>
  expect(parseGtin(text)).toEqual({ ok: true, value: text }),
);

test.each([
  ['', 'GTIN_FORMAT'],
  ['1234567', 'GTIN_FORMAT'],
  ['123456789', 'GTIN_FORMAT'],
  ['4006381-333931', 'GTIN_FORMAT'],
  [' 96385074', 'GTIN_FORMAT'],
  ['96385075', 'GTIN_CHECK_DIGIT'],
  ['4006381333913', 'GTIN_CHECK_DIGIT'],
])('%j is refused with %s', (text, code) => expect(codesOf(parseGtin(text))).toEqual([code]));

test('exactly one last digit is right, and changing any digit is noticed', () => {
  const bodies = fc.tuple(fc.constantFrom(7, 11, 12, 13), fc.bigInt({ min: 0n, max: 10n ** 13n - 1n }));
  fc.assert(
    fc.property(bodies, fc.nat(), fc.integer({ min: 1, max: 9 }), ([length, number], place, step) => {
      const body = String(number).slice(-length).padStart(length, '0');
      const right = [...'0123456789'].map((digit) => body + digit).filter((text) => parseGtin(text).ok);
      expect(right).toHaveLength(1);
      const digits = [...(right[0] as string)];
      const at = place % digits.length;
      digits[at] = String((Number(digits[at]) + step) % 10);
      expect(codesOf(parseGtin(digits.join('')))).toEqual(['GTIN_CHECK_DIGIT']);
    }),
  );
});
