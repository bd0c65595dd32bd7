/**
 * Whether two names have less than half of their words in common (twice the common words against all words of both): accents,
 * case, order and punctuation do not count. A name without words is like any other.
 */
export function areNamesDifferent(one: string, other: string): boolean {
  const words = wordsOf(one);
  const others = wordsOf(other);
  if (words.size === 0 || others.size === 0) return false;
  const common = [...words].filter((word) => others.has(word)).length;
  return common * 4 < words.size + others.size;
}

function wordsOf(name: string): ReadonlySet<string> {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase();
  return new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? []);
}
