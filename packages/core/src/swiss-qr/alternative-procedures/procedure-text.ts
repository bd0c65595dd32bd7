import type { Problem } from '../../problem/problem.ts';
import { characterSets } from '../character-sets.ts';
import { forbiddenProblem } from '../forbidden-characters.ts';
import { limits } from '../limits.ts';
import { problem } from './problems.ts';

/**
 * The problems of a text as an alternative procedure of any scheme: `TEXT_TOO_LONG` (100 characters) and
 * `TEXT_CHARACTER_NOT_ALLOWED`. Source: guidelines, table of data elements and section on the character set.
 */
export function procedureTextProblems(text: string): Problem[] {
  const max = limits.alternativeProcedureLengthMax;
  const forbidden = forbiddenProblem(text.slice(0, max), characterSets['2.3'], []);
  const problems = forbidden === undefined ? [] : [forbidden];
  if (text.length > max) problems.push(problem('TEXT_TOO_LONG', [], { length: text.length, max }));
  return problems;
}
