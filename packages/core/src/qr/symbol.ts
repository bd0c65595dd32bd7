import { assert } from '../assert.ts';
import { failed, ok, type Result } from '../result.ts';
import {
  blocksOf,
  type CorrectionLevel,
  characterCountBits,
  type ErrorCorrectionLevel,
  versionHighest,
  versionLowest,
} from './capacity.ts';
import { type Layout, layoutOf } from './layout.ts';
import { maskPenalty, type PackedSymbol } from './penalty.ts';
import { problem } from './problems.ts';
import { writeCheckCodewords } from './reed-solomon.ts';
import { emptyStrips, transposeStrips, unpackRows } from './strips.ts';

export {
  type CorrectionLevel,
  correctionLevels,
  type ErrorCorrectionLevel,
  levelH,
  levelL,
  levelM,
  levelQ,
} from './capacity.ts';

export interface QrSymbolParameters {
  /** `levelM` and so on. */
  readonly level: CorrectionLevel;
  /** Smallest and largest version (1–40) that may be chosen; default 1 and 40. */
  readonly versionMin?: number;
  readonly versionMax?: number;
  /** Fixes the data mask (0–7) instead of choosing the best. */
  readonly mask?: number;
  /** Extended channel interpretation assignment (0–999999; 26 = UTF-8); none by default. */
  readonly eci?: number;
}

/** A QR Code symbol without quiet zone (ISO/IEC 18004). */
export interface QrSymbol {
  readonly version: number;
  readonly level: ErrorCorrectionLevel;
  readonly mask: number;
  /** Modules a side: 17 + 4 × version. */
  readonly size: number;
  /** Row-major, `size` × `size`: 1 = dark, 0 = light. */
  readonly modules: Uint8Array;
}

/** Mode indicators, 4 bits each (ISO/IEC 18004, table 2). */
const eciMode = 0b0111;
const byteMode = 0b0100;

/** Pad codewords, in turn (ISO/IEC 18004, 7.4.10). */
const padCodewords = [0b11101100, 0b00010001] as const;

/**
 * Encodes bytes in byte mode as the smallest version between `versionMin` and `versionMax` that fits them, with
 * exactly the requested level and, by default, the data mask with the lowest penalty (the lowest number if
 * equal). Reports `SYMBOL_DATA_TOO_LONG`. Parameters out of their range are a broken invariant.
 * Source: ISO/IEC 18004:2024, 7.1 to 7.10.
 */
export function encodeQrSymbol(data: Uint8Array, parameters: QrSymbolParameters): Result<QrSymbol> {
  const { level, versionMin = versionLowest, versionMax = versionHighest, mask, eci } = parameters;
  assert(isWithin(versionMin, versionLowest, versionMax), 'the least QR Code version is from 1 to the greatest');
  assert(isWithin(versionMax, versionMin, versionHighest), 'the greatest QR Code version is at most 40');
  assert(mask === undefined || isWithin(mask, 0, 7), 'data masks are 0 to 7');
  assert(eci === undefined || isWithin(eci, 0, 999_999), 'ECI assignments are 0 to 999999');

  let version = versionMin;
  while (version <= versionMax && byteCapacity(version, level, eci) < data.length) version++;
  if (version > versionMax) {
    const max = byteCapacity(versionMax, level, eci);
    return failed(problem('SYMBOL_DATA_TOO_LONG', [], { length: data.length, versionMax, level: level.name, max }));
  }
  const layout = layoutOf(version, level);
  const symbol = placeCodewords(withCheckCodewords(dataCodewords(data, version, layout, eci), layout), layout);
  const chosen = mask ?? lowestPenaltyMask(symbol, layout);
  const pattern = layout.patterns[chosen] as PackedSymbol;
  const { size } = layout;
  return ok({ version, level: level.name, mask: chosen, size, modules: unpackRows(symbol.rows, pattern.rows, size) });
}

function isWithin(value: number, least: number, greatest: number): boolean {
  return Number.isInteger(value) && value >= least && value <= greatest;
}

/** Bits of an ECI header: the mode indicator and one to three bytes (ISO/IEC 18004, table 4). */
function eciHeaderBits(eci: number | undefined): number {
  if (eci === undefined) return 0;
  return 4 + (eci < 128 ? 8 : eci < 16_384 ? 16 : 24);
}

/** Bytes that fit into a symbol; negative if not even the headers fit. */
function byteCapacity(version: number, level: CorrectionLevel, eci: number | undefined): number {
  const bits = 8 * blocksOf(version, level).dataCodewords;
  return Math.floor((bits - eciHeaderBits(eci) - 4 - characterCountBits(version)) / 8);
}

/** Headers, data, terminator and padding (ISO/IEC 18004, 7.4). */
function dataCodewords(data: Uint8Array, version: number, layout: Layout, eci: number | undefined): Uint8Array {
  const codewords = new Uint8Array(layout.blocks.dataCodewords);
  let bits = 0;
  function append(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit--, bits++) {
      codewords[bits >> 3] = (codewords[bits >> 3] as number) | (((value >> bit) & 1) << (7 - (bits & 7)));
    }
  }
  if (eci !== undefined) {
    append(eciMode, 4);
    if (eci < 128) append(eci, 8);
    else if (eci < 16_384) append((0b10 << 14) | eci, 16);
    else append((0b110 << 21) | eci, 24);
  }
  append(byteMode, 4);
  append(data.length, characterCountBits(version));
  let index = bits >> 3;
  if ((bits & 7) === 0) {
    codewords.set(data, index);
    index += data.length;
  } else {
    // All headers are whole nibbles.
    let high = codewords[index] as number;
    for (let i = 0; i < data.length; i++) {
      const byte = data[i] as number;
      codewords[index++] = high | (byte >> 4);
      high = (byte & 15) << 4;
    }
    codewords[index++] = high;
  }
  // A terminator that fills the last nibble, or else a whole byte of zeros when there is room for it.
  if ((bits & 7) === 0 && index < codewords.length) index++;
  for (let pad = 0; index < codewords.length; index++, pad ^= 1) codewords[index] = padCodewords[pad] as number;
  return codewords;
}

/** All codewords in the order of their placing: the blocks interleaved (ISO/IEC 18004, 7.5 and 7.6). */
function withCheckCodewords(data: Uint8Array, { blocks }: Layout): Uint8Array {
  const { count, shortCount, shortDataCodewords, checkCodewords } = blocks;
  // One byte more for the remainder bits, which are zero.
  const codewords = new Uint8Array(blocks.codewords + 1);
  for (let block = 0, from = 0; block < count; block++) {
    const to = from + shortDataCodewords + (block < shortCount ? 0 : 1);
    const target = { start: data.length + block, stride: count };
    writeCheckCodewords(data, { from, to, degree: checkCodewords }, codewords, target);
    const even = from + shortDataCodewords;
    for (let position = block; from < even; from++, position += count) codewords[position] = data[from] as number;
    if (from < to) codewords[count * shortDataCodewords + block - shortCount] = data[from++] as number;
  }
  return codewords;
}

/** Working space for one symbol of each size, reused from call to call. */
const workspaces: (PackedSymbol | undefined)[] = [];

/** The bits of the codewords at their places, all else light (ISO/IEC 18004, 7.7.3). */
function placeCodewords(codewords: Uint8Array, { size, order: { places, bitMasks } }: Layout): PackedSymbol {
  const symbol = workspaces[size] ?? { size, rows: emptyStrips(size), columns: emptyStrips(size) };
  workspaces[size] = symbol;
  const { rows } = symbol;
  rows.fill(0);
  let bits = 0;
  let bitCount = 0;
  for (let i = 0, next = 0; i < places.length; i++) {
    const bitMask = bitMasks[i] as number;
    const width = (bitMask + 1) >> 1;
    if (bitCount < width) {
      bits = (bits << 8) | (codewords[next++] as number);
      bitCount += 8;
    }
    bitCount -= width;
    const place = places[i] as number;
    rows[place >>> 5] = (rows[place >>> 5] as number) | (((bits >>> bitCount) & bitMask) << place);
  }
  return symbol;
}

/** The data mask of lowest penalty (ISO/IEC 18004, 7.8.3). */
function lowestPenaltyMask(symbol: PackedSymbol, { size, patterns }: Layout): number {
  transposeStrips(symbol.rows, symbol.columns, size);
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let mask = 0; mask < patterns.length; mask++) {
    const penalty = maskPenalty(symbol, patterns[mask] as PackedSymbol, lowest);
    if (penalty < lowest) {
      lowest = penalty;
      best = mask;
    }
  }
  return best;
}
