import { calendarDateOf } from '../../date/index.ts';
import { formatIban } from '../../iban/index.ts';
import type { XmlElement } from '../../xml/index.ts';
import type { NamedTerm } from './naming.ts';
import { labelOf, type ViewLanguage, wordsOfCode } from './words.ts';

/** A value as it stands, and for people. */
export interface ShownValue {
  readonly value: string;
  /** Code, unit or scheme in words. */
  readonly words: string | undefined;
  readonly shown: string;
}

/** Attributes that say nothing by themselves: the form of a date. */
const silent = ['format'];

/** The value of an element without others in it, with what its attributes say. */
export function valueOf(
  { name, text, attributes }: XmlElement,
  { list, label }: NamedTerm,
  language: ViewLanguage,
  currency: string | undefined,
): ShownValue {
  const value = text.trim();
  const rest = new Map([...attributes].filter(([key]) => !silent.includes(key)));
  const take = (key: string): string | undefined => {
    const found = rest.get(key)?.trim();
    rest.delete(key);
    return found === '' ? undefined : found;
  };
  let shown = value;
  let words: string | undefined;
  if (/Amount$/.test(name)) shown = [take('currencyID') ?? currency, grouped(value)].filter(Boolean).join(' ');
  else if (/(?:Quantity|Measure)$/.test(name) || rest.has('unitCode')) {
    const unit = take('unitCode');
    words = unit === undefined ? undefined : wordsOfCode('unit', unit, language);
    const named = unit === undefined ? '' : ` ${words === undefined ? unit : `${words} (${unit})`}`;
    shown = `${grouped(value)}${named}`;
  } else if (/(?:DateTimeString|DateString|Date)$/.test(name)) shown = dayShown(value);
  else if (/(?:Percent|MultiplierFactorNumeric)$/.test(name)) shown = `${grouped(value)} %`;
  else if (/Indicator$/.test(name)) {
    words = /^(?:true|1)$/.test(value)
      ? labelOf('@yes', language)
      : /^(?:false|0)$/.test(value)
        ? labelOf('@no', language)
        : undefined;
    shown = words ?? value;
  } else if (list !== undefined) {
    words = wordsOfCode(list, value, language);
    shown = withCode(words, value);
  } else if (label === 'iban' && /^[A-Z]{2}\d{2}[0-9A-Z]{8,30}$/.test(value.replace(/\s/g, '')))
    shown = formatIban(value);
  const scheme = take('schemeID');
  if (scheme !== undefined) {
    const schemeWords = wordsOfCode('scheme', scheme, language);
    words ??= schemeWords;
    shown += ` (${schemeWords === undefined || schemeWords === scheme ? scheme : `${schemeWords}, ${scheme}`})`;
  }
  for (const [key, found] of rest) if (found.trim() !== '') shown += ` (${key} ${found.trim()})`;
  return { value, words, shown };
}

/** A code in words, with the code. */
function withCode(words: string | undefined, code: string): string {
  return words === undefined || words === code ? code : `${words} (${code})`;
}

/** `-1'234.5`: an apostrophe between thousands, decimals as they were sent. */
export function grouped(decimal: string): string {
  const [, sign = '', whole, decimals = ''] = /^([+-]?)(\d+)(\.\d*)?$/.exec(decimal) ?? [];
  return whole === undefined ? decimal : `${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, "'")}${decimals}`;
}

/** `31.12.2026`, where it is a day in the form of a syntax. */
function dayShown(text: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(text) ?? [];
  return calendarDateOf(`${year}-${month}-${day}`) === undefined ? text : `${day}.${month}.${year}`;
}
