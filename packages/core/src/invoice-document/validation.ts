import { formatPath, type Path, type Problem } from '../problem/problem.ts';
import { ProblemList } from '../problem-list.ts';
import type { Reported } from './problems.ts';

/** What was found in an invoice document: by reading it, then by its rules. */
export class Validation extends ProblemList<Reported> {
  /** Every place with a problem, and every place around one. */
  private readonly faulty = new Set<string>();
  private placesKnown = 0;

  constructor(found: readonly Problem[]) {
    super();
    this.take(found);
  }

  /** Whether something was found at this place or in it: nothing is said twice. */
  isFaulty(path: Path): boolean {
    for (; this.placesKnown < this.problems.length; this.placesKnown++) {
      const at = this.problems[this.placesKnown]?.path ?? [];
      for (let length = 1; length <= at.length; length++) this.faulty.add(formatPath(at.slice(0, length)));
    }
    return this.faulty.has(formatPath(path));
  }

  /** The value; `REQUIRED` is reported where it is absent and nothing else was found. */
  required<T>(value: T | undefined, path: Path): T | undefined {
    if (value === undefined && !this.isFaulty(path)) this.report('REQUIRED', path);
    return value;
  }
}
