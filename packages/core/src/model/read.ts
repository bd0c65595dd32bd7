import type { Problems } from '../problem/problem.ts';
import { problem } from './problems.ts';
import { Reading, type ReadOptions } from './reading.ts';
import type { Draft, Shape } from './shape.ts';

/**
 * A value with all its parts, or every problem and what could be read beside them: the rules validate the draft, so that one answer
 * lists all that is wrong.
 */
export type Read<T> =
  | { readonly ok: true; readonly value: T; readonly draft: Draft<T> }
  | { readonly ok: false; readonly problems: Problems; readonly draft: Draft<T> | undefined };

/**
 * Reads a document by its shape. Only own members count; null counts as absent.
 * Reports `TYPE`, `REQUIRED`, `UNKNOWN_FIELD`, `FIELD_NOT_ALLOWED`, `INVALID_ENUM`, `LIST_TOO_LONG`, and what leaves and lists report.
 */
export function read<T>(shape: Shape<T>, document: unknown, options: ReadOptions): Read<T> {
  const reading = new Reading(options);
  const value = shape.read(document, reading);
  if (reading.problems.length === 0 && value !== undefined) return { ok: true, value, draft: draftOf(value) };
  // A document of nothing but entries is not told what else it lacks
  const tooLong = reading.problems.find(({ code }) => code === 'LIST_TOO_LONG');
  if (tooLong !== undefined) return { ok: false, problems: [tooLong], draft: undefined };
  const [first, ...more] = reading.problems;
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
