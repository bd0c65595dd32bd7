import { type CalendarDate, calendarDate } from '../../date/calendar-date.ts';
import { shortDecimal } from '../../money/decimal-text.ts';
import type { Problem } from '../../problem/problem.ts';
import { failed, ok, type Result, resultOf } from '../../result.ts';
import { problem } from './problems.ts';
import { checkSwicoS1, type ImportTax, type PaymentCondition, type SwicoS1, type VatDetail } from './swico-s1.ts';

/** What lenient reading found: the content, where the text departs from the syntax, and what could not be read. */
export interface SwicoS1Reading {
  readonly value: SwicoS1;
  /** Deviations that lose nothing: order, empty tags, a time behind a date. */
  readonly deviations: readonly Problem[];
  /** Tags that `value` lacks, or holds in part: unknown, repeated and malformed ones. Each path begins with its tag. */
  readonly unread: readonly Problem[];
}

interface Tagged {
  readonly tag: string;
  readonly text: string;
}

const known = ['10', '11', '20', '30', '31', '32', '33', '40'];
const prefix = '//S1';

/**
 * Reads Swico S1 text as found on real bills: one bad tag does not cost the good ones. Wrong order, empty tags, a slash at the
 * end and a time behind the date are deviations (`SWICO_TAG_ORDER`, `SWICO_TAG_EMPTY`, `SWICO_DATE_WITH_TIME`); unknown tags,
 * second values of a tag and malformed values are left out and listed (`SWICO_TAG_UNKNOWN`, `SWICO_TAG_REPEATED`,
 * `SWICO_VALUE`). Fails only with `SWICO_PREFIX`. Source: Swico S1 1.2.
 */
export function readSwicoS1(text: string): Result<SwicoS1Reading> {
  if (typeof text !== 'string' || !/^\/\/S1\/\d\d\//.test(text)) return failed(problem('SWICO_PREFIX', []));
  const unread: Problem[] = [];
  const deviations: Problem[] = [];
  const values = new Map<string, string>();
  let previous = '';
  for (const { tag, text: value } of tokensOf(text.slice(prefix.length))) {
    if (tag === '' && value === '') deviations.push(problem('SWICO_TAG_EMPTY', [], { tag: 'at the end' }));
    else if (!known.includes(tag)) unread.push(problem('SWICO_TAG_UNKNOWN', [tag], { tag: tag.slice(0, 10) }));
    else if (values.has(tag)) unread.push(problem('SWICO_TAG_REPEATED', [tag], { tag }));
    else {
      if (tag < previous) deviations.push(problem('SWICO_TAG_ORDER', [tag]));
      if (value === '') deviations.push(problem('SWICO_TAG_EMPTY', [tag], { tag }));
      values.set(tag, value);
      previous = tag;
    }
  }
  const value = contentOf(values, unread, deviations);
  return ok({ value, deviations, unread });
}

/** Reads Swico S1 text strictly: every deviation, every unread tag and every broken rule of `checkSwicoS1` is a problem. */
export function parseSwicoS1(text: string, amount?: string): Result<SwicoS1> {
  const reading = readSwicoS1(text);
  if (!reading.ok) return reading;
  const { value, deviations, unread } = reading.value;
  return resultOf(value, [...deviations, ...unread, ...(unread.length > 0 ? [] : checkSwicoS1(value, amount))]);
}

/** `/tag/value/tag/value`, where `\/` is a slash and `\\` a backslash; before any other sign a backslash is itself. */
function* tokensOf(text: string): Generator<Tagged> {
  const parts: string[] = [];
  let part = '';
  for (let i = 1; i < text.length; i++) {
    if (text[i] === '\\' && (text[i + 1] === '\\' || text[i + 1] === '/')) part += text[++i];
    else if (text[i] === '/') {
      parts.push(part);
      part = '';
    } else part += text[i];
  }
  parts.push(part);
  for (let i = 0; i < parts.length; i += 2) yield { tag: parts[i] ?? '', text: parts[i + 1] ?? '' };
}

const percent = String.raw`\d{1,3}(?:\.\d{1,3})?`;
const money = String.raw`\d{1,9}(?:\.\d{1,2})?`;
const forms = {
  rate: new RegExp(`^${percent}$`),
  pair: new RegExp(`^(${percent}):(${money})$`),
  condition: new RegExp(`^(${percent}):(\\d{1,4})$`),
} as const;

function contentOf(values: ReadonlyMap<string, string>, unread: Problem[], deviations: Problem[]): SwicoS1 {
  const wrong = (tag: string, form: string): undefined => {
    unread.push(problem('SWICO_VALUE', [tag], { tag, form }));
  };
  const text = (tag: string): string | undefined => values.get(tag) || undefined;

  const date = (tag: string, digits: string): CalendarDate | undefined => {
    const day = dateOf(digits);
    return day ?? wrong(tag, 'a date of six digits, YYMMDD');
  };
  const invoiceDate = (): CalendarDate | undefined => {
    const digits = text('11');
    if (digits === undefined) return undefined;
    if (/^\d{10}$|^\d{12}$/.test(digits)) {
      deviations.push(problem('SWICO_DATE_WITH_TIME', ['11'], { tag: '11' }));
      return date('11', digits.slice(0, 6));
    }
    return date('11', digits);
  };
  const uidNumber = (): string | undefined => {
    const digits = text('30');
    return digits === undefined || /^\d{9}$/.test(digits) ? digits : wrong('30', 'the nine digits of a UID');
  };
  const period = (): Pick<SwicoS1, 'vatDateStart' | 'vatDateEnd'> => {
    const digits = text('31');
    if (digits === undefined) return {};
    if (digits.length !== 6 && digits.length !== 12) {
      wrong('31', 'one date or two, YYMMDD or YYMMDDYYMMDD');
      return {};
    }
    const vatDateStart = date('31', digits.slice(0, 6));
    // An end is empty without its beginning
    if (vatDateStart === undefined) return {};
    return { vatDateStart, vatDateEnd: digits.length === 12 ? date('31', digits.slice(6)) : undefined };
  };
  const list = <T>(tag: string, read: (entry: string, count: number) => T | undefined, form: string): readonly T[] => {
    const entries = text(tag)?.split(';') ?? [];
    const found = entries.map((entry) => read(entry, entries.length)).filter((entry) => entry !== undefined);
    if (found.length < entries.length) wrong(tag, form);
    return found;
  };

  return {
    invoiceReference: text('10'),
    invoiceDate: invoiceDate(),
    customerReference: text('20'),
    uidNumber: uidNumber(),
    ...period(),
    vatDetails: list('32', readVatDetail, 'one rate, or rates with net amounts as in 8.1:100;2.6:50'),
    importTaxes: list('33', readImportTax, 'rates with taxes as in 8.1:8.10;2.6:1.30'),
    paymentConditions: list('40', readCondition, 'discounts with whole days as in 2:10;0:30'),
  };
}

function readVatDetail(entry: string, count: number): VatDetail | undefined {
  if (forms.rate.test(entry)) return count === 1 ? { taxPercentage: shortDecimal(entry) } : undefined;
  const pair = forms.pair.exec(entry);
  return pair
    ? { taxPercentage: shortDecimal(pair[1] as string), taxedNetAmount: shortDecimal(pair[2] as string) }
    : undefined;
}

function readImportTax(entry: string): ImportTax | undefined {
  const pair = forms.pair.exec(entry);
  return pair
    ? { taxPercentage: shortDecimal(pair[1] as string), taxAmount: shortDecimal(pair[2] as string) }
    : undefined;
}

function readCondition(entry: string): PaymentCondition | undefined {
  const pair = forms.condition.exec(entry);
  return pair
    ? { cashDiscountPercentage: shortDecimal(pair[1] as string), eligiblePaymentPeriodDays: Number(pair[2]) }
    : undefined;
}

/** Two-digit years are of this century (Swico S1 1.2). */
function dateOf(digits: string): CalendarDate | undefined {
  if (!/^\d{6}$/.test(digits)) return undefined;
  const date = calendarDate(2000 + Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), Number(digits.slice(4)));
  return date.ok ? date.value : undefined;
}

/**
 * Writes Swico S1 text: ascending tags, empty ones left out, slashes and backslashes escaped, numbers without trailing zeros.
 * An object that is empty gives an empty text, never `//S1` alone.
 */
export function writeSwicoS1(value: SwicoS1): string {
  const { vatDateStart, vatDateEnd } = value;
  const tags: readonly (readonly [tag: string, text: string | undefined])[] = [
    ['10', value.invoiceReference && escaped(value.invoiceReference)],
    ['11', value.invoiceDate && digitsOf(value.invoiceDate)],
    ['20', value.customerReference && escaped(value.customerReference)],
    ['30', value.uidNumber],
    ['31', vatDateStart && digitsOf(vatDateStart) + (vatDateEnd ? digitsOf(vatDateEnd) : '')],
    ['32', value.vatDetails.map((detail) => pairOf(detail.taxPercentage, detail.taxedNetAmount)).join(';')],
    ['33', value.importTaxes.map((tax) => pairOf(tax.taxPercentage, tax.taxAmount)).join(';')],
    [
      '40',
      value.paymentConditions
        .map((term) => `${shortDecimal(term.cashDiscountPercentage)}:${term.eligiblePaymentPeriodDays}`)
        .join(';'),
    ],
  ];
  const text = tags.map(([tag, content]) => (content ? `/${tag}/${content}` : '')).join('');
  return text === '' ? '' : prefix + text;
}

function pairOf(percentage: string, amount: string | undefined): string {
  return amount === undefined ? shortDecimal(percentage) : `${shortDecimal(percentage)}:${shortDecimal(amount)}`;
}

function escaped(text: string): string {
  return text.replace(/[\\/]/g, '\\$&');
}

function digitsOf(date: CalendarDate): string {
  return date.slice(2).replaceAll('-', '');
}
