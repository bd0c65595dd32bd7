import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with a page that a slip is put on. */
export const slipOnPageProblems = {
  PDF_PAGE_TOO_SMALL: {
    source: 'IG 3.3',
    sentence: 'Page {page} measures {width} by {height} mm: a payment part with receipt needs 210 by 105 mm',
  },
  SLIP_CODE_COVERED: {
    source: 'IG 3.5',
    sentence:
      'Page {page} has {what} where the Swiss QR code would be, {left} mm from its left and {top} mm from its top edge: banks could not read the code. Choose another page, or let the payment part have its own',
  },
  SLIP_OVER_CONTENT: {
    source: 'IG 3.5',
    sentence:
      'Page {page} has {what} where the payment part with receipt is, {left} mm from its left and {top} mm from its top edge: look at the page before you send it',
  },
} as const satisfies Rows;

/** What is reported here: these rows. */
export type Reported = typeof slipOnPageProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
