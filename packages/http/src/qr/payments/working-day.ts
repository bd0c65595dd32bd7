import { addDays, type CalendarDate, daysBetween } from '@rappen/core/date';

/** A Monday. */
const monday = '2024-01-01' as CalendarDate;
const daysOfWeek = 7;
const saturday = 5;

/** The first day after this one that is at no weekend: banks pay on it, unless it is a holiday. */
export function nextWorkingDay(today: CalendarDate): CalendarDate {
  const days = [1, 2, 3].flatMap((ahead) => addDays(today, ahead) ?? []);
  return days.find((day) => weekdayOf(day) < saturday) ?? today;
}

/** From Monday, 0, to Sunday. */
function weekdayOf(day: CalendarDate): number {
  return ((daysBetween(monday, day) % daysOfWeek) + daysOfWeek) % daysOfWeek;
}
