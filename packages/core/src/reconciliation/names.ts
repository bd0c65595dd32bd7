/** Parts of names that tell nobody apart. */
const legalForms = new Set([
  'AG',
  'SA',
  'GMBH',
  'SARL',
  'SAGL',
  'LTD',
  'INC',
  'KG',
  'CO',
  'HERR',
  'FRAU',
  'UND',
  'ET',
  'E',
]);

/** The words of a name without accents, forms of companies and titles, sorted. */
export function wordsOfName(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !legalForms.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].sort();
}

/** The words themselves, and every choice of at least two of them, or of one where it is long. */
export function choicesOf(words: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const word of words) all.push(...all.map((some) => [...some, word]));
  const isEnough = (some: readonly string[]) => some.length > 1 || (some[0]?.length ?? 0) >= 5;
  return all
    .filter((some) => some.length === words.length || isEnough(some))
    .sort((one, other) => other.length - one.length);
}
