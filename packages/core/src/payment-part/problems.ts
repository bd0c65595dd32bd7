import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with printing a payment part. */
export const paymentPartProblems = {
  LAYOUT_REDUCED: {
    source: 'Style Guide',
    sentence: 'The text was shortened as the guidelines allow: {detail}',
  },
  LAYOUT_SEPARATION_TEXT_NEEDS_ROOM: {
    source: 'API',
    sentence: 'Page size {pageSize} has no room for the separation text above the slip: use A4 or A5',
  },
  LAYOUT_TRUNCATED: {
    source: 'Style Guide',
    sentence: 'The text did not fit and was shortened: it ends with three dots',
  },
} as const satisfies Rows;

/** What is reported here: these rows. */
export type Reported = typeof paymentPartProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
