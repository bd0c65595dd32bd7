export type { CalendarDate } from './calendar-date.ts';
export { addDays, calendarDate, daysBetween, parseCalendarDate } from './calendar-date.ts';
