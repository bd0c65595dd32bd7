import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with the shape of a document. */
export const modelProblems = {
  TYPE: { status: 400, source: 'API', sentence: 'Expected {expected} but found {found}' },
  LIST_TOO_LONG: { status: 400, source: 'API', sentence: 'The list has {count} entries: at most {max} are allowed' },
  UNKNOWN_FIELD: { status: 400, source: 'API', sentence: 'No field has this name' },
  INVALID_ENUM: { status: 400, source: 'API', sentence: 'The value must be one of {allowed}' },
  REQUIRED: { source: 'IG 4.1.2', sentence: 'A value is required' },
} as const satisfies Rows;

/** What can be wrong with a text of a given form, and with a member where it may not be. */
export const formProblems = {
  PATTERN: { status: 400, source: 'eBill submission contract, fields', sentence: 'The value must be {form}' },
  FIELD_NOT_ALLOWED: {
    status: 400,
    source: 'eBill submission contract, fields',
    sentence: 'This field is not allowed here',
  },
} as const satisfies Rows;

/** What is reported here: these rows. */
export type Reported = typeof modelProblems & typeof formProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
