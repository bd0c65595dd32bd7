import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with a page that a slip is put on. */
export const slipOnPageProblems = {
  PDF_PAGE_TOO_SMALL: {
    source: 'IG 3.3',
    sentence: 'Page {page} measures {width} by {height} mm: a payment part with receipt needs 210 by 105 mm',
  },
} as const satisfies Rows;

/** What is reported here: these rows. */
export type Reported = typeof slipOnPageProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
