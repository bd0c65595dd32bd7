import type { QrSymbol } from '../qr/symbol.ts';

/**
 * The dark modules of a symbol as rectangles x, y, width, height in modules, in order of their top left corners:
 * the horizontal runs, equal runs of successive rows merged.
 *
 * Whether a run is merged is as good as random in a symbol, so that it is computed and not branched upon: `same` has all bits
 * set where it is, and none where it begins a rectangle.
 */
export function moduleRectangles(symbol: QrSymbol): Uint8Array {
  const { size } = symbol;
  // The first has no width: no run reaches it
  const rectangles = new Uint8Array(4 + size * (size + 1) * 2);
  const runs = new Uint8Array(size + 1);
  /** By x of a run: where the last rectangle that begins there is. */
  const places = new Uint16Array(size);
  let length = 4;
  for (let y = 0; y < size; y++) {
    const count = darkRuns(symbol, y, runs);
    for (let run = 0; run < count; run += 2) {
      const x = runs[run] as number;
      const width = (runs[run + 1] as number) - x;
      const place = places[x] as number;
      const below = (rectangles[place + 1] as number) + (rectangles[place + 3] as number);
      const same = ((((rectangles[place + 2] as number) ^ width) | (below ^ y)) - 1) >> 31;
      rectangles[length] = x;
      rectangles[length + 1] = y;
      rectangles[length + 2] = width;
      rectangles[length + 3] = 1;
      rectangles[place + 3] = (rectangles[place + 3] as number) - same;
      places[x] = (place & same) | (length & ~same);
      length += 4 & ~same;
    }
  }
  return rectangles.subarray(4, length);
}

/**
 * Writes where each run of dark modules of a row begins and where the light behind it does; returns how many numbers these are.
 * A word holds 32 modules, and a bit of `changes` says that a module differs from the one before.
 */
function darkRuns({ size, modules }: QrSymbol, y: number, runs: Uint8Array): number {
  let count = 0;
  let last = 0;
  // A row that fills its last word ends in an empty one
  for (let x = 0; x <= size; x += 32) {
    const width = Math.min(32, size - x);
    let word = 0;
    for (let i = y * size + x, end = i + width; i < end; i++) word = (word << 1) | (modules[i] as number);
    if (width < 32) word = width === 0 ? 0 : word << (32 - width);
    let changes = word ^ ((word >>> 1) | (last << 31));
    while (changes !== 0) {
      const at = Math.clz32(changes);
      runs[count++] = x + at;
      changes &= ~(0x80000000 >>> at);
    }
    last = word & 1;
  }
  return count;
}
