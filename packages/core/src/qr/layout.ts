import { alignmentPatternsPerSide, type Blocks, blocksOf, type CorrectionLevel, sizeOf } from './capacity.ts';
import type { PackedSymbol } from './penalty.ts';
import { emptyStrips, packRows, transposeStrips, wordIndex } from './strips.ts';

/** What all symbols of one version and level have in common. */
export interface Layout {
  readonly size: number;
  readonly blocks: Blocks;
  readonly order: CodewordOrder;
  /** For each data mask all that is not data: function patterns, format and version information and the mask. */
  readonly patterns: readonly PackedSymbol[];
}

/**
 * Where the bits of the codewords go in a symbol packed by rows. A step takes two bits for the two modules of a row of
 * the column pair, or one bit where only one of them is free or a word ends between them.
 */
interface CodewordOrder {
  /** For each step, index of the word × 32 + position of the lower bit. */
  readonly places: Uint16Array;
  /** For each step, 3 for two bits and 1 for one. */
  readonly bitMasks: Uint8Array;
}

interface Frame {
  /** Function patterns and version information: 1 = dark, row by row. */
  readonly modules: Uint8Array;
  /** 1 = belongs to no codeword. */
  readonly reserved: Uint8Array;
  readonly order: CodewordOrder;
}

const frames: (Frame | undefined)[] = [];
const layouts: (Layout | undefined)[] = [];

/** The layout of a version (1 to 40) and level, made at its first use. */
export function layoutOf(version: number, level: CorrectionLevel): Layout {
  const key = 4 * version + level.bits;
  const known = layouts[key];
  if (known !== undefined) return known;
  const frame = frames[version] ?? frameOf(version);
  frames[version] = frame;
  const layout = {
    size: sizeOf(version),
    blocks: blocksOf(version, level),
    order: frame.order,
    patterns: dataMasks.map((_, mask) => patternOf(frame, sizeOf(version), level, mask)),
  };
  layouts[key] = layout;
  return layout;
}

/** The data masks 0 to 7 for row y and column x: true = the module is inverted (ISO/IEC 18004, table 10). */
const dataMasks: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

function frameOf(version: number): Frame {
  const size = sizeOf(version);
  const modules = new Uint8Array(size * size);
  const reserved = new Uint8Array(size * size);
  function set(y: number, x: number, dark: boolean): void {
    modules[y * size + x] = dark ? 1 : 0;
    reserved[y * size + x] = 1;
  }

  // Finder patterns with their separators (6.3.3, 6.3.4).
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (let y = Math.max(0, top - 1); y <= Math.min(size - 1, top + 7); y++) {
      for (let x = Math.max(0, left - 1); x <= Math.min(size - 1, left + 7); x++) {
        const ring = Math.max(Math.abs(y - top - 3), Math.abs(x - left - 3));
        set(y, x, ring !== 2 && ring !== 4);
      }
    }
  }
  // Timing patterns (6.3.5).
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  // Alignment patterns, save where finder patterns are (6.3.6).
  const centres = alignmentCentres(version);
  const last = size - 7;
  for (const y of centres) {
    for (const x of centres) {
      if ((y === 6 && (x === 6 || x === last)) || (y === last && x === 6)) continue;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) set(y + dy, x + dx, Math.max(Math.abs(dy), Math.abs(dx)) !== 1);
      }
    }
  }
  // Room for the format information; its values depend on level and mask.
  for (let bit = 0; bit < 15; bit++) {
    for (const [y, x] of formatModules(size, bit)) set(y, x, false);
  }
  set(size - 8, 8, true);
  // Version information (7.10).
  if (version >= 7) {
    const code = (version << 12) | polynomialRemainder(version << 12, 0x1f25);
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((code >> bit) & 1) === 1;
      const far = size - 11 + (bit % 3);
      const near = Math.floor(bit / 3);
      set(near, far, dark);
      set(far, near, dark);
    }
  }
  return { modules, reserved, order: codewordOrder(reserved, size) };
}

/** Rows and columns of the centres of alignment patterns (ISO/IEC 18004, annex E). */
export function alignmentCentres(version: number): readonly number[] {
  const count = alignmentPatternsPerSide(version);
  if (count === 0) return [];
  const last = sizeOf(version) - 7;
  // Even steps counted from the far end; annex E departs from the rule at version 32.
  const step = version === 32 ? 26 : 2 * Math.ceil((last - 6) / (2 * (count - 1)));
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - step * (count - 2 - i))];
}

/** Pairs of columns from the right, upwards and downwards in turn, past the vertical timing pattern (7.7.3). */
function codewordOrder(reserved: Uint8Array, size: number): CodewordOrder {
  const places: number[] = [];
  const bitMasks: number[] = [];
  const step = (y: number, x: number, bitMask: number): void => {
    places.push((wordIndex(size, y, x) << 5) | (x & 31));
    bitMasks.push(bitMask);
  };
  let upward = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, upward = !upward) {
    const left = right - 1;
    for (let i = 0; i < size; i++) {
      const y = upward ? size - 1 - i : i;
      const isRightFree = reserved[y * size + right] === 0;
      const isLeftFree = reserved[y * size + left] === 0;
      if (isRightFree && isLeftFree && left >> 5 === right >> 5) {
        step(y, left, 3);
        continue;
      }
      if (isRightFree) step(y, right, 1);
      if (isLeftFree) step(y, left, 1);
    }
  }
  return { places: Uint16Array.from(places), bitMasks: Uint8Array.from(bitMasks) };
}

function patternOf(frame: Frame, size: number, level: CorrectionLevel, mask: number): PackedSymbol {
  const modules = Uint8Array.from(frame.modules);
  const isInverted = dataMasks[mask] as (y: number, x: number) => boolean;
  for (let y = 0, i = 0; y < size; y++) {
    for (let x = 0; x < size; x++, i++) {
      if (frame.reserved[i] === 0 && isInverted(y, x)) modules[i] = 1;
    }
  }
  const code = formatInformation(level, mask);
  for (let bit = 0; bit < 15; bit++) {
    for (const [y, x] of formatModules(size, bit)) modules[y * size + x] = (code >> bit) & 1;
  }
  const rows = packRows(modules, size);
  const columns = emptyStrips(size);
  transposeStrips(rows, columns, size);
  return { size, rows, columns };
}

/** The 15 bits that tell level and data mask (ISO/IEC 18004, 7.9.1). */
export function formatInformation(level: CorrectionLevel, mask: number): number {
  const format = (level.bits << 3) | mask;
  return ((format << 10) | polynomialRemainder(format << 10, 0x537)) ^ 0x5412;
}

/** The two modules that carry a bit of the format information, 0 = lowest (ISO/IEC 18004, figure 25). */
export function formatModules(size: number, bit: number): readonly (readonly [y: number, x: number])[] {
  const aroundCorner = [
    [0, 8],
    [1, 8],
    [2, 8],
    [3, 8],
    [4, 8],
    [5, 8],
    [7, 8],
    [8, 8],
    [8, 7],
    [8, 5],
    [8, 4],
    [8, 3],
    [8, 2],
    [8, 1],
    [8, 0],
  ] as const;
  const split = bit < 8 ? ([8, size - 1 - bit] as const) : ([size - 15 + bit, 8] as const);
  return [aroundCorner[bit] as readonly [number, number], split];
}

/** Remainder of the division of polynomials over GF(2), as used for format and version information. */
function polynomialRemainder(dividend: number, divisor: number): number {
  const degree = 31 - Math.clz32(divisor);
  let rest = dividend;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - degree);
  return rest;
}
