import type { Problem } from '@rappen/core/problem';
import { fill } from '../catalogue.ts';
import type { UiLanguage } from '../languages.ts';
import { eInvoice as german } from './de.ts';
import { eInvoice as english } from './en.ts';
import { eInvoice as french } from './fr.ts';
import { eInvoice as italian } from './it.ts';
import type { EInvoiceTexts } from './texts.ts';

/** What is said of e-invoices in each language: it comes when the first one does. */
export const eInvoiceTexts: Readonly<Record<UiLanguage, EInvoiceTexts>> = {
  de: german,
  fr: french,
  it: italian,
  en: english,
};

/** The sentence of a problem of e-invoices, without numbers of rules and terms; undefined for any other problem. */
export function eInvoiceSentence({ code, params }: Problem, language: UiLanguage): string | undefined {
  const texts = eInvoiceTexts[language];
  if (!Object.hasOwn(texts.sentences, code)) return undefined;
  const sentence = texts.sentences[code as keyof EInvoiceTexts['sentences']];
  const { term = '', name = '', what = '', reason = '' } = params as Readonly<Record<string, string>>;
  const named = texts.terms[term] ?? texts.terms[termNamed(name)] ?? name;
  const phrase = (english: string) => {
    if (language === 'en' || english === '') return english;
    return texts.phrases[english] ?? fill(texts.otherwise, params);
  };
  return fill(sentence, { ...params, name: named, what: phrase(what), reason: phrase(reason) });
}

/** The term that the core calls so, where it does not say which it is. */
function termNamed(name: string): string {
  return Object.entries(english.terms).find(([, known]) => known === name)?.[0] ?? '';
}

/** Rule and term that a problem comes from; undefined for one that has none. */
export function eInvoiceRule({ params }: Problem, language: UiLanguage): string | undefined {
  const { rule, element, term = element } = params as Readonly<Record<string, unknown>>;
  // What no rule says we say ourselves
  return typeof rule === 'string' && term !== undefined && rule !== 'API'
    ? fill(eInvoiceTexts[language].rule, { ...params, term: String(term) })
    : undefined;
}
