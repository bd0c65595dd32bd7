import { isDigit, isRegular, isWhiteSpace, shortText } from './bytes.ts';
import { limits } from './limits.ts';
import { decodeHex, literalString, literalStringEnd } from './strings.ts';
import {
  type CosArray,
  type CosDictionary,
  type CosName,
  type CosString,
  type CosValue,
  type CosWord,
  nullValue,
} from './values.ts';

/** Arrays and dictionaries in each other. */
const nestingMax = 100;

/** Counts down what may still be read of one document; below zero it was too much, or nested too deeply. */
export interface Budget {
  values: number;
  /** Set when a value was met that is not written as PDF has it: readers make different things of it. */
  isDamaged?: boolean;
}

/** Reads values one after another. Broken syntax is read as well as it can be; it never throws. */
export class ValueReader {
  readonly bytes: Uint8Array;
  at: number;
  /** Whether an array or a dictionary had no end. */
  isCut = false;
  /** Whether a number was read that readers take for different ones, since this was set to false. */
  isDoubtful = false;
  readonly #budget: Budget;
  readonly #hasReferences: boolean;

  /** Instructions of pages have no references: `R` is an operator there, and none that PDF knows. */
  constructor(bytes: Uint8Array, at: number, budget: Budget, kind: 'file' | 'instructions' = 'file') {
    this.bytes = bytes;
    this.at = at;
    this.#budget = budget;
    this.#hasReferences = kind === 'file';
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
    if (depth > nestingMax) this.#budget.values = 0;
    if (--this.#budget.values < 0) this.at = this.bytes.length;
    if (this.isAtEnd) return nullValue;
    const byte = this.bytes[this.at] as number;
    if (byte === 0x2f) return this.name();
    if (byte === 0x5b) return this.#array(depth);
    if (byte === 0x28) return this.#literalString();
    if (byte === 0x3c) return this.bytes[this.at + 1] === 0x3c ? this.#dictionary(depth) : this.#hexString();
    if (!isRegular(byte)) {
      this.at++;
      return this.#damaged();
    }
    return this.#wordNumberOrReference();
  }

  #damaged(): CosWord {
    this.#budget.isDamaged = true;
    return nullValue;
  }

  /** The next run of regular characters, maybe empty. */
  word(): string {
    const start = this.at;
    while (isRegular(this.bytes[this.at])) this.at++;
    return shortText(this.bytes, start, Math.min(this.at, start + 128));
  }

  /** Goes over a run of regular characters. */
  passWord(): void {
    const { bytes } = this;
    let { at } = this;
    while (isRegular(bytes[at])) at++;
    this.at = at;
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

  /** The number at this place; undefined, and past the word, when the word is none. */
  number(): number | undefined {
    const plain = this.#plainNumber();
    if (plain !== undefined) return plain;
    const word = this.word();
    const value = this.#hasReferences ? looseNumber(word) : instructionNumber(word);
    this.isDoubtful ||= value !== undefined && (!isPlainNumber(word) || Math.abs(value) > limits.wholeNumberMax);
    return value;
  }

  /**
   * Goes over an array of words, names and strings, as nearly all among instructions are, without keeping it. False, and still in
   * front of it, where something else is in it or it has no end.
   */
  passArray(): boolean {
    const { bytes } = this;
    const start = this.at++;
    for (;;) {
      this.skip();
      const byte = bytes[this.at];
      if (isRegular(byte)) while (isRegular(bytes[this.at])) this.at++;
      else if (byte === 0x28) this.at = literalStringEnd(bytes, this.at + 1).at + 1;
      else if (byte === 0x5d) {
        this.at++;
        return true;
      } else if (byte === 0x2f) this.at++;
      else if (byte === 0x3c && bytes[this.at + 1] !== 0x3c) this.passHexString();
      else {
        this.at = start;
        return false;
      }
    }
  }

  /** Goes behind the end of a string in hexadecimal digits, or to the end of the bytes. */
  passHexString(): void {
    const close = this.bytes.indexOf(0x3e, this.at);
    this.at = close === -1 ? this.bytes.length : close + 1;
  }

  #skipLine(): void {
    const { bytes } = this;
    while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++;
  }

  #wordNumberOrReference(): CosValue {
    const reference = this.#hasReferences && isDigit(this.bytes[this.at]) ? this.#reference() : undefined;
    if (reference !== undefined) return reference;
    const start = this.at;
    const plain = this.#plainNumber();
    if (plain !== undefined) return { kind: 'number', value: plain, text: shortText(this.bytes, start, this.at) };
    const text = this.word();
    const first = text.charCodeAt(0);
    if (first >= 0x41) {
      if (text !== 'true' && text !== 'false' && text !== 'null') this.#damaged();
      return { kind: 'word', text };
    }
    const value = this.#hasReferences ? looseNumber(text) : instructionNumber(text);
    if (value !== undefined) return { kind: 'number', value, text };
    this.#damaged();
    return { kind: 'word', text };
  }

  /**
   * A number of at most nine digits in front of its point, and the first nine behind it, as nearly all are: counting with
   * 31 bits is fast. Undefined, and still in front of it, for any other word.
   */
  #plainNumber(): number | undefined {
    const { bytes } = this;
    const sign = bytes[this.at];
    const start = sign === 0x2d || sign === 0x2b ? this.at + 1 : this.at;
    let at = start;
    let whole = 0;
    for (; isDigit(bytes[at]); at++) whole = (whole * 10 + (bytes[at] as number) - 0x30) | 0;
    const wholeDigits = at - start;
    let part = 0;
    let digits = 0;
    if (bytes[at] === 0x2e) {
      for (at++; isDigit(bytes[at]); at++) {
        if (digits === digitsMax) continue;
        part = (part * 10 + (bytes[at] as number) - 0x30) | 0;
        digits++;
      }
    }
    if (wholeDigits > digitsMax || wholeDigits + digits === 0 || isRegular(bytes[at])) return undefined;
    this.at = at;
    const size = whole + part / (powersOfTen[digits] as number);
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

  /** The name at this place. */
  name(): CosName {
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
      if (this.bytes[this.at] === 0x5d) {
        this.at++;
        break;
      }
      if (this.isAtEnd || this.#isAtEndWord()) {
        this.isCut ||= this.isAtEnd;
        this.#damaged();
        break;
      }
      items.push(this.value(depth + 1));
    }
    return { kind: 'array', items };
  }

  #dictionary(depth: number): CosDictionary {
    const entries = new Map<string, CosValue>();
    this.at += 2;
    for (;;) {
      this.skip();
      const byte = this.bytes[this.at];
      if (byte === 0x3e) {
        if (this.bytes[this.at + 1] !== 0x3e) this.#damaged();
        this.at += this.bytes[this.at + 1] === 0x3e ? 2 : 1;
        break;
      }
      if (this.isAtEnd || this.#isAtEndWord()) {
        this.isCut ||= this.isAtEnd;
        this.#damaged();
        break;
      }
      if (byte !== 0x2f) {
        this.value(depth + 1);
        this.#damaged();
        continue;
      }
      const key = this.name().name;
      this.skip();
      if (this.bytes[this.at] === 0x3e || entries.has(key)) this.#damaged();
      if (this.bytes[this.at] !== 0x3e) entries.set(key, this.value(depth + 1));
    }
    return { kind: 'dictionary', entries };
  }

  /** `endobj` and `stream` end what was never closed, but not among instructions. */
  #isAtEndWord(): boolean {
    if (!this.#hasReferences) return false;
    const byte = this.bytes[this.at];
    if (byte !== 0x65 && byte !== 0x73) return false;
    const start = this.at;
    const word = this.word();
    this.at = start;
    return word === 'endobj' || word === 'stream' || word === 'endstream';
  }

  #hexString(): CosString {
    const start = this.at + 1;
    this.passHexString();
    return { kind: 'string', bytes: decodeHex(this.bytes.subarray(start, this.at)) };
  }

  #literalString(): CosString {
    const start = this.at + 1;
    const end = literalStringEnd(this.bytes, start);
    this.at = end.at + 1;
    return { kind: 'string', bytes: literalString(this.bytes, start, end) };
  }
}

/** Numbers in the wild carry several signs, or a sign in the middle: as others read them. Undefined for what is none. */
function looseNumber(text: string): number | undefined {
  const value = /^[+-]*\d*\.?\d*/.exec(text)?.[0].replace(/^[+-]*(?=[+-])/, '') ?? '';
  return /\d/.test(value) ? Number.parseFloat(value) : undefined;
}

/** Whether a number is written as PDF has it (ISO 32000-1, 7.3.3). */
export function isPlainNumber(text: string): boolean {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text);
}

/** Among instructions, signs and points alone are a number too, and it is 0. */
function instructionNumber(text: string): number | undefined {
  return looseNumber(text) ?? (/^[+\-.]+$/.test(text) ? 0 : undefined);
}

/** Digits whose value fits into 31 bits. */
const digitsMax = 9;
const powersOfTen = Float64Array.from({ length: digitsMax + 1 }, (_, power) => 10 ** power);
