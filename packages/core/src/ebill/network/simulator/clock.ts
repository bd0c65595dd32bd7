import { assert } from '../../../assert.ts';
import { addDays, type CalendarDate, calendarDate } from '../../../date/calendar-date.ts';

const dayMilliseconds = 86_400_000;

/** The day of an instant in milliseconds since 1970. The simulator counts days in UTC. */
export function dayOf(milliseconds: number): CalendarDate {
  const first = calendarDate(1970, 1, 1);
  assert(first.ok, 'there is a first of January');
  const day = addDays(first.value, Math.floor(milliseconds / dayMilliseconds));
  assert(day !== undefined, 'the clock stands between the years 1 and 9999');
  return day;
}
