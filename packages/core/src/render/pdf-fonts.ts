import {
  cidFontText,
  codesOf,
  compositeFontText,
  descriptorText,
  type MapEntry,
  writeTextMap,
} from '@rappen/pdf/internal/font-programs';
import {
  ContentHash,
  deflateObjects,
  type PackedObjects,
  type PreparedStream,
  packedObjects,
} from '@rappen/pdf/internal/writer';
import { zlibSync } from 'fflate';
import { fontCharacters, fontTable, type GlyphSet, glyphSetKey, glyphsOf, subsetFont } from '../font/index.ts';

/** The numbers of the font objects, the same in every document. */
export const fontNumbers = {
  regular: { type0: 5, cidFont: 6, descriptor: 7, program: 8 },
  bold: { type0: 9, cidFont: 10, descriptor: 11, program: 12 },
  toUnicode: 13,
} as const;

/** The glyphs of a weight that a document uses, as streams that are ready to be written. */
export interface EmbeddedFont {
  /** Type 0 font, CID font and descriptor, in this order. */
  readonly objects: PackedObjects;
  /** The TrueType file. */
  readonly program: PreparedStream;
}

/**
 * The last ones of each weight, by their glyphs: headings are alike in bills of a language, and who changes a bill sees it again.
 * Equal glyphs make equal bytes, so that nobody can tell whether they were kept.
 */
const kept: readonly Map<string, EmbeddedFont>[] = [new Map(), new Map()];

/** About 8 kB each. */
const keptMax = 64;

/** The font of one weight with the glyphs of a document and no others. */
export function embeddedFont(bold: boolean, set: GlyphSet): EmbeddedFont {
  const fonts = kept[bold ? 1 : 0] as Map<string, EmbeddedFont>;
  const key = glyphSetKey(set);
  let font = fonts.get(key);
  if (font !== undefined) return font;
  font = { objects: packedObjects(fontObjects(bold, set), deflateObjects), program: programStream(bold, set) };
  for (const oldest of fonts.keys()) {
    if (fonts.size < keptMax) break;
    fonts.delete(oldest);
  }
  fonts.set(key, font);
  return font;
}

/**
 * Type 0 font, CID font and descriptor of one weight (ISO 32000-1, 9.7.4, 9.7.6, 9.8), by object number. In a document it is
 * Liberation Sans, one of the four permitted fonts (IG 3.4): only the file in this package has a name of its own.
 */
export function fontObjects(bold: boolean, set: GlyphSet): (readonly [number: number, body: string])[] {
  const numbers = bold ? fontNumbers.bold : fontNumbers.regular;
  const table = fontTable(bold);
  const name = `${subsetTag(set)}+LiberationSans${bold ? '-Bold' : ''}`;
  const heights = [table.ascent, table.descent, table.capHeight].map(thousandths);
  const box = table.boundingBox.map(thousandths);
  const advances = `/DW ${thousandths(table.notdefAdvance)}/W${widths(bold, set)}`;
  return [
    [numbers.type0, compositeFontText(name, numbers.cidFont, fontNumbers.toUnicode)],
    [numbers.cidFont, cidFontText(name, '/Identity', numbers.descriptor, advances)],
    [numbers.descriptor, descriptorText(name, symbolic, box, 0, heights, bold ? 138 : 88, numbers.program)],
  ];
}

/** The flag of fonts with signs of their own (ISO 32000-1, table 123). */
const symbolic = 4;

const tagLetters = 26;

/** The tag of a subset (ISO 32000-1, 9.6.4): other glyphs, another tag, so that subsets are not confused when documents are merged. */
function subsetTag(set: GlyphSet): string {
  const hash = new ContentHash();
  hash.add(new Uint8Array(set.buffer, set.byteOffset, set.byteLength));
  let value = Number.parseInt(hash.digest().slice(0, 8), 16);
  let tag = '';
  for (let letter = 0; letter < 6; letter++, value = Math.floor(value / tagLetters)) {
    tag += String.fromCharCode(0x41 + (value % tagLetters));
  }
  return tag;
}

/** Advance widths by glyph, in thousandths of the type size. */
const advances: (Map<number, number> | undefined)[] = [];

function advancesOf(bold: boolean): Map<number, number> {
  const table = fontTable(bold);
  const known =
    advances[bold ? 1 : 0] ??
    new Map(fontCharacters().map(({ glyph }, index) => [glyph, thousandths(table.advances[index] as number)]));
  advances[bold ? 1 : 0] = known;
  return known;
}

function widths(bold: boolean, set: GlyphSet): string {
  const advance = advancesOf(bold);
  let text = '[';
  let next = -1;
  for (const glyph of glyphsOf(set)) {
    if (glyph !== next) text += `${next < 0 ? '' : ']'}${glyph}[`;
    else text += ' ';
    text += advance.get(glyph);
    next = glyph + 1;
  }
  return `${text}]]`;
}

/** Glyph space of PDF fonts: a thousandth of the type size. */
function thousandths(units: number): number {
  return Math.round((units * 1000) / 2048);
}

function programStream(bold: boolean, set: GlyphSet): PreparedStream {
  const font = subsetFont(bold);
  const { length, deflated } = font.subset(font.withComponents(glyphsOf(set)));
  return { dictionary: `/Length1 ${length}/Filter/FlateDecode`, data: deflated };
}

let map: PreparedStream | undefined;

/** The CMap from glyph numbers to Unicode (ISO 32000-1, 9.10.3), for every character of both weights: the same in every document. */
export function toUnicodeStream(): PreparedStream {
  map ??= {
    dictionary: '/Filter/FlateDecode',
    data: zlibSync(writeTextMap([codesOf(2)], ['bfrange', characterRanges()]), { level: 9 }),
  };
  return map;
}

/** Characters that follow one another as their glyphs do; only the last byte of both may change in a range. */
function characterRanges(): readonly MapEntry[] {
  const ranges: { code: number; last: number; length: number; to: string }[] = [];
  let next = 0;
  for (const { code, glyph } of fontCharacters()) {
    const range = ranges.at(-1);
    const follows = range !== undefined && glyph === range.last + 1 && code === next;
    if (follows && (glyph & 0xff) > 0 && (code & 0xff) > 0) range.last += 1;
    else ranges.push({ code: glyph, last: glyph, length: 2, to: String.fromCharCode(code) });
    next = code + 1;
  }
  return ranges;
}
