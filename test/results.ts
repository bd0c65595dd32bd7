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
