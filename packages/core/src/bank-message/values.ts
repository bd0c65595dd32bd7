import { type CalendarDate, parseCalendarDate } from '../date/calendar-date.ts';
import { limits } from './limits.ts';

const decimal = /^(\d+)(?:\.(\d+))?$/;

/**
 * The decimal text of an amount of a message: digits and a point, at most 18 digits of which five are decimals. Two decimals, or as
 * many as mean something. Undefined for anything else: signs, commas, exponents. Source: ISO 20022, ActiveOrHistoricCurrencyAndAmount.
 */
export function amountText(text: string | undefined): string | undefined {
  const [, whole, decimals = ''] = decimal.exec(text ?? '') ?? [];
  if (whole === undefined || decimals.length > limits.amountDecimalsMax) return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length + decimals.length > limits.amountDigitsMax) return undefined;
  return `${digits}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`;
}

/** The day of a date or date and time of a message, whatever its time zone; undefined where there is no such day. */
export function dayOf(text: string | undefined): CalendarDate | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}(?:$|T|Z|[+-]\d{2}:\d{2}$)/.test(text)) return undefined;
  const day = parseCalendarDate(text.slice(0, 'yyyy-mm-dd'.length));
  return day.ok ? day.value : undefined;
}

const dateTime =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/;

/** Whether a text is a date and time as messages write them, with or without a time zone. Source: ISO 20022, ISODateTime. */
export function isDateTime(text: string): boolean {
  const day = dateTime.exec(text)?.[1];
  return day !== undefined && parseCalendarDate(day).ok;
}
