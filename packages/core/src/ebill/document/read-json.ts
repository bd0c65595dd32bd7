import { ExactNumber } from '../../json/write.ts';
import { type Path, type Problem, problem } from '../../problem/problem.ts';
import { failed, ok, type Result } from '../../result.ts';
import { limits } from '../limits.ts';
import { type BusinessCaseDocument, emptyRecord, requestOf, type SubmissionRequest, shownName } from './document.ts';

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
 * Reports `MALFORMED_JSON` (syntax, more than 32 levels, more than 20,000 members) and `DUPLICATE_JSON_KEY`.
 * Source: RFC 8259; eBill submission contract, transport.
 */
export function parseJsonText(text: string): Result<unknown> {
  const reader = new JsonReader(text);
  const value = reader.readAll();
  return reader.found === undefined ? ok(value) : failed(reader.found);
}

const blanks = /[ \t\n\r]*/y;
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
  private at = 0;
  private members = 0;

  constructor(text: string) {
    this.text = text;
  }

  readAll(): unknown {
    const value = this.value([]);
    this.skipBlanks();
    return this.at < this.text.length ? this.stop() : value;
  }

  private value(path: Path): unknown {
    this.skipBlanks();
    switch (this.text[this.at]) {
      case '{':
        return this.within(path, () => this.object(path));
      case '[':
        return this.within(path, () => this.list(path));
      case '"':
        return this.string();
      default:
        return this.wordOrNumber();
    }
  }

  private within(path: Path, read: () => unknown): unknown {
    if (path.length >= limits.depthMax) return this.stop(`it is nested deeper than ${limits.depthMax} levels`);
    this.at += 1;
    return read();
  }

  private object(path: Path): unknown {
    const record = emptyRecord();
    if (this.take('}')) return record;
    do {
      this.skipBlanks();
      const name = this.text[this.at] === '"' ? this.string() : this.stop();
      if (name === undefined || !this.counted()) return undefined;
      const inner = [...path, shownName(name)];
      if (Object.hasOwn(record, name)) this.found ??= problem('DUPLICATE_JSON_KEY', inner);
      if (!this.take(':')) return this.stop();
      record[name] = this.value(inner);
      if (this.found !== undefined) return undefined;
    } while (this.take(','));
    return this.take('}') ? record : this.stop();
  }

  private list(path: Path): unknown {
    const entries: unknown[] = [];
    if (this.take(']')) return entries;
    do {
      if (!this.counted()) return undefined;
      entries.push(this.value([...path, entries.length]));
      if (this.found !== undefined) return undefined;
    } while (this.take(','));
    return this.take(']') ? entries : this.stop();
  }

  private string(): string | undefined {
    const end = endOfString(this.text, this.at);
    if (end < 0) return this.stop();
    try {
      const value = JSON.parse(this.text.slice(this.at, end + 1)) as string;
      this.at = end + 1;
      return value;
    } catch {
      return this.stop();
    }
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
    blanks.lastIndex = this.at;
    this.at += blanks.exec(this.text)?.[0].length ?? 0;
  }

  private counted(): boolean {
    this.members += 1;
    if (this.members > limits.jsonMembersMax) this.stop(`it has more than ${limits.jsonMembersMax} members`);
    return this.found === undefined;
  }

  private stop(detail = `unexpected character at position ${this.at}`): undefined {
    this.found ??= problem('MALFORMED_JSON', [], { detail });
    return undefined;
  }
}

/** Index of the closing quote of the string that opens at `start`; −1 when it never closes. */
function endOfString(text: string, start: number): number {
  let at = start;
  for (;;) {
    at = text.indexOf('"', at + 1);
    if (at < 0) return -1;
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 92) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
}
