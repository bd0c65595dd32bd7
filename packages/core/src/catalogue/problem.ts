import { makeProblem, type ProblemMaker } from '../problem/problem.ts';
import type { catalogue } from './rows.ts';

/** Makes a problem of any code of the core; the parameters are those of its sentence. */
export const problem: ProblemMaker<typeof catalogue> = makeProblem;
