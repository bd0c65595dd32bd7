import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with a text. */
export const textProblems = {
  TEXT_TOO_LONG: {
    source: 'IG 4.2.2',
    sentence: 'The text has {length} characters: at most {max} are allowed',
  },
  TEXT_UNTRIMMED: { source: 'API', sentence: 'The text begins or ends with a space' },
} as const satisfies Rows;

/** What was done to a text, where its sender asked for it. */
export const textChanges = {
  TEXT_REPLACED: { source: 'API', sentence: 'The text {from} was replaced by {to}' },
} as const satisfies Rows;

/** Makes a problem of these rows; the parameters are those of its sentence. */
export const change: ProblemMaker<typeof textChanges> = makeProblem;
