import { decodeUtf8 } from '@rappen/pdf/internal/base';

/** The content of the data codewords of a symbol. */
export interface DecodedData {
  readonly text: string;
  /** Digits and letters of the compact modes as ASCII. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether the symbol names its character set. */
  readonly eci: boolean;
}

/** Mode indicators (ISO/IEC 18004, table 2). */
const modes = { terminator: 0, numeric: 1, alphanumeric: 2, byte: 4, eci: 7 } as const;

const alphanumericCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** How a character set turns bytes into text; undefined when they are none of it. */
type CharacterSet = (bytes: Uint8Array) => string | undefined;

/** Assignments of extended channel interpretations: ISO 8859-1 and UTF-8 (AIM ITS/04-023). */
const characterSets: ReadonlyMap<number, CharacterSet> = new Map([
  [1, latin1Text],
  [3, latin1Text],
  [26, decodeUtf8],
]);

/**
 * Decodes the segments of a symbol (ISO/IEC 18004, 7.4): numeric, alphanumeric and byte mode, and ECI for UTF-8 and
 * Latin-1. Bytes without ECI are UTF-8 if they can be, else Latin-1. Undefined for other modes and character sets, and
 * when a segment is longer than the data.
 */
export function decodeSegments(codewords: Uint8Array, version: number): DecodedData | undefined {
  const bits = new BitReader(codewords);
  const bytes: number[] = [];
  let text = '';
  let characterSet: CharacterSet | undefined;
  let from = 0;
  function endStretch(): boolean {
    const stretch = Uint8Array.from(bytes.slice(from));
    const more = characterSet === undefined ? (decodeUtf8(stretch) ?? latin1Text(stretch)) : characterSet(stretch);
    text += more ?? '';
    from = bytes.length;
    return more !== undefined;
  }

  for (;;) {
    const mode = bits.left < 4 ? modes.terminator : bits.take(4);
    if (mode === modes.terminator) break;
    if (mode === modes.eci) {
      if (!endStretch()) return undefined;
      characterSet = characterSets.get(takeEci(bits));
      if (characterSet === undefined) return undefined;
    } else if (mode === modes.numeric) takeDigits(bits, bits.take(countBits(version, 10, 12, 14)), bytes);
    else if (mode === modes.alphanumeric) takeCharacters(bits, bits.take(countBits(version, 9, 11, 13)), bytes);
    else if (mode === modes.byte) takeBytes(bits, bits.take(countBits(version, 8, 16, 16)), bytes);
    else return undefined;
    if (bits.isPastEnd) return undefined;
  }
  if (!endStretch()) return undefined;
  return { text, bytes: Uint8Array.from(bytes), eci: characterSet !== undefined };
}

/** Bits of the character count (ISO/IEC 18004, table 3). */
function countBits(version: number, small: number, medium: number, large: number): number {
  return version < 10 ? small : version < 27 ? medium : large;
}

/** Three digits in ten bits, two in seven, one in four. */
function takeDigits(bits: BitReader, count: number, bytes: number[]): void {
  for (let left = count; left > 0 && !bits.isPastEnd; left -= 3) {
    const digits = Math.min(left, 3);
    const value = bits.take(3 * digits + 1);
    for (let power = 10 ** (digits - 1); power >= 1; power /= 10) bytes.push(0x30 + (Math.floor(value / power) % 10));
  }
}

/** Two characters in eleven bits, one in six. */
function takeCharacters(bits: BitReader, count: number, bytes: number[]): void {
  for (let left = count; left > 0 && !bits.isPastEnd; left -= 2) {
    const value = bits.take(left === 1 ? 6 : 11);
    if (left > 1) bytes.push(alphanumericCode(Math.floor(value / 45)));
    bytes.push(alphanumericCode(value % 45));
  }
}

function alphanumericCode(value: number): number {
  return value < 45 ? alphanumericCharacters.charCodeAt(value) : 0x3f;
}

function takeBytes(bits: BitReader, count: number, bytes: number[]): void {
  for (let left = count; left > 0 && !bits.isPastEnd; left--) bytes.push(bits.take(8));
}

/** One to three bytes (ISO/IEC 18004, table 4); -1 when the first byte begins no assignment. */
function takeEci(bits: BitReader): number {
  const first = bits.take(8);
  if (first < 0x80) return first;
  if (first < 0xc0) return ((first & 0x3f) << 8) | bits.take(8);
  return first < 0xe0 ? ((first & 0x1f) << 16) | bits.take(16) : -1;
}

function latin1Text(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

class BitReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get left(): number {
    return 8 * this.#bytes.length - this.#at;
  }

  get isPastEnd(): boolean {
    return this.left < 0;
  }

  /** The next bits, highest first; zeros behind the end. */
  take(count: number): number {
    let value = 0;
    for (let end = this.#at + count; this.#at < end; this.#at++) {
      value = (value << 1) | (((this.#bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }
}
