/** The permitted characters of the guidelines: 142 up to version 2.2, 324 from version 2.3 on (section 4.1.1). */
export type CharacterSet = '2.2' | '2.3';

type Span = readonly [first: number, last: number];

const latinSubset: readonly Span[] = [
  [0x20, 0x5d],
  [0x5f, 0x7b],
  [0x7d, 0x7e],
  [0xa3, 0xa3],
  [0xb4, 0xb4],
  [0xf7, 0xf7],
  [0xc0, 0xc2],
  [0xc4, 0xc4],
  [0xc7, 0xcf],
  [0xd1, 0xd4],
  [0xd6, 0xd6],
  [0xd9, 0xdc],
  [0xdf, 0xdf],
  [0xe0, 0xe2],
  [0xe4, 0xe4],
  [0xe7, 0xef],
  [0xf1, 0xf4],
  [0xf6, 0xf6],
  [0xf9, 0xfd],
];
const extendedLatin: readonly Span[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x20ac, 0x20ac],
];

/** Bit 0: permitted since 2.2; bit 1: since 2.3. One look-up a character. */
const permissions: Uint8Array = new Uint8Array(0x20ad);
mark(latinSubset, 1);
mark(extendedLatin, 2);

function mark(spans: readonly Span[], bit: number): void {
  for (const [first, last] of spans) {
    for (let code = first; code <= last; code++) permissions[code] = (permissions[code] as number) | bit;
  }
}

const bitOf = { '2.2': 1, '2.3': 2 } as const;

/** Whether every character of the text is in the set. Control characters and emoji are in none. */
export function isPermitted(text: string, set: CharacterSet): boolean {
  const bit = bitOf[set];
  for (let i = 0; i < text.length; i++) {
    if (((permissions[text.charCodeAt(i)] ?? 0) & bit) === 0) return false;
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
export function charactersOf(set: CharacterSet): string[] {
  const bit = bitOf[set];
  return [...permissions.keys()]
    .filter((code) => ((permissions[code] as number) & bit) !== 0)
    .map((code) => String.fromCharCode(code));
}
