import type { UiLanguage } from '../languages.ts';
import { useWords, type Words } from '../words.ts';
import { journal as german } from './de.ts';
import { journal as english, type JournalTexts } from './en.ts';
import { journal as french } from './fr.ts';
import { journal as italian } from './it.ts';

/** The texts of the journal in each language: they come with its page, so that the first page stays small. */
export const journalTexts: Readonly<Record<UiLanguage, JournalTexts>> = {
  de: german,
  fr: french,
  it: italian,
  en: english,
};

/** The words of the page, and those of the journal. */
export function useJournalWords(): Words & { readonly journal: JournalTexts } {
  const words = useWords();
  return { ...words, journal: journalTexts[words.language] };
}
