export { catalogue } from './catalogue.ts';
export type { Path, Problem, ProblemCode, ProblemParams, Problems } from './problem.ts';
export { formatPath, problem, within } from './problem.ts';
export { sentenceOf, statusOf } from './sentence.ts';
