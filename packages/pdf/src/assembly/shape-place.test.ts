import { expect, test } from 'vitest';
import { placeWithin } from './shape-place.ts';

const rectangle = (left: number, top: number, right: number, bottom: number) => [
  left,
  top,
  right,
  top,
  right,
  bottom,
  left,
  bottom,
];
const turned = (outline: readonly number[]) =>
  Array.from({ length: outline.length / 2 }, (_, at) => outline.slice(-2 * at - 2, outline.length - 2 * at)).flat();
const area = { left: 10, top: 10, right: 20, bottom: 20 };
const all = rectangle(0, 0, 30, 30);
const inner = rectangle(5, 5, 25, 25);

test.each([
  ['nothing near it', [rectangle(40, 40, 50, 50)], false, undefined],
  ['a part of it', [rectangle(0, 0, 15, 12)], false, { left: 10, top: 10, right: 15, bottom: 12 }],
  [
    'two parts',
    [rectangle(11, 11, 12, 12), rectangle(18, 17, 30, 19)],
    false,
    { left: 11, top: 11, right: 20, bottom: 19 },
  ],
  ['all of it', [all], false, area],
  ['the inside of a frame, by winding', [all, turned(inner)], false, undefined],
  ['two on top of each other, by winding', [all, inner], false, area],
  ['the inside of a frame, by count', [all, inner], true, undefined],
  ['three on top of each other, by count', [all, inner, rectangle(6, 6, 24, 24)], true, area],
])('a shape paints %s', (_name, outlines, isEvenOdd, place) => {
  expect(placeWithin({ outlines, isEvenOdd }, area)).toEqual(place);
});
