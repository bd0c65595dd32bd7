import { expect, test } from 'vitest';
import { lineEnd } from './line-ends.ts';

/** Numbers of a path, and the instructions behind them. */
function drawn(kind: string, from: [number, number], to: [number, number], width = 1) {
  const words = lineEnd(kind, from, to, width, 'B').split(/\s+/).filter(Boolean);
  const points = words.filter((word) => /^[-\d.]+$/.test(word)).map(Number);
  return { points, instructions: words.filter((word) => !/^[-\d.]+$/.test(word)) };
}

// Table 176 of ISO 32000-1: what has an inside is closed and painted, what has none is stroked
test.each([
  ['Square', 4, true],
  ['Circle', 16, true],
  ['Diamond', 4, true],
  ['OpenArrow', 3, false],
  ['ClosedArrow', 3, true],
  ['ROpenArrow', 3, false],
  ['RClosedArrow', 3, true],
  ['Butt', 2, false],
  ['Slash', 2, false],
] as const)('%s has %i corners and an inside: %s', (kind, corners, isArea) => {
  const { points, instructions } = drawn(kind, [0, 0], [100, 0]);
  expect(points).toHaveLength(2 * corners);
  const path = ['m', ...new Array<string>(corners - 1).fill('l')];
  expect(instructions).toEqual(isArea ? [...path, 'h', 'B'] : [...path, 'S']);
});

test.each(['None', '', 'constructor'])('the end %s is none', (kind) => {
  expect(lineEnd(kind, [0, 0], [1, 1], 1, 'B')).toBe('');
});

test('ends point where the line goes, and grow with its width', () => {
  const tip = (kind: string, to: [number, number], width?: number) => drawn(kind, [0, 0], to, width).points;
  expect(tip('ClosedArrow', [100, 0])).toEqual([94, 3.6, 100, 0, 94, -3.6]);
  expect(tip('RClosedArrow', [100, 0])).toEqual([106, 3.6, 100, 0, 106, -3.6]);
  expect(tip('ClosedArrow', [0, 100])).toEqual([-3.6, 94, 0, 100, 3.6, 94]);
  expect(tip('Butt', [100, 0], 2)).toEqual([100, 6, 100, -6]);
  expect(tip('Butt', [100, 0], 0.2)).toEqual([100, 3, 100, -3]);
});
