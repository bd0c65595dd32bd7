import type { Words } from '../../language/words.ts';
import { fileSize } from '../../language/written/file-size.ts';
import type { FieldError, Refusal } from './connect.ts';

/** A refusal in the language of the page. */
export function sentenceOfRefusal(words: Words, { code, message, fieldErrors }: Refusal): string {
  const { common } = words.texts.biller;
  if (code === 'UNREACHABLE') return common.unreachable;
  const [first] = fieldErrors;
  if (code === 'VALIDATION_FAILED' && first !== undefined) return common.mendFields;
  return sentenceOfError(words, { code, message });
}

/** The service tells codes with English sentences: their numbers and days are those that the sentence of the page needs. */
export function sentenceOfError(
  { language, sentenceOf }: Pick<Words, 'language' | 'sentenceOf'>,
  { code, message }: Pick<FieldError, 'code' | 'message'>,
): string {
  // Sizes in it are for programs
  const asTold = message.replace(/(\d+) bytes/g, (_, bytes: string) => fileSize(Number(bytes), language));
  if (language === 'en') return asTold;
  const sentence = sentenceOf({ code, path: [], params: {} });
  // A code that the page does not know is told as it is
  if (sentence.startsWith(code)) return asTold;
  const names = [...sentence.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name = '']) => name);
  const numbers = message.match(/\d(?:[\d.:T-]*\d)?/g) ?? [];
  if (names.length > 0 && names.length !== numbers.length) return asTold;
  const params = Object.fromEntries(names.map((name, index) => [name, numbers[index] ?? '']));
  return sentenceOf({ code, path: [], params });
}
