import { isDigit, isRegular, isWhiteSpace, shortText } from '../syntax/bytes.ts';
import { type LiteralStringEnd, literalString, literalStringEnd } from '../syntax/strings.ts';
import { type Budget, ValueReader } from '../syntax/value-reader.ts';
import { type CosValue, nullValue } from '../syntax/values.ts';
import {
  type InlineImage,
  inlineImageAt,
  type SearchBudget,
  type SpaceOfName,
  searchBytesMax,
} from './inline-image.ts';
import { isOperandWord, operatorCode, unknownOperator } from './operators.ts';

/** How instructions are read. */
export interface InstructionReading {
  /** What values are counted down on: then the operands of each instruction are kept as values. */
  readonly values?: Budget;
  /** Whether operands are passed over: then numbers are not looked at, and names are read when they are asked for. */
  readonly isBrief?: boolean;
  readonly search?: SearchBudget;
  readonly spaceOfName?: SpaceOfName | undefined;
}

/** An operand as a value, and where it stands. */
export interface Operand {
  readonly value: CosValue;
  readonly from: number;
  readonly to: number;
}

const operandsMax = 64;
/** Of those that are kept as values. */
const valuesMax = 1000;
const beginsImage = operatorCode('BI');

/**
 * The stream of instructions of a page, a form or a glyph: one operator after another with what stands in front of it (ISO
 * 32000-1, 7.8.2). All that look at instructions read them here, so that none sees what another does not.
 */
export class InstructionReader {
  /** The numbers in front of the operator: the last of them, at least 64. */
  readonly operands: number[] = [];
  /** All operands as values, 1000 at most, where they are asked for. */
  values: Operand[] = [];
  /** Where the first operand stands, or the operator. */
  start = 0;
  /** Where the operator stands, and the place behind its letters. */
  at = 0;
  wordEnd = 0;
  /** The picture that the instruction is, behind `BI`: undefined where it is none. */
  image: InlineImage | undefined;
  /** Whether a bracket that belongs to nothing stands in front of the operator. */
  hasStray = false;
  /** Whether there are more operands than are kept. */
  isOverfull = false;
  /** False where a string, an array or a picture has no end: what is behind its beginning is lost. */
  isWhole = true;
  /** From where on readers may see other instructions than these. */
  doubtAt = Number.POSITIVE_INFINITY;
  readonly #reader: ValueReader;
  readonly #budget: Budget;
  readonly #keeps: boolean;
  readonly #isBrief: boolean;
  readonly #names: string[] = [];
  /** Numbers in front of the last value that is none, and what kind of value that is. */
  #numbersBefore = 0;
  #last: 'name' | 'text' | 'other' = 'other';
  /** Whether anything but numbers stood in front of the operator before. */
  #isUsed = false;
  readonly #search: SearchBudget;
  readonly #spaceOfName: SpaceOfName | undefined;
  /** Where the last value that is neither name nor number begins: most are never looked at. */
  #valueAt = -1;
  /** Where it ends, when it is a string between brackets. */
  #stringEnd: LiteralStringEnd | undefined;

  constructor(content: Uint8Array, { values, isBrief = false, search, spaceOfName }: InstructionReading = {}) {
    this.#budget = values ?? unbounded();
    this.#keeps = values !== undefined;
    this.#isBrief = isBrief;
    this.#reader = new ValueReader(content, 0, this.#budget, 'instructions');
    this.#search = search ?? { searchLeft: searchBytesMax };
    this.#spaceOfName = spaceOfName;
  }

  /** How many of the numbers stand right in front of the operator, with no other value in between. */
  get numbersLast(): number {
    return this.operands.length - this.#numbersBefore;
  }

  /** Whether a name stands right in front of the operator. */
  get isNameLast(): boolean {
    return this.#last === 'name' && this.numbersLast === 0;
  }

  /** The names in front of the operator, the first 64 of them. */
  get names(): readonly string[] {
    return this.#isBrief ? this.#namesPassed() : this.#names;
  }

  /** The first name in front of the operator. */
  get tag(): string | undefined {
    return this.#names[0];
  }

  /** The last one. */
  get name(): string | undefined {
    return this.#isUsed ? this.#names[this.#names.length - 1] : undefined;
  }

  /** Behind the operator, or the picture. */
  get end(): number {
    return Math.min(this.#reader.at, this.#reader.bytes.length);
  }

  /** Whether a number stands in front of the operator that readers take for different ones. */
  get hasDoubtfulNumber(): boolean {
    return this.#reader.isDoubtful;
  }

  /** How many bytes stand between the beginning of the last value that is neither name nor number and the operator. */
  get valueBytes(): number {
    return this.#valueAt < 0 ? 0 : this.at - this.#valueAt;
  }

  /** The operator as it is written, its first letters where it is long. */
  get word(): string {
    return shortText(this.#reader.bytes, this.at, Math.min(this.wordEnd, this.at + wordMax));
  }

  /** The code of the next operator, -1 when it is longer than any; undefined at the end. */
  next(): number | undefined {
    const reader = this.#reader;
    const { bytes } = reader;
    if (this.operands.length > 0) this.operands.length = 0;
    reader.isDoubtful = false;
    this.#numbersBefore = 0;
    if (this.#isUsed) this.#begin();
    let start = -1;
    let { at } = reader;
    for (;;) {
      let byte = bytes[at];
      while (isWhiteSpace(byte)) byte = bytes[++at];
      if (byte === percent) {
        reader.at = at;
        reader.skip();
        at = reader.at;
        continue;
      }
      if (start < 0) start = at;
      if (byte === undefined) return this.#finish(start);
      if (!isRegular(byte)) {
        reader.at = at;
        if (byte === slash) this.#takeName(at);
        else this.#takeBracket(at, byte);
        at = reader.at;
      } else if (byte < 0x3a && byte > 0x2a && byte !== comma) {
        if (this.#isBrief && (byte >= zero || isDigit(bytes[at + 1]))) {
          while (isRegular(bytes[at])) at++;
          continue;
        }
        reader.at = at;
        if (!this.#takesNumber(at)) return this.#take(start, at, unknownOperator);
        at = reader.at;
      } else {
        let code = byte;
        let end = at + 1;
        for (; isRegular(bytes[end]); end++) code = (code << 8) | (bytes[end] as number);
        reader.at = end;
        if (end - at <= lettersMax) {
          if (this.#keeps || code === beginsImage) return this.#take(start, at, code);
          this.start = start;
          this.at = at;
          this.wordEnd = end;
          return code;
        }
        if (end - at > operandWordMax || !isOperandWord(shortText(bytes, at, end)))
          return this.#take(start, at, unknownOperator);
        if (this.#keeps) {
          reader.at = at;
          this.#keep(at);
        }
        this.#passOther('other');
        at = end;
      }
    }
  }

  /** The last value in front of the operator that is neither name nor number. */
  get value(): CosValue {
    if (this.#valueAt < 0) return nullValue;
    return new ValueReader(this.#reader.bytes, this.#valueAt, unbounded(), 'instructions').value();
  }

  /**
   * The string in front of the operator, or the strings and numbers of its array in turn (ISO 32000-1, 9.4.3). Arrays within
   * are left out. Ends where `text` says no. Nothing where something else stands between them and the operator.
   */
  shown(text: (bytes: Uint8Array) => boolean, shift: (thousandths: number) => void): void {
    if (this.#valueAt < 0 || this.#last !== 'text' || this.numbersLast > 0) return;
    const { bytes } = this.#reader;
    if (this.#stringEnd !== undefined) {
      text(literalString(bytes, this.#valueAt + 1, this.#stringEnd));
      return;
    }
    const values = new ValueReader(bytes, this.#valueAt, unbounded(), 'instructions');
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
      } else values.value();
    } while (isArray);
  }

  /** A value that is no number. */
  #passOther(kind: 'name' | 'text' | 'other'): void {
    this.#isUsed = true;
    this.#numbersBefore = this.operands.length;
    this.#last = kind;
  }

  #begin(): void {
    if (this.#names.length > 0) this.#names.length = 0;
    if (this.#keeps) this.values = [];
    this.image = undefined;
    this.hasStray = false;
    this.isOverfull = false;
    this.#valueAt = -1;
    this.#isUsed = false;
    this.#last = 'other';
  }

  #finish(start: number): undefined {
    this.start = start;
    this.at = this.#reader.bytes.length;
    this.wordEnd = this.at;
    this.#reader.at = this.at;
    return undefined;
  }

  #take(start: number, at: number, code: number): number | undefined {
    if (--this.#budget.values < 0) return this.#finish(start);
    this.start = start;
    this.at = at;
    this.wordEnd = this.#reader.at;
    if (code === beginsImage) this.#takeImage();
    return code;
  }

  #takeImage(): void {
    this.#isUsed = true;
    const reader = this.#reader;
    this.image = inlineImageAt(reader.bytes, reader.at, this.#search, this.#spaceOfName);
    if (this.image?.isCertain !== true) this.#doubt(reader.at);
    if (this.image === undefined) return;
    if (this.image.end === undefined) this.isWhole = false;
    reader.at = this.image.end ?? reader.bytes.length;
  }

  /** False for a word that begins like a number and is none. */
  #takesNumber(at: number): boolean {
    const reader = this.#reader;
    if (this.#keeps) return this.#keep(at).kind === 'number';
    const number = reader.number();
    if (number === undefined) return false;
    if (this.operands.length >= 2 * operandsMax) {
      this.operands.splice(0, operandsMax);
      this.#numbersBefore = Math.max(0, this.#numbersBefore - operandsMax);
    }
    this.operands.push(number);
    return true;
  }

  #takeName(at: number): void {
    const reader = this.#reader;
    this.#passOther('name');
    if (this.#keeps) this.#keep(at);
    else if (this.#isBrief) {
      reader.at++;
      reader.passWord();
    } else {
      const { name } = reader.name();
      if (this.#names.length < operandsMax) this.#names.push(name);
    }
  }

  #namesPassed(): readonly string[] {
    if (!this.#isUsed) return noNames;
    const again = new InstructionReader(this.#reader.bytes.subarray(this.start, this.wordEnd));
    again.next();
    return again.names;
  }

  #takeBracket(at: number, byte: number): void {
    const reader = this.#reader;
    const { bytes } = reader;
    const isDictionary = byte === 0x3c && bytes[at + 1] === 0x3c;
    this.#passOther(isDictionary ? 'other' : 'text');
    if (byte !== 0x28 && byte !== 0x3c && byte !== 0x5b) {
      reader.at++;
      this.hasStray = true;
      return;
    }
    this.#valueAt = at;
    this.#stringEnd = undefined;
    this.#budget.isDamaged = false;
    reader.isCut = false;
    if (this.#keeps) this.#keep(at);
    else if (byte === 0x28) {
      this.#stringEnd = literalStringEnd(bytes, at + 1);
      reader.at = this.#stringEnd.at + 1;
    } else if (byte === 0x3c && !isDictionary) reader.passHexString();
    else if (isDictionary || !reader.passArray()) {
      reader.value();
      if (!isDictionary || isDamaged(this.#budget)) this.#doubt(at);
    }
    if (reader.isAtEnd && !this.#isEnded(at, byte)) this.isWhole = false;
  }

  /** Whether what begins with a bracket, and goes to the end of the bytes, has an end. */
  #isEnded(at: number, byte: number): boolean {
    const { bytes, at: to } = this.#reader;
    if (byte === 0x28) return to <= bytes.length;
    if (byte === 0x3c && bytes[at + 1] !== 0x3c) return bytes.indexOf(0x3e, at) !== -1;
    return !this.#reader.isCut;
  }

  #keep(at: number): CosValue {
    this.#isUsed = true;
    const value = this.#reader.value();
    if (this.values.length < valuesMax) this.values.push({ value, from: at, to: this.end });
    else this.isOverfull = true;
    return value;
  }

  #doubt(at: number): void {
    this.doubtAt = Math.min(this.doubtAt, at);
  }
}

const isDamaged = (budget: Budget): boolean => budget.isDamaged === true;

const percent = 0x25;
const slash = 0x2f;
const zero = 0x30;
const comma = 0x2c;
const noNames: readonly string[] = [];
/** Letters of an operator. */
const lettersMax = 3;
const operandWordMax = 5;
/** Letters of a word that is no operator. */
const wordMax = 128;

/** Instructions are as many values as their bytes make, and these are bounded where they are unpacked. */
const unbounded = (): Budget => ({ values: Infinity });
