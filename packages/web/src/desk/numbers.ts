import { addDays, parseCalendarDate } from '@rappen/core/date';
import { isQrIban, normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import { referenceOfNumber } from '../sheet/numbers.ts';
import type { Company, Invoice } from './records.ts';

/** Quantity, price or share as people type it: `1'949.75`, `12,5`, `-3`. Undefined: it is no number, or says two things. */
export function typedNumber(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^(?:CHF|EUR|Fr\.?)\s*|\s*(?:CHF|EUR|Fr\.?)$/gi, '')
    .replace(/[.,](?:[-–—]{1,2})$/, '')
    .replace(/[−–]/g, '-')
    .replace(/(\d)['’‘ʼ´`\s\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '$1');
  const match = /^(-?)(\d*)(?:[.,](\d+))?$/.exec(bare);
  if (match === null) return undefined;
  const [, sign = '', whole = '', decimals] = match;
  if (whole === '' && decimals === undefined) return undefined;
  if (/^[1-9]\d{0,2},\d{3}$/.test(bare.replace('-', ''))) return undefined;
  return `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** What is taken off or put on: a share of the whole, or an amount. */
export type Reduction = { readonly percent: number } | { readonly amount: number };

/** `10 %`, `10%` or `50.00`. Undefined: neither. */
export function typedReduction(text: string): Reduction | undefined {
  const share = /^(.*?)\s*%$/.exec(text.trim());
  const number = typedNumber(share?.[1] ?? text);
  if (number === undefined) return undefined;
  return share ? { percent: Number(number) } : { amount: Number(number) };
}

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

export type ReferenceType = 'QRR' | 'SCOR' | 'NON';

/**
 * The reference of a slip, made of the number of its invoice: a QR-IBAN wants a QR reference, every other account may carry a
 * creditor reference. Of a number that is too long the end counts. What cannot be made stays in braces, and the rules say why.
 */
export function referenceOf(company: Company, number: string): { readonly type: ReferenceType; readonly text: string } {
  const account = parseAccountNumber(normalizeIban(company.iban));
  const isQr = account.ok && isQrIban(account.value);
  const prefix = isQr ? company.referencePrefix.replace(/\D/g, '') : '';
  const signs = number.replace(isQr ? /\D/g : /[^\p{L}\p{N}]/gu, '').slice(-(isQr ? 26 - prefix.length : 21));
  const { type, reference } = referenceOfNumber(signs, { isQrIban: isQr, prefix });
  if (reference !== '') return { type, text: reference };
  return isQr ? { type, text: `{${number.replace(/[{}:]/g, '')}}` } : { type: 'NON', text: '' };
}

/** The last day to pay, `yyyy-mm-dd`; empty where date or days say nothing. */
export function dueDayOf({ date, days }: Pick<Invoice, 'date' | 'days'>): string {
  const count = Number(days);
  const start = parseCalendarDate(date);
  if (days.trim() === '' || !Number.isInteger(count) || count < 0 || count > 9999 || !start.ok) return '';
  return addDays(start.value, count) ?? '';
}
