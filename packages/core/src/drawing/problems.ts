import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with a picture. */
export const drawingProblems = {
  FILE_FORMAT_UNKNOWN: {
    source: 'API',
    sentence: 'The file is not a PDF, PNG or JPEG',
  },
  IMAGE_UNREADABLE: { source: 'API', sentence: 'The image is damaged and cannot be read' },
  IMAGE_TOO_LARGE: {
    status: 413,
    source: 'API',
    sentence: 'The image has {width} by {height} pixels: at most {max} pixels are allowed',
  },
  IMAGE_COLOURS: {
    source: 'API',
    sentence: 'The image has {components} colour components: save it as grey or RGB',
  },
} as const satisfies Rows;

/** What is reported here: these rows. */
export type Reported = typeof drawingProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
