import { generatedBytes } from '@rappen/pdf/internal/base';
import { unzlibSync } from 'fflate';
import { packed } from './generated/maps.generated.ts';
import { NumberReader } from './numbers.ts';

/** Codes of one length that lead to CIDs, one after the other. */
export interface CodeRange {
  /** In bytes. */
  readonly length: number;
  readonly first: number;
  readonly last: number;
  readonly cid: number;
}

/** A predefined character map (ISO 32000-1, table 118). */
export interface KnownMap {
  readonly name: string;
  readonly ordering: string;
  /** What it builds on. */
  readonly base: KnownMap | undefined;
  /** Between which codes the codes lie, byte by byte. */
  readonly spaces: readonly CodeRange[];
  /** By length, then by code. */
  readonly ranges: readonly CodeRange[];
}

/** One of Adobe's collections of characters. */
interface Collection {
  readonly texts: readonly string[];
  /** CIDs of forms for lines that run downwards. */
  readonly vertical: ReadonlySet<number>;
}

/** All maps by name, and all collections by `Ordering`. */
export interface Collections {
  readonly maps: ReadonlyMap<string, KnownMap>;
  readonly collections: ReadonlyMap<string, Collection>;
}

let known: Collections | undefined;

/** The predefined character maps and what the CIDs of their collections mean: unpacked when they are first asked for, and kept. */
export function knownCollections(): Collections {
  known ??= read(new NumberReader(unzlibSync(generatedBytes(packed))));
  return known;
}

function read(numbers: NumberReader): Collections {
  const maps = new Map<string, KnownMap>();
  const collections = new Map<string, Collection>();
  for (let left = numbers.next(); left > 0; left--) {
    const ordering = numbers.text();
    const texts = readTexts(numbers);
    const vertical = readRanges(numbers).flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    collections.set(ordering, { texts, vertical: new Set(vertical) });
    const own: KnownMap[] = [];
    for (let count = numbers.next(); count > 0; count--) {
      const name = numbers.text();
      const base = own[numbers.next() - 1];
      const spaces = readRanges(numbers);
      const map = { name, ordering, base, spaces, ranges: readRanges(numbers) };
      own.push(map);
      maps.set(name, map);
    }
  }
  return { maps, collections };
}

/** How many characters each text has, then how far each character is from the one before. */
function readTexts(numbers: NumberReader): string[] {
  let next = 0;
  return numbers.list(numbers.next()).map((length) => {
    let text = '';
    for (let left = length; left > 0; left--) {
      const code = next + numbers.signed();
      next = code + 1;
      text += String.fromCodePoint(code);
    }
    return text;
  });
}

/** Lengths, gaps between ranges, how far they go, and how far their CIDs are from those before. */
function readRanges(numbers: NumberReader): CodeRange[] {
  const lengths = numbers.list(numbers.next());
  const gaps = numbers.list(lengths.length);
  const spans = numbers.list(lengths.length);
  let [end, cid] = [0, 0];
  return lengths.map((length, index) => {
    if (lengths[index - 1] !== length) end = 0;
    const span = spans[index] as number;
    const first = end + (gaps[index] as number);
    end = first + span + 1;
    const start = cid + numbers.signed();
    cid = start + span + 1;
    return { length, first, last: first + span, cid: start };
  });
}
