import type { Problem } from '../problem/problem.ts';
import { sentenceFrom } from '../problem/sentence.ts';
import { catalogue } from './rows.ts';

/** The English sentence of a problem, with its parameters in place; the code itself for one that is not of the core. */
export function sentenceOf(found: Problem): string {
  return sentenceFrom(catalogue, found);
}
