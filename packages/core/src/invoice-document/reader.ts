import { type CalendarDate, parseCalendarDate } from '../date/index.ts';
import { decimalTextOf, valueAt } from '../json/index.ts';
import { compareDecimals } from '../money/index.ts';
import { type Path, type Problem, type ProblemCode, type ProblemParams, problem, within } from '../problem/index.ts';
import type { Result } from '../result.ts';
import { characterSets, normalizeBillText } from '../swiss-qr/index.ts';
import { isPermitted } from '../text/index.ts';
import { limits } from './limits.ts';

export interface NumberBounds {
  readonly decimalsMax: number;
  /** Decimal texts. */
  readonly min: string;
  readonly max: string;
}

/**
 * Reads fields of a JSON value by path and collects what is wrong with them. A value of the wrong type is taken for absent:
 * the schema has reported it.
 */
export class Reader {
  readonly problems: Problem[] = [];
  readonly #json: unknown;

  constructor(json: unknown) {
    this.#json = json;
  }

  at(path: Path): unknown {
    return valueAt(this.#json, path) ?? undefined;
  }

  report<C extends ProblemCode>(
    code: C,
    path: Path,
    ...params: keyof ProblemParams<C> extends never ? [] : [ProblemParams<C>]
  ): undefined {
    this.problems.push(problem(code, path, ...params));
  }

  /** The value of a result; its problems are taken over. */
  taken<T>(result: Result<T>, path: Path): T | undefined {
    if (result.ok) return result.value;
    this.problems.push(...within(path, result.problems));
    return undefined;
  }

  /** A text of one line; line ends in it count as blanks. An empty one is absent. */
  line(path: Path, lengthMax: number = limits.lineLengthMax): string | undefined {
    const value = this.at(path);
    return typeof value === 'string' ? this.#printable(value.replace(/\s+/g, ' '), path, lengthMax) : undefined;
  }

  /** A text of several lines. */
  text(path: Path): string | undefined {
    const value = this.at(path);
    return typeof value === 'string' ? this.#printable(value, path, limits.textLengthMax) : undefined;
  }

  /** As `line`, and reports `REQUIRED` when there is none. */
  requiredLine(path: Path): string | undefined {
    return this.#required(path, this.line(path));
  }

  requiredText(path: Path): string | undefined {
    return this.#required(path, this.text(path));
  }

  /** Lines of an address, empty ones dropped. */
  lines(path: Path, countMax: number): readonly string[] {
    const count = this.count(path, countMax);
    return Array.from({ length: count }, (_, index) => this.line([...path, index])).filter(
      (line) => line !== undefined,
    );
  }

  /** Entries of a list. Reports `INVOICE_DOCUMENT_TOO_MANY`. */
  count(path: Path, countMax: number): number {
    const value = this.at(path);
    if (!Array.isArray(value)) return 0;
    if (value.length > countMax) {
      this.report('INVOICE_DOCUMENT_TOO_MANY', path, { count: value.length, max: countMax });
      return 0;
    }
    return value.length;
  }

  /** A number as decimal text. Reports `INVOICE_DOCUMENT_DECIMALS`, `INVOICE_DOCUMENT_RANGE`. */
  number(path: Path, { decimalsMax, min, max }: NumberBounds): string | undefined {
    const value = this.at(path);
    if (typeof value !== 'number') return undefined;
    const text = decimalTextOf(value);
    const decimals = text.split('.')[1]?.length ?? 0;
    if (decimals > decimalsMax) return this.report('INVOICE_DOCUMENT_DECIMALS', path, { decimals, max: decimalsMax });
    if (compareDecimals(text, min) < 0 || compareDecimals(text, max) > 0) {
      return this.report('INVOICE_DOCUMENT_RANGE', path, { min, max });
    }
    return text;
  }

  requiredNumber(path: Path, bounds: NumberBounds): string | undefined {
    return this.#required(path, this.number(path, bounds));
  }

  date(path: Path): CalendarDate | undefined {
    const value = this.at(path);
    return typeof value === 'string' ? this.taken(parseCalendarDate(value), path) : undefined;
  }

  requiredDate(path: Path): CalendarDate | undefined {
    return this.at(path) === '' ? this.date(path) : this.#required(path, this.date(path));
  }

  /** Nothing is said twice: a field that was found wrong is not missing as well. */
  #required<T>(path: Path, value: T | undefined): T | undefined {
    const given = this.at(path);
    const isAbsent = given === undefined || (typeof given === 'string' && given.trim() === '');
    if (value === undefined && isAbsent) this.report('REQUIRED', path);
    return value;
  }

  #printable(text: string, path: Path, lengthMax: number): string | undefined {
    const length = [...text].length;
    if (length > lengthMax) return this.report('TEXT_TOO_LONG', path, { length, max: lengthMax });
    const printed = printableText(text);
    const count = printed.split('\n').length;
    if (count > limits.textLinesMax) {
      return this.report('INVOICE_DOCUMENT_TOO_MANY_LINES', path, { count, max: limits.textLinesMax });
    }
    const missing = [...new Set(printed.replaceAll('\n', ''))].filter((character) => !isPrintable(character));
    if (missing.length === 0) return printed === '' ? undefined : printed;
    const characters = missing.slice(0, missingListedMax).map(codePointName).join(', ');
    return this.report('INVOICE_DOCUMENT_NOT_PRINTABLE', path, { characters });
  }
}

const missingListedMax = 10;

/** The characters of guidelines 2.3, en dash and ellipsis: what the font has. */
function isPrintable(character: string): boolean {
  return character === '–' || character === '…' || isPermitted(character, characterSets['2.3']);
}

/** Every line trimmed, blanks of every kind as blanks, characters the font lacks as ones that mean the same. */
function printableText(text: string): string {
  const lines = text.normalize('NFC').split(/\r\n|\r|\n/);
  return lines
    .map(printableLine)
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

function printableLine(line: string): string {
  let printed = '';
  for (const character of line) {
    if (/\s/u.test(character)) printed += ' ';
    else
      printed +=
        character !== '\u00ad' && isPrintable(character)
          ? character
          : normalizeBillText(character, characterSets['2.3']).text;
  }
  return printed.trim();
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
}
