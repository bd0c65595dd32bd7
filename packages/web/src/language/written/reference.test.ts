import { expect, test } from 'vitest';
import { groupedReference } from './reference.ts';

test.each([
  ['210000000003139471430009017', '21 00000 00003 13947 14300 09017'],
  ['RF18539007547034', 'RF18 5390 0754 7034'],
  ['', ''],
])('%s is read as %s', (reference, grouped) => expect(groupedReference(reference)).toBe(grouped));

test('what is known to be a QR reference is grouped as one, however long it is', () => {
  expect(groupedReference('1234567', true)).toBe('12 34567');
});
