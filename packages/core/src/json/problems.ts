import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with reading JSON. */
export const jsonProblems = {
  MALFORMED_JSON: { status: 400, source: 'API', sentence: 'This is not valid JSON: {detail}' },
  JSON_NUMBER_NOT_EXACT: {
    status: 400,
    source: 'API',
    sentence: 'The number {literal} cannot be read exactly: use at most 15 digits and no exponent',
  },
  JSON_TOO_DEEP: { status: 400, source: 'API', sentence: 'The JSON is nested deeper than {max} levels' },
} as const satisfies Rows;

/** What is reported here: these rows. */
export type Reported = typeof jsonProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
