/** First and last code of adjacent characters. */
export type Span = readonly [first: number, last: number];

/** The characters that a standard permits: what `characterSet` makes. */
export interface CharacterSet {
  /** By UTF-16 unit: its bytes in UTF-8 where it is permitted, else 0. One look-up a character. */
  readonly permitted: Uint8Array<ArrayBuffer>;
}

/**
 * Builds a character set from ranges of UTF-16 units. It never contains characters outside the Basic
 * Multilingual Plane: no payment standard has them.
 */
export function characterSet(spans: readonly Span[]): CharacterSet {
  let highest = -1;
  for (const [, last] of spans) highest = Math.max(highest, last);
  const permitted = new Uint8Array(highest + 1);
  for (const [first, last] of spans) {
    for (let unit = first; unit <= last; unit++) permitted[unit] = unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
  }
  return { permitted };
}

/** Whether every character of the text is in the set. */
export function isPermitted(text: string, set: CharacterSet): boolean {
  return permittedLength(text, set) >= 0;
}

/** UTF-8 bytes of a text whose characters are all in the set; −1 when one is not. */
export function permittedLength(text: string, { permitted }: CharacterSet): number {
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const bytes = permitted[text.charCodeAt(i)];
    if (bytes === undefined || bytes === 0) return -1;
    length += bytes;
  }
  return length;
}

/** The characters (code points) of a text that are not in the set, each once, with the index of the first. */
export function findForbidden(text: string, set: CharacterSet): { characters: string[]; position: number } {
  const characters = new Set<string>();
  let position = -1;
  let index = 0;
  for (const character of text) {
    if (!isPermitted(character, set)) {
      characters.add(character);
      if (position < 0) position = index;
    }
    index += 1;
  }
  return { characters: [...characters], position };
}

/** All characters of a set, in order of code point. */
export function charactersOf({ permitted }: CharacterSet): string[] {
  return [...permitted.keys()].filter((code) => permitted[code] !== 0).map((code) => String.fromCharCode(code));
}
