import { isBankDay, nextBankDay } from '../../date/bank-days.ts';
import { type CalendarDate, daysBetween, parseCalendarDate, weekdayOf } from '../../date/calendar-date.ts';
import type { Path } from '../../problem/problem.ts';
import { limits } from '../limits.ts';
import type { Validation } from './validation.ts';

/**
 * The day on which the bank pays. Reports `DATE_FORMAT`, `DATE_UNKNOWN_DAY`, `PAYMENT_DATE_PAST`; as notices `PAYMENT_DATE_WEEKEND`,
 * `PAYMENT_DATE_HOLIDAY`, `PAYMENT_DATE_FAR`. Source: SPS 2025, credit transfers, ReqdExctnDt.
 */
export function validateDate(text: string, path: Path, validation: Validation): CalendarDate | undefined {
  const date = validation.accept(parseCalendarDate(text), path);
  if (date === undefined) return undefined;
  if (weekdayOf(date) > 4) validation.notice('PAYMENT_DATE_WEEKEND', path, { date });
  else if (!isBankDay(date)) validation.notice('PAYMENT_DATE_HOLIDAY', path, { date, next: nextBankDay(date) });
  const { today } = validation.options;
  if (today === undefined) return date;
  if (date < today) return validation.report('PAYMENT_DATE_PAST', path, { date });
  const { daysAheadMax: max } = limits;
  if (daysBetween(today, date) > max) validation.notice('PAYMENT_DATE_FAR', path, { date, max });
  return date;
}
