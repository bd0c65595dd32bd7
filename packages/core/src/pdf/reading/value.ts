/** A PDF value as far as it is needed here (ISO 32000-1, 7.3): `false` and unknown words are null. */
export type PdfValue = number | true | PdfName | PdfRef | PdfString | PdfArray | PdfDictionary | null;

export interface PdfName {
  readonly kind: 'name';
  readonly name: string;
}

export interface PdfRef {
  readonly kind: 'ref';
  readonly number: number;
}

/** A string as it is written, without its brackets. */
export interface PdfString {
  readonly kind: 'string';
  readonly written: Uint8Array;
  readonly isHex: boolean;
}

export interface PdfArray {
  readonly kind: 'array';
  /** Everything but its numbers, in order. */
  readonly items: readonly PdfValue[];
  /** Its numbers, up to six: enough for rectangles and matrices. */
  readonly numbers: readonly number[];
}

export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly entries: ReadonlyMap<string, PdfValue>;
}

const whiteSpace = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) whiteSpace[byte] = 1;
const delimiter = new Uint8Array(256);
for (const byte of [0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, 0x2f, 0x25]) delimiter[byte] = 1;

export function isWhiteSpace(byte: number | undefined): boolean {
  return byte !== undefined && whiteSpace[byte] === 1;
}

/** Whether the byte belongs to a name, number or keyword (ISO 32000-1, 7.2.2). */
export function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && whiteSpace[byte] === 0 && delimiter[byte] === 0;
}

const nestingMax = 100;
const numbersMax = 6;
/** Digits whose value fits into 31 bits. */
const digitsMax = 9;
const powersOfTen = Float64Array.from({ length: digitsMax + 1 }, (_, power) => 10 ** power);
const numberBytesMax = 40;

/** Reads values from bytes one after another. Damaged syntax gives null values, never an exception. */
export class ValueReader {
  readonly bytes: Uint8Array;
  at: number;
  readonly end: number;
  /** Values made so far: at `countMax` the reader stops and jumps to the end. */
  count = 0;
  readonly countMax: number;

  constructor(bytes: Uint8Array, at: number, countMax = Infinity) {
    this.bytes = bytes;
    this.at = at;
    this.end = bytes.length;
    this.countMax = countMax;
  }

  /** Goes over white space and comments. */
  skip(): void {
    const { bytes, end } = this;
    while (this.at < end) {
      const byte = bytes[this.at] as number;
      if (byte === 0x25) {
        while (this.at < end && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++;
      } else if (whiteSpace[byte] === 0) return;
      else this.at++;
    }
  }

  value(depth = 0): PdfValue {
    this.skip();
    if (++this.count > this.countMax) this.at = this.end;
    if (this.at >= this.end || depth > nestingMax) return null;
    const byte = this.bytes[this.at] as number;
    if (byte === 0x2f) return this.name();
    if (byte === 0x5b) return this.array(depth);
    if (byte === 0x28) {
      const from = this.at + 1;
      this.string();
      return { kind: 'string', written: this.bytes.subarray(from, this.at - 1), isHex: false };
    }
    if (byte === 0x3c) {
      if (this.bytes[this.at + 1] === 0x3c) return this.dictionary(depth);
      const from = this.at + 1;
      while (this.at < this.end && this.bytes[this.at] !== 0x3e) this.at++;
      return { kind: 'string', written: this.bytes.subarray(from, this.at++), isHex: true };
    }
    if (!isRegular(byte)) {
      this.at++;
      return null;
    }
    return this.numberOrRef();
  }

  /** Reads a number, a reference, or a keyword (null). */
  private numberOrRef(): PdfValue {
    const start = this.at;
    const number = this.number();
    if (number === undefined) return this.at - start === 4 && this.bytes[start] === 0x74 ? true : null;
    if (!Number.isInteger(number) || number < 0) return number;
    const after = this.at;
    this.skip();
    if (isDigit(this.bytes[this.at]) && this.at < this.end) {
      const generation = this.number();
      this.skip();
      if (generation !== undefined && this.bytes[this.at] === 0x52 && !isRegular(this.bytes[this.at + 1])) {
        this.at++;
        return { kind: 'ref', number };
      }
    }
    this.at = after;
    return number;
  }

  /**
   * The number at this place, to nine digits behind its point; undefined, and past the word, when the word is none.
   */
  number(): number | undefined {
    const { bytes, end } = this;
    const start = this.at;
    const sign = bytes[start];
    let at = sign === 0x2d || sign === 0x2b ? start + 1 : start;
    const wholeStart = at;
    let whole = 0;
    for (; at < end && isDigit(bytes[at]); at++) whole = (whole * 10 + (bytes[at] as number) - 48) | 0;
    let isPlain = at - wholeStart <= digitsMax;
    let part = 0;
    let digits = 0;
    if (at < end && bytes[at] === 0x2e) {
      for (at++; at < end && isDigit(bytes[at]); at++) {
        if (digits === digitsMax) continue;
        part = (part * 10 + (bytes[at] as number) - 48) | 0;
        digits++;
      }
      if (digits === 0 && at - wholeStart === 1) isPlain = false;
    } else if (at === wholeStart) isPlain = false;
    for (; at < end && isRegular(bytes[at]); at++) isPlain = false;
    this.at = at;
    if (isPlain) {
      const size = whole + part / (powersOfTen[digits] as number);
      return sign === 0x2d ? -size : size;
    }
    const number = Number.parseFloat(latin1(bytes.subarray(start, Math.min(at, start + numberBytesMax))));
    return Number.isFinite(number) ? number : undefined;
  }

  name(): PdfName {
    const { bytes, end } = this;
    const start = ++this.at;
    let escaped = false;
    while (this.at < end && isRegular(bytes[this.at])) {
      if (bytes[this.at] === 0x23) escaped = true;
      this.at++;
    }
    const written = latin1(bytes.subarray(start, this.at));
    return { kind: 'name', name: escaped ? unescaped(written) : written };
  }

  /** Goes over a value that begins with a delimiter, without keeping it. */
  pass(): void {
    const { bytes, end } = this;
    let open = 0;
    do {
      this.skip();
      if (this.at >= end) return;
      const byte = bytes[this.at] as number;
      const isDoubled = bytes[this.at + 1] === byte;
      if (byte === 0x28) this.string();
      else if (byte === 0x3c && !isDoubled) this.#passHex();
      else if (isRegular(byte)) while (this.at < end && isRegular(bytes[this.at])) this.at++;
      else {
        if (byte === 0x5b || byte === 0x3c) open++;
        else if (byte === 0x5d || (byte === 0x3e && isDoubled)) open--;
        this.at += isDoubled && (byte === 0x3c || byte === 0x3e) ? 2 : 1;
      }
    } while (open > 0);
  }

  #passHex(): void {
    const close = this.bytes.indexOf(0x3e, this.at);
    this.at = close === -1 ? this.end : close + 1;
  }

  /** Goes over a string in parentheses. */
  string(): void {
    const { bytes, end } = this;
    let depth = 0;
    while (this.at < end) {
      const byte = bytes[this.at++] as number;
      if (byte === 0x5c) this.at++;
      else if (byte === 0x28) depth++;
      else if (byte === 0x29 && --depth === 0) return;
    }
  }

  private array(depth: number): PdfArray {
    const items: PdfValue[] = [];
    const numbers: number[] = [];
    this.at++;
    for (;;) {
      this.skip();
      if (this.at >= this.end) break;
      if (this.bytes[this.at] === 0x5d) {
        this.at++;
        break;
      }
      if (depth >= nestingMax) {
        this.at++;
        continue;
      }
      const item = this.value(depth + 1);
      if (typeof item === 'number') {
        if (numbers.length < numbersMax) numbers.push(item);
      } else items.push(item);
    }
    return { kind: 'array', items, numbers };
  }

  private dictionary(depth: number): PdfDictionary {
    const entries = new Map<string, PdfValue>();
    this.at += 2;
    for (;;) {
      this.skip();
      if (this.at >= this.end) break;
      const byte = this.bytes[this.at] as number;
      if (byte === 0x3e) {
        this.at += this.bytes[this.at + 1] === 0x3e ? 2 : 1;
        break;
      }
      if (byte !== 0x2f || depth >= nestingMax) {
        // A word out of place; `endobj` and `stream` end a dictionary that was never closed
        if (isRegular(byte)) {
          const start = this.at;
          while (this.at < this.end && isRegular(this.bytes[this.at])) this.at++;
          const word = latin1(this.bytes.subarray(start, Math.min(this.at, start + 7)));
          if (word === 'endobj' || word === 'stream') {
            this.at = start;
            break;
          }
        } else this.at++;
        continue;
      }
      const key = this.name().name;
      const value = this.value(depth + 1);
      entries.set(key, value);
    }
    return { kind: 'dictionary', entries };
  }
}

/** Whether a value is a dictionary. */
export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return typeof value === 'object' && value !== null && value.kind === 'dictionary';
}

/** Whether a value is a reference to an object. */
export function isRef(value: PdfValue | undefined): value is PdfRef {
  return typeof value === 'object' && value !== null && value.kind === 'ref';
}

/** The value if it is an array; references are not followed. */
export function arrayOf(value: PdfValue | undefined): PdfArray | undefined {
  return typeof value === 'object' && value !== null && value.kind === 'array' ? value : undefined;
}

/** The name if the value is one; references are not followed. */
export function nameOf(value: PdfValue | undefined): string | undefined {
  return typeof value === 'object' && value !== null && value.kind === 'name' ? value.name : undefined;
}

export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) {
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  }
  return text;
}

function unescaped(name: string): string {
  return name.replace(/#([0-9a-fA-F]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57;
}
