import type { CalendarDate } from '../../date/calendar-date.ts';
import {
  formatPath,
  type Path,
  type Problem,
  type ProblemCode,
  type ProblemParams,
  problem,
} from '../../problem/problem.ts';
import type { BusinessCaseType } from '../business-case.ts';

/** One pass over a document: what it is judged as, on which day, and what was found. No rule stops another. */
export class Judgement {
  readonly problems: Problem[];
  readonly type: BusinessCaseType;
  readonly today: CalendarDate;
  private readonly faulty = new Set<string>();

  constructor(type: BusinessCaseType, today: CalendarDate, found: readonly Problem[] = []) {
    this.type = type;
    this.today = today;
    this.problems = [...found];
    for (const { path } of found) this.faulty.add(formatPath(path));
  }

  report<C extends ProblemCode>(
    code: C,
    path: Path,
    ...params: keyof ProblemParams<C> extends never ? [] : [ProblemParams<C>]
  ): undefined {
    this.problems.push(problem(code, path, ...params));
    this.faulty.add(formatPath(path));
  }

  /** Whether nothing was found at this very place: a value that is not there is then really absent. */
  isSound(path: Path): boolean {
    return !this.faulty.has(formatPath(path));
  }
}
