export type { ArgumentsOf, CodeOf, Params, Path, Problem, ProblemMaker, Problems, Rows } from '../problem/problem.ts';
export { formatPath, makeProblem, within } from '../problem/problem.ts';
export { sentenceFrom } from '../problem/sentence.ts';
export { problem } from './problem.ts';
export { catalogue, type ProblemCode, problemsByOwner } from './rows.ts';
export { sentenceOf } from './sentence.ts';
