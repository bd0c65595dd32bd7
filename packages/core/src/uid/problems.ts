import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with a UID. */
export const uidProblems = {
  UID_FORMAT: { source: 'UID register', sentence: 'A UID consists of CHE and nine digits' },
  UID_CHECK_DIGIT: { source: 'UID register', sentence: 'The check digit of the UID is wrong' },
} as const satisfies Rows;

/** What is reported here: these rows. */
export type Reported = typeof uidProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
