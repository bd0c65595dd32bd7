import type { modelProblems } from '../model/problems.ts';
import type { moneyProblems } from '../money/problems.ts';
import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';
import type { codeReadingProblems, qrProblems } from '../qr/problems.ts';
import type { textProblems } from '../text/problems.ts';

/** What can be wrong with an EPC payment and its code. */
export const epcProblems = {
  EPC_HEADER: {
    source: 'EPC069-12',
    sentence: 'The text is not an EPC QR code: its first line is not BCD',
  },
  EPC_VERSION: { source: 'EPC069-12', sentence: 'The version is {version}: it must be 001 or 002' },
  EPC_CHARACTER_SET: {
    source: 'EPC069-12',
    sentence: 'The character set must be a number from 1 to 8',
  },
  EPC_ENCODING: {
    source: 'EPC069-12',
    sentence: 'The code declares its text as {characterSet}, but it is not',
  },
  EPC_TRANSFER: { source: 'EPC069-12', sentence: 'The kind of transfer must be SCT or INST' },
  EPC_LINE_COUNT: {
    source: 'EPC069-12',
    sentence: 'The code has {count} lines: 7 to 12 are allowed',
  },
  EPC_TOO_LONG: {
    source: 'EPC069-12',
    sentence: 'The code has {length} bytes: at most {max} are allowed',
  },
  EPC_BIC: {
    source: 'ISO 9362',
    sentence: 'A BIC must have 8 or 11 capital letters and digits, with the country code in positions five and six',
  },
  EPC_BIC_IN_VERSION_1: {
    source: 'EPC069-12',
    sentence: 'Version 001 needs the BIC of the bank: enter it, or use version 002',
  },
  EPC_BIC_OUTSIDE_EEA: {
    source: 'EPC069-12',
    sentence: 'An account in {country}, outside the European Economic Area, needs the BIC of its bank',
  },
  EPC_IBAN_NOT_SEPA: {
    source: 'EPC069-12',
    sentence: 'The IBAN is from {country}, which is not part of SEPA',
  },
  EPC_CURRENCY: { source: 'EPC069-12', sentence: 'The amount must begin with EUR' },
  EPC_PURPOSE: {
    source: 'EPC069-12',
    sentence: 'A purpose is a code of at most {max} capital letters and digits, such as CHAR',
  },
  EPC_REFERENCE_AND_MESSAGE: {
    source: 'EPC069-12',
    sentence: 'A payment can have a reference or a message, not both',
  },
  EPC_CHARACTER: {
    source: 'EPC069-12',
    sentence: 'The text contains characters that cannot be printed: {characters}',
  },
  EPC_NOT_FOUND: { source: 'API', sentence: 'The file contains no EPC QR code' },
} as const satisfies Rows;

/** What is reported here: these rows, and those of the folders it builds on. */
export type Reported = typeof epcProblems &
  typeof modelProblems &
  typeof moneyProblems &
  typeof qrProblems &
  typeof textProblems &
  typeof codeReadingProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
