import { isRegular, isWhiteSpace, latin1 } from '../reading/value.ts';
import { limits } from './limits.ts';
import { type CosArray, type CosDictionary, type CosName, type CosString, type CosValue, nullValue } from './values.ts';

export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57;
}

/** Counts down what may still be read of one document; below zero it was too much, or nested too deeply. */
export interface Budget {
  values: number;
}

/** Reads values one after another. Broken syntax is read as well as it can be; it never throws. */
export class ValueReader {
  readonly bytes: Uint8Array;
  at: number;
  readonly #budget: Budget;

  constructor(bytes: Uint8Array, at: number, budget: Budget) {
    this.bytes = bytes;
    this.at = at;
    this.#budget = budget;
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  /** Goes over white space and comments. */
  skip(): void {
    const { bytes } = this;
    while (this.at < bytes.length) {
      const byte = bytes[this.at] as number;
      if (byte === 0x25) this.#skipLine();
      else if (!isWhiteSpace(byte)) return;
      else this.at++;
    }
  }

  /** The next value; `null` at the end of the bytes or of the budget. */
  value(depth = 0): CosValue {
    this.skip();
    if (depth > limits.nestingMax) this.#budget.values = 0;
    if (--this.#budget.values < 0) this.at = this.bytes.length;
    if (this.isAtEnd) return nullValue;
    const byte = this.bytes[this.at] as number;
    if (byte === 0x2f) return this.#name();
    if (byte === 0x5b) return this.#array(depth);
    if (byte === 0x28) return this.#literalString();
    if (byte === 0x3c) return this.bytes[this.at + 1] === 0x3c ? this.#dictionary(depth) : this.#hexString();
    if (!isRegular(byte)) {
      this.at++;
      return nullValue;
    }
    return this.#wordNumberOrReference();
  }

  /** The next run of regular characters, maybe empty. */
  word(): string {
    const start = this.at;
    while (isRegular(this.bytes[this.at])) this.at++;
    return shortText(this.bytes, start, Math.min(this.at, start + 128));
  }

  /** The whole number at this place; without one the place stays. */
  wholeNumber(): number | undefined {
    const { bytes } = this;
    let at = this.at;
    let value = 0;
    while (isDigit(bytes[at]) && at - this.at < 16) value = value * 10 + (bytes[at++] as number) - 48;
    if (at === this.at) return undefined;
    this.at = at;
    return value;
  }

  #skipLine(): void {
    const { bytes } = this;
    while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++;
  }

  #wordNumberOrReference(): CosValue {
    const reference = isDigit(this.bytes[this.at]) ? this.#reference() : undefined;
    if (reference !== undefined) return reference;
    const start = this.at;
    const plain = this.#plainNumber();
    if (plain !== undefined) return { kind: 'number', value: plain, text: shortText(this.bytes, start, this.at) };
    const text = this.word();
    const first = text.charCodeAt(0);
    if (first >= 0x41) return { kind: 'word', text };
    // Numbers in the wild carry several signs, or a sign in the middle: read as others do, written as they stand
    const value = /^[+-]*\d*\.?\d*/.exec(text)?.[0].replace(/^[+-]*(?=[+-])/, '') ?? '';
    if (/\d/.test(value)) return { kind: 'number', value: Number.parseFloat(value), text };
    return { kind: 'word', text };
  }

  /** A number of few digits, as nearly all are; undefined, and still in front of it, for any other word. */
  #plainNumber(): number | undefined {
    const { bytes } = this;
    const sign = bytes[this.at];
    let at = sign === 0x2d || sign === 0x2b ? this.at + 1 : this.at;
    let digits = 0;
    let decimals = -1;
    let value = 0;
    for (; ; at++) {
      const byte = bytes[at] as number;
      if (byte >= 0x30 && byte <= 0x39) {
        value = value * 10 + byte - 0x30;
        digits++;
        if (decimals >= 0) decimals++;
      } else if (byte === 0x2e && decimals < 0) decimals = 0;
      else break;
    }
    // Up to here both parts of the fraction are exact, and so is nothing but their quotient rounded
    if (digits === 0 || digits > exactDigitsMax || isRegular(bytes[at])) return undefined;
    this.at = at;
    const size = decimals > 0 ? value / (powersOfTen[decimals] as number) : value;
    return sign === 0x2d ? -size : size;
  }

  #reference(): CosValue | undefined {
    const start = this.at;
    const number = this.wholeNumber();
    if (number !== undefined && isWhiteSpace(this.bytes[this.at])) {
      this.skip();
      const generation = this.wholeNumber();
      if (generation !== undefined) {
        this.skip();
        if (this.bytes[this.at] === 0x52 && !isRegular(this.bytes[this.at + 1])) {
          this.at++;
          return { kind: 'reference', number, generation };
        }
      }
    }
    this.at = start;
    return undefined;
  }

  #name(): CosName {
    const start = ++this.at;
    while (isRegular(this.bytes[this.at])) this.at++;
    const written = shortText(this.bytes, start, this.at);
    if (!written.includes('#')) return { kind: 'name', name: written };
    const name = written.replace(/#([0-9a-fA-F]{2})/g, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
    return { kind: 'name', name };
  }

  #array(depth: number): CosArray {
    const items: CosValue[] = [];
    this.at++;
    for (;;) {
      this.skip();
      if (this.isAtEnd) break;
      if (this.bytes[this.at] === 0x5d) {
        this.at++;
        break;
      }
      if (this.#isAtEndWord()) break;
      items.push(this.value(depth + 1));
    }
    return { kind: 'array', items };
  }

  #dictionary(depth: number): CosDictionary {
    const entries = new Map<string, CosValue>();
    this.at += 2;
    for (;;) {
      this.skip();
      if (this.isAtEnd) break;
      const byte = this.bytes[this.at];
      if (byte === 0x3e) {
        this.at += this.bytes[this.at + 1] === 0x3e ? 2 : 1;
        break;
      }
      if (this.#isAtEndWord()) break;
      if (byte !== 0x2f) {
        this.value(depth + 1);
        continue;
      }
      const key = this.#name().name;
      this.skip();
      if (this.bytes[this.at] !== 0x3e) entries.set(key, this.value(depth + 1));
    }
    return { kind: 'dictionary', entries };
  }

  /** `endobj` and `stream` end what was never closed. */
  #isAtEndWord(): boolean {
    const byte = this.bytes[this.at];
    if (byte !== 0x65 && byte !== 0x73) return false;
    const start = this.at;
    const word = this.word();
    this.at = start;
    return word === 'endobj' || word === 'stream' || word === 'endstream';
  }

  #hexString(): CosString {
    const digits: number[] = [];
    this.at++;
    while (!this.isAtEnd) {
      const byte = this.bytes[this.at++] as number;
      if (byte === 0x3e) break;
      const digit = hexDigit(byte);
      if (digit >= 0) digits.push(digit);
    }
    const bytes = new Uint8Array((digits.length + 1) >> 1);
    for (const [index, digit] of digits.entries())
      bytes[index >> 1] = (bytes[index >> 1] ?? 0) | (index % 2 === 0 ? digit << 4 : digit);
    return { kind: 'string', bytes };
  }

  /** ISO 32000-1, 7.3.4.2. */
  #literalString(): CosString {
    const { bytes } = this;
    const start = ++this.at;
    const end = literalStringEnd(bytes, start);
    if (end.isPlain) {
      this.at = end.at + 1;
      return { kind: 'string', bytes: bytes.subarray(start, end.at) };
    }
    const text = new Uint8Array(end.at - start);
    let length = 0;
    while (this.at < end.at) {
      const byte = bytes[this.at++] as number;
      if (byte === 0x5c) {
        const code = this.#escape();
        if (code !== undefined) text[length++] = code;
      } else if (byte === 13) {
        if (bytes[this.at] === 10) this.at++;
        text[length++] = 10;
      } else text[length++] = byte;
    }
    this.at = end.at + 1;
    return { kind: 'string', bytes: text.subarray(0, length) };
  }

  /** What is behind a backslash; undefined for the end of a line, which goes on on the next. */
  #escape(): number | undefined {
    const { bytes } = this;
    const byte = bytes[this.at++];
    if (byte === undefined || byte === 10) return undefined;
    if (byte === 13) {
      if (bytes[this.at] === 10) this.at++;
      return undefined;
    }
    if (byte < 0x30 || byte > 0x37) return escapes.get(byte) ?? byte;
    let code = byte - 0x30;
    for (let digits = 1; digits < 3; digits++) {
      const next = bytes[this.at];
      if (next === undefined || next < 0x30 || next > 0x37) break;
      code = code * 8 + next - 0x30;
      this.at++;
    }
    return code & 255;
  }
}

/** Digits of a number that a double holds exactly. */
const exactDigitsMax = 15;
const powersOfTen = Float64Array.from({ length: exactDigitsMax + 1 }, (_, power) => 10 ** power);

/** The text of bytes that are few more often than not: engines make a text of many only in a roundabout way. */
function shortText(bytes: Uint8Array, from: number, to: number): string {
  const of = (index: number): number => bytes[from + index] as number;
  switch (to - from) {
    case 0:
      return '';
    case 1:
      return String.fromCharCode(of(0));
    case 2:
      return String.fromCharCode(of(0), of(1));
    case 3:
      return String.fromCharCode(of(0), of(1), of(2));
    case 4:
      return String.fromCharCode(of(0), of(1), of(2), of(3));
    case 5:
      return String.fromCharCode(of(0), of(1), of(2), of(3), of(4));
    case 6:
      return String.fromCharCode(of(0), of(1), of(2), of(3), of(4), of(5));
    default:
      return latin1(bytes.subarray(from, to));
  }
}

/** Where the bracket that ends a string stands, or the end of the bytes; and whether all in it stands for itself. */
function literalStringEnd(bytes: Uint8Array, from: number): { readonly at: number; readonly isPlain: boolean } {
  let depth = 1;
  let isPlain = true;
  let at = from;
  for (; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === 0x29) {
      if (--depth === 0) return { at, isPlain };
    } else if (byte === 0x28) depth++;
    else if (byte === 0x5c) {
      isPlain = false;
      at++;
    } else if (byte === 13) isPlain = false;
  }
  return { at: bytes.length, isPlain };
}

/** n, r, t, b, f. */
const escapes: ReadonlyMap<number, number> = new Map([
  [0x6e, 10],
  [0x72, 13],
  [0x74, 9],
  [0x62, 8],
  [0x66, 12],
]);

/** The value of a hexadecimal digit; -1 for any other byte. */
function hexDigit(byte: number): number {
  if (byte >= 48 && byte <= 57) return byte - 48;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
