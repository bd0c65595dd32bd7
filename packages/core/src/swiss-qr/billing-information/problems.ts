import type { modelProblems } from '../../model/problems.ts';
import { makeProblem, type ProblemMaker, type Rows } from '../../problem/problem.ts';
import type { swissQrProblems } from '../problems.ts';

/** What can be wrong with billing information. */
export const billingInformationProblems = {
  SWICO_VALUE: { source: 'S1 1.2', sentence: 'Tag {tag} must be {form}' },
  SWICO_PERIOD_REVERSED: { source: 'S1 1.2', sentence: 'The service period ends before it begins' },
  SWICO_NET_AMOUNT_MISSING: {
    source: 'S1 1.2',
    sentence: 'If there are several VAT rates, each needs its net amount',
  },
  SWICO_AMOUNT_MISMATCH: {
    source: 'S1 1.2',
    sentence: 'Net amounts and VAT add up to {sum}, but the amount of the bill is {amount}',
  },
} as const satisfies Rows;

/** What can be wrong with Swico S1 text that was read. */
export const swicoReadingProblems = {
  SWICO_PREFIX: {
    source: 'S1 1.2',
    sentence: 'Swico billing information must begin with //S1/ and a tag',
  },
  SWICO_TAG_REPEATED: { source: 'S1 1.2', sentence: 'Tag {tag} appears more than once' },
  SWICO_TAG_UNKNOWN: {
    source: 'S1 1.2',
    sentence: 'Tag {tag} is not one of 10, 11, 20, 30, 31, 32, 33, 40',
  },
  SWICO_TAG_ORDER: { source: 'S1 1.2', sentence: 'The tags must be in ascending order' },
  SWICO_TAG_EMPTY: { source: 'S1 1.2', sentence: 'Tag {tag} has no value: remove it' },
  SWICO_DATE_WITH_TIME: {
    source: 'S1 1.2',
    sentence: 'Tag {tag} has a time after the date: enter only the six digits of the date',
  },
} as const satisfies Rows;

/** What is reported here: these rows, and those of the folders it builds on. */
export type Reported = typeof swissQrProblems &
  typeof billingInformationProblems &
  typeof swicoReadingProblems &
  typeof modelProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
