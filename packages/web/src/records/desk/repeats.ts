import { limits } from '../../limits.ts';
import { dayAfter, monthAfter } from '../days.ts';
import { type Invoice, unissued } from './records.ts';

/** Months of each rhythm. */
const months = { month: 1, quarter: 3, year: 12 } as const;

/** The days of a template from its first day on: the same day of the month each time, or the last one of a shorter month. */
function* daysOf({ date, rhythm }: Invoice): Generator<{ readonly on: string; readonly nth: number }> {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return;
  for (let nth = 0; ; nth++) {
    const on = monthAfter(date, nth * months[rhythm]);
    if (on.length !== 10) return;
    yield { on, nth };
  }
}

/** The days on which a template was due until a day, and of which nothing was made yet, the first one first. */
export function dueRepeats(template: Invoice, day: string): readonly string[] {
  const { kind, stoppedOn, repeatUntil, repeatedTo } = template;
  if (kind !== 'template' || stoppedOn !== '') return [];
  const last = repeatUntil !== '' && repeatUntil < day ? repeatUntil : day;
  const due: string[] = [];
  for (const { on } of daysOf(template)) {
    if (on > last || due.length >= limits.repeatedPeriodsMax) break;
    if (on > repeatedTo) due.push(on);
  }
  return due;
}

/** The day on which a template is due next; empty where it is stopped or over. */
export function nextRepeat(template: Invoice): string {
  const { stoppedOn, repeatUntil, repeatedTo } = template;
  if (stoppedOn !== '') return '';
  for (const { on } of daysOf(template)) {
    if (repeatUntil !== '' && on > repeatUntil) return '';
    if (on > repeatedTo) return on;
  }
  return '';
}

/**
 * The draft of a template for a day of it. Its name follows from both, so that it is made once, whoever makes it. Placeholders of texts
 * are filled in, and the days of the service go on with the period.
 */
export function repeatOf(template: Invoice, on: string): Invoice {
  const nth = [...takenUntil(template, on)].length - 1;
  const later = nth * months[template.rhythm];
  return {
    ...withPeriod(template, on),
    ...unissued,
    id: `${template.id}-${on}`,
    revision: 0,
    kind: 'invoice',
    number: '',
    date: on,
    of: template.id,
    serviceFrom: periodDay(template.serviceFrom, later),
    serviceTo: periodDay(template.serviceTo, later),
    repeatUntil: '',
    repeatedTo: '',
    stoppedOn: '',
  };
}

function* takenUntil(template: Invoice, on: string): Generator<string> {
  for (const each of daysOf(template)) {
    if (each.on > on) return;
    yield each.on;
  }
}

/** A day so many months later; the last day of a month stays one. */
function periodDay(day: string, later: number): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return day;
  const isLast = dayAfter(day, 1).endsWith('-01');
  return isLast ? dayAfter(monthAfter(dayAfter(day, 1), later), -1) : monthAfter(day, later);
}

/** A template with the placeholders of its texts filled in for a day of it. */
export function withPeriod(template: Invoice, on: string): Invoice {
  const filled = (text: string) => filledPeriod(text, on, template.language);
  return {
    ...template,
    title: filled(template.title),
    introduction: filled(template.introduction),
    closing: filled(template.closing),
    customerReference: filled(template.customerReference),
    positions: template.positions.map((position) => ({ ...position, description: filled(position.description) })),
  };
}

/** The month of a day as it is called in a language: `März`. */
function monthName(on: string, language: Invoice['language']): string {
  return new Intl.DateTimeFormat(`${language}-CH`, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${on}T00:00:00Z`),
  );
}

/** Puts the period of a day into a text: `{month}`, `{year}`, and the number of the quarter for `{quarter}`. */
export function filledPeriod(text: string, on: string, language: Invoice['language']): string {
  const [year = '', month = ''] = on.split('-');
  return text.replace(/\{(month|quarter|year)\}/g, (_, name: string) => {
    if (name === 'year') return year;
    return name === 'quarter' ? String(Math.ceil(Number(month) / 3)) : monthName(on, language);
  });
}

/** The period of a day in words: `März 2026`, or the year alone. */
export function periodName({ rhythm }: Invoice, on: string, language: Invoice['language']): string {
  return filledPeriod(rhythm === 'year' ? '{year}' : '{month} {year}', on, language);
}

/** A template made of an invoice: the same once more, first due a period after it. */
export function templateOf(invoice: Invoice, copy: Invoice): Invoice {
  return { ...copy, kind: 'template', part: '', deposits: [], date: monthAfter(invoice.date, months.month) };
}

/** A template that goes on after a day on which it was stopped: what fell into the time between is not made. */
export function resumed(template: Invoice, day: string): Partial<Invoice> {
  const [, repeatedTo = ''] = [template.repeatedTo, dayAfter(day, -1)].sort();
  return { stoppedOn: '', repeatedTo };
}
