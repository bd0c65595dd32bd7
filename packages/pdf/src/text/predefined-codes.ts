import type { CodeSpace } from './character-map.ts';

/** Codes of a predefined character map, as far as they are known without its tables (ISO 32000-1, table 118). */
export interface PredefinedCodes {
  readonly spaces: readonly CodeSpace[];
  /** What a code stands for: undefined where only tables say it. */
  textOf(code: number, length: number): string | undefined;
}

/** From what to what codes run, in hexadecimal digits: as many bytes as the digits make. */
const space = (range: string): CodeSpace => {
  const [first = '', last = first] = range.split('-');
  return { length: first.length / 2, first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
};

/** The spaces of families of maps, by their names. */
const families: readonly (readonly [name: RegExp, spaces: string])[] = [
  [/^Uni\w+-UTF32-/, '00000000-0010ffff'],
  [/^Uni\w+-UTF8-/, '00-7f c080-dfbf e08080-efbfbf f0808080-f7bfbfbf'],
  [/^GBpc-EUC-/, '00-80 fd-ff a1a1-fcfe'],
  [/^(?:GB|KSC)-EUC-/, '00-80 a1a1-fefe'],
  [/^GBKp?-EUC-/, '00-80 8140-fefe'],
  [/^GBK2K-/, '00-7f 8140-fefe 81308130-fe39fe39'],
  [/^KSCms-UHC-/, '00-80 8141-fefe'],
  [/^KSCpc-EUC-/, '00-84 fe-ff a141-fdfe'],
  [/^B5pc-/, '00-80 fd-ff a140-fcfe'],
  [/^ETen(?:ms)?-B5-/, '00-80 a140-fefe'],
  [/^HKscs-B5-/, '00-80 8740-fefe'],
  [/^CNS-EUC-/, '00-80 a1a1-fefe 8ea1a1a1-8ea7fefe'],
  [/-RKSJ-/, '00-80 a0-df fd-ff 8140-9ffc e040-fcfc'],
  [/^EUC-/, '00-80 8ea0-8edf a1a1-fefe'],
];

const ascii = { first: 0x20, last: 0x7e } as const;
/** Katakana of half the width, by single bytes and behind a shift (JIS X 0201). */
const kana = { first: 0xa1, last: 0xdf, character: 0xff61 } as const;
const kanaShift = 0x8e00;

/** The codes of a map by its name; undefined for one whose codes have two bytes each, and for such that are not known. */
export function predefinedCodes(name: string): PredefinedCodes | undefined {
  const family = families.find(([pattern]) => pattern.test(name));
  if (family === undefined) return undefined;
  const spaces = family[1].split(' ').map(space);
  if (/-UTF32-/.test(name)) return { spaces, textOf: characterOf };
  if (/-UTF8-/.test(name)) return { spaces, textOf: (code, length) => characterOf(codePointOf(code, length)) };
  const hasKana = /RKSJ/.test(name);
  return {
    spaces,
    textOf(code, length) {
      if (length === 1 && code >= ascii.first && code <= ascii.last) return String.fromCharCode(code);
      const sign = length === 2 && name.startsWith('EUC-') ? code - kanaShift : length === 1 && hasKana ? code : 0;
      const isKana = sign >= kana.first && sign <= kana.last;
      return isKana ? String.fromCharCode(kana.character + sign - kana.first) : undefined;
    },
  };
}

const lastCharacter = 0x10ffff;

function characterOf(code: number): string | undefined {
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return code > 0 && code <= lastCharacter && !isHalf ? String.fromCodePoint(code) : undefined;
}

/** The character of the bytes of UTF-8 as a number: six bits of each byte behind the first. */
function codePointOf(code: number, length: number): number {
  const bytes = Array.from({ length }, (_, index) => Math.floor(code / 256 ** (length - 1 - index)) % 256);
  const [lead = 0, ...rest] = bytes;
  const high = length === 1 ? lead : lead & (0xff >> (length + 1));
  return rest.reduce((sum, byte) => sum * 64 + (byte & 0x3f), high);
}
