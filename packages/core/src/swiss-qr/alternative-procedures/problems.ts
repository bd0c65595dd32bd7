import { makeProblem, type ProblemMaker, type Rows } from '../../problem/problem.ts';
import type { textProblems } from '../../text/problems.ts';

/** What can be wrong with an alternative procedure. */
export const alternativeProceduresProblems = {
  ALTERNATIVE_PROCEDURE_FORMAT: {
    source: 'IG 4.2.2',
    sentence: 'An alternative procedure must begin with its name and a separator',
  },
  EBILL_PROCEDURE_FORMAT: {
    source: 'eBill',
    sentence: 'eBill information consists of eBill/B or eBill/R and a recipient, separated by slashes',
  },
  EBILL_PROCEDURE_TYPE: { source: 'eBill', sentence: 'The eBill type must be B (bill) or R (reminder)' },
  EBILL_PROCEDURE_RECIPIENT: {
    source: 'eBill',
    sentence: 'The eBill recipient must be an e-mail address, a UID (CHE and nine digits) or an id of 1 to 17 digits',
  },
  EBILL_PROCEDURE_RECIPIENT_NOT_ONE: {
    source: 'eBill',
    sentence: 'Enter exactly one of e-mail address, UID and recipient id',
  },
  EBILL_PROCEDURE_REFERENCED_BILL: {
    source: 'eBill',
    sentence: 'The referenced bill must be a number without spaces or slashes',
  },
} as const satisfies Rows;

/** What is reported here: these rows, and those of the folders it builds on. */
export type Reported = typeof alternativeProceduresProblems & typeof textProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
