/** FNV-1a of 32 bits over the characters of a text, in base 36: tells texts apart, and is no protection. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) as number), 0x01000193) >>> 0;
  return hash.toString(36);
}
