import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksBetween, firstRowOf, rowsOf } from './use-rows-in-view.ts';

test('the blocks in view reach over the whole stretch that is seen, and not further than they must', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(
      heights,
      fc.integer({ min: -500, max: 200_000 }),
      fc.integer({ min: 1, max: 2000 }),
      (given, top, seen) => {
        const own = Float64Array.from(given);
        const whole = given.reduce((sum, height) => sum + height, 0);
        const { from, to } = blocksBetween(own, top, top + seen);
        const startOf = (block: number) => given.slice(0, block).reduce((sum, height) => sum + height, 0);
        expect(from).toBeLessThan(to);
        expect(startOf(from)).toBeLessThanOrEqual(Math.max(0, top));
        if (top < whole) expect(startOf(from + 1)).toBeGreaterThan(top);
        expect(startOf(to)).toBeGreaterThanOrEqual(Math.min(whole, top + seen));
        if (to - from > 1) expect(startOf(to - 1)).toBeLessThan(top + seen);
      },
    ),
  );
});

test('the blocks have every row once, in order', () => {
  const list = Array.from({ length: 37 }, (_, index) => index);
  expect([0, 1, 2, 3].flatMap((block) => rowsOf(list, block))).toEqual(list);
  expect(rowsOf(list, 2)[0]).toBe(firstRowOf(2));
});
