import { isCreditorReference, isQrReference } from '@rappen/core/reference';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceTitle, printedReference, referenceOfNumber } from './numbers.ts';

const alphabet = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 });
const digits = alphabet('0123456789');
const mixed = alphabet('0123456789ABCXYZ');

test('the digits of a number and a prefix are a QR reference, which ends with them and a check digit', () => {
  fc.assert(
    fc.property(digits, fc.constantFrom('', '210000', '99'), (number, prefix) => {
      const made = referenceOfNumber(number, { isQrIban: true, prefix });
      if (/^0*$/.test(prefix + number)) {
        expect(made.problems).toHaveLength(1);
        return;
      }
      expect(isQrReference(made.reference)).toBe(true);
      expect(made.reference.startsWith(prefix)).toBe(true);
      expect(made.reference.slice(0, -1).endsWith(number)).toBe(true);
    }),
  );
});

test('letters and digits are a creditor reference, which ends with them', () => {
  fc.assert(
    fc.property(mixed, fc.constantFrom('', 'K7', '21'), (number, prefix) => {
      const made = referenceOfNumber(number, { isQrIban: false, prefix });
      expect(isCreditorReference(made.reference)).toBe(true);
      expect(made.reference.endsWith(number)).toBe(true);
      expect(made.isShortened).toBe(false);
    }),
  );
});

test('numbers that differ have references that differ', () => {
  fc.assert(
    fc.property(mixed, mixed, (one, other) => {
      const of = (number: string) => referenceOfNumber(number, { isQrIban: false, prefix: '' }).reference;
      expect(of(one) === of(other)).toBe(one === other);
    }),
  );
});

test.each([
  ['R-2026/17', true, '000000000000000000000202617', true],
  ['2026-17', true, '000000000000000000000202617', false],
  ['R-2026/17', false, 'R202617', false],
  ['Prüfung 1', false, 'PRUFUNG1', true],
])(
  '%s, with a QR-IBAN: %s, holds %s, and says whether something is missing',
  (number, isQrIban, expected, isShortened) => {
    const made = referenceOfNumber(number, { isQrIban, prefix: '' });
    expect(made.reference).toContain(expected.replace(/^0+/, ''));
    expect(made.isShortened).toBe(isShortened);
  },
);

test('a number that is no reference says why', () => {
  const code = (number: string, isQrIban: boolean) =>
    referenceOfNumber(number, { isQrIban, prefix: '' }).problems[0]?.code;
  expect(code('ABC', true)).toBe('QR_REFERENCE_DIGITS_ONLY');
  expect(code('1'.repeat(28), true)).toBe('QR_REFERENCE_TOO_LONG');
  expect(code('A'.repeat(22), false)).toBe('CREDITOR_REFERENCE_TOO_LONG');
  expect(code('--', false)).toBe('CREDITOR_REFERENCE_CHARACTERS');
});

test('references and titles are printed as banks and letters have them', () => {
  expect(printedReference('RF18539007547034')).toBe('RF18 5390 0754 7034');
  expect(printedReference('210000000003139471430009017')).toBe('21 00000 00003 13947 14300 09017');
  expect([invoiceTitle('7', 'fr'), invoiceTitle('7', 'xx')]).toEqual(['Facture 7', 'Rechnung 7']);
});
