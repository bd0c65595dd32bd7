import type { BillResult } from '@rappen/core';
import { sentenceOf } from '@rappen/core/problem';
import type { Result } from '@rappen/core/result';

/** The codes of what is wrong; none when nothing is. */
export function codesOf(result: Result<unknown>): string[] {
  return result.ok ? [] : result.problems.map((found) => found.code);
}

/** The value of a result that a test expects to be there. */
export function expectValue<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(sentenceOf).join('; '));
  return result.value;
}

/** The value of a call of the front door that a test expects to be there. */
export function expectBillValue<T>(result: BillResult<T>): T {
  if (!result.ok) throw new Error(linesOf(result).join('; '));
  return result.value;
}

/** What is wrong, as `path: code`; none when nothing is. */
export function linesOf(result: BillResult<unknown>): string[] {
  return result.ok ? [] : result.problems.map(({ path, code }) => `${path}: ${code}`);
}
