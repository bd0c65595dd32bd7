import type { Rows } from '../problem/problem.ts';

/** What can be wrong with a text. */
export const textProblems = {
  TEXT_TOO_LONG: {
    source: 'IG 4.2.2',
    sentence: 'The text has {length} characters: at most {max} are allowed',
  },
  TEXT_UNTRIMMED: { source: 'API', sentence: 'The text begins or ends with a space' },
} as const satisfies Rows;
