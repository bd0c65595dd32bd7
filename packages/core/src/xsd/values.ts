import { addDays, type CalendarDate, parseCalendarDate } from '../date/index.ts';

/**
 * What the texts of elements and attributes mean whose types XML Schema defines: every way in which a schema lets a value be written.
 * How large it may be, and whether it may be below zero, is a matter of each vocabulary. Source: XML Schema 1.0, part 2.
 */

/** Without white space around, and with one blank for each run inside: what all types but texts mean (4.3.6, collapse). */
export function collapsed(text: string): string {
  return /^[ \t\n\r]|[\t\n\r]| {2}|[ \t\n\r]$/.test(text)
    ? text.replace(/[ \t\n\r]+/g, ' ').replace(/^ | $/g, '')
    : text;
}

const decimal = /^([+-]?)0*(\d*)(?:\.(\d*))?$/;

/**
 * A decimal as a plain text: `+0.50`, `.5`, `007.`, with white space around; decimals as many as are written, a minus only where it is not
 * zero. Undefined for exponents, commas, grouping, INF and NaN (3.2.3).
 */
export function decimalIn(text: string): string | undefined {
  const bare = collapsed(text);
  const [, sign, whole = '', fraction = ''] = decimal.exec(bare) ?? [];
  if (sign === undefined || !/\d/.test(bare)) return undefined;
  const digits = `${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return sign === '-' && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** `true` and `1`, `false` and `0`; undefined for anything else (3.2.2). */
export function booleanIn(text: string | undefined): boolean | undefined {
  const bare = collapsed(text ?? '');
  if (bare === 'true' || bare === '1') return true;
  return bare === 'false' || bare === '0' ? false : undefined;
}

const zone = '(?:Z|[+-](?:(?:0\\d|1[0-3]):[0-5]\\d|14:00))?';
const date = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})${zone}$`);
const hours = '(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?|(24:00:00(?:\\.0+)?))';
const dateTime = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})T${hours}${zone}$`);
const time = new RegExp(`^${hours}${zone}$`);

/**
 * The day of a date or of a date and time, whatever its time zone: that of the place where it was written. 24:00:00 is the beginning of
 * the next. Undefined where there is no such day (3.2.7, 3.2.9).
 */
export function dayIn(text: string): CalendarDate | undefined {
  const bare = collapsed(text);
  const [, day = '', end] = date.exec(bare) ?? dateTime.exec(bare) ?? [];
  const parsed = parseCalendarDate(day);
  if (!parsed.ok) return undefined;
  return end === undefined ? parsed.value : addDays(parsed.value, 1);
}

/** The day of a date, whatever its time zone; undefined where it is none, also for a date with a time (3.2.9). */
export function dateIn(text: string): CalendarDate | undefined {
  return date.test(collapsed(text)) ? dayIn(text) : undefined;
}

/** A date and time without white space around; undefined where it is none (3.2.7). */
export function dateTimeIn(text: string): string | undefined {
  const bare = collapsed(text);
  return dateTime.test(bare) && dayIn(bare) !== undefined ? bare : undefined;
}

/** A time of day without white space around; undefined where it is none (3.2.8). */
export function timeIn(text: string): string | undefined {
  const bare = collapsed(text);
  return time.test(bare) ? bare : undefined;
}
