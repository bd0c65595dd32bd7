import { ExactNumber } from '../json/write.ts';
import { type ArgumentsOf, type CodeOf, makeProblem, type Path, type Problem } from '../problem/problem.ts';
import { kindOf as kindOfValue } from './kind.ts';
import type { Reported } from './problems.ts';

export interface ReadOptions {
  /** JSON tells numbers, booleans and texts apart; in XML and forms everything is text. JSON unless given. */
  readonly origin?: 'json' | 'text' | undefined;
  /** Entries of any list or object, known or not: what has more is refused as a whole. */
  readonly entriesMax: number;
}

/** One pass over a document. */
export class Reading {
  readonly problems: Problem[] = [];
  readonly isText: boolean;
  readonly entriesMax: number;
  /** Where in the document reading has come to. */
  readonly path: (string | number)[] = [];

  constructor({ origin, entriesMax }: ReadOptions) {
    this.isText = origin === 'text';
    this.entriesMax = entriesMax;
  }

  /** Notes what is wrong with the value at the present place. */
  report<C extends CodeOf<Reported>>(code: C, ...params: ArgumentsOf<Reported, C>): undefined {
    this.reportAt([], code, ...params);
  }

  /** The same for a problem that a parser found. */
  take(found: Problem): undefined {
    this.problems.push({ ...found, path: [...this.path, ...found.path] });
  }

  /** The same for a place within the present one. */
  reportAt<C extends CodeOf<Reported>>(inner: Path, code: C, ...params: ArgumentsOf<Reported, C>): undefined {
    this.problems.push(makeProblem(code, [...this.path, ...inner], ...params));
  }
}

/** Whether a value is an object with names: no list, no number that keeps its text. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}

/** What a value is, in words; a number that keeps its text is one. */
export function kindOf(value: unknown): string {
  return value instanceof ExactNumber ? 'a number' : kindOfValue(value);
}

/** Characters of a name that somebody made up, as far as a path shows it. */
const unknownNameLengthMax = 100;

/** A name that somebody made up, as far as a path shows it. */
export function shownName(name: string): string {
  return name.slice(0, unknownNameLengthMax);
}
