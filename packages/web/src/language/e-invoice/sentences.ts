import type { Problem } from '@rappen/core/problem';
import { useWords } from '../words.ts';

let words: typeof import('./words.ts') | undefined;

/** Loads what is said of e-invoices: before there is something to say. */
export async function loadEInvoiceSentences(): Promise<void> {
  words ??= await import('./words.ts');
}

/** The sentences of all problems, those of e-invoices among them, and the rules that these come from. */
export function useEInvoiceSentences(): {
  sentenceOf(found: Problem): string;
  ruleOf(found: Problem): string | undefined;
} {
  const { sentenceOf, language } = useWords();
  return {
    sentenceOf: (found) => words?.eInvoiceSentence(found, language) ?? sentenceOf(found),
    ruleOf: (found) => words?.eInvoiceRule(found, language),
  };
}
