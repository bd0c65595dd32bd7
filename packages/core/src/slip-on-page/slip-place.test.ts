import { expect, test } from 'vitest';
import { type CodeCorners, slipPlaceAtCode, slipPlaceAtCorner } from './slip-place.ts';

const a4 = { width: 210, height: 297 };

/** Corners of the code, from millimetres from the top left of the page. */
function corners(
  page: { width: number; height: number },
  from: readonly [number, number],
  to: readonly [number, number],
): CodeCorners {
  const point = ([x, y]: readonly [number, number]) => ({ x: x / page.width, y: y / page.height });
  return { topLeft: point(from), topRight: point(to) };
}

test.each([
  [a4, true],
  [{ width: 209.9, height: 297 }, true],
  [{ width: 210, height: 105 }, true],
  [{ width: 205, height: 297 }, false],
  [{ width: 210, height: 100 }, false],
])('%j has room for a slip: %s', (page, fits) => {
  expect(slipPlaceAtCorner(page)).toEqual(fits ? { x: 0, y: 0, right: [1, 0] } : undefined);
});

test.each([
  ['where it belongs', a4, [67, 209], [113, 209], { x: 0, y: 0, right: [1, 0] }],
  ['a little off', a4, [68.5, 207.5], [114.5, 207.6], { x: 0, y: 0, right: [1, 0] }],
  ['at the top', a4, [67, 17], [113, 17], { x: 0, y: 192, right: [1, 0] }],
  ['upside down at the top', a4, [143, 88], [97, 88], { x: 210, y: 297, right: [-1, 0] }],
  ['in the middle', a4, [67, 100], [113, 100], { x: 0, y: 109, right: [1, 0] }],
  ['on its left side', { width: 297, height: 210 }, [209, 143], [209, 97], { x: 297, y: 0, right: [0, 1] }],
  ['on its right side', { width: 297, height: 210 }, [88, 67], [88, 113], { x: 0, y: 210, right: [0, -1] }],
  ['beyond the edge', a4, [40, 240], [86, 240], { x: 0, y: 0, right: [1, 0] }],
  ['on a page that is too small', { width: 148, height: 210 }, [67, 100], [113, 100], undefined],
] as const)('a code %s', (_name, page, from, to, expected) => {
  const place = slipPlaceAtCode(corners(page, from, to), page);
  if (expected === undefined) expect(place).toBeUndefined();
  else {
    expect(place?.right.map(Math.round)).toEqual(expected.right);
    expect(place?.x).toBeCloseTo(expected.x);
    expect(place?.y).toBeCloseTo(expected.y);
  }
});
