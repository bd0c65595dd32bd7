import { type AdlerPart, adler32, adlerOfParts, adlerPart } from '../base/adler32.ts';
import { fontCodes, symbolCodes, type TrainedCodes, textCodes } from './deflate-codes.generated.ts';
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

/** Bytes of a font whose codes are known, so that they are copied bit by bit into any stream. */
export interface PackedPiece extends AdlerPart {
  /** Its codes, lowest bit first. */
  readonly words: Uint16Array;
  readonly bits: number;
}

/** Below this many bytes the head of a block would take more than it saves. */
const blockLengthMin = 120;

/**
 * Compresses content streams and fonts to zlib streams (RFC 1950, 1951). Made for short streams of three kinds of content, texts,
 * symbols and outlines: the Huffman codes of each are trained in advance, so that nothing is counted and no tree is built.
 * Several times as fast as a general compressor on a page, and for symbols smaller.
 */
export class ContentDeflate {
  readonly #tokens = new DeflateTokens();
  #out = new Uint8Array(8192);
  #length = 0;
  #hold = 0;
  #holdBits = 0;

  zlib(bytes: Uint8Array, ranges: readonly SymbolRange[]): Uint8Array<ArrayBuffer> {
    // No code is longer than 15 bits.
    this.#begin(bytes.length * 2 + 1024 * (ranges.length + 1));
    let at = 0;
    for (const { start, end, kind } of ranges) {
      const isShort = start - at < blockLengthMin;
      if (!isShort) this.#textBlock(bytes, at, start, false);
      const from = isShort ? at : start;
      if (kind === 'bits') this.#storedBlock(bytes, from, end);
      else if (hasCodes(trained('symbol'), bytes, from, start)) this.#symbolBlock(bytes, from, start, end);
      else {
        this.#storedBlock(bytes, from, start);
        this.#symbolBlock(bytes, start, start, end);
      }
      at = end;
    }
    this.#textBlock(bytes, at, bytes.length, true);
    return this.#end(adler32(bytes));
  }

  /** The same of a text in one block with codes of its own; see `DeflateTokens.text`. */
  text(bytes: Uint8Array, codes: BlockCodes, placesMax: number): Uint8Array<ArrayBuffer> {
    this.#begin(bytes.length * 2 + 1024);
    this.#tokens.clear();
    this.#tokens.text(bytes, 0, bytes.length, placesMax);
    this.#block(codes, true);
    return this.#end(adler32(bytes));
  }

  /** Packs a piece of a TrueType program for `font`. */
  fontPiece(bytes: Uint8Array): PackedPiece {
    this.#begin(bytes.length * 2 + 1024);
    this.#length = 0;
    this.#fontTokens(bytes);
    const bits = this.#length * 8 + this.#holdBits;
    this.#align();
    const words = new Uint16Array((bits + 15) >> 4);
    this.#out[this.#length] = 0;
    for (let i = 0; i < words.length; i++) {
      words[i] = (this.#out[2 * i] as number) | ((this.#out[2 * i + 1] as number) << 8);
    }
    return { words, bits, ...adlerPart(bytes) };
  }

  /** The same of a TrueType program, piece by piece; some of them may be packed already. */
  font(pieces: readonly (Uint8Array | PackedPiece)[]): Uint8Array<ArrayBuffer> {
    this.#begin(pieces.reduce((sum, { length }) => sum + length * 2, 1024));
    this.#head(trained('font'), true);
    for (const piece of pieces) {
      if ('bits' in piece) this.#copyBits(piece);
      else this.#fontTokens(piece);
    }
    this.#endBlock(trained('font'));
    return this.#end(adlerOfParts(pieces.map((piece) => ('bits' in piece ? piece : adlerPart(piece)))));
  }

  #fontTokens(bytes: Uint8Array): void {
    this.#tokens.clear();
    this.#tokens.runs(bytes, 0, bytes.length);
    this.#codes(trained('font'));
  }

  #copyBits({ words, bits }: PackedPiece): void {
    const out = this.#out;
    let at = this.#length;
    let hold = this.#hold;
    let held = this.#holdBits;
    for (; held >= 8; held -= 8, hold >>>= 8) out[at++] = hold;
    const whole = bits >> 4;
    for (let i = 0; i < whole; i++) {
      hold |= (words[i] as number) << held;
      out[at++] = hold;
      out[at++] = hold >>> 8;
      hold >>>= 16;
    }
    const rest = bits & 15;
    if (rest > 0) hold |= (words[whole] as number) << held;
    this.#length = at;
    this.#hold = hold;
    this.#holdBits = held + rest;
  }

  #begin(lengthMax: number): void {
    if (this.#out.length < lengthMax) this.#out = new Uint8Array(lengthMax);
    this.#out[0] = 0x78;
    this.#out[1] = 0x01;
    this.#length = 2;
  }

  #end(sum: number): Uint8Array<ArrayBuffer> {
    this.#align();
    for (const shift of [24, 16, 8, 0]) this.#out[this.#length++] = sum >>> shift;
    return this.#out.slice(0, this.#length);
  }

  #textBlock(bytes: Uint8Array, start: number, end: number, isLast: boolean): void {
    this.#tokens.clear();
    this.#tokens.text(bytes, start, end);
    this.#block(trained('text'), isLast);
  }

  #symbolBlock(bytes: Uint8Array, start: number, rectangles: number, end: number): void {
    this.#tokens.clear();
    this.#tokens.literals(bytes, start, rectangles);
    this.#tokens.rectangles(bytes, rectangles, end);
    this.#block(trained('symbol'), false);
  }

  #storedBlock(bytes: Uint8Array, start: number, end: number): void {
    const length = end - start;
    // Poppler reads ahead by the longest code of a block, and loses the bytes that it read when a stored block follows. The codes
    // of an empty block with fixed codes are short: behind it nothing is read ahead
    this.#bits(0b010, 3);
    this.#bits(0, 7);
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
    this.#head(block, isLast);
    this.#codes(block);
    this.#endBlock(block);
  }

  #endBlock({ literals }: BlockCodes): void {
    const code = literals[endOfBlock] as number;
    this.#bits(code & codeMask, code >>> 16);
  }

  #head({ head }: BlockCodes, isLast: boolean): void {
    this.#bits(isLast ? 1 : 0, 1);
    for (const { value, count } of head) this.#bits(value, count);
  }

  /** The tokens as bits, written in pairs of bytes: fewer than 16 bits are held before each addition. */
  #codes({ literals, distances }: BlockCodes): void {
    const tokens = this.#tokens.view();
    const out = this.#out;
    let at = this.#length;
    let hold = this.#hold;
    let held = this.#holdBits;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as number;
      const length = token >> 16;
      const symbol = literals[length === 0 ? token : 257 + (lengthCodes[length] as number)] as number;
      hold |= (symbol & codeMask) << held;
      held += symbol >>> 16;
      if (held >= 16) {
        out[at++] = hold;
        out[at++] = hold >>> 8;
        hold >>>= 16;
        held -= 16;
      }
      if (length === 0) continue;
      const lengthBits = lengthExtraBits[lengthCodes[length] as number] as number;
      if (lengthBits > 0) {
        hold |= lengthRest(length) << held;
        held += lengthBits;
        if (held >= 16) {
          out[at++] = hold;
          out[at++] = hold >>> 8;
          hold >>>= 16;
          held -= 16;
        }
      }
      const distance = token & 0xffff;
      const code = distanceCode(distance);
      const place = distances[code] as number;
      hold |= (place & codeMask) << held;
      held += place >>> 16;
      if (held >= 16) {
        out[at++] = hold;
        out[at++] = hold >>> 8;
        hold >>>= 16;
        held -= 16;
      }
      const distanceBits = distanceExtraBits(code);
      hold |= ((distance - 1) & ((1 << distanceBits) - 1)) << held;
      held += distanceBits;
      if (held >= 16) {
        out[at++] = hold;
        out[at++] = hold >>> 8;
        hold >>>= 16;
        held -= 16;
      }
    }
    this.#length = at;
    this.#hold = hold;
    this.#holdBits = held;
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

const codeMask = 0xffff;

/** The codes of a block, and its head. */
export interface BlockCodes {
  /** Codes by symbol, with how many bits they have above. */
  readonly literals: Uint32Array;
  readonly distances: Uint32Array;
  /** The bits after the first, which says whether the block is the last. */
  readonly head: readonly { readonly value: number; readonly count: number }[];
}

const trainedCodes = { symbol: symbolCodes, text: textCodes, font: fontCodes };
const blocks: { -readonly [kind in keyof typeof trainedCodes]?: BlockCodes } = {};

/** Made when they are first needed: a program that makes no document does not wait for them. */
function trained(kind: keyof typeof trainedCodes): BlockCodes {
  blocks[kind] ??= blockCodes(trainedCodes[kind]);
  return blocks[kind];
}

export function blockCodes({ literalLengths, distanceLengths, headBits }: TrainedCodes): BlockCodes {
  return {
    literals: codesOf(digitsOf(literalLengths)),
    distances: codesOf(digitsOf(distanceLengths)),
    head: (headBits.slice(1).match(/.{1,15}/g) ?? []).map((bits) => ({
      value: Number.parseInt([...bits].reverse().join(''), 2),
      count: bits.length,
    })),
  };
}

function codesOf(lengths: Uint8Array): Uint32Array {
  return Uint32Array.from(huffmanCodes(lengths), (code, symbol) => code | ((lengths[symbol] as number) << 16));
}

function digitsOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (digit) => Number.parseInt(digit, 16));
}

function hasCodes({ literals }: BlockCodes, bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (literals[bytes[at] as number] === 0) return false;
  }
  return true;
}
