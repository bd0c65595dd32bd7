import { addDays, type CalendarDate, calendarDate, weekdayOf } from './calendar-date.ts';

/** Clearing systems whose days banks keep: SIC for CHF, TARGET for EUR (euroSIC keeps its days). */
export type BankCalendar = 'SIC' | 'TARGET';

const saturday = 5;
/** Days of every year, as month and day. */
const fixedHolidays = {
  SIC: ['01-01', '01-02', '05-01', '08-01', '12-25', '12-26'],
  TARGET: ['01-01', '05-01', '12-25', '12-26'],
} as const;
/** Days from Easter Sunday: Good Friday, Easter Monday; Ascension Day, Whit Monday. */
const movableHolidays = { SIC: [-2, 1, 39, 50], TARGET: [-2, 1] } as const;

/**
 * Whether banks settle payments on a day: no Saturday, no Sunday, no holiday of the clearing system. Days of single cantons and banks are
 * not in it. Source: SIX, SIC operating calendar; European Central Bank, TARGET operating days.
 */
export function isBankDay(date: CalendarDate, calendar: BankCalendar = 'SIC'): boolean {
  if (weekdayOf(date) >= saturday) return false;
  const isFixed = fixedHolidays[calendar].some((day) => day === date.slice(5));
  const easter = easterSunday(Number(date.slice(0, 4)));
  return !isFixed && !movableHolidays[calendar].some((days) => easter !== undefined && addDays(easter, days) === date);
}

/** The first bank day after a day; the day itself where the calendar of this library ends. */
export function nextBankDay(date: CalendarDate, calendar: BankCalendar = 'SIC'): CalendarDate {
  const days = Array.from({ length: closedDaysMax + 1 }, (_, ahead) => addDays(date, ahead + 1));
  return days.find((day) => day !== undefined && isBankDay(day, calendar)) ?? date;
}

/** More days in a row are never without banks: Christmas or New Year beside a weekend. */
const closedDaysMax = 6;

/** Easter Sunday of a year of the Gregorian calendar (Gauss, with the corrections of Lichtenberg); undefined outside the years 1–9999. */
export function easterSunday(year: number): CalendarDate | undefined {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const golden = year % 19;
  const seed = (19 * golden + moon) % 30;
  const correction = Math.floor((seed + Math.floor(golden / 11)) / 29);
  const limit = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const distance = 7 - ((((limit - firstSunday) % 7) + 7) % 7);
  const march = limit + distance;
  const found = march > 31 ? calendarDate(year, 4, march - 31) : calendarDate(year, 3, march);
  return found.ok ? found.value : undefined;
}
