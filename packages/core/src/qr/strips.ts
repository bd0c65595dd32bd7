/**
 * A symbol packed for 32 modules at a time. Strip k holds positions 32k … 32k + 31 of every line, one word a line,
 * lowest bit first; the strips follow one another. Each strip has a margin of four light lines before and after (the
 * quiet zone the evaluation may look into), and one empty strip ends the array (what lies beyond the last position).
 * Packed by rows a line is a row; packed by columns a line is a column.
 */
export type Strips = Int32Array;

export const marginLines = 4;

/** Words of one strip. */
export function stripHeight(size: number): number {
  return size + 2 * marginLines;
}

function stripCount(size: number): number {
  return (size + 31) >> 5;
}

export function emptyStrips(size: number): Strips {
  return new Int32Array((stripCount(size) + 1) * stripHeight(size));
}

/** Index of the word that holds a module. */
export function wordIndex(size: number, line: number, position: number): number {
  return (position >> 5) * stripHeight(size) + marginLines + line;
}

/** Packs row-major modules (1 = dark) by rows. */
export function packRows(modules: Uint8Array, size: number): Strips {
  const strips = emptyStrips(size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const index = wordIndex(size, y, x);
      strips[index] = (strips[index] as number) | ((modules[y * size + x] as number) << x);
    }
  }
  return strips;
}

/** Row-major modules (1 = dark) of the symbol `data` XOR `pattern`, both packed by rows. */
export function unpackRows(data: Strips, pattern: Strips, size: number): Uint8Array<ArrayBuffer> {
  const modules = new Uint8Array(size * size);
  const height = stripHeight(size);
  for (let y = 0, i = 0; y < size; y++) {
    let index = marginLines + y;
    for (let left = size; left > 0; left -= 32, index += height) {
      let word = (data[index] as number) ^ (pattern[index] as number);
      for (const end = i + Math.min(left, 32); i < end; i++, word >>>= 1) modules[i] = word & 1;
    }
  }
  return modules;
}

const block = new Int32Array(32);

/** Writes the transposition of `source` into `target`: rows become columns. */
export function transposeStrips(source: Strips, target: Strips, size: number): void {
  const height = stripHeight(size);
  const strips = stripCount(size);
  for (let down = 0; down < strips; down++) {
    const lines = Math.min(32, size - 32 * down);
    for (let across = 0; across < strips; across++) {
      const from = across * height + marginLines + 32 * down;
      for (let i = 0; i < 32; i++) block[i] = i < lines ? (source[from + i] as number) : 0;
      transposeBlock();
      const to = down * height + marginLines + 32 * across;
      const count = Math.min(32, size - 32 * across);
      for (let i = 0; i < count; i++) target[to + i] = block[i] as number;
    }
  }
}

/** Swaps ever smaller off-diagonal squares: 16 × 16, 8 × 8, … 1 × 1. */
function transposeBlock(): void {
  let lanes = 0x0000ffff;
  for (let side = 16; side !== 0; side >>= 1, lanes ^= lanes << side) {
    for (let i = 0; i < 32; i = (i + side + 1) & ~side) {
      const upper = block[i] as number;
      const lower = block[i + side] as number;
      const swap = ((upper >>> side) ^ lower) & lanes;
      block[i] = upper ^ (swap << side);
      block[i + side] = lower ^ swap;
    }
  }
}
