import { ExactNumber } from '../../json/write.ts';
import { shownName } from '../../model/index.ts';
import type { Problem } from '../../problem/problem.ts';
import { failed, ok, type Result } from '../../result.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import { type BusinessCaseDocument, emptyRecord, requestOf, type SubmissionRequest } from './document.ts';

/**
 * A business case as a JSON value: that of `parseJsonText`, or of any reader that loses no digit. Reports nothing yet;
 * numbers may be numbers or `ExactNumber`s.
 */
export function readJsonDocument(value: unknown): BusinessCaseDocument {
  return { origin: 'json', root: value ?? undefined, problems: [] };
}

/**
 * A request body as a JSON value: `{ pdf, businessCase }`, both required. What is wrong with it is reported by
 * `parseBusinessCase`, together with what is wrong inside: `REQUIRED`, `TYPE`, `UNKNOWN_FIELD`.
 */
export function readJsonRequest(value: unknown): SubmissionRequest {
  return requestOf(value, 'json');
}

/**
 * Reads JSON text so that every number keeps the text it was written with, as an `ExactNumber`: an id of 17 digits that was
 * sent as a number is then reported where it stands. Objects inherit nothing. Takes linear time.
 * Reports `MALFORMED_JSON` (syntax, more than 32 levels, 20,000 members or 450,000 escapes) and `DUPLICATE_JSON_KEY`.
 * Source: RFC 8259; eBill submission contract, transport.
 */
export function parseJsonText(text: string): Result<unknown> {
  const reader = new JsonReader(text);
  const value = reader.readAll();
  return reader.found === undefined ? ok(value) : failed(reader.found);
}

const blanks = /[ \t\n\r]*/y;
const blankMax = 0x20;
const control = /[^\u0020-\uffff]/;
const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const words = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;

/** One pass from front to back; the first thing found ends it. */
class JsonReader {
  found: Problem | undefined;
  private readonly text: string;
  /** Of the value that is being read; left as it is where something was found. */
  private readonly path: (string | number)[] = [];
  private at = 0;
  private members = 0;
  private escapes = 0;
  /** Of the first backslash that was not passed yet; behind the text where there is none. */
  private backslash = -1;

  constructor(text: string) {
    this.text = text;
  }

  readAll(): unknown {
    const value = this.value();
    this.skipBlanks();
    return this.at < this.text.length ? this.stop() : value;
  }

  private value(): unknown {
    this.skipBlanks();
    switch (this.text[this.at]) {
      case '{':
        return this.within('object');
      case '[':
        return this.within('list');
      case '"':
        return this.string();
      default:
        return this.wordOrNumber();
    }
  }

  private within(kind: 'object' | 'list'): unknown {
    if (this.path.length >= limits.depthMax) return this.stop(`it is nested deeper than ${limits.depthMax} levels`);
    this.at += 1;
    return this[kind]();
  }

  private object(): unknown {
    const record = emptyRecord();
    if (this.take('}')) return record;
    do {
      this.skipBlanks();
      const name = this.text[this.at] === '"' ? this.string() : this.stop();
      if (name === undefined || !this.counted()) return undefined;
      this.path.push(shownName(name));
      if (Object.hasOwn(record, name)) this.found ??= problem('DUPLICATE_JSON_KEY', [...this.path]);
      if (!this.take(':')) return this.stop();
      record[name] = this.value();
      this.path.pop();
      if (this.found !== undefined) return undefined;
    } while (this.take(','));
    return this.take('}') ? record : this.stop();
  }

  private list(): unknown {
    const entries: unknown[] = [];
    if (this.take(']')) return entries;
    do {
      if (!this.counted()) return undefined;
      this.path.push(entries.length);
      entries.push(this.value());
      this.path.pop();
      if (this.found !== undefined) return undefined;
    } while (this.take(','));
    return this.take(']') ? entries : this.stop();
  }

  private string(): string | undefined {
    const start = this.at;
    const escapesBefore = this.escapes;
    const end = this.endOfString();
    if (end === undefined) return undefined;
    this.at = end + 1;
    // Without escapes it is part of the text, and needs no memory of its own
    const raw = this.text.slice(start + 1, end);
    if (this.escapes === escapesBefore) return control.test(raw) ? this.stopAt(start) : raw;
    try {
      return JSON.parse(`"${raw}"`) as string;
    } catch {
      return this.stopAt(start);
    }
  }

  /** Index of the closing quotation mark of the string that opens here, over its escapes. */
  private endOfString(): number | undefined {
    let quote = this.text.indexOf('"', this.at + 1);
    for (let at = this.at + 1; quote >= 0; ) {
      if (this.backslash < at) this.backslash = this.nextBackslash(at);
      if (quote < this.backslash) return quote;
      at = this.backslash + 2;
      this.escapes += 1;
      const { jsonEscapesMax: max } = limits;
      if (this.escapes > max) return this.stop(`it has more than ${max} escapes`);
      if (quote < at) quote = this.text.indexOf('"', at);
    }
    return this.stop();
  }

  private nextBackslash(from: number): number {
    const found = this.text.indexOf('\\', from);
    return found < 0 ? this.text.length : found;
  }

  private wordOrNumber(): boolean | null | ExactNumber | undefined {
    const word = words.find(([name]) => this.text.startsWith(name, this.at));
    if (word === undefined) return this.number();
    this.at += word[0].length;
    return word[1];
  }

  private number(): ExactNumber | undefined {
    number.lastIndex = this.at;
    const literal = number.exec(this.text)?.[0];
    if (literal === undefined) return this.stop();
    this.at += literal.length;
    return new ExactNumber(literal);
  }

  private take(sign: string): boolean {
    this.skipBlanks();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private skipBlanks(): void {
    // Mostly there are none
    if (this.text.charCodeAt(this.at) > blankMax) return;
    blanks.lastIndex = this.at;
    this.at += blanks.exec(this.text)?.[0].length ?? 0;
  }

  private counted(): boolean {
    this.members += 1;
    if (this.members > limits.jsonMembersMax) this.stop(`it has more than ${limits.jsonMembersMax} members`);
    return this.found === undefined;
  }

  private stopAt(position: number): undefined {
    return this.stop(`unexpected character at position ${position}`);
  }

  private stop(detail = `unexpected character at position ${this.at}`): undefined {
    this.found ??= problem('MALFORMED_JSON', [], { detail });
    return undefined;
  }
}
