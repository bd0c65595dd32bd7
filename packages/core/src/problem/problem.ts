export {
  type ArgumentsOf,
  type CodeOf,
  formatPath,
  makeProblem,
  type Params,
  type ParamsOf,
  type Path,
  type Problem,
  type ProblemMaker,
  type Problems,
  type Rows,
  within,
} from '@rappen/pdf/base';
