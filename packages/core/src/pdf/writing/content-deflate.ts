import { symbolCodes, type TrainedCodes, textCodes } from './deflate-codes.generated.ts';
import {
  distanceCode,
  distanceExtraBits,
  endOfBlock,
  huffmanCodes,
  lengthCodes,
  lengthExtraBits,
  lengthRest,
} from './deflate-codes.ts';
import { DeflateTokens } from './deflate-tokens.ts';

/** Where the modules of a symbol are in a content stream. */
export interface SymbolRange {
  readonly start: number;
  readonly end: number;
  readonly kind: 'rectangles' | 'bits';
}

/** Below this many bytes the head of a block would take more than it saves. */
const blockLengthMin = 120;

/**
 * Compresses content streams to zlib streams (RFC 1950, 1951). Made for short streams of two kinds of content, texts
 * and symbols: the Huffman codes of both are trained in advance, so that nothing is counted and no tree is built.
 * Several times as fast as a general compressor on a page, and for symbols smaller.
 */
export class ContentDeflate {
  readonly #tokens = new DeflateTokens();
  #out = new Uint8Array(8192);
  #length = 0;
  #hold = 0;
  #holdBits = 0;

  zlib(bytes: Uint8Array, ranges: readonly SymbolRange[]): Uint8Array {
    // No code is longer than 15 bits.
    const lengthMax = bytes.length * 2 + 1024 * (ranges.length + 1);
    if (this.#out.length < lengthMax) this.#out = new Uint8Array(lengthMax);
    this.#out[0] = 0x78;
    this.#out[1] = 0x01;
    this.#length = 2;
    let at = 0;
    for (const { start, end, kind } of ranges) {
      const isShort = start - at < blockLengthMin;
      if (!isShort) this.#textBlock(bytes, at, start, false);
      const from = isShort ? at : start;
      if (kind === 'bits') this.#storedBlock(bytes, from, end);
      else if (hasCodes(symbolBlock, bytes, from, start)) this.#symbolBlock(bytes, from, start, end);
      else {
        this.#storedBlock(bytes, from, start);
        this.#symbolBlock(bytes, start, start, end);
      }
      at = end;
    }
    this.#textBlock(bytes, at, bytes.length, true);
    this.#align();
    const sum = adler32(bytes);
    for (const shift of [24, 16, 8, 0]) this.#out[this.#length++] = sum >>> shift;
    return this.#out.slice(0, this.#length);
  }

  #textBlock(bytes: Uint8Array, start: number, end: number, isLast: boolean): void {
    this.#tokens.clear();
    this.#tokens.text(bytes, start, end);
    this.#block(textBlock, isLast);
  }

  #symbolBlock(bytes: Uint8Array, start: number, rectangles: number, end: number): void {
    this.#tokens.clear();
    this.#tokens.literals(bytes, start, rectangles);
    this.#tokens.rectangles(bytes, rectangles, end);
    this.#block(symbolBlock, false);
  }

  #storedBlock(bytes: Uint8Array, start: number, end: number): void {
    const length = end - start;
    this.#bits(0, 3);
    this.#align();
    for (const value of [length, ~length]) {
      this.#out[this.#length++] = value;
      this.#out[this.#length++] = value >> 8;
    }
    this.#out.set(bytes.subarray(start, end), this.#length);
    this.#length += length;
  }

  #block(block: BlockCodes, isLast: boolean): void {
    const { literalCodes, literalLengths, distanceCodes, distanceLengths, head } = block;
    this.#bits(isLast ? 1 : 0, 1);
    for (const { value, count } of head) this.#bits(value, count);
    const tokens = this.#tokens.view();
    const out = this.#out;
    let at = this.#length;
    let hold = this.#hold;
    let held = this.#holdBits;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as number;
      const length = token >> 16;
      const symbol = length === 0 ? token : 257 + (lengthCodes[length] as number);
      hold |= (literalCodes[symbol] as number) << held;
      held += literalLengths[symbol] as number;
      for (; held >= 8; held -= 8, hold >>>= 8) out[at++] = hold;
      if (length === 0) continue;
      const distance = token & 0xffff;
      const code = distanceCode(distance);
      const lengthBits = lengthExtraBits[symbol - 257] as number;
      if (lengthBits > 0) hold |= lengthRest(length) << held;
      held += lengthBits;
      hold |= (distanceCodes[code] as number) << held;
      held += distanceLengths[code] as number;
      for (; held >= 8; held -= 8, hold >>>= 8) out[at++] = hold;
      const distanceBits = distanceExtraBits(code);
      hold |= ((distance - 1) & ((1 << distanceBits) - 1)) << held;
      held += distanceBits;
      for (; held >= 8; held -= 8, hold >>>= 8) out[at++] = hold;
    }
    this.#length = at;
    this.#hold = hold;
    this.#holdBits = held;
    this.#bits(literalCodes[endOfBlock] as number, literalLengths[endOfBlock] as number);
  }

  /** At most 15 bits, lowest first. */
  #bits(value: number, count: number): void {
    this.#hold |= value << this.#holdBits;
    this.#holdBits += count;
    if (this.#holdBits < 16) return;
    this.#out[this.#length++] = this.#hold;
    this.#out[this.#length++] = this.#hold >>> 8;
    this.#hold >>>= 16;
    this.#holdBits -= 16;
  }

  #align(): void {
    for (; this.#holdBits > 0; this.#holdBits -= 8) {
      this.#out[this.#length++] = this.#hold;
      this.#hold >>>= 8;
    }
    this.#hold = 0;
    this.#holdBits = 0;
  }
}

interface BlockCodes {
  readonly literalCodes: Uint16Array;
  readonly literalLengths: Uint8Array;
  readonly distanceCodes: Uint16Array;
  readonly distanceLengths: Uint8Array;
  /** The bits after the first, which says whether the block is the last. */
  readonly head: readonly { readonly value: number; readonly count: number }[];
}

const symbolBlock = blockCodes(symbolCodes);
const textBlock = blockCodes(textCodes);

function blockCodes({ literalLengths, distanceLengths, headBits }: TrainedCodes): BlockCodes {
  const literals = digitsOf(literalLengths);
  const distances = digitsOf(distanceLengths);
  return {
    literalCodes: huffmanCodes(literals),
    literalLengths: literals,
    distanceCodes: huffmanCodes(distances),
    distanceLengths: distances,
    head: (headBits.slice(1).match(/.{1,15}/g) ?? []).map((bits) => ({
      value: Number.parseInt([...bits].reverse().join(''), 2),
      count: bits.length,
    })),
  };
}

function digitsOf(text: string): Uint8Array {
  return Uint8Array.from(text, (digit) => Number.parseInt(digit, 16));
}

function hasCodes({ literalLengths }: BlockCodes, bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (literalLengths[bytes[at] as number] === 0) return false;
  }
  return true;
}

/** RFC 1950, 8.2. The sums stay below 2³¹ for 5000 bytes. */
export function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let start = 0; start < bytes.length; start += 2048) {
    const end = Math.min(start + 2048, bytes.length);
    for (let at = start; at < end; at++) {
      a += bytes[at] as number;
      b += a;
    }
    a %= 65_521;
    b %= 65_521;
  }
  return ((b << 16) | a) >>> 0;
}
