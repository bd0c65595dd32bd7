import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with a reference. */
export const referenceProblems = {
  QR_REFERENCE_FORMAT: {
    source: 'IG 4.2.2',
    sentence: 'A QR reference must have exactly 27 digits and nothing else',
  },
  QR_REFERENCE_CHECK_DIGIT: {
    source: 'IG Annex B',
    sentence: 'The check digit of the QR reference is {found}: it should be {expected}',
  },
  QR_REFERENCE_ZEROS: { source: 'IG 2.3, 4.2.2', sentence: 'A QR reference must not be all zeros' },
  CREDITOR_REFERENCE_FORMAT: {
    source: 'ISO 11649',
    sentence: 'A creditor reference must be RF, two check digits and 1 to 21 letters or digits',
  },
  CREDITOR_REFERENCE_CHECK_DIGITS: {
    source: 'ISO 11649',
    sentence: 'The check digits of the creditor reference are {found}: they should be {expected}',
  },
} as const satisfies Rows;

/** What can be wrong with what a reference is made from. */
export const referenceMakingProblems = {
  QR_REFERENCE_TOO_LONG: {
    source: 'IG Annex B',
    sentence: 'The customer id and number have {length} digits together: at most {max} fit before the check digit',
  },
  QR_REFERENCE_DIGITS_ONLY: {
    source: 'IG Annex B',
    sentence: 'A QR reference can be built from digits only',
  },
  CREDITOR_REFERENCE_CHARACTERS: {
    source: 'ISO 11649',
    sentence: 'A creditor reference can be built only from the letters A to Z and digits',
  },
  CREDITOR_REFERENCE_TOO_LONG: {
    source: 'ISO 11649',
    sentence: 'The text has {length} characters: at most {max} fit after RF and the check digits',
  },
} as const satisfies Rows;

/** What is reported here: these rows. */
export type Reported = typeof referenceProblems & typeof referenceMakingProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
