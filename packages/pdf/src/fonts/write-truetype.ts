import { boxOf, glyphOfOutline, type Outline } from './outline.ts';
import { sfntFile } from './sfnt.ts';

/** A glyph of a font that is written: its outline and how far it moves on, in units of the font. */
export interface WrittenGlyph {
  readonly outline: Outline;
  readonly advance: number;
}

/** A character map of a font: its platform and encoding, and glyphs by code of at most 16 bits. */
export interface WrittenMap {
  readonly platform: number;
  readonly encoding: number;
  readonly glyphs: ReadonlyMap<number, number>;
}

/** A TrueType font that is written. */
export interface WrittenFont {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  /** The first stands for what the font does not have. */
  readonly glyphs: readonly WrittenGlyph[];
  readonly maps: readonly WrittenMap[];
  /** Names of the glyphs, in their order, if others need to find them by these. */
  readonly names?: readonly string[];
}

/** Writes a TrueType file with the tables that a PDF needs (ISO 32000-1, 9.9), without hints. */
export function writeTrueType(font: WrittenFont): Uint8Array {
  const { glyphs, unitsPerEm } = font;
  const parts = glyphs.map(({ outline }) => glyphOfOutline(outline));
  const boxes = glyphs.map(({ outline }) => boxOf(outline));
  const known = boxes.filter((box) => box !== undefined);
  const side = (index: number, pick: (...values: number[]) => number): number =>
    known.length === 0 ? 0 : pick(...known.map((box) => box[index] as number));
  const box = [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
  const advances = glyphs.map(({ advance }) => advance);
  const bearings = boxes.map((each) => each?.[0] ?? 0);
  const counts = glyphs.map(({ outline }) => ({ contours: outline.length, points: outline.flat().length }));
  const most = (numbers: readonly number[]): number => numbers.reduce((max, each) => Math.max(max, each), 0);
  const { glyf, loca } = joinGlyphs(parts);
  const long = (value: number): number[] => [value >>> 16, value & 0xffff];
  const head = [1, 0, 1, 0, 0, 0, ...long(0x5f0f3cf5), 0, unitsPerEm, 0, 0, 0, 0, 0, 0, 0, 0, ...box, 0, 8, 2, 1, 0];
  const hhea = [
    ...[1, 0, font.ascent, font.descent, 0, most(advances), Math.min(0, ...bearings), 0, box[2] ?? 0],
    ...[1, 0, 0, 0, 0, 0, 0, 0, glyphs.length],
  ];
  const points = most(counts.map((each) => each.points));
  const contours = most(counts.map((each) => each.contours));
  return sfntFile([
    ['cmap', cmapTable(font.maps)],
    ['glyf', glyf],
    ['head', words(head)],
    ['hhea', words(hhea)],
    ['hmtx', words(advances.flatMap((advance, index) => [advance, bearings[index] as number]))],
    ['loca', loca],
    ['maxp', words([1, 0, glyphs.length, points, contours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])],
    ...(font.names === undefined ? [] : [['post', postTable(font.names)] as const]),
  ]);
}

/** Glyphs one behind the other, and the table of where each begins, in long form. */
export function joinGlyphs(parts: readonly Uint8Array[]): { readonly glyf: Uint8Array; readonly loca: Uint8Array } {
  const lengths = parts.map((part) => (part.length + 3) & ~3);
  const glyf = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  const loca = new DataView(new ArrayBuffer(4 * (parts.length + 1)));
  let at = 0;
  for (const [index, part] of parts.entries()) {
    glyf.set(part, at);
    at += lengths[index] as number;
    loca.setUint32(4 * (index + 1), at);
  }
  return { glyf, loca: new Uint8Array(loca.buffer) };
}

/** Numbers as words of 16 bits. */
export function words(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(2 * values.length);
  for (const [index, value] of values.entries()) {
    bytes[2 * index] = (value >> 8) & 255;
    bytes[2 * index + 1] = value & 255;
  }
  return bytes;
}

/** A `cmap` table of maps in format 4: a segment for each run of codes whose glyphs follow each other. */
export function cmapTable(maps: readonly WrittenMap[]): Uint8Array {
  const sorted = [...maps].sort((a, b) => a.platform - b.platform || a.encoding - b.encoding);
  const tables = sorted.map(({ glyphs }) => segmentTable(glyphs));
  let offset = 4 + 8 * sorted.length;
  const records = sorted.flatMap(({ platform, encoding }, index) => {
    const record = [platform, encoding, offset >>> 16, offset & 0xffff];
    offset += (tables[index] as readonly number[]).length * 2;
    return record;
  });
  return words([0, sorted.length, ...records, ...tables.flat()]);
}

function segmentTable(glyphs: ReadonlyMap<number, number>): readonly number[] {
  const segments: { first: number; last: number; delta: number }[] = [];
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const open = segments.at(-1);
    const delta = (glyph - code) & 0xffff;
    if (open?.last === code - 1 && open.delta === delta) open.last = code;
    else segments.push({ first: code, last: code, delta });
  }
  segments.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const count = segments.length;
  const power = Math.floor(Math.log2(count));
  return [
    ...[4, 16 + 8 * count, 0, 2 * count, 2 << power, power, 2 * (count - (1 << power))],
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ];
}

/** A `post` table of format 2 that gives each glyph a name of its own. */
function postTable(names: readonly string[]): Uint8Array {
  const head = words([2, 0, 0, 0, -100, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, names.length]);
  const numbers = words(names.map((_, index) => 258 + index));
  const texts = names.flatMap((name) => [name.length, ...Array.from(name, (letter) => letter.charCodeAt(0))]);
  return Uint8Array.from([...head, ...numbers, ...texts]);
}
