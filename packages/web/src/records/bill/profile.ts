import { type CalendarDate, parseCalendarDate } from '@rappen/core/date';
import { profileAt, profiles, type RuleProfile } from '@rappen/core/swiss-qr';
import { swissDay } from '../swiss-day.ts';

/** The rules that are in force on a day, told as the browser tells it: the day in Switzerland. */
export function profileOfDay(now: Date): RuleProfile {
  const day = parseCalendarDate(swissDay(now));
  return day.ok ? profileAt(day.value as CalendarDate) : profiles['2.3'];
}
