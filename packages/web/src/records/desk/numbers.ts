import { addDays, parseCalendarDate } from '@rappen/core/date';
import { isOrder } from './paper.ts';
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

/** The pattern of the numbers of a kind: what is no invoice has its own. */
function patternOf(company: Company, kind: Invoice['kind']): string {
  switch (kind) {
    case 'offer':
      return company.offerPattern;
    case 'confirmation':
      return company.confirmationPattern;
    case 'delivery':
      return company.deliveryPattern;
    default:
      return company.numberPattern;
  }
}

/** Whether the counter of the company goes on with it: of offers and the like the first free number comes next. */
export const isCounted = ({ kind }: Pick<Invoice, 'kind'>): boolean => !isOrder({ kind });

/** The next number of a kind that nothing of the company has yet, and what comes after it. */
export function nextNumber(
  company: Company,
  kind: Invoice['kind'],
  date: string,
  taken: ReadonlySet<string>,
): { readonly number: string; readonly running: number } {
  const pattern = patternOf(company, kind);
  let running = isCounted({ kind }) ? company.nextNumber : 1;
  while (taken.has(numberOf(pattern, running, date))) running += 1;
  return { number: numberOf(pattern, running, date), running };
}

/** Whether an invoice takes up its number: a reminder has that of the invoice, a draft may still change. */
export const hasOwnNumber = ({ kind, issuedOn }: Invoice): boolean => kind !== 'reminder' && issuedOn !== '';

/** Days that were worked out, by date and days: many invoices have the same. */
const dueDays = new Map<string, string>();
const rememberedMax = 20_000;

/** The last day to pay, or on which an offer is valid, `yyyy-mm-dd`; empty where date or days say nothing. */
export function dueDayOf({ date, days }: Pick<Invoice, 'date' | 'days'>): string {
  const key = `${date} ${days}`;
  const known = dueDays.get(key);
  if (known !== undefined) return known;
  const day = lastDay(date, days);
  if (dueDays.size >= rememberedMax) dueDays.clear();
  dueDays.set(key, day);
  return day;
}

function lastDay(date: string, days: string): string {
  const count = Number(days);
  const start = parseCalendarDate(date);
  if (days.trim() === '' || !Number.isInteger(count) || count < 0 || count > 9999 || !start.ok) return '';
  return addDays(start.value, count) ?? '';
}
