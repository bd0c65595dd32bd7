import { countries } from '../../country/index.ts';
import type { Language } from '../../payment-part/index.ts';
import { codeTable } from './code-words.ts';
import { labelTable } from './labels.ts';

/** The languages that a view is made in. */
export const viewLanguages = ['en', 'de', 'fr', 'it'] as const;
export type ViewLanguage = (typeof viewLanguages)[number];

/** German where a language has no words here. */
export function viewLanguageOf(language: Language): ViewLanguage {
  return viewLanguages.find((one) => one === language) ?? 'de';
}

type Texts = ReadonlyMap<string, readonly string[]>;

let labels: Texts | undefined;
let codes: Texts | undefined;

/** What a key of `labels.ts` is called; undefined for a key that is not there. */
export function labelOf(key: string, language: ViewLanguage): string | undefined {
  labels ??= new Map(rowsOf(labelTable));
  return labels.get(key)?.[viewLanguages.indexOf(language)];
}

/** The same with values for its places. */
export function sentenceIn(
  key: string,
  language: ViewLanguage,
  values: Readonly<Record<string, string | number>>,
): string {
  return (labelOf(key, language) ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A code in words; undefined where there are none. */
export function wordsOfCode(list: string, code: string, language: ViewLanguage): string | undefined {
  if (list === 'country') return countryName(code, language);
  codes ??= new Map(codeRows());
  const found =
    codes.get(`${list} ${code}`) ??
    codes.get(`${list} ${code.toUpperCase()}`) ??
    codes.get(`${list} ${code.toLowerCase()}`);
  return found?.[viewLanguages.indexOf(language)];
}

const namesOfCountry = { en: 'english', de: 'german', fr: 'french', it: 'italian' } as const;

function countryName(code: string, language: ViewLanguage): string | undefined {
  return countries.find((country) => country.code === code)?.[namesOfCountry[language]];
}

function rowsOf(table: string): (readonly [string, readonly string[]])[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [key = '', ...texts] = row.split('|');
      return [key, texts] as const;
    });
}

function codeRows(): (readonly [string, readonly string[]])[] {
  let list = '';
  return rowsOf(codeTable).flatMap(([key, texts]) => {
    if (!key.startsWith('#')) return [[`${list} ${key}`, texts] as const];
    list = key.slice(1);
    return [];
  });
}
