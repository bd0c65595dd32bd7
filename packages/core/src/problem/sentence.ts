import { catalogue } from './catalogue.ts';
import { filledSentence } from './filled-sentence.ts';
import type { Problem } from './problem.ts';

/** The English sentence of a problem, with its parameters in place. */
export function sentenceOf(found: Problem): string {
  return filledSentence(catalogue[found.code].sentence, found.params);
}

/** HTTP status for a list: unreadable input (400) outranks a broken rule (422). */
export function statusOf(problems: readonly Problem[]): number {
  let lowest = 599;
  for (const found of problems) lowest = Math.min(lowest, catalogue[found.code].status);
  return lowest;
}
