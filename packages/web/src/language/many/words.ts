import type { UiLanguage } from '../languages.ts';
import { useWords, type Words } from '../words.ts';
import { many as german } from './de.ts';
import { many as english, type ManyTexts } from './en.ts';
import { many as french } from './fr.ts';
import { many as italian } from './it.ts';

/** The texts of the page Many in each language: they come with the page, so that the first page stays small. */
export const manyTexts: Readonly<Record<UiLanguage, ManyTexts>> = { de: german, fr: french, it: italian, en: english };

/** The words of the page, and those of the page Many. */
export function useManyWords(): Words & { readonly many: ManyTexts } {
  const words = useWords();
  return { ...words, many: manyTexts[words.language] };
}
