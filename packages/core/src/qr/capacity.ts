import { assert } from '../assert.ts';

/** The four levels of error correction. */
export type ErrorCorrectionLevel = 'L' | 'M' | 'Q' | 'H';

export const versionLowest = 1;
export const versionHighest = 40;

/** A level of error correction, for `encodeQrSymbol`: a program carries the numbers of those that it names. */
export interface CorrectionLevel {
  readonly name: ErrorCorrectionLevel;
  /** The two bits of the level in the format information (ISO/IEC 18004, table 12). */
  readonly bits: number;
  /** Error correction codewords of one block, for versions 1 to 40 (ISO/IEC 18004, table 9). */
  readonly checkCodewordsPerBlock: readonly number[];
  /** Number of blocks, for versions 1 to 40 (ISO/IEC 18004, table 9). */
  readonly blockCounts: readonly number[];
}

/** About 7 % of the codewords can be restored. */
export const levelL: CorrectionLevel = {
  name: 'L',
  bits: 1,
  checkCodewordsPerBlock: [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  blockCounts: [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19,
    20, 21, 22, 24, 25,
  ],
};

/** About 15 % of the codewords can be restored. */
export const levelM: CorrectionLevel = {
  name: 'M',
  bits: 0,
  checkCodewordsPerBlock: [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ],
  blockCounts: [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
    35, 37, 38, 40, 43, 45, 47, 49,
  ],
};

/** About 25 % of the codewords can be restored. */
export const levelQ: CorrectionLevel = {
  name: 'Q',
  bits: 3,
  checkCodewordsPerBlock: [
    13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  blockCounts: [
    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45,
    48, 51, 53, 56, 59, 62, 65, 68,
  ],
};

/** About 30 % of the codewords can be restored. */
export const levelH: CorrectionLevel = {
  name: 'H',
  bits: 2,
  checkCodewordsPerBlock: [
    17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  blockCounts: [
    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
    54, 57, 60, 63, 66, 70, 74, 77, 81,
  ],
};

/** All levels, by name. */
export const correctionLevels: Readonly<Record<ErrorCorrectionLevel, CorrectionLevel>> = {
  L: levelL,
  M: levelM,
  Q: levelQ,
  H: levelH,
};

/** Modules along a side of a symbol (21 to 177). */
export function sizeOf(version: number): number {
  return 17 + 4 * version;
}

/** Number of alignment patterns along a side, counting those the finder patterns displace. */
export function alignmentPatternsPerSide(version: number): number {
  return version === 1 ? 0 : Math.floor(version / 7) + 2;
}

/** Codewords a symbol has room for, data and error correction together (ISO/IEC 18004, table 1). */
export function codewordCount(version: number): number {
  const size = sizeOf(version);
  const perSide = alignmentPatternsPerSide(version);
  const finders = 3 * 64;
  const timing = 2 * (size - 16);
  // 25 modules each; those on a timing pattern share 5 with it, and three corners are taken by finder patterns.
  const alignment = perSide === 0 ? 0 : 25 * (perSide * perSide - 3) - 2 * 5 * (perSide - 2);
  const format = 2 * 15 + 1;
  const versionInformation = version >= 7 ? 2 * 18 : 0;
  return Math.floor((size * size - finders - timing - alignment - format - versionInformation) / 8);
}

/** How the codewords of a symbol are split into blocks; the long blocks come last and have one data codeword more. */
export interface Blocks {
  readonly count: number;
  readonly shortCount: number;
  readonly shortDataCodewords: number;
  readonly checkCodewords: number;
  readonly dataCodewords: number;
  /** Data and check codewords of all blocks. */
  readonly codewords: number;
}

const knownBlocks: (Blocks | undefined)[] = [];

/** The blocks of a version (1 to 40) and level (ISO/IEC 18004, table 9). */
export function blocksOf(version: number, level: CorrectionLevel): Blocks {
  const key = 4 * version + level.bits;
  const known = knownBlocks[key];
  if (known !== undefined) return known;
  const blocks = computedBlocks(version, level);
  knownBlocks[key] = blocks;
  return blocks;
}

function computedBlocks(version: number, level: CorrectionLevel): Blocks {
  const count = level.blockCounts[version - 1];
  const checkCodewords = level.checkCodewordsPerBlock[version - 1];
  assert(count !== undefined && checkCodewords !== undefined, `QR Code versions are 1 to 40, not ${version}`);
  const total = codewordCount(version);
  const dataCodewords = total - count * checkCodewords;
  return {
    count,
    shortCount: count - (total % count),
    shortDataCodewords: Math.floor(dataCodewords / count),
    checkCodewords,
    dataCodewords,
    codewords: total,
  };
}

/** Bits of the character count in byte mode (ISO/IEC 18004, table 3). */
export function characterCountBits(version: number): 8 | 16 {
  return version < 10 ? 8 : 16;
}
