import {
  type CorrectionLevel,
  correctionLevels,
  type ErrorCorrectionLevel,
  sizeOf,
  versionHighest,
  versionLowest,
} from './capacity.ts';
import { correctErrors } from './decode-errors.ts';
import { type DecodedData, decodeSegments } from './decode-segments.ts';
import { formatInformation, formatModules, type Layout, layoutOf } from './layout.ts';
import type { PackedSymbol } from './penalty.ts';
import { marginLines, packRows, stripHeight } from './strips.ts';

/** The modules of a symbol without quiet zone, row by row: 1 = dark, 0 = light. */
export interface SymbolModules {
  /** Modules a side. */
  readonly size: number;
  /** `size` × `size` of them. */
  readonly modules: Uint8Array;
  /** How sure each module is, the surer the higher: the codewords of the least sure ones are taken as erased. */
  readonly sureness?: Float32Array;
}

export interface DecodedSymbol extends DecodedData {
  /** 1 to 40. */
  readonly version: number;
  readonly errorCorrectionLevel: ErrorCorrectionLevel;
}

/** Format information differs in seven bits at least, so that three wrong ones can be corrected. */
const formatErrorsMax = 3;

/**
 * Decodes an upright QR Code symbol from its modules, correcting as many wrong modules as its level allows. The
 * version follows from the size. Undefined if it is not a symbol, too damaged, or uses something unsupported: kanji, FNC1
 * and structured append modes, and character sets other than UTF-8 and Latin-1.
 * Source: ISO/IEC 18004:2024, 12 and annex B.
 */
export function decodeSymbol({ size, modules, sureness }: SymbolModules): DecodedSymbol | undefined {
  const version = (size - sizeOf(0)) / 4;
  if (!Number.isInteger(version) || version < versionLowest || version > versionHighest) return undefined;
  if (modules.length !== size * size) return undefined;
  const format = formatOf(modules, size);
  if (format === undefined) return undefined;
  const layout = layoutOf(version, format.level);
  const codewords = codewordsOf(packRows(modules, size), layout, format.mask);
  const doubts = sureness && doubtsOf(sureness, size, layout);
  const data = correctedData(codewords, layout, misdecodeProtection(version, format.level.name), doubts);
  const decoded = data && decodeSegments(data, version);
  return decoded && { ...decoded, version, errorCorrectionLevel: format.level.name };
}

interface Format {
  readonly level: CorrectionLevel;
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
  for (const level of Object.values(correctionLevels)) {
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
function codewordsOf(rows: Int32Array, { blocks, order, patterns }: Layout, mask: number): Uint8Array<ArrayBuffer> {
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

/** How sure the least sure module of each codeword is, in the order of `codewordsOf`. */
function doubtsOf(sureness: Float32Array, size: number, { blocks, order }: Layout): Float32Array {
  const doubts = new Float32Array(blocks.codewords).fill(Number.POSITIVE_INFINITY);
  const height = stripHeight(size);
  for (let step = 0, bit = 0; bit < 8 * doubts.length; step++) {
    const place = order.places[step] as number;
    const y = ((place >>> 5) % height) - marginLines;
    const x = 32 * Math.floor((place >>> 5) / height) + (place & 31);
    for (const column of order.bitMasks[step] === 3 ? [x + 1, x] : [x]) {
      const codeword = bit++ >> 3;
      doubts[codeword] = Math.min(doubts[codeword] ?? 0, sureness[y * size + column] as number);
    }
  }
  return doubts;
}

/** Shares of the check codewords that may go to erasures, tried one after the other: the rest finds errors. */
const erasedShares = [0, 0.25, 0.5, 0.75];

/** The data codewords of all blocks, corrected (ISO/IEC 18004, 7.6); undefined when a block is beyond it. */
function correctedData(
  codewords: Uint8Array,
  { blocks }: Layout,
  protection: number,
  doubts?: Float32Array,
): Uint8Array<ArrayBuffer> | undefined {
  const { count, shortCount, shortDataCodewords, checkCodewords, dataCodewords } = blocks;
  const errorsMax = (checkCodewords - protection) >> 1;
  const data = new Uint8Array(dataCodewords);
  for (let block = 0, at = 0; block < count; block++) {
    const isLong = block >= shortCount;
    const length = shortDataCodewords + (isLong ? 1 : 0);
    const sources = Array.from({ length: length + checkCodewords }, (_, i) => {
      if (i >= length) return dataCodewords + (i - length) * count + block;
      return i < shortDataCodewords ? i * count + block : shortDataCodewords * count + block - shortCount;
    });
    const whole = Uint8Array.from(sources, (source) => codewords[source] as number);
    const unsure =
      doubts && sources.map((_, i) => i).sort((a, b) => doubtAt(doubts, sources, a) - doubtAt(doubts, sources, b));
    const isCorrected = erasedShares.some((share) => {
      const erased = unsure?.slice(0, Math.floor(checkCodewords * share));
      return (share === 0 || erased !== undefined) && correctErrors(whole, checkCodewords, errorsMax, erased);
    });
    if (!isCorrected) return undefined;
    data.set(whole.subarray(0, length), at);
    at += length;
  }
  return data;
}

function doubtAt(doubts: Float32Array, sources: readonly number[], index: number): number {
  return doubts[sources[index] as number] as number;
}

/** Check codewords of small symbols that only guard against false corrections (ISO/IEC 18004, table 9, footnote). */
function misdecodeProtection(version: number, level: ErrorCorrectionLevel): number {
  if (version === 1) return { L: 3, M: 2, Q: 1, H: 1 }[level];
  if (level !== 'L') return 0;
  return version === 2 ? 2 : version === 3 ? 1 : 0;
}
