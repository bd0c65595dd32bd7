import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with a symbol, or with the text in it. */
export const qrProblems = {
  SYMBOL_DATA_TOO_LONG: {
    source: 'ISO/IEC 18004',
    sentence: 'The data has {length} bytes: a symbol of version {versionMax} at level {level} holds {max}',
  },
} as const satisfies Rows;

/** What can be wrong with a code that was read, whatever its standard. */
export const codeReadingProblems = {
  PAYLOAD_LINE_SEPARATORS_MIXED: {
    source: 'IG 4.1.4',
    sentence: 'All lines must have the same ending: LF or CR LF',
  },
  PAYLOAD_EMPTY_TRAILING_LINE: { source: 'IG 4.1.4', sentence: 'Nothing may follow the last used line' },
  PAYLOAD_NOT_CANONICAL: {
    source: 'IG 4.2.2',
    sentence: 'Written as {written}: the guidelines require {canonical}',
  },
  OTHER_PAYMENT_CODE: {
    source: 'API',
    sentence: 'This is {found}: {expected} is expected here',
  },
  SYMBOL_LEVEL: {
    source: 'IG 5.1',
    sentence: 'The symbol has error correction level {level}: M is required',
  },
  SYMBOL_VERSION: {
    source: 'IG 5.2',
    sentence: 'The symbol has version {version}: at most {max} is allowed',
  },
} as const satisfies Rows;

/** What is reported here: these rows. */
export type Reported = typeof qrProblems & typeof codeReadingProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
