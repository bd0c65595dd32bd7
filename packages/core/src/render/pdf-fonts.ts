import { zlibSync } from 'fflate';
import { type FontExtent, fontCharacters, fontProgram, fontTable } from '../font/index.ts';
import { latinBytes } from '../pdf/writing/pdf-bytes.ts';
import type { GlyphUse } from './pdf-content.ts';
import type { PreparedStream } from './pdf-objects.ts';

/** The numbers of the font objects, the same in every document. */
export interface FontObjectNumbers {
  readonly type0: number;
  readonly cidFont: number;
  readonly descriptor: number;
  readonly program: number;
}

/** Which part of a weight a document needs, if any. */
export function extentOf(glyphs: GlyphUse, bold: boolean): FontExtent | undefined {
  const highest = bold ? glyphs.bold : glyphs.regular;
  if (highest < 0) return undefined;
  return highest < fontTable(bold).smallGlyphCount ? 'small' : 'full';
}

/** The tag of a subset (ISO 32000-1, 9.6.4): small and full must not be taken for one another when documents are merged. */
const subsetTags: Readonly<Record<FontExtent, string>> = { small: 'RAPPEN', full: 'RAPPEX' };

/**
 * Type 0 font, CID font and descriptor of one weight (ISO 32000-1, 9.7.4, 9.7.6, 9.8), by object number. In a document it is
 * Liberation Sans, one of the four permitted fonts (IG 3.4): only the file in this package has a name of its own.
 */
export function fontObjects(
  bold: boolean,
  extent: FontExtent,
  numbers: FontObjectNumbers,
  toUnicode: number,
): (readonly [number: number, body: string])[] {
  const table = fontTable(bold);
  const name = `${subsetTags[extent]}+LiberationSans${bold ? '-Bold' : ''}`;
  const box = table.boundingBox.map(thousandths).join(' ');
  const metrics = `/Ascent ${thousandths(table.ascent)}/Descent ${thousandths(table.descent)}`;
  return [
    [
      numbers.type0,
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H` +
        `/DescendantFonts[${numbers.cidFont} 0 R]/ToUnicode ${toUnicode} 0 R>>`,
    ],
    [
      numbers.cidFont,
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDToGIDMap/Identity` +
        '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
        `/FontDescriptor ${numbers.descriptor} 0 R/DW ${thousandths(table.notdefAdvance)}/W${widths(bold, extent)}>>`,
    ],
    [
      numbers.descriptor,
      `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${box}]/ItalicAngle 0${metrics}` +
        `/CapHeight ${thousandths(table.capHeight)}/StemV ${bold ? 138 : 88}/FontFile2 ${numbers.program} 0 R>>`,
    ],
  ];
}

function widths(bold: boolean, extent: FontExtent): string {
  const table = fontTable(bold);
  const runs: { first: number; advances: number[] }[] = [];
  for (const [index, { glyph }] of fontCharacters().entries()) {
    if (extent === 'small' && glyph >= table.smallGlyphCount) break;
    const run = runs.at(-1);
    const advance = thousandths(table.advances[index] as number);
    if (run && glyph === run.first + run.advances.length) run.advances.push(advance);
    else runs.push({ first: glyph, advances: [advance] });
  }
  return `[${runs.map(({ first, advances }) => `${first}[${advances.join(' ')}]`).join('')}]`;
}

/** Glyph space of PDF fonts: a thousandth of the type size. */
function thousandths(units: number): number {
  return Math.round((units * 1000) / 2048);
}

/** The embedded TrueType file as the dictionary and data of a stream. */
export function programStream(bold: boolean, extent: FontExtent): PreparedStream {
  const { length, deflated } = fontProgram(bold, extent);
  return { dictionary: `/Length1 ${length}/Filter/FlateDecode`, data: deflated };
}

/** The CMap from glyph numbers to Unicode (ISO 32000-1, 9.10.3), for every character of both weights. */
export function toUnicodeStream(): PreparedStream {
  const rows = fontCharacters().map(({ code, glyph }) => `<${hex(glyph)}><${hex(code)}>`);
  const sections: string[] = [];
  for (let i = 0; i < rows.length; i += 100) {
    const section = rows.slice(i, i + 100);
    sections.push(`${section.length} beginbfchar\n${section.join('\n')}\nendbfchar`);
  }
  const text = [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def',
    '/CMapName/Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000><FFFF>\nendcodespacerange',
    ...sections,
    'endcmap',
    'CMapName currentdict/CMap defineresource pop',
    'end\nend',
  ].join('\n');
  return { dictionary: '/Filter/FlateDecode', data: zlibSync(latinBytes(text), { level: 9 }) };
}

function hex(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0');
}
