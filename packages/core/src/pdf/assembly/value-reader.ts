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
    return latin1(this.bytes.subarray(start, Math.min(this.at, start + 128)));
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
    const text = this.word();
    // Numbers in the wild carry several signs, or a sign in the middle: read as others do, written as they stand
    const value = /^[+-]*\d*\.?\d*/.exec(text)?.[0].replace(/^[+-]*(?=[+-])/, '') ?? '';
    if (/\d/.test(value)) return { kind: 'number', value: Number.parseFloat(value), text };
    return { kind: 'word', text };
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
    const written = latin1(this.bytes.subarray(start, this.at));
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
    const text: number[] = [];
    let depth = 1;
    this.at++;
    while (!this.isAtEnd) {
      const byte = bytes[this.at++] as number;
      if (byte === 0x5c) {
        this.#escape(text);
        continue;
      }
      if (byte === 0x28) depth++;
      else if (byte === 0x29 && --depth === 0) break;
      if (byte === 13) {
        if (bytes[this.at] === 10) this.at++;
        text.push(10);
      } else text.push(byte);
    }
    return { kind: 'string', bytes: Uint8Array.from(text) };
  }

  #escape(text: number[]): void {
    const { bytes } = this;
    const byte = bytes[this.at++];
    if (byte === undefined || byte === 10) return;
    if (byte === 13) {
      if (bytes[this.at] === 10) this.at++;
      return;
    }
    if (byte < 0x30 || byte > 0x37) {
      text.push(escapes.get(byte) ?? byte);
      return;
    }
    let code = byte - 0x30;
    for (let digits = 1; digits < 3; digits++) {
      const next = bytes[this.at];
      if (next === undefined || next < 0x30 || next > 0x37) break;
      code = code * 8 + next - 0x30;
      this.at++;
    }
    text.push(code & 255);
  }
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
