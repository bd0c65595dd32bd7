export type { CalendarDate } from './calendar-date.ts';
export { addDays, calendarDate, calendarDateOf, daysBetween, parseCalendarDate, weekdayOf } from './calendar-date.ts';
