import {
  type ArgumentsOf,
  type CodeOf,
  makeProblem,
  type Path,
  type Problem,
  type Rows,
  within,
} from './problem/problem.ts';
import type { Result } from './result.ts';

/** What one pass over an input finds. Every rule runs; none stops the others. */
export class ProblemList<R extends Rows> {
  readonly problems: Problem[] = [];

  report<C extends CodeOf<R>>(code: C, path: Path, ...params: ArgumentsOf<R, C>): undefined {
    this.problems.push(makeProblem(code, path, ...params));
  }

  /** Reports what was found elsewhere; there may be more than one call can pass on at once. */
  take(found: readonly Problem[]): void {
    for (const one of found) this.problems.push(one);
  }

  /** The value of a result; nothing where it has problems, which are reported at this place. */
  accept<T>(result: Result<T>, path: Path): T | undefined {
    if (result.ok) return result.value;
    this.take(within(path, result.problems));
    return undefined;
  }
}
