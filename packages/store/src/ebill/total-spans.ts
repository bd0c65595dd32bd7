import { addDays, type CalendarDate } from '@rappen/core/date';
import { type DayKind, type DayRange, lastDay } from './case-filters.ts';

/** By what sums are kept: of all cases, by each of their days, and by the months of these. */
export type TotalKind = 'all' | DayKind | `${DayKind}Month`;

/** Sums that lie together: of one kind, from a day or month on, through another. */
export interface TotalSpan {
  readonly kind: TotalKind;
  readonly from: string;
  readonly to: string;
}

/** The month that a range of days begins with as a whole; the 13th of a year stands before the next year. */
function firstWholeMonth(from: string): string {
  return from === '' || from.endsWith('-01') ? from.slice(0, 7) : monthBeside(from, 1);
}

/** The month that a range of days ends with as a whole; the 0th of a year stands behind the last one. */
function lastWholeMonth(to: string): string {
  const next = addDays(to as CalendarDate, 1);
  return next === undefined || next.endsWith('-01') ? to.slice(0, 7) : monthBeside(to, -1);
}

function monthBeside(day: string, distance: 1 | -1): string {
  return `${day.slice(0, 5)}${String(Number(day.slice(5, 7)) + distance).padStart(2, '0')}`;
}

/**
 * Which sums make up those of a range of days: of whole months one sum each, so that a year is not read day by day, and of what is left
 * before and behind them the sums of days.
 */
export function spansOf({ kind, from = '', to = lastDay }: DayRange): readonly TotalSpan[] {
  const [first, last] = [firstWholeMonth(from), lastWholeMonth(to)];
  if (first > last) return [{ kind, from, to }];
  const months: TotalSpan = { kind: `${kind}Month`, from: first, to: last };
  return [
    // A month comes before all of its days
    ...(from.slice(0, 7) < first ? [{ kind, from, to: first }] : []),
    months,
    ...(last < to.slice(0, 7) ? [{ kind, from: to.slice(0, 7), to }] : []),
  ];
}
