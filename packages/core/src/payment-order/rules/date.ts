import { type CalendarDate, daysBetween, parseCalendarDate } from '../../date/calendar-date.ts';
import type { Path } from '../../problem/problem.ts';
import { limits } from '../limits.ts';
import type { Validation } from './validation.ts';

/** A Monday. */
const monday = '2024-01-01' as CalendarDate;
const daysOfWeek = 7;

/**
 * The day on which the bank pays. Reports `DATE_FORMAT`, `DATE_UNKNOWN_DAY`, `PAYMENT_DATE_PAST`; as notices `PAYMENT_DATE_WEEKEND`,
 * `PAYMENT_DATE_FAR`. Source: SPS 2025, credit transfers, ReqdExctnDt.
 */
export function validateDate(text: string, path: Path, validation: Validation): CalendarDate | undefined {
  const date = validation.accept(parseCalendarDate(text), path);
  if (date === undefined) return undefined;
  const weekday = ((daysBetween(monday, date) % daysOfWeek) + daysOfWeek) % daysOfWeek;
  if (weekday > 4) validation.notice('PAYMENT_DATE_WEEKEND', path, { date });
  const { today } = validation.options;
  if (today === undefined) return date;
  if (date < today) return validation.report('PAYMENT_DATE_PAST', path, { date });
  const { daysAheadMax: max } = limits;
  if (daysBetween(today, date) > max) validation.notice('PAYMENT_DATE_FAR', path, { date, max });
  return date;
}
