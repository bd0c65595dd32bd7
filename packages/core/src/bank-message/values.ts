import { parseCalendarDate } from '../date/calendar-date.ts';
import { decimalIn } from '../xsd/index.ts';
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

/** As `amountText`, for the text of an element: in every way in which XML Schema lets a decimal be written, such as `+.50`. */
export function amountIn(text: string | undefined): string | undefined {
  if (text !== undefined && plainAmount.test(text)) return text;
  // Zeros at the end are no decimals (XML Schema, fractionDigits)
  return text === undefined ? undefined : amountText(decimalIn(text)?.replace(/\.?0+$/, zerosOf));
}

/** As nearly every message writes it: it stands for itself. Short ones are texts of their own, not views of a file. */
const plainAmount = /^(?:0|[1-9]\d{0,8})\.\d\d$/;

/** Those before the point are kept. */
function zerosOf(zeros: string, at: number, text: string): string {
  return zeros.startsWith('.') || text.slice(0, at).includes('.') ? '' : zeros;
}

const dateTime =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/;

/** Whether a text is a date and time as programs write them, with or without a time zone. Source: ISO 20022, ISODateTime. */
export function isDateTime(text: string): boolean {
  const day = dateTime.exec(text)?.[1];
  return day !== undefined && parseCalendarDate(day).ok;
}
