import type { Rows } from '../problem/problem.ts';

/** What can be wrong with a country code. */
export const countryProblems = {
  COUNTRY_UNKNOWN: {
    source: 'ISO 3166-1',
    sentence: 'This is not a country code: enter two capital letters (ISO 3166-1)',
  },
} as const satisfies Rows;
