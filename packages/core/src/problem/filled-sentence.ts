import type { Problem } from './problem.ts';

/** A sentence with parameters in the place of the names between braces; a name that has none stays. */
export function filledSentence(sentence: string, params: Problem['params']): string {
  return sentence.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
