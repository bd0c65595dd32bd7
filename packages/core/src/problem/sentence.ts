import type { Problem } from './problem.ts';

/** Sentences by code: the part of the rows that a program needs to explain a problem. */
export type Sentences = Readonly<Record<string, { readonly sentence: string }>>;

/**
 * The English sentence of a problem, from the rows of its code, with its parameters in place; a name without one stays. The code
 * itself where there is no row.
 */
export function sentenceFrom(rows: Sentences, { code, params }: Problem): string {
  return (rows[code]?.sentence ?? code).replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
