import { readToUnicode } from '../packages/pdf/src/fonts/to-unicode.ts';
import { ValueReader } from '../packages/pdf/src/syntax/value-reader.ts';
import type { CosValue } from '../packages/pdf/src/syntax/values.ts';
import { codeOf } from '../packages/pdf/src/text/character-map.ts';

/** The predefined character maps of each collection (ISO 32000-1, table 118); those that write downwards end with `V`. */
const collections: Readonly<Record<string, string>> = {
  GB1:
    'GB-EUC-H GB-EUC-V GBpc-EUC-H GBpc-EUC-V GBK-EUC-H GBK-EUC-V GBKp-EUC-H GBKp-EUC-V GBK2K-H GBK2K-V ' +
    'UniGB-UCS2-H UniGB-UCS2-V UniGB-UTF16-H UniGB-UTF16-V',
  CNS1:
    'B5pc-H B5pc-V HKscs-B5-H HKscs-B5-V ETen-B5-H ETen-B5-V ETenms-B5-H ETenms-B5-V CNS-EUC-H CNS-EUC-V ' +
    'UniCNS-UCS2-H UniCNS-UCS2-V UniCNS-UTF16-H UniCNS-UTF16-V',
  Japan1:
    '83pv-RKSJ-H 90ms-RKSJ-H 90ms-RKSJ-V 90msp-RKSJ-H 90msp-RKSJ-V 90pv-RKSJ-H Add-RKSJ-H Add-RKSJ-V EUC-H EUC-V ' +
    'Ext-RKSJ-H Ext-RKSJ-V H V UniJIS-UCS2-H UniJIS-UCS2-V UniJIS-UCS2-HW-H UniJIS-UCS2-HW-V UniJIS-UTF16-H UniJIS-UTF16-V',
  Korea1:
    'KSC-EUC-H KSC-EUC-V KSCms-UHC-H KSCms-UHC-V KSCms-UHC-HW-H KSCms-UHC-HW-V KSCpc-EUC-H UniKS-UCS2-H UniKS-UCS2-V ' +
    'UniKS-UTF16-H UniKS-UTF16-V',
};

interface Range {
  readonly length: number;
  readonly first: number;
  last: number;
  readonly cid: number;
}

interface SourceMap {
  readonly base: string | undefined;
  readonly spaces: readonly Range[];
  readonly ranges: readonly Range[];
}

/** Reads a map of Adobe's; codes for which nothing is defined, but a sign to show, count like others. */
function readMap(program: Uint8Array): SourceMap {
  const reader = new ValueReader(program, 0, { values: 10_000_000 });
  let base: string | undefined;
  const spaces: Range[] = [];
  const ranges: Range[] = [];
  let operands: CosValue[] = [];
  for (reader.skip(); !reader.isAtEnd; reader.skip()) {
    const value = reader.value();
    if (value.kind !== 'word') {
      operands.push(value);
      continue;
    }
    const last = operands.at(-1);
    if (value.text === 'usecmap' && last?.kind === 'name') base = last.name;
    else if (value.text === 'endcodespacerange') spaces.push(...rowsOf(operands, 2));
    else if (value.text === 'endcidrange') ranges.push(...rowsOf(operands, 3));
    else if (value.text === 'endcidchar') ranges.push(...rowsOf(operands, 1));
    else if (value.text === 'endnotdefrange')
      for (const { length, first, last, cid } of rowsOf(operands, 3))
        for (let code = first; code <= last; code++) ranges.push({ length, first: code, last: code, cid });
    operands = [];
  }
  return { base, spaces, ranges: joinedRanges(ranges) };
}

/** Rows of a list: a code and its CID (1), two ends (2), two ends and the first CID (3). */
function rowsOf(operands: readonly CosValue[], kind: 1 | 2 | 3): Range[] {
  const size = kind === 1 ? 2 : kind;
  const listed = operands.slice(operands.length % size);
  const ranges: Range[] = [];
  for (let at = 0; at < listed.length; at += size) {
    const [first, last, cid] = [listed[at], listed[at + (kind === 1 ? 0 : 1)], listed[at + size - 1]];
    if (first?.kind !== 'string' || last?.kind !== 'string') throw new Error('a map has codes');
    const number = cid?.kind === 'number' ? cid.value : 0;
    ranges.push({ length: first.bytes.length, first: codeOf(first.bytes), last: codeOf(last.bytes), cid: number });
  }
  return ranges;
}

function joinedRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.length - b.length || a.first - b.first)) {
    const open = joined.at(-1);
    const goesOn =
      open?.length === range.length &&
      open.last + 1 === range.first &&
      open.cid + open.last + 1 - open.first === range.cid &&
      open.last >> 8 === range.first >> 8;
    if (goesOn && open !== undefined) open.last = range.last;
    else joined.push({ ...range });
  }
  return joined;
}

/** Writes numbers in groups of seven bits, the highest first; those that may be below zero by their double. */
class Numbers {
  readonly bytes: number[] = [];

  add(value: number): void {
    const groups = [value % 128];
    for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
      groups.unshift((rest % 128) + 128);
    this.bytes.push(...groups);
  }

  signed(value: number): void {
    this.add(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(text: string): void {
    this.add(text.length);
    for (const letter of text) this.add(letter.charCodeAt(0));
  }
}

function addRanges(numbers: Numbers, ranges: readonly Range[]): void {
  numbers.add(ranges.length);
  const before = (index: number): Range | undefined =>
    ranges[index - 1]?.length === ranges[index]?.length ? ranges[index - 1] : undefined;
  for (const { length } of ranges) numbers.add(length);
  for (const [index, { first }] of ranges.entries()) numbers.add(first - ((before(index)?.last ?? -1) + 1));
  for (const { first, last } of ranges) numbers.add(last - first);
  for (const [index, { cid }] of ranges.entries()) {
    const previous = ranges[index - 1];
    numbers.signed(cid - (previous === undefined ? 0 : previous.cid + previous.last - previous.first + 1));
  }
}

/** Texts by CID: how many characters each has, then how far each is from the one before. */
function addTexts(numbers: Numbers, texts: ReadonlyMap<number, string>): void {
  const count = Math.max(...texts.keys()) + 1;
  const listed = Array.from({ length: count }, (_, cid) => Array.from(texts.get(cid) ?? ''));
  numbers.add(count);
  for (const text of listed) numbers.add(text.length);
  let next = 0;
  for (const character of listed.flat()) {
    const code = character.codePointAt(0) as number;
    numbers.signed(code - next);
    next = code + 1;
  }
}

/**
 * The CIDs of forms for lines downwards: a map for these leads to them where the one that it builds on leads to another CID with
 * the same text.
 */
function verticalCids(maps: ReadonlyMap<string, SourceMap>, texts: ReadonlyMap<number, string>): number[] {
  const forms = new Set<number>();
  const plain = (cid: number): string => (texts.get(cid) ?? '').normalize('NFKC');
  for (const { base, ranges } of maps.values()) {
    if (base === undefined) continue;
    for (const { length, first, last, cid } of ranges)
      for (let code = first; code <= last; code++) {
        const other = cidOf(maps, base, length, code);
        const form = cid + code - first;
        const isForm = other !== undefined && other !== form && plain(other) === plain(form);
        if (isForm && !upright.test(texts.get(form) ?? '')) forms.add(form);
      }
  }
  return [...forms].sort((a, b) => a - b);
}

/** What stands upright in lines downwards too: half as wide, several letters in a square, and what Unicode has as such a form. */
const upright = /^[\0-\x7f¥\u3200-\u33ff\ufe10-\ufe4f]*$/;

/** The CID of a code in a map, or in those that it builds on. */
function cidOf(maps: ReadonlyMap<string, SourceMap>, name: string, length: number, code: number): number | undefined {
  const map = maps.get(name);
  const range = map?.ranges.find((each) => each.length === length && each.first <= code && each.last >= code);
  if (range !== undefined) return range.cid + code - range.first;
  return map?.base === undefined ? undefined : cidOf(maps, map.base, length, code);
}

/** CIDs of letters that lie on their side: they are upright in no font of ours. */
const lying: Readonly<Record<string, readonly (readonly [first: number, last: number])[]>> = {
  Japan1: [
    [8720, 9353],
    [12870, 13319],
    [15449, 15975],
  ],
  GB1: [[22127, 22352]],
  CNS1: [[17408, 17600]],
  Korea1: [[18155, 18351]],
};

/** Which of several forms of a character is meant: no font of ours has them. */
const variants = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
/** Characters that everybody gives a meaning of his own. */
const isPrivate = (text: string): boolean => /^[\ue000-\uf8ff]*$/.test(text);

/** The texts of CIDs: where the list of the collection has none that others know, that of its map for UTF-16. */
function textsOf(program: Uint8Array, maps: readonly (readonly [name: string, map: SourceMap])[]): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [cid, text] of readToUnicode(program, 10_000_000)) texts.set(cid, text.replace(variants, ''));
  const [, unicode] = maps.find(([name]) => /^Uni.*UTF16-H$/.test(name)) ?? [];
  for (const { length, first, last, cid } of unicode?.ranges ?? [])
    for (let code = first; code <= last; code++) {
      const text = length === 2 ? String.fromCharCode(code) : String.fromCharCode(code >>> 16, code & 0xffff);
      if (isPrivate(texts.get(cid + code - first) ?? '') && !isPrivate(text)) texts.set(cid + code - first, text);
    }
  for (const [cid, text] of texts) if (isPrivate(text)) texts.delete(cid);
  return texts;
}

/**
 * All maps and texts as numbers, collection by collection: what it is called, its texts, its CIDs for lines downwards, and
 * its maps with their names, bases, code spaces and ranges.
 */
export async function packedMaps(read: (path: string) => Promise<Uint8Array>): Promise<Uint8Array> {
  const numbers = new Numbers();
  numbers.add(Object.keys(collections).length);
  for (const [ordering, names] of Object.entries(collections)) {
    const maps: (readonly [string, SourceMap])[] = [];
    for (const name of names.split(' ')) maps.push([name, readMap(await read(`Adobe-${ordering}/${name}`))]);
    const texts = textsOf(await read(`Adobe-${ordering}/Adobe-${ordering}-UCS2`), maps);
    for (const [first, last] of lying[ordering] ?? []) for (let cid = first; cid <= last; cid++) texts.delete(cid);
    texts.delete(0);
    numbers.text(ordering);
    addTexts(numbers, texts);
    addRanges(
      numbers,
      joinedRanges(verticalCids(new Map(maps), texts).map((cid) => ({ length: 2, first: cid, last: cid, cid }))),
    );
    numbers.add(maps.length);
    for (const [name, { base, spaces, ranges }] of maps) {
      const place = base === undefined ? 0 : maps.findIndex(([other]) => other === base) + 1;
      if (base !== undefined && place === 0) throw new Error(`${name} builds on ${base}`);
      numbers.text(name);
      numbers.add(place);
      addRanges(numbers, spaces);
      addRanges(numbers, ranges);
    }
  }
  return Uint8Array.from(numbers.bytes);
}
