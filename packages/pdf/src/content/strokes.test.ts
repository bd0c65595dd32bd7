import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LineStyle, plainLine, strokeOutlines } from './strokes.ts';

type Point = readonly [x: number, y: number];

/** How often outlines go round a point: what is not zero is painted. */
function turnsAround([x, y]: Point, outlines: readonly (readonly number[])[]): number {
  let turns = 0;
  for (const outline of outlines) {
    for (let at = 0; at < outline.length; at += 2) {
      const next = (at + 2) % outline.length;
      const [x1, y1, x2, y2] = [outline[at], outline[at + 1], outline[next], outline[next + 1]] as [
        number,
        number,
        number,
        number,
      ];
      if (y1 <= y === y2 <= y) continue;
      if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) turns += y2 > y1 ? 1 : -1;
    }
  }
  return turns;
}

const isPainted = (line: readonly number[], style: Partial<LineStyle>, point: Point): boolean =>
  turnsAround(point, strokeOutlines([line], { ...plainLine, ...style })) !== 0;

const across = [0, 0, 100, 0];
const corner = [0, 0, 100, 0, 100, 100];
const square = [0, 0, 100, 0, 100, 100, 0, 100, 0, 0];
/** Comes back at an angle of 11.4 degrees: its point is 10.07 widths long. */
const sharp = [0, 0, 100, 0, 0, 20];
const width = 20;

test.each<[name: string, line: readonly number[], style: Partial<LineStyle>, point: Point, isThere: boolean]>([
  ['the line', across, {}, [50, 9], true],
  ['beside it', across, {}, [50, 11], false],
  ['behind its end', across, {}, [103, 9], false],
  ['a half square behind its end', across, { cap: 2 }, [109, 9], true],
  ['the same before its beginning', across, { cap: 2 }, [-9, -9], true],
  ['further than that', across, { cap: 2 }, [111, 0], false],
  ['a half circle behind its end', across, { cap: 1 }, [109, 0], true],
  ['the corner of a square that the circle leaves out', across, { cap: 1 }, [109, 9], false],
  ['a corner that comes to a point', corner, {}, [109, -9], true],
  ['its inner side', corner, {}, [80, 20], false],
  ['one that is cut off', corner, { join: 2 }, [109, -9], false],
  ['what the cut leaves', corner, { join: 2 }, [104, -4], true],
  ['a round one', corner, { join: 1 }, [106, -6], true],
  ['what a round one leaves out', corner, { join: 1 }, [109, -9], false],
  ['the corner where a line is closed', square, {}, [-9, -9], true],
  ['a corner of a line that ends there', corner, {}, [-9, 9], false],
  ['a sharp corner', sharp, { miterLimit: 11 }, [150, -2], true],
  ['one that is too sharp', sharp, {}, [150, -2], false],
  ['a line that goes back', [0, 0, 100, 0, 0, 0], {}, [105, 0], false],
  ['a dot', [50, 50, 50, 50], { cap: 1 }, [50, 55], true],
  ['a square dot', [50, 50, 50, 50], { cap: 2 }, [58, 58], true],
  ['a dot that adds nothing', [50, 50, 50, 50], {}, [50, 50], false],
])('%s', (_, line, style, point, isThere) => {
  expect(isPainted(line, { width, ...style }, point)).toBe(isThere);
});

/** How far a point is from a side. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const squared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const part = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / squared));
  return Math.hypot(x - x1 - part * (x2 - x1), y - y1 - part * (y2 - y1));
}

const place = fc.integer({ min: -50, max: 50 });
const point = fc.tuple(place, place);

test('a line with round ends and corners is all that is near to it', () => {
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 2, maxLength: 6 }),
      fc.array(point, { minLength: 20, maxLength: 20 }),
      (line, points) => {
        const outlines = strokeOutlines([line.flat()], { ...plainLine, width, cap: 1, join: 1 });
        for (const each of points) {
          const near = Math.min(...line.slice(1).map((to, index) => distance(each, line[index] as Point, to)));
          if (near < 9.7) expect(turnsAround(each, outlines)).not.toBe(0);
          if (near > 10.01) expect(turnsAround(each, outlines)).toBe(0);
        }
      },
    ),
  );
});
