import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';
import type { xmlProblems } from '../xml/problems.ts';

/** What can be wrong with a file that should be a message of ISO 20022. */
export const bankMessageProblems = {
  BANK_FILE_KIND: {
    status: 400,
    source: 'API',
    sentence: 'This is {found}: a message of ISO 20022 in XML is needed',
  },
  BANK_FILE_OTHER_MESSAGE: {
    status: 400,
    source: 'ISO 20022',
    sentence: 'This is the message {found}, where {expected} is needed',
  },
  BANK_FILE_VERSION: {
    source: 'SPS 2025, Business Rules 6.1',
    sentence: 'The version {found} of this message is not known: it was read by the rules of {expected}',
  },
  BANK_FILE_ENCODING: {
    source: 'XML 1.0, 4.3.3',
    sentence: 'The file says that its encoding is {declared}, but it is {found}',
  },
  BANK_FILE_ENCODING_MIXED: {
    status: 400,
    source: 'XML 1.0, 4.3.3',
    sentence: 'The file begins as UTF-8 and goes on as something else',
  },
  BANK_FILE_TEXT_TOO_LONG: {
    status: 400,
    source: 'API',
    sentence: 'The element {element} has a text of {length} characters: at most {max} are read',
  },
} as const satisfies Rows;

/** What is reported here: these rows, and those of XML. */
export type Reported = typeof bankMessageProblems & typeof xmlProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
