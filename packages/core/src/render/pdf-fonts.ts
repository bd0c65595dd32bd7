import { hex } from '@rappen/pdf/internal/base';
import { ContentHash, latinBytes } from '@rappen/pdf/internal/writer';
import { zlibSync } from 'fflate';
import { fontCharacters, fontTable, type GlyphSet, glyphSetKey, glyphsOf, subsetFont } from '../font/index.ts';
import { objectStream, type PreparedStream } from './pdf-objects.ts';

/** The numbers of the font objects, the same in every document. */
export const fontNumbers = {
  regular: { type0: 5, cidFont: 6, descriptor: 7, program: 8 },
  bold: { type0: 9, cidFont: 10, descriptor: 11, program: 12 },
  toUnicode: 13,
} as const;

/** The glyphs of a weight that a document uses, as streams that are ready to be written. */
export interface EmbeddedFont {
  /** Type 0 font, CID font and descriptor, in this order. */
  readonly objects: PreparedStream;
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
  font = { objects: objectStream(fontObjects(bold, set)), program: programStream(bold, set) };
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
  const box = table.boundingBox.map(thousandths).join(' ');
  const metrics = `/Ascent ${thousandths(table.ascent)}/Descent ${thousandths(table.descent)}`;
  return [
    [
      numbers.type0,
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H` +
        `/DescendantFonts[${numbers.cidFont} 0 R]/ToUnicode ${fontNumbers.toUnicode} 0 R>>`,
    ],
    [
      numbers.cidFont,
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDToGIDMap/Identity` +
        '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
        `/FontDescriptor ${numbers.descriptor} 0 R/DW ${thousandths(table.notdefAdvance)}/W${widths(bold, set)}>>`,
    ],
    [
      numbers.descriptor,
      `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${box}]/ItalicAngle 0${metrics}` +
        `/CapHeight ${thousandths(table.capHeight)}/StemV ${bold ? 138 : 88}/FontFile2 ${numbers.program} 0 R>>`,
    ],
  ];
}

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
  map ??= { dictionary: '/Filter/FlateDecode', data: zlibSync(latinBytes(characterMap()), { level: 9 }) };
  return map;
}

function characterMap(): string {
  const ranges = characterRanges();
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def',
    '/CMapName/Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000><ffff>\nendcodespacerange',
    `${ranges.length} beginbfrange`,
    ...ranges.map(({ glyph, code, count }) => `<${hex(glyph, 4)}><${hex(glyph + count - 1, 4)}><${hex(code, 4)}>`),
    'endbfrange',
    'endcmap',
    'CMapName currentdict/CMap defineresource pop',
    'end\nend',
  ].join('\n');
}

/** Characters that follow one another as their glyphs do; only the last byte of both may change in a range. */
function characterRanges(): { readonly glyph: number; readonly code: number; count: number }[] {
  const ranges: { readonly glyph: number; readonly code: number; count: number }[] = [];
  for (const { code, glyph } of fontCharacters()) {
    const last = ranges.at(-1);
    const follows = last !== undefined && glyph === last.glyph + last.count && code === last.code + last.count;
    if (follows && (glyph & 0xff) > 0 && (code & 0xff) > 0) last.count += 1;
    else ranges.push({ glyph, code, count: 1 });
  }
  return ranges;
}
