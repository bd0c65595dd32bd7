import type { Problem } from '@rappen/core/problem';
import { fill } from '../catalogue.ts';
import type { UiLanguage } from '../languages.ts';
import { useWords, type Words } from '../words.ts';
import { dayIn } from '../written/day.ts';
import { bank as german } from './de.ts';
import { sentences as germanSentences } from './de-sentences.ts';
import { type BankTexts, bank as english } from './en.ts';
import { bank as french } from './fr.ts';
import { sentences as frenchSentences } from './fr-sentences.ts';
import { bank as italian } from './it.ts';
import { sentences as italianSentences } from './it-sentences.ts';
import type { BankSentences } from './sentences.ts';

/** The texts of the pages of the bank in each language: they come with the pages, so that the first page stays small. */
export const bankTexts: Readonly<Record<UiLanguage, BankTexts>> = {
  de: german,
  fr: french,
  it: italian,
  en: english,
};

/** The sentences of the pages of the bank in the languages that the core does not have. */
export const bankSentences: Readonly<Record<Exclude<UiLanguage, 'en'>, BankSentences>> = {
  de: germanSentences,
  fr: frenchSentences,
  it: italianSentences,
};

/** The words of the page, and those of the pages of the bank. */
export function useBankWords(): Words & { readonly bank: BankTexts } {
  const words = useWords();
  const { language } = words;
  const sentenceOf = (problem: Problem) => {
    const found = { ...problem, params: withDays(problem.params, language) };
    const own: Readonly<Record<string, string>> = language === 'en' ? {} : bankSentences[language];
    const sentence = Object.hasOwn(own, found.code) ? own[found.code] : undefined;
    return sentence === undefined ? words.sentenceOf(found) : fill(sentence, found.params);
  };
  return { ...words, sentenceOf, bank: bankTexts[language] };
}

/** Parameters with calendar days as the language writes them. */
function withDays(params: Problem['params'], language: UiLanguage): Problem['params'] {
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    name === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? dayIn(language, String(value)) : value,
  ]);
  return Object.fromEntries(shown);
}
