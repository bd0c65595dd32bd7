import { addDays, parseCalendarDate } from '@rappen/core/date';
import type { Company, Invoice } from './records.ts';

/**
 * The number of an invoice by a pattern: `{YYYY}`, `{YY}` and `{MM}` are of its date, `{N}` is the running number, with as many
 * digits as there are N. A pattern without a running number gets one at its end.
 */
export function numberOf(pattern: string, running: number, date: string): string {
  const [year = '', month = ''] = date.split('-');
  const whole = /\{N+\}/.test(pattern) ? pattern : `${pattern}{N}`;
  return whole.replace(/\{(YYYY|YY|MM|N+)\}/g, (_, name: string) => {
    if (name === 'YYYY') return year;
    if (name === 'YY') return year.slice(-2);
    if (name === 'MM') return month;
    return String(running).padStart(name.length, '0');
  });
}

/** The next number that no invoice of the company has yet, and what comes after it. */
export function nextNumber(
  company: Company,
  date: string,
  taken: ReadonlySet<string>,
): { readonly number: string; readonly running: number } {
  let running = company.nextNumber;
  while (taken.has(numberOf(company.numberPattern, running, date))) running += 1;
  return { number: numberOf(company.numberPattern, running, date), running };
}

/** Whether an invoice takes up its number: a reminder has that of the invoice, a draft may still change. */
export const hasOwnNumber = ({ kind, issuedOn }: Invoice): boolean => kind !== 'reminder' && issuedOn !== '';

/** The last day to pay, `yyyy-mm-dd`; empty where date or days say nothing. */
export function dueDayOf({ date, days }: Pick<Invoice, 'date' | 'days'>): string {
  const count = Number(days);
  const start = parseCalendarDate(date);
  if (days.trim() === '' || !Number.isInteger(count) || count < 0 || count > 9999 || !start.ok) return '';
  return addDays(start.value, count) ?? '';
}
