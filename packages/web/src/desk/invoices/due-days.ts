import { exactSumOf } from '@rappen/core/money';
import { dayMilliseconds, isoDay } from '../../records/days.ts';
import type { DueInvoice } from './summary.ts';

/** A day of a calendar, with what is due on it. */
export interface DueDay {
  /** `yyyy-mm-dd`. */
  readonly day: string;
  /** Whether it is of the month that is shown, or fills up the first or last week. */
  readonly isOfMonth: boolean;
  readonly count: number;
  readonly sum: string;
}

const daysOfWeek = 7;

/** The weeks of a month (`yyyy-mm`), from Monday to Sunday, each day with the sum of what is due on it. */
export function dueDays(due: readonly DueInvoice[], month: string): readonly (readonly DueDay[])[] {
  const byDay = new Map<string, string[]>();
  for (const { rest, dueOn } of due) byDay.set(dueOn, [...(byDay.get(dueOn) ?? []), rest]);
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const before = (new Date(first).getUTCDay() + daysOfWeek - 1) % daysOfWeek;
  const weeks: DueDay[][] = [];
  for (let at = first - before * dayMilliseconds; isoDay(at).slice(0, 7) <= month; ) {
    const week: DueDay[] = [];
    for (let nth = 0; nth < daysOfWeek; nth++, at += dayMilliseconds) {
      const day = isoDay(at);
      const amounts = byDay.get(day) ?? [];
      week.push({ day, isOfMonth: day.startsWith(month), count: amounts.length, sum: exactSumOf(amounts) });
    }
    weeks.push(week);
  }
  return weeks;
}
