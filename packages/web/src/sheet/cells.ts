import { isCountryCode } from '@rappen/core/country';
import { addDays, type CalendarDate, calendarDate, parseCalendarDate } from '@rappen/core/date';
import { normalizeIban } from '@rappen/core/iban';
import { parseTypedAmount } from '@rappen/core/money';
import { countryNamed } from './country-names.ts';
import type { BillField } from './fields.ts';
import { plainLetters } from './plain-letters.ts';

/** The text of a cell as a bill has it, whatever way people write it; as it is where it is not understood. */
export function readCell(field: BillField, text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  switch (field) {
    case 'iban':
      return normalizeIban(trimmed);
    case 'amount':
      return readAmount(trimmed);
    case 'reference':
      return trimmed.startsWith('{') ? trimmed : trimmed.replace(/\s+/g, '');
    case 'currency':
      return currencyIn(trimmed) ?? trimmed;
    case 'creditor.countryCode':
    case 'debtor.countryCode':
      return readCountry(trimmed);
    case 'referenceType':
      return readReferenceType(trimmed);
    case 'language':
      return languageWords.get(plainLetters(trimmed)) ?? trimmed;
    case 'date':
    case 'due': {
      const date = readDate(trimmed);
      return date === undefined ? trimmed : swissDate(date);
    }
    default:
      return trimmed;
  }
}

/** What a spreadsheet adds to a number when it computes: far below a hundredth. */
const noise = 1e-6;

/** `1'949.75`, `Fr. 12.50`, `100.–`, `1949.7500000001` as the amount they are; with another currency than `currency` they stay as they are. */
export function readAmount(text: string, currency?: string): string {
  if (/^\d{1,12}\.\d{3,}$/.test(text)) {
    const rounded = Number(text).toFixed(2);
    if (Math.abs(Number(text) - Number(rounded)) < noise) return rounded;
  }
  const amount = parseTypedAmount(text, currency);
  return amount.ok ? amount.value : text;
}

/** The currency that stands in a text, such as `Total CHF` or `€ 12.50`. */
export function currencyIn(text: string): 'CHF' | 'EUR' | undefined {
  if (/(?:^|[^a-z])(?:chf|s?fr\.?|franken|francs?|franchi)(?=$|[^a-z])/i.test(text)) return 'CHF';
  return /€|(?:^|[^a-z])(?:eur|euro)(?=$|[^a-z])/i.test(text) ? 'EUR' : undefined;
}

const months = [
  'jan gen',
  'feb fev',
  'mar mrz',
  'apr avr',
  'mai may mag',
  'jun jui giu',
  'jul juil lug',
  'aug aou ago',
];
const laterMonths = ['sep set', 'okt oct ott', 'nov', 'dez dec dic'];

function monthOf(word: string): number {
  const name = plainLetters(word);
  if (name.startsWith('juil')) return 7;
  return [...months, ...laterMonths].findIndex((names) => names.split(' ').some((each) => name.startsWith(each))) + 1;
}

/** Days of a spreadsheet that are dates rather than numbers: from 1954 to 2119. */
const serialDays = { min: 20_000, max: 80_000 } as const;
const serialStart = '1899-12-30' as CalendarDate;

/** A date as people write it (`1.5.2026`, `01.05.26`, `1. Mai 2026`, `2026-05-01`), or as a spreadsheet counts its days. */
export function readDate(text: string): CalendarDate | undefined {
  const plain = text.trim().replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/, '');
  const iso = parseCalendarDate(plain);
  if (iso.ok) return iso.value;
  if (/^\d{5}(?:\.\d+)?$/.test(plain)) {
    const days = Math.floor(Number(plain));
    return days < serialDays.min || days > serialDays.max ? undefined : addDays(serialStart, days);
  }
  const written = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})$/.exec(plain);
  const named = /^(\d{1,2})(?:\.|er|°)?\s*([\p{L}]{3,})\.?\s*(\d{4}|\d{2})$/u.exec(plain);
  const [, day = '', month = '', year = ''] = written ?? named ?? [];
  const date = calendarDate(
    Number(year.length === 2 ? `20${year}` : year),
    named === null ? Number(month) : monthOf(month),
    Number(day),
  );
  return date.ok ? date.value : undefined;
}

const americanPattern = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** The date of a text that has the month first, `05/13/2026`; undefined where it has none. */
export function readMonthFirst(text: string): CalendarDate | undefined {
  const [, month = '', day = '', year = ''] = americanPattern.exec(text.trim()) ?? [];
  const date = calendarDate(Number(year), Number(month), Number(day));
  return date.ok ? date.value : undefined;
}

/** Whether a text can only be a date with the month first. */
export function isMonthFirst(text: string): boolean {
  return americanPattern.test(text.trim()) && readDate(text) === undefined && readMonthFirst(text) !== undefined;
}

/** `01.05.2026`. */
export function swissDate(date: CalendarDate): string {
  const [year, month, day] = date.split('-');
  return `${day}.${month}.${year}`;
}

/** The code of a country that is written out in one of four languages, or as on a car. */
export function readCountry(text: string): string {
  const code = text.toUpperCase();
  return isCountryCode(code) ? code : (countryNamed(text) ?? text);
}

const noneWords = /^(?:keine?r?|ohne|sans|aucune?|nessun[oa]?|senza|none|no|without|-+|–|n\/?a)(?: ref.*)?$/;
const qrWords = /^(?:qr|esr|bvr|pvr)(?:[ -]?ref.*|[ -]?rif.*)?$|^(?:ref|rif)\w* qr$/;
const creditorWords = /^(?:rf|scor|iso(?: ?11649)?|creditor[ -]?ref.*)$/;

function readReferenceType(text: string): string {
  const word = plainLetters(text);
  if (noneWords.test(word)) return 'NON';
  if (qrWords.test(word)) return 'QRR';
  return creditorWords.test(word) ? 'SCOR' : text.toUpperCase();
}

const languageWords = new Map([
  ...['d', 'de', 'ger', 'deu', 'deutsch', 'allemand', 'tedesco', 'german'].map((word) => [word, 'de'] as const),
  ...['f', 'fr', 'fra', 'franzosisch', 'francais', 'francese', 'french'].map((word) => [word, 'fr'] as const),
  ...['i', 'it', 'ita', 'italienisch', 'italien', 'italiano', 'italian'].map((word) => [word, 'it'] as const),
  ...['e', 'en', 'eng', 'englisch', 'anglais', 'inglese', 'english'].map((word) => [word, 'en'] as const),
  ...['rm', 'ratoromanisch', 'romanche', 'romancio', 'romansh'].map((word) => [word, 'rm'] as const),
]);
