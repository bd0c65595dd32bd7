/** Small letters without accents, so that `Fällig`, `FAELLIG` and `fallig` are one. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');
}
