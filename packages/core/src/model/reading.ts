import { ExactNumber } from '../json/write.ts';
import {
  type Path,
  type Problem,
  type ProblemCode,
  type ProblemParams,
  type Problems,
  problem,
} from '../problem/problem.ts';
import type { Draft, Shape } from './shape.ts';

export interface ReadOptions {
  /** JSON tells numbers, booleans and texts apart; in XML and forms everything is text. JSON unless given. */
  readonly origin?: 'json' | 'text' | undefined;
  /** Entries of any list or object, known or not: what has more is refused as a whole. */
  readonly entriesMax: number;
}

/**
 * A value with all its parts, or every problem and what could be read beside them: the rules judge the draft, so that one answer
 * lists all that is wrong.
 */
export type Read<T> =
  | { readonly ok: true; readonly value: T; readonly draft: Draft<T> }
  | { readonly ok: false; readonly problems: Problems; readonly draft: Draft<T> | undefined };

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
  report<C extends ProblemCode>(
    code: C,
    ...params: keyof ProblemParams<C> extends never ? [] : [ProblemParams<C>]
  ): undefined {
    this.problems.push(problem(code, [...this.path], ...params));
  }

  /** The same for a problem that a parser found. */
  take(found: Problem): undefined {
    this.problems.push({ ...found, path: [...this.path, ...found.path] });
  }

  /** The same for a place within the present one. */
  reportAt<C extends ProblemCode>(
    inner: Path,
    code: C,
    ...params: keyof ProblemParams<C> extends never ? [] : [ProblemParams<C>]
  ): undefined {
    this.problems.push(problem(code, [...this.path, ...inner], ...params));
  }
}

/**
 * Reads a document by its shape. Only own members count; null counts as absent.
 * Reports `TYPE`, `REQUIRED`, `UNKNOWN_FIELD`, `FIELD_NOT_ALLOWED`, `INVALID_ENUM`, `LIST_TOO_LONG`, and what leaves and lists report.
 */
export function read<T>(shape: Shape<T>, document: unknown, options: ReadOptions): Read<T> {
  const reading = new Reading(options);
  const value = shape.read(document, reading);
  // A document of nothing but entries is not told what else it lacks
  const tooLong = reading.problems.find(({ code }) => code === 'LIST_TOO_LONG');
  if (tooLong !== undefined) return { ok: false, problems: [tooLong], draft: undefined };
  const [first, ...more] = reading.problems;
  if (first === undefined && value !== undefined) return { ok: true, value, draft: draftOf(value) };
  return {
    ok: false,
    problems: [first ?? problem('REQUIRED', []), ...more],
    draft: value === undefined ? undefined : draftOf(value),
  };
}

/** What a shape reads has every part of its type except those with problems: a draft, and the value where there are none. */
function draftOf<T>(value: T): Draft<T> {
  return value as Draft<T>;
}

/** Whether a value is an object with names: no list, no number that keeps its text. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}

/** What a value is, in words. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number' || value instanceof ExactNumber) return 'a number';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Characters of a name that somebody made up, as far as a path shows it. */
const unknownNameLengthMax = 100;

/** A name that somebody made up, as far as a path shows it. */
export function shownName(name: string): string {
  return name.slice(0, unknownNameLengthMax);
}
