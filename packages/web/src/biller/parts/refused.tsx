import type { FieldError, Refusal } from '../../connect.ts';
import type { Words } from '../../shell/words.ts';
import { useWords } from '../../shell/words.ts';

/** Why something was not done, in words of the page where it has some for the code. */
export function Refused({ refusal }: { readonly refusal: Refusal | undefined }) {
  const words = useWords();
  return (
    <div role="alert">{refusal !== undefined && <p class="hint error">{sentenceOfRefusal(words, refusal)}</p>}</div>
  );
}

/** A refusal in the language of the page. */
export function sentenceOfRefusal(words: Words, { code, message, fieldErrors }: Refusal): string {
  const { common } = words.texts.biller;
  if (code === 'UNREACHABLE') return common.unreachable;
  const [first] = fieldErrors;
  if (code === 'VALIDATION_FAILED' && first !== undefined) return common.mendFields;
  return sentenceOfError(words, { code, message });
}

/** The service tells codes with English sentences: where the sentence of the page lacks values, the English one is shown. */
export function sentenceOfError(
  { language, sentenceOf }: Words,
  { code, message }: Pick<FieldError, 'code' | 'message'>,
): string {
  if (language === 'en') return message;
  // A code that the page does not know is told as it is
  const sentence = sentenceOf({ code: code as Parameters<typeof sentenceOf>[0]['code'], path: [], params: {} });
  return sentence.startsWith(code) || /\{[a-zA-Z]+\}/.test(sentence) ? message : sentence;
}
