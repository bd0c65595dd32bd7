import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PathBuilder } from './path.ts';

type Point = readonly [number, number];

const between = (one: Point, other: Point, t: number): Point => [
  one[0] + (other[0] - one[0]) * t,
  one[1] + (other[1] - one[1]) * t,
];

/** A point of a curve by halving its polygon again and again, as de Casteljau did. */
function onCurve(points: readonly Point[], t: number): Point {
  const [first, ...rest] = points;
  if (rest.length === 0) return first as Point;
  return onCurve(
    rest.map((point, at) => between(points[at] as Point, point, t)),
    t,
  );
}

const number = fc.integer({ min: -1000, max: 1000 });
const point = fc.tuple(number, number);

test.each([undefined, 'first', 'second'] as const)(
  'a curve goes through the points of its polygon: %s is missing',
  (missing) => {
    fc.assert(
      fc.property(point, point, point, point, (from, one, other, end) => {
        const path = new PathBuilder();
        path.move(...from);
        const [controls, polygon] =
          missing === 'first'
            ? [
                [...other, ...end],
                [from, from, other, end],
              ]
            : missing === 'second'
              ? [
                  [...one, ...end],
                  [from, one, end, end],
                ]
              : [
                  [...one, ...other, ...end],
                  [from, one, other, end],
                ];
        path.bend(controls, missing);
        const [line = []] = path.take([1, 0, 0, 1, 0, 0]);
        const steps = line.length / 2 - 1;
        expect(steps).toBeGreaterThan(1);
        for (let at = 0; at <= steps; at += 1) {
          const [x, y] = onCurve(polygon as readonly Point[], at / steps);
          expect(line[2 * at]).toBeCloseTo(x, 6);
          expect(line[2 * at + 1]).toBeCloseTo(y, 6);
        }
      }),
    );
  },
);

test('a matrix takes every corner along', () => {
  const path = new PathBuilder();
  path.rectangle(1, 2, 3, 4);
  expect(path.corners).toBe(3);
  expect(path.take([2, 3, 5, 7, 11, 13])).toEqual([[23, 30, 29, 39, 49, 67, 43, 58, 23, 30]]);
  expect([path.corners, path.take([1, 0, 0, 1, 0, 0])]).toEqual([0, []]);
});
