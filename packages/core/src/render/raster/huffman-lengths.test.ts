import fc from 'fast-check';
import { expect, test } from 'vitest';
import { huffmanLengths } from './huffman-lengths.ts';

const space = (lengths: Uint8Array): number =>
  lengths.reduce((sum, length) => sum + (length === 0 ? 0 : 2 ** -length), 0);

test('lengths fill the space of codes, keep the bound and favour what is frequent', () => {
  const counts = fc.array(fc.oneof(fc.nat(3), fc.nat(1_000_000)), { minLength: 2, maxLength: 286 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 9, max: 15 }), (values, lengthMax) => {
      const lengths = huffmanLengths(Uint32Array.from(values), lengthMax);
      const used = values.filter((count) => count > 0).length;
      expect(space(lengths)).toBe(used === 0 ? 0 : used === 1 ? 0.5 : 1);
      for (const [symbol, count] of values.entries()) {
        expect((lengths[symbol] as number) > 0).toBe(count > 0);
        expect(lengths[symbol]).toBeLessThanOrEqual(lengthMax);
        for (const [other, otherCount] of values.entries()) {
          if (otherCount > count && count > 0) expect(lengths[other]).toBeLessThanOrEqual(lengths[symbol] as number);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('counts that ask for long codes are brought within the bound', () => {
  const fibonacci = [1, 1];
  while (fibonacci.length < 40) fibonacci.push((fibonacci.at(-1) as number) + (fibonacci.at(-2) as number));
  for (const lengthMax of [6, 7, 10, 15]) {
    const lengths = huffmanLengths(Uint32Array.from(fibonacci), lengthMax);
    expect([Math.max(...lengths), space(lengths)]).toEqual([lengthMax, 1]);
  }
});

test('without a bound that matters the code is optimal', () => {
  const lengths = huffmanLengths(Uint32Array.of(45, 13, 12, 16, 9, 5), 15);
  expect([...lengths]).toEqual([1, 3, 3, 3, 4, 4]);
});
