export type { BankCalendar } from './bank-days.ts';
export { easterSunday, isBankDay, nextBankDay } from './bank-days.ts';
export type { CalendarDate } from './calendar-date.ts';
export { addDays, calendarDate, calendarDateOf, daysBetween, parseCalendarDate, weekdayOf } from './calendar-date.ts';
