import type { CalendarDate } from '../../date/calendar-date.ts';
import { type ArgumentsOf, type CodeOf, formatPath, type Path, type Problem } from '../../problem/problem.ts';
import { ProblemList } from '../../problem-list.ts';
import type { BusinessCaseType } from '../business-case.ts';
import type { Reported } from '../problems.ts';

/** One pass over a document: what it is validated as, on which day, and what was found. No rule stops another. */
export class Validation extends ProblemList<Reported> {
  readonly type: BusinessCaseType;
  readonly today: CalendarDate;
  private readonly faulty = new Set<string>();

  constructor(type: BusinessCaseType, today: CalendarDate, found: readonly Problem[] = []) {
    super();
    this.take(found);
    this.type = type;
    this.today = today;
    for (const { path } of found) this.faulty.add(formatPath(path));
  }

  override report<C extends CodeOf<Reported>>(code: C, path: Path, ...params: ArgumentsOf<Reported, C>): undefined {
    super.report(code, path, ...params);
    this.faulty.add(formatPath(path));
  }

  /** Whether nothing was found at this very place: a value that is not there is then really absent. */
  isSound(path: Path): boolean {
    return !this.faulty.has(formatPath(path));
  }
}
