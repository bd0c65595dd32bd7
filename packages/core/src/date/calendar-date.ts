import type { Branded } from '../brand.ts';
import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';

/** A day of the proleptic Gregorian calendar, `yyyy-mm-dd`, years 0001–9999. No time zone. Text order is day order. */
export type CalendarDate = Branded<string, 'CalendarDate'>;

/** Reads `yyyy-mm-dd`. Reports `DATE_FORMAT` and, for a day that does not exist, `DATE_UNKNOWN_DAY`. */
export function parseCalendarDate(text: string): Result<CalendarDate> {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typeof text === 'string' ? text : '');
  if (!match) return failed(problem('DATE_FORMAT', []));
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  return calendarDate(year, month, day);
}

/** The day of a text; undefined where there is none. */
export function calendarDateOf(text: string | undefined): CalendarDate | undefined {
  const parsed = text === undefined ? undefined : parseCalendarDate(text);
  return parsed?.ok ? parsed.value : undefined;
}

/** The date of a year (1–9999), month (1–12) and day. Reports `DATE_UNKNOWN_DAY`. */
export function calendarDate(year: number, month: number, day: number): Result<CalendarDate> {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    return failed(problem('DATE_UNKNOWN_DAY', []));
  }
  return ok(format(year, month, day));
}

/** The day `days` later (or earlier, when negative); undefined outside the years 0001–9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate | undefined {
  const [year, month, day] = civilOf(dayNumber(date) + days);
  return year < 1 || year > 9999 ? undefined : format(year, month, day);
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The day of the week, from Monday, 0, to Sunday, 6. */
export function weekdayOf(date: CalendarDate): number {
  const days = daysBetween(monday, date) % daysOfWeek;
  return (days + daysOfWeek) % daysOfWeek;
}

const monday = '2024-01-01' as CalendarDate;
const daysOfWeek = 7;

function format(year: number, month: number, day: number): CalendarDate {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as CalendarDate;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 0000-03-01, counted in 400-year eras so that leap days fall at the end of a year. */
function dayNumber(date: CalendarDate): number {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(date.slice(8)) - 1;
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear;
}

function civilOf(days: number): [year: number, month: number, day: number] {
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return [yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1];
}
