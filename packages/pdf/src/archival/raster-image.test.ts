import { unzlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { imageOf } from './raster-image.ts';

const grey = Uint8Array.from([10, 10, 10, 20, 20, 20, 30, 30, 30, 45, 45, 45]);

/** Rows of a PNG predictor that says the difference to the row above (RFC 2083, 6.4). */
function undone(stream: Uint8Array, rowBytes: number): number[] {
  const packed = unzlibSync(stream);
  const rows: number[][] = [];
  for (let at = 0; at < packed.length; at += rowBytes + 1) {
    expect(packed[at]).toBe(2);
    const above = rows.at(-1) ?? [];
    rows.push(Array.from(packed.subarray(at + 1, at + 1 + rowBytes), (value, x) => (value + (above[x] ?? 0)) & 255));
  }
  return rows.flat();
}

test.each([
  ['grey', grey, 1, [10, 20, 30, 45]],
  ['one point with another red', grey.with(9, 46), 3, [...grey.with(9, 46)]],
  ['one point with another blue', grey.with(5, 46), 3, [...grey.with(5, 46)]],
])('%s has as many components as it needs', (_name, pixels, components, values) => {
  const { dictionary, stream } = imageOf({ width: 2, height: 2, pixels });
  const space = dictionary.entries.get('ColorSpace');
  expect(space).toEqual({ kind: 'name', name: components === 1 ? 'DeviceGray' : 'DeviceRGB' });
  expect(undone(stream, 2 * components)).toEqual(values);
});
