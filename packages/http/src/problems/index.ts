import { makeProblem, type Problem, type ProblemMaker, type Rows, sentenceFrom } from '@rappen/core/problem';
import { catalogue } from './catalogue.ts';

export type { Path, Problem, Problems } from '@rappen/core/problem';
export { formatPath, within } from '@rappen/core/problem';
export { catalogue, type ProblemCode, problemsByOwner } from './catalogue.ts';

/** Makes a problem of any code of the services and the core; the parameters are those of its sentence. */
export const problem: ProblemMaker<typeof catalogue> = makeProblem;

/** The English sentence of a problem, with its parameters in place. */
export function sentenceOf(found: Problem): string {
  return sentenceFrom(catalogue, found);
}

const rows: Rows = catalogue;

/** HTTP status for a list: unreadable input (400) outranks a broken rule (422). */
export function statusOf(problems: readonly Problem[]): number {
  return Math.min(599, ...problems.map(({ code }) => rows[code]?.status ?? 422));
}
