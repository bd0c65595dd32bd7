import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with a date. */
export const dateProblems = {
  DATE_FORMAT: { source: 'ISO 8601', sentence: 'The date must be written as yyyy-mm-dd' },
  DATE_UNKNOWN_DAY: { source: 'ISO 8601', sentence: 'This date does not exist' },
} as const satisfies Rows;

/** What is reported here: these rows. */
export type Reported = typeof dateProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
