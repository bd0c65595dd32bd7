import type { Problem } from '@rappen/core/problem';
import type { Texts } from './en.ts';
import type { UiLanguage } from './languages.ts';
import { writtenNumber } from './written/amount.ts';

/** The texts of one language, and its sentences for what is wrong. */
export interface Catalogue {
  readonly texts: Texts;
  sentenceOf(found: Problem): string;
}

/** `{count:one invoice|{count} invoices}`: what is said of one, and of any other number. */
const numbered = /\{([a-zA-Z]+):([^{}|]*)\|((?:[^{}]|\{[a-zA-Z]+\})*)\}/g;

/**
 * Puts values in the place of the names in braces; a name without a value stays. Singular and plural stand in the text itself, so that
 * each language bends the words, and the articles before them, as it does. Numbers from 10’000 are written in groups; what only looks like one
 * (the number of an invoice) comes as text.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  return text
    .replace(numbered, (whole, name: string, one: string, other: string) =>
      valueOf(name) === undefined ? whole : Number(valueOf(name)) === 1 ? one : other,
    )
    .replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => writtenNumber(valueOf(name) ?? whole));
}

/** The word for a name of the service or the browser; the name itself where there is no word for it. */
export function wordOf(words: Readonly<Record<string, string>>, name: string): string {
  return (Object.hasOwn(words, name) && words[name]) || name;
}

/** Where each language is, as the build says. */
declare const CATALOGUE_ADDRESSES: Readonly<Record<UiLanguage, string>>;

/** Loads the texts of a language: each is a file that is built on its own, so that a page fetches one. */
export async function loadCatalogue(language: UiLanguage): Promise<Catalogue> {
  const module = (await import(CATALOGUE_ADDRESSES[language])) as { readonly catalogue: Catalogue };
  return module.catalogue;
}
