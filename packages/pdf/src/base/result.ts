import type { Problem, Problems } from './problem.ts';

/** A value, or every problem found on the way to it. Expected bad input never throws. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: Problems };

/** The result with a value. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Fails with at least one problem: the type does not let an empty list through. */
export function failed(...problems: [Problem, ...Problem[]]): Result<never> {
  return { ok: false, problems };
}

/** Turns a collected list into a result: the value when nothing was found. */
export function resultOf<T>(value: T, problems: readonly Problem[]): Result<T> {
  return isFilled(problems) ? { ok: false, problems } : { ok: true, value };
}

function isFilled(problems: readonly Problem[]): problems is Problems {
  return problems.length > 0;
}
