/**
 * A short text that stands for a longer one: 64 bits, as letters and digits. Equal texts have equal ones, so that what was read before
 * can be told without keeping what it says. It is no secret: who knows a text can tell whether it was meant.
 */
export function fingerprint(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x1b873593;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36).padStart(7, '0')}`;
}
