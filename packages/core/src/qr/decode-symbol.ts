import { type ErrorCorrectionLevel, errorCorrectionLevels, sizeOf, versionHighest, versionLowest } from './capacity.ts';
import { correctErrors } from './decode-errors.ts';
import { type DecodedData, decodeSegments } from './decode-segments.ts';
import { formatInformation, formatModules, type Layout, layoutOf } from './layout.ts';
import type { PackedSymbol } from './penalty.ts';
import { packRows } from './strips.ts';

/** The modules of a symbol without quiet zone, row by row: 1 = dark, 0 = light. */
export interface SymbolModules {
  /** Modules a side. */
  readonly size: number;
  /** `size` × `size` of them. */
  readonly modules: Uint8Array;
}

export interface DecodedSymbol extends DecodedData {
  /** 1 to 40. */
  readonly version: number;
  readonly errorCorrectionLevel: ErrorCorrectionLevel;
}

/** Format information differs in seven bits at least, so that three wrong ones still tell. */
const formatErrorsMax = 3;

/**
 * Reads an upright QR Code symbol whose modules are known, correcting as many wrong modules as its level allows. The
 * version follows from the size. Undefined when it is no symbol or too damaged, and for what is not read: kanji, FNC1
 * and structured append modes, and character sets other than UTF-8 and Latin-1.
 * Source: ISO/IEC 18004:2024, 12 and annex B.
 */
export function decodeSymbol({ size, modules }: SymbolModules): DecodedSymbol | undefined {
  const version = (size - sizeOf(0)) / 4;
  if (!Number.isInteger(version) || version < versionLowest || version > versionHighest) return undefined;
  if (modules.length !== size * size) return undefined;
  const format = formatOf(modules, size);
  if (format === undefined) return undefined;
  const layout = layoutOf(version, format.level);
  const codewords = codewordsOf(packRows(modules, size), layout, format.mask);
  const data = correctedData(codewords, layout, misdecodeProtection(version, format.level));
  const decoded = data && decodeSegments(data, version);
  return decoded && { ...decoded, version, errorCorrectionLevel: format.level };
}

interface Format {
  readonly level: ErrorCorrectionLevel;
  readonly mask: number;
}

/** The format information nearest to one of the two copies; undefined when both are too damaged. */
function formatOf(modules: Uint8Array, size: number): Format | undefined {
  const copies = [0, 0];
  for (let bit = 0; bit < 15; bit++) {
    formatModules(size, bit).forEach(([y, x], copy) => {
      copies[copy] = (copies[copy] as number) | ((modules[y * size + x] as number) << bit);
    });
  }
  let nearest: Format | undefined;
  let least = formatErrorsMax + 1;
  for (const level of errorCorrectionLevels) {
    for (let mask = 0; mask < 8; mask++) {
      const code = formatInformation(level, mask);
      const distance = Math.min(...copies.map((copy) => bitCount(copy ^ code)));
      if (distance >= least) continue;
      least = distance;
      nearest = { level, mask };
    }
  }
  return nearest;
}

function bitCount(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** All codewords in the order of their placing, the data mask taken off (ISO/IEC 18004, 7.7.3 and 7.8). */
function codewordsOf(rows: Int32Array, { blocks, order, patterns }: Layout, mask: number): Uint8Array {
  const pattern = (patterns[mask] as PackedSymbol).rows;
  const { places, bitMasks } = order;
  const codewords = new Uint8Array(blocks.codewords);
  let bits = 0;
  let count = 0;
  for (let step = 0, next = 0; next < codewords.length; step++) {
    const place = places[step] as number;
    const bitMask = bitMasks[step] as number;
    const word = (rows[place >>> 5] as number) ^ (pattern[place >>> 5] as number);
    const width = (bitMask + 1) >> 1;
    bits = (bits << width) | ((word >>> place) & bitMask);
    count += width;
    if (count < 8) continue;
    count -= 8;
    codewords[next++] = bits >>> count;
  }
  return codewords;
}

/** The data codewords of all blocks, corrected (ISO/IEC 18004, 7.6); undefined when a block is beyond it. */
function correctedData(codewords: Uint8Array, { blocks }: Layout, protection: number): Uint8Array | undefined {
  const { count, shortCount, shortDataCodewords, checkCodewords, dataCodewords } = blocks;
  const errorsMax = (checkCodewords - protection) >> 1;
  const data = new Uint8Array(dataCodewords);
  for (let block = 0, at = 0; block < count; block++) {
    const isLong = block >= shortCount;
    const length = shortDataCodewords + (isLong ? 1 : 0);
    const whole = new Uint8Array(length + checkCodewords);
    for (let i = 0; i < shortDataCodewords; i++) whole[i] = codewords[i * count + block] as number;
    if (isLong) whole[length - 1] = codewords[shortDataCodewords * count + block - shortCount] as number;
    for (let i = 0; i < checkCodewords; i++) whole[length + i] = codewords[dataCodewords + i * count + block] as number;
    if (!correctErrors(whole, checkCodewords, errorsMax)) return undefined;
    data.set(whole.subarray(0, length), at);
    at += length;
  }
  return data;
}

/** Check codewords of small symbols that only guard against false corrections (ISO/IEC 18004, table 9, footnote). */
function misdecodeProtection(version: number, level: ErrorCorrectionLevel): number {
  if (version === 1) return { L: 3, M: 2, Q: 1, H: 1 }[level];
  if (level !== 'L') return 0;
  return version === 2 ? 2 : version === 3 ? 1 : 0;
}
