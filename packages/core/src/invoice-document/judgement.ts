import {
  formatPath,
  type Path,
  type Problem,
  type ProblemCode,
  type ProblemParams,
  problem,
  within,
} from '../problem/index.ts';
import type { Result } from '../result.ts';

/** What was found in an invoice document: by reading it, then by its rules. */
export class Judgement {
  readonly problems: Problem[];

  constructor(found: readonly Problem[]) {
    this.problems = [...found];
  }

  report<C extends ProblemCode>(
    code: C,
    path: Path,
    ...params: keyof ProblemParams<C> extends never ? [] : [ProblemParams<C>]
  ): undefined {
    this.problems.push(problem(code, path, ...params));
  }

  /** The value of a result; its problems are taken over. */
  taken<T>(result: Result<T>, path: Path): T | undefined {
    if (result.ok) return result.value;
    this.problems.push(...within(path, result.problems));
    return undefined;
  }

  /** Whether something was found at this place or in it: nothing is said twice. */
  isFaulty(path: Path): boolean {
    const place = formatPath(path);
    return this.problems.some((found) => {
      const at = formatPath(found.path);
      return at === place || at.startsWith(`${place}.`) || at.startsWith(`${place}[`);
    });
  }

  /** The value; `REQUIRED` is reported where it is absent and nothing else was found. */
  required<T>(value: T | undefined, path: Path): T | undefined {
    if (value === undefined && !this.isFaulty(path)) this.report('REQUIRED', path);
    return value;
  }
}
