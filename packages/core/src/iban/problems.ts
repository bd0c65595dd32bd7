import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with an IBAN. */
export const ibanProblems = {
  IBAN_FORMAT: {
    source: 'ISO 13616',
    sentence: 'This is not an IBAN: a Swiss one has two letters, seven digits, then twelve capital letters or digits',
  },
  IBAN_CHECKSUM: {
    source: 'ISO 13616',
    sentence: 'The check digits of the IBAN are wrong: at least one character is incorrect',
  },
} as const satisfies Rows;

/** What can be wrong with an IBAN by the registry of its country. */
export const registryProblems = {
  IBAN_COUNTRY_WITHOUT: {
    source: 'ISO 13616',
    sentence: 'No IBAN begins with {country}: the country is not in the IBAN registry',
  },
  IBAN_COUNTRY_LENGTH: {
    source: 'ISO 13616',
    sentence: 'The IBAN has {length} characters: an IBAN from {country} has {expected}',
  },
  IBAN_COUNTRY_STRUCTURE: {
    source: 'ISO 13616',
    sentence: 'The IBAN has letters or digits where an IBAN from {country} does not allow them',
  },
} as const satisfies Rows;

/** What is reported here: these rows. */
export type Reported = typeof ibanProblems & typeof registryProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
