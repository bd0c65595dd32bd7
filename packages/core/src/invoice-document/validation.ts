import { formatPath, type Path, type Problem } from '../problem/problem.ts';
import { ProblemList } from '../problem-list.ts';
import type { Reported } from './problems.ts';

/** What was found in an invoice document: by reading it, then by its rules. */
export class Validation extends ProblemList<Reported> {
  constructor(found: readonly Problem[]) {
    super();
    this.problems.push(...found);
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
