/** First and last code of characters that stand side by side. */
export type Span = readonly [first: number, last: number];

/** The characters that a standard permits: what `characterSet` makes. */
export interface CharacterSet {
  /** By UTF-16 unit: 1 where it is permitted. One look-up a character. */
  readonly permitted: Uint8Array;
}

/**
 * Makes a character set of spans of UTF-16 units. Characters outside the Basic Multilingual Plane are in
 * no set: no payment standard of the banks has them.
 */
export function characterSet(spans: readonly Span[]): CharacterSet {
  let highest = -1;
  for (const [, last] of spans) highest = Math.max(highest, last);
  const permitted = new Uint8Array(highest + 1);
  for (const [first, last] of spans) permitted.fill(1, first, last + 1);
  return { permitted };
}

/** Whether every character of the text is in the set. */
export function isPermitted(text: string, { permitted }: CharacterSet): boolean {
  for (let i = 0; i < text.length; i++) {
    if (permitted[text.charCodeAt(i)] !== 1) return false;
  }
  return true;
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
  return [...permitted.keys()].filter((code) => permitted[code] === 1).map((code) => String.fromCharCode(code));
}
