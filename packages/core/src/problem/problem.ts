export {
  type ArgumentsOf,
  type CodeOf,
  formatPath,
  makeProblem,
  type Params,
  type Path,
  type Problem,
  type ProblemMaker,
  type Problems,
  type Rows,
  within,
} from '@rappen/pdf/internal/base';
