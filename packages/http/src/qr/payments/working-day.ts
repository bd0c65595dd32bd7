import { addDays, type CalendarDate, weekdayOf } from '@rappen/core/date';

const saturday = 5;

/** The first day after this one that is at no weekend: banks pay on it, unless it is a holiday. */
export function nextWorkingDay(today: CalendarDate): CalendarDate {
  const days = [1, 2, 3].flatMap((ahead) => addDays(today, ahead) ?? []);
  return days.find((day) => weekdayOf(day) < saturday) ?? today;
}
