import { codesOf, type PredefinedMap, writeCMap, writeTextMap } from '@rappen/pdf/internal/font-programs';
import type { CodeRange, KnownMap } from './collections.ts';
import { compositeOf } from './double-bytes.ts';

/** A code that was read: its number, how many bytes it has, and its CID. */
interface ReadCode {
  readonly code: number;
  readonly length: number;
  readonly cid: number;
}

/** Different codes that are remembered: more than there are CIDs. */
const codesMax = 70_000;

/** A predefined character map as a font of a document uses it: the codes that are read with it are remembered. */
export function predefinedMap(map: KnownMap): PredefinedMap {
  const spaces = spacesOf(map);
  const lengths = [...new Set(spaces.map(({ length }) => length))].sort((a, b) => a - b);
  const read = new Map<number, ReadCode>();
  const codes = new Map<number, number>();
  const rows = (): readonly ReadCode[] => [...read.values()].sort((a, b) => a.length - b.length || a.code - b.code);
  const written = spaces.map(({ length, first, last }) => codesOf(length, first, last));
  const direction = map.name.endsWith('V') ? 1 : 0;
  const name = `Rappen-${map.name}`;
  return {
    ordering: map.ordering,
    each: (text, take) => {
      for (let at = 0; at < text.length; ) {
        const length = lengths.find((each) => spaces.some((one) => one.length === each && isWithin(text, at, one)));
        const code = codeAt(text, at, length ?? 0);
        const key = code * 8 + (length ?? 0);
        const cid = length === undefined ? undefined : (read.get(key)?.cid ?? cidOf(map, length, code));
        if (cid !== undefined && length !== undefined && read.size < codesMax) {
          if (!read.has(key)) read.set(key, { code, length, cid });
          if (!codes.has(cid)) codes.set(cid, code);
        }
        take(cid);
        at += length ?? lengths[0] ?? 1;
      }
    },
    written: (ordering, supplement) => {
      const entries = rows().map(({ code, length, cid }) => ({ code, length, to: cid }));
      return {
        name,
        direction,
        program: writeCMap({ registry: 'Adobe', ordering, supplement, name, direction }, written, [
          ['cidchar', entries],
        ]),
      };
    },
    withTexts: (textOf) => {
      const listed = rows().flatMap(({ code, length, cid }) => {
        const to = textOf(code, cid) ?? '';
        return to === '' ? [] : [{ code, length, to }];
      });
      return writeTextMap(written, ['bfchar', listed]);
    },
    codeOf: (cid) => codes.get(cid) ?? cid,
    composite: (font, widthOf) => compositeOf(font, codes, widthOf),
  };
}

/** The code spaces of a map, or those of what it builds on. */
function spacesOf({ spaces, base }: KnownMap): readonly CodeRange[] {
  return spaces.length > 0 || base === undefined ? spaces : spacesOf(base);
}

/** Whether each byte of a code lies between those of the two ends (ISO 32000-1, 9.7.6.2). */
function isWithin(text: Uint8Array, at: number, { length, first, last }: CodeRange): boolean {
  if (at + length > text.length) return false;
  for (let index = 0; index < length; index++) {
    const byte = text[at + index] as number;
    const unit = 256 ** (length - 1 - index);
    if (byte < Math.floor(first / unit) % 256 || byte > Math.floor(last / unit) % 256) return false;
  }
  return true;
}

function codeAt(text: Uint8Array, at: number, length: number): number {
  let code = 0;
  for (let index = at; index < at + length; index++) code = code * 256 + (text[index] as number);
  return code;
}

/** The CID of a code; undefined for one without. */
function cidOf({ ranges, base }: KnownMap, length: number, code: number): number | undefined {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle] as CodeRange;
    const isBehind = range.length === length ? range.last < code : range.length < length;
    if (isBehind) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  if (range?.length === length && code >= range.first && code <= range.last) return range.cid + code - range.first;
  return base === undefined ? undefined : cidOf(base, length, code);
}
