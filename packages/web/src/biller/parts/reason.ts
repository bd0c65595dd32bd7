import { fill } from '../../language/catalogue.ts';
import type { Words } from '../../language/words.ts';

/** Amounts with their currency and perhaps a rate, accounts, and numbers, in an English sentence. */
const values = /[A-Z]{2,3} ?\d[\dA-Z.]*(?: \(\d[\d.]*\))?|-?\d[\d.]*/g;

/**
 * Why a receipt is judged as it is, in the language of the page. The service tells codes with English sentences: what stands in them
 * are the values of the sentence of the page, in the same order.
 */
export function sentenceOfReason(
  { language, sentenceOf }: Pick<Words, 'language' | 'sentenceOf'>,
  { code, message }: { readonly code: string; readonly message: string },
): string {
  if (language === 'en') return message;
  const sentence = sentenceOf({ code, path: [], params: {} });
  const names = [...sentence.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name = '']) => name);
  const found = message.match(values) ?? [];
  if (sentence.startsWith(code) || (names.length > 0 && names.length !== found.length)) return message;
  return fill(sentence, Object.fromEntries(names.map((name, index) => [name, found[index] ?? ''])));
}
