import type { QrSymbol } from '../qr/symbol.ts';

/**
 * The dark modules of a symbol as rectangles x, y, width, height in modules, in order of their top left corners:
 * the horizontal runs, equal runs of successive rows merged.
 */
export function moduleRectangles(symbol: QrSymbol): Uint8Array {
  const { size, modules } = symbol;
  const rectangles = new Uint8Array(size * (size + 1) * 2);
  /** By x of the run: where its rectangle is, plus one, if it reaches down to the row above; else an older place. */
  const places = new Uint16Array(size);
  let length = 0;
  for (let y = 0; y < size; y++) {
    const row = y * size;
    for (let x = 0; x < size; x++) {
      if (modules[row + x] !== 1) continue;
      const start = x;
      do x++;
      while (x < size && modules[row + x] === 1);
      const place = (places[start] as number) * 4 - 4;
      if (
        place >= 0 &&
        rectangles[place + 2] === x - start &&
        (rectangles[place + 1] as number) + (rectangles[place + 3] as number) === y
      ) {
        rectangles[place + 3] = (rectangles[place + 3] as number) + 1;
        continue;
      }
      rectangles[length] = start;
      rectangles[length + 1] = y;
      rectangles[length + 2] = x - start;
      rectangles[length + 3] = 1;
      length += 4;
      places[start] = length / 4;
    }
  }
  return rectangles.subarray(0, length);
}
