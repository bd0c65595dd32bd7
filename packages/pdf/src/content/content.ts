import { isRegular } from '../syntax/bytes.ts';
import { type LiteralStringEnd, literalString, literalStringEnd } from '../syntax/strings.ts';
import { type Budget, ValueReader } from '../syntax/value-reader.ts';
import { type CosValue, nullValue } from '../syntax/values.ts';

/** An operator as one number: its letters, at most three, one byte each. */
export function operatorCode(name: string): number {
  let code = 0;
  for (let i = 0; i < name.length; i++) code = (code << 8) | name.charCodeAt(i);
  return code;
}

const unknownOperator = -1;

/** Reads the instructions of a content stream one after another (ISO 32000-1, 7.8.2). */
export class InstructionReader {
  /** The numbers in front of the operator, the first 64 of them. */
  readonly operands: number[] = [];
  /** The first and the last name in front of it. */
  tag: string | undefined;
  name: string | undefined;
  readonly #values: ValueReader;
  /** Where the last value that is neither name nor number begins: most are never looked at. */
  #valueAt = -1;
  /** Where it ends, when it is a string between brackets. */
  #stringEnd: LiteralStringEnd | undefined;

  constructor(content: Uint8Array) {
    this.#values = new ValueReader(content, 0, unbounded());
  }

  /** The code of the next operator, -1 when it is longer than any; undefined at the end. */
  next(): number | undefined {
    const values = this.#values;
    const { bytes } = values;
    this.operands.length = 0;
    this.tag = undefined;
    this.name = undefined;
    this.#valueAt = -1;
    for (;;) {
      values.skip();
      if (values.isAtEnd) return undefined;
      const byte = bytes[values.at] as number;
      if ((byte >= 48 && byte <= 57) || byte === 0x2d || byte === 0x2e || byte === 0x2b) {
        const number = values.number();
        if (number !== undefined && this.operands.length < operandsMax) this.operands.push(number);
      } else if (byte === 0x2f) {
        this.name = values.name().name;
        this.tag ??= this.name;
      } else if (!isRegular(byte)) {
        this.#valueAt = values.at;
        this.#stringEnd = undefined;
        if (byte === 0x28) {
          this.#stringEnd = literalStringEnd(bytes, values.at + 1);
          values.at = this.#stringEnd.at + 1;
        } else values.pass();
      } else {
        const start = values.at;
        let code = 0;
        while (isRegular(bytes[values.at])) code = (code << 8) | (bytes[values.at++] as number);
        return values.at - start > 3 ? unknownOperator : code;
      }
    }
  }

  /** The last value in front of the operator that is neither name nor number. */
  get value(): CosValue {
    if (this.#valueAt < 0) return nullValue;
    return new ValueReader(this.#values.bytes, this.#valueAt, unbounded()).value();
  }

  /**
   * The string in front of the operator, or the strings and numbers of its array in turn (ISO 32000-1, 9.4.3). Arrays within
   * are left out. Ends where `text` says no.
   */
  shown(text: (bytes: Uint8Array) => boolean, shift: (thousandths: number) => void): void {
    if (this.#valueAt < 0) return;
    const { bytes } = this.#values;
    if (this.#stringEnd !== undefined) {
      text(literalString(bytes, this.#valueAt + 1, this.#stringEnd));
      return;
    }
    const values = new ValueReader(bytes, this.#valueAt, unbounded());
    const isArray = bytes[values.at] === 0x5b;
    if (isArray) values.at++;
    do {
      values.skip();
      const byte = bytes[values.at];
      if (byte === undefined || byte === 0x5d) return;
      if (byte === 0x28 || (byte === 0x3c && bytes[values.at + 1] !== 0x3c)) {
        const string = values.value();
        if (string.kind === 'string' && !text(string.bytes)) return;
      } else if (isRegular(byte)) {
        const number = values.number();
        if (number !== undefined) shift(number);
      } else values.pass();
    } while (isArray);
  }

  /** The entries of an inline image, behind its `BI`; goes behind its `ID` and the white space after it. */
  inlineEntries(): Map<string, CosValue> {
    const values = this.#values;
    const entries = new Map<string, CosValue>();
    for (;;) {
      values.skip();
      if (values.bytes[values.at] !== 0x2f) break;
      const key = values.name().name;
      entries.set(key, values.value());
    }
    values.at = Math.min(values.bytes.length, values.at + 3);
    return entries;
  }

  /** The data of an inline image: so many bytes, or up to its `EI` when that is not known. */
  inlineData(length: number | undefined): Uint8Array {
    const values = this.#values;
    const start = values.at;
    if (length !== undefined && start + length <= values.bytes.length) values.at = start + length;
    const end = values.at;
    skipInlineImage(values);
    return values.bytes.subarray(start, length === undefined ? Math.max(start, values.at - 2) : end);
  }
}

const operandsMax = 64;

/** Instructions are as many values as their bytes make, and these are bounded where they are unpacked. */
const unbounded = (): Budget => ({ values: Infinity });

/** One thing that a content stream draws by name. */
export interface Call {
  readonly resource: 'XObject' | 'Pattern' | 'Font' | 'ExtGState';
  readonly name: string;
  readonly times: number;
}

const drawing: ReadonlyMap<number, Call['resource']> = new Map([
  [operatorCode('Do'), 'XObject'],
  [operatorCode('scn'), 'Pattern'],
  [operatorCode('SCN'), 'Pattern'],
  [operatorCode('Tf'), 'Font'],
  [operatorCode('gs'), 'ExtGState'],
]);
const inlineDataBegins = operatorCode('ID');

/**
 * What the instructions of a content stream draw by name: forms, patterns, fonts and graphics states, each with the
 * number of times. Undefined when there are more than `callsMax` different ones.
 */
export function callsOf(content: Uint8Array, callsMax: number): readonly Call[] | undefined {
  const counts = new Map<string, { resource: Call['resource']; name: string; times: number }>();
  const reader = new InstructionReader(content);
  for (let operator = reader.next(); operator !== undefined; operator = reader.next()) {
    const resource = drawing.get(operator);
    if (resource !== undefined && reader.name !== undefined) {
      const key = `${resource}/${reader.name}`;
      const known = counts.get(key);
      if (known !== undefined) known.times++;
      else counts.set(key, { resource, name: reader.name, times: 1 });
      if (counts.size > callsMax) return undefined;
    }
    if (operator === inlineDataBegins) reader.inlineData(undefined);
  }
  return [...counts.values()];
}

/** Goes behind the `EI` that ends inline image data. */
function skipInlineImage(reader: ValueReader): void {
  const { bytes } = reader;
  for (let at = bytes.indexOf(0x45, reader.at); at !== -1; at = bytes.indexOf(0x45, at + 1)) {
    if (bytes[at + 1] === 0x49 && !isRegular(bytes[at - 1]) && !isRegular(bytes[at + 2])) {
      reader.at = at + 2;
      return;
    }
  }
}
