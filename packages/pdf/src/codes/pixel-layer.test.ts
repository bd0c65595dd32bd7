import { expect, test } from 'vitest';
import type { Matrix } from '../base/matrix.ts';
import type { EdgeMarks } from './edge-axis.ts';
import { addPixelEdges } from './pixel-layer.ts';

/** The places that are marked along both sides, in the order of their places. */
function edgesOf(rows: readonly string[], matrix: Matrix): readonly [number[], number[]] {
  const marked = { xs: [] as number[], ys: [] as number[] };
  const marks = (list: number[]) =>
    ({ mark: (place: number) => void list.push(Math.round(place * 1000) / 1000) }) as EdgeMarks;
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const pixels = Uint8Array.from(rows.join(''), Number);
  const clip = { left: 0, top: 0, right: 100, bottom: 100 };
  addPixelEdges({ width, height, pixels, matrix, clip }, marks(marked.xs), marks(marked.ys));
  return [marked.xs.sort((a, b) => a - b), marked.ys.sort((a, b) => a - b)];
}

const upright: Matrix = [40, 0, 0, 30, 0, 0];

test.each<[string, string[], number[], number[]]>([
  ['one colour has its sides alone', ['0000', '0000', '0000'], [0, 40], [0, 30]],
  ['columns', ['0110', '0110', '0110'], [0, 10, 30, 40], [0, 30]],
  ['rows', ['1111', '0000', '0000'], [0, 40], [0, 20, 30]],
  ['a single point', ['0000', '0010', '0000'], [0, 20, 30, 40], [0, 10, 20, 30]],
  ['what is not painted is of its own kind', ['0022', '0022', '0022'], [0, 20, 40], [0, 30]],
])('edges of pixels: %s', (_name, rows, xs, ys) => expect(edgesOf(rows, upright)).toEqual([xs, ys]));

test('a turned picture has its columns along the other side', () => {
  expect(edgesOf(['0110', '0000', '0000'], [0, 40, -30, 0, 30, 0])).toEqual([
    [0, 10, 30],
    [0, 10, 30, 40],
  ]);
});
