export type { CalendarDate } from './calendar-date.ts';
export { addDays, calendarDate, daysBetween, parseCalendarDate, weekdayOf } from './calendar-date.ts';
