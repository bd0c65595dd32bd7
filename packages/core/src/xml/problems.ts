import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with a text that should be XML. */
export const xmlProblems = {
  MALFORMED_XML: {
    status: 400,
    source: 'XML 1.0; Namespaces in XML 1.0',
    sentence: 'The XML cannot be read: {detail}',
  },
  XML_DOCTYPE_FORBIDDEN: {
    status: 400,
    source: 'API',
    sentence: 'The XML has a document type declaration: send it without one',
  },
  XML_LIMIT_EXCEEDED: {
    status: 400,
    source: 'API',
    sentence: 'The XML has more than {max} {what}',
  },
} as const satisfies Rows;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<typeof xmlProblems> = makeProblem;
