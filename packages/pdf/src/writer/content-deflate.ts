import { type AdlerPart, adler32, adlerOfParts, adlerPart } from '../base/adler32.ts';
import { type Bits, BitWriter } from './bit-writer.ts';
import { type BlockCodes, blockCodes, codeBitsShift, hasCodes } from './block-codes.ts';
import { fontCodes, symbolCodes, textCodes } from './deflate-codes.generated.ts';
import { DeflateTokens } from './deflate-tokens.ts';
import { rectangleNumberMax, rectanglesAdler32 } from './rectangle-text.ts';

/**
 * The modules of a symbol in a content stream: rectangles x, y, width, height in order of y, each number below 200, which stand as
 * path operators before the byte at `start`; or bits, which are the bytes themselves.
 */
export type SymbolRange =
  | { readonly kind: 'rectangles'; readonly start: number; readonly rectangles: Uint8Array }
  | { readonly kind: 'bits'; readonly start: number; readonly end: number };

/** Bytes of a font whose codes are known, so that they are copied bit by bit into any stream. */
export interface PackedPiece extends Bits, AdlerPart {}

/** Below this many bytes the head of a block would take more than it saves. */
const blockLengthMin = 120;

/**
 * Compresses content streams and fonts to zlib streams (RFC 1950, 1951). Made for short streams of three kinds of content, texts,
 * symbols and outlines: the Huffman codes of each are trained in advance, so that nothing is counted and no tree is built.
 * Several times as fast as a general compressor on a page, and for symbols smaller.
 */
export class ContentDeflate {
  readonly #tokens = new DeflateTokens();
  readonly #out = new BitWriter();

  zlib(bytes: Uint8Array, symbols: readonly SymbolRange[]): Uint8Array<ArrayBuffer> {
    // No code is longer than 15 bits, and no rectangle takes more than 11 of them
    this.#begin(symbols.reduce((most, symbol) => most + 1024 + 6 * numbersOf(symbol).length, bytes.length * 2 + 1024));
    let sum = 1;
    let at = 0;
    for (const symbol of symbols) {
      const { start } = symbol;
      const isShort = start - at < blockLengthMin;
      if (!isShort) this.#textBlock(bytes, at, start, false);
      this.#symbol(bytes, isShort ? at : start, symbol);
      const end = symbol.kind === 'bits' ? symbol.end : start;
      sum = rectanglesAdler32(numbersOf(symbol), adler32(bytes.subarray(at, end), sum));
      at = end;
    }
    this.#textBlock(bytes, at, bytes.length, true);
    return this.#end(adler32(bytes.subarray(at), sum));
  }

  /** The same of a text in one block with codes of its own; see `DeflateTokens.text`. */
  text(bytes: Uint8Array, codes: BlockCodes, placesMax?: number): Uint8Array<ArrayBuffer> {
    this.#begin(bytes.length * 2 + 1024);
    this.#tokens.clear();
    this.#tokens.text(bytes, 0, bytes.length, placesMax);
    this.#block(codes, true);
    return this.#end(adler32(bytes));
  }

  /** Packs a piece of a TrueType program for `font`. */
  fontPiece(bytes: Uint8Array): PackedPiece {
    this.#out.begin(bytes.length * 2 + 1024);
    this.#fontTokens(bytes);
    return { ...this.#out.all(), ...adlerPart(bytes) };
  }

  /** The same of a TrueType program, piece by piece; some of them may be packed already. */
  font(pieces: readonly (Uint8Array | PackedPiece)[]): Uint8Array<ArrayBuffer> {
    this.#begin(pieces.reduce((sum, { length }) => sum + length * 2, 1024));
    this.#head(trained('font'), true);
    for (const piece of pieces) {
      if ('bits' in piece) this.#out.copy(piece);
      else this.#fontTokens(piece);
    }
    this.#out.endBlock(trained('font'));
    return this.#end(adlerOfParts(pieces.map((piece) => ('bits' in piece ? piece : adlerPart(piece)))));
  }

  #fontTokens(bytes: Uint8Array): void {
    this.#tokens.clear();
    this.#tokens.runs(bytes, 0, bytes.length);
    this.#out.tokens(this.#tokens.view(), trained('font'));
  }

  #begin(lengthMax: number): void {
    this.#out.begin(lengthMax);
    this.#out.byte(0x78);
    this.#out.byte(0x01);
  }

  #end(sum: number): Uint8Array<ArrayBuffer> {
    this.#out.align();
    for (let shift = 24; shift >= 0; shift -= 8) this.#out.byte(sum >>> shift);
    return this.#out.bytes();
  }

  #textBlock(bytes: Uint8Array, start: number, end: number, isLast: boolean): void {
    this.#tokens.clear();
    this.#tokens.text(bytes, start, end);
    this.#block(trained('text'), isLast);
  }

  /** A symbol, with the few bytes from `from` on that stand before it. */
  #symbol(bytes: Uint8Array, from: number, symbol: SymbolRange): void {
    if (symbol.kind === 'bits') {
      this.#storedBlock(bytes.subarray(from, symbol.end));
      return;
    }
    const codes = trained('symbol');
    const isCoded = hasCodes(codes, bytes, from, symbol.start);
    if (!isCoded) this.#storedBlock(bytes.subarray(from, symbol.start));
    this.#tokens.clear();
    if (isCoded) this.#tokens.literals(bytes, from, symbol.start);
    this.#tokens.rectangles(symbol.rectangles);
    this.#block(codes, false);
  }

  #storedBlock(bytes: Uint8Array): void {
    const { length } = bytes;
    // Poppler reads ahead by the longest code of a block, and loses the bytes that it read when a stored block follows. The codes
    // of an empty block with fixed codes are short: behind it nothing is read ahead
    this.#out.code(0b010 | (10 << codeBitsShift));
    this.#out.code(3 << codeBitsShift);
    this.#out.align();
    for (const value of [length, length >> 8, ~length, ~length >> 8]) this.#out.byte(value);
    this.#out.wholeBytes(bytes);
  }

  #block(block: BlockCodes, isLast: boolean): void {
    this.#head(block, isLast);
    this.#out.tokens(this.#tokens.view(), block);
    this.#out.endBlock(block);
  }

  #head({ head }: BlockCodes, isLast: boolean): void {
    this.#out.code((isLast ? 1 : 0) | (1 << codeBitsShift));
    for (const code of head) this.#out.code(code);
  }
}

/** Of a symbol drawn as rectangles. */
function numbersOf(symbol: SymbolRange): Uint8Array {
  return symbol.kind === 'rectangles' ? symbol.rectangles : noNumbers;
}

const noNumbers = new Uint8Array(0);

const trainedCodes = { symbol: symbolCodes, text: textCodes, font: fontCodes };
const blocks: { -readonly [kind in keyof typeof trainedCodes]?: BlockCodes } = {};

/** Made when they are first needed: a program that makes no document does not wait for them. */
function trained(kind: keyof typeof trainedCodes): BlockCodes {
  blocks[kind] ??= blockCodes(trainedCodes[kind], kind === 'symbol' ? rectangleNumberMax : -1);
  return blocks[kind];
}
