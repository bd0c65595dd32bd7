import type { Problem } from '@rappen/core/problem';
import type { Texts } from './en.ts';

/** The languages of the application. */
export type UiLanguage = 'de' | 'fr' | 'it' | 'en';

export const uiLanguages: readonly UiLanguage[] = ['de', 'fr', 'it', 'en'];

/** Each language in its own words. */
export const languageNames: Readonly<Record<UiLanguage, string>> = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  en: 'English',
};

/** The name of a language in the language of the page, as a menu shows it. */
export function languageNameIn(language: UiLanguage, code: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The texts of one language, and its sentences for what is wrong. */
export interface Catalogue {
  readonly texts: Texts;
  sentenceOf(found: Problem): string;
}

/** Puts values in the place of the names in braces; a name without a value stays. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** The word for a name of the service or the browser; the name itself where there is no word for it. */
export function wordOf(words: Readonly<Record<string, string>>, name: string): string {
  return (Object.hasOwn(words, name) && words[name]) || name;
}

/** The language that somebody prefers, by what their browser says; German where it names none of ours. */
export function preferredLanguage(wished: readonly string[]): UiLanguage {
  for (const tag of wished) {
    const found = uiLanguages.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'de';
}

/** Where each language is, as the build says. */
declare const CATALOGUE_ADDRESSES: Readonly<Record<UiLanguage, string>>;

/** Loads the texts of a language: each is a file that is built on its own, so that a page fetches one. */
export async function loadCatalogue(language: UiLanguage): Promise<Catalogue> {
  const module = (await import(CATALOGUE_ADDRESSES[language])) as { readonly catalogue: Catalogue };
  return module.catalogue;
}
