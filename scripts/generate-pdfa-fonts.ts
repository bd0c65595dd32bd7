import { readFile } from 'node:fs/promises';
import { zlibSync } from 'fflate';
import { readCff } from '../packages/pdf/src/fonts/cff.ts';
import { boxOf, glyphBytesOf, glyphOfOutline, outlinesOf } from '../packages/pdf/src/fonts/outline.ts';
import { sfntFile, sfntTables } from '../packages/pdf/src/fonts/sfnt.ts';
import { cmapTable, type WrittenGlyph, writeTrueType } from '../packages/pdf/src/fonts/write-truetype.ts';
import { outlineOfCharstring } from './cff-outlines.ts';
import { dingbatsCharacters, symbolCharacters } from './symbol-characters.ts';
import { readFont, writeSubset } from './truetype-subset.ts';

const liberation = [
  'It is a subset of Liberation Sans 2.1.5 by another name, under the SIL Open Font License 1.1 (fonts/OFL.txt).',
  'Digitized data copyright (c) 2010 Google Corporation. Copyright (c) 2012 Red Hat, Inc.',
];
const ofGoogle = (family: string, year: number): string[] => [
  `It is a subset of ${family} by another name, under the SIL Open Font License 1.1 (fonts/OFL-Google.txt).`,
  `Copyright ${year} The ${family} Project Authors (https://github.com/googlefonts/${family.toLowerCase()})`,
];
const foxit = [
  'It is made of a font of PDFium by another name, under a BSD licence (fonts/LICENSE_FOXIT).',
  'Copyright 2014 PDFium Authors',
];

interface Source {
  readonly face: string;
  readonly file: string;
  readonly origin: readonly string[];
  readonly characters?: readonly string[];
}

const text = (face: string, file: string, origin: readonly string[]): Source => ({
  face,
  file: `${file}.ttf`,
  origin,
});
const styles = ['Regular', 'Bold', 'Italic', 'BoldItalic'] as const;

/** The fonts that stand for others, each with its source and where that comes from. */
const sources: readonly Source[] = [
  text('sans-regular', 'LiberationSans-Regular', liberation),
  text('sans-bold', 'LiberationSans-Bold', liberation),
  text('sans-italic', 'Arimo-Italic', ofGoogle('Arimo', 2020)),
  text('sans-bold-italic', 'Arimo-BoldItalic', ofGoogle('Arimo', 2020)),
  ...styles.map((style) => text(`serif-${kebab(style)}`, `Tinos-${style}`, ofGoogle('Tinos', 2026))),
  ...styles.map((style) => text(`mono-${kebab(style)}`, `Cousine-${style}`, ofGoogle('Cousine', 2026))),
  { face: 'symbol', file: 'FoxitSymbol.pfb', origin: foxit, characters: symbolCharacters },
  { face: 'dingbats', file: 'FoxitDingbats.pfb', origin: foxit, characters: dingbatsCharacters },
];

function kebab(style: string): string {
  return style.replace(/(?<=[a-z])(?=[A-Z])/, '-').toLowerCase();
}

/** First and last of the characters that a text font keeps, if it has them: Latin, Greek, Cyrillic, signs. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192, 0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1fa, 0x1ff],
  [0x218, 0x21b],
  [0x237, 0x237],
  [0x2c6, 0x2c7],
  [0x2c9, 0x2c9],
  [0x2d8, 0x2dd],
  [0x384, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ef2, 0x1ef3],
  [0x2010, 0x2015],
  [0x2017, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x203c, 0x203c],
  [0x2044, 0x2044],
  [0x2070, 0x2070],
  [0x2074, 0x2089],
  [0x20a3, 0x20a4],
  [0x20a7, 0x20a7],
  [0x20ac, 0x20ac],
  [0x2113, 0x2113],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2126, 0x2126],
  [0x215b, 0x215e],
  [0x2190, 0x2195],
  [0x2202, 0x2202],
  [0x2206, 0x2206],
  [0x220f, 0x220f],
  [0x2211, 0x2212],
  [0x2215, 0x2215],
  [0x2219, 0x221a],
  [0x221e, 0x221e],
  [0x222b, 0x222b],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
  [0x25a0, 0x25a1],
  [0x25aa, 0x25ab],
  [0x25b2, 0x25b2],
  [0x25ba, 0x25ba],
  [0x25bc, 0x25bc],
  [0x25c4, 0x25c4],
  [0x25ca, 0x25cb],
  [0x25cf, 0x25cf],
  [0x25e6, 0x25e6],
  [0xfb01, 0xfb02],
];

/** A subset of a TrueType font: the characters that are kept, found by Unicode. */
function textFont(file: Uint8Array): Uint8Array {
  const font = readFont(file);
  const codes = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  const found = codes.filter((code) => font.glyphOf(code) !== 0);
  const glyphs = [...new Set([0, ...found.map((code) => font.glyphOf(code))])];
  const map = new Map(found.map((code) => [code, glyphs.indexOf(font.glyphOf(code))]));
  const open = [...glyphs];
  for (let glyph = open.pop(); glyph !== undefined; glyph = open.pop()) {
    const parts = font.componentsOf(glyph).filter((part) => !glyphs.includes(part));
    glyphs.push(...parts);
    open.push(...parts);
  }
  const tables = sfntTables(writeSubset(file, glyphs));
  makePlain(tables, glyphs.indexOf(font.glyphOf(0x30)));
  tables.set('cmap', cmapTable([{ platform: 3, encoding: 1, glyphs: map }]));
  return sfntFile(tables);
}

/** Takes the mark out of a zero that has one: the fonts that are replaced have a plain zero, and amounts are read by it. */
function makePlain(tables: ReadonlyMap<string, Uint8Array>, zero: number): void {
  const outline = outlinesOf(tables)(zero);
  if (outline.length !== 3) return;
  const heightOf = (contour: (typeof outline)[number]): number => {
    const [, bottom, , top] = boxOf([contour]) ?? [0, 0, 0, 0];
    return top - bottom;
  };
  const mark = outline.reduce((least, contour) => (heightOf(contour) < heightOf(least) ? contour : least));
  const place = glyphBytesOf(tables)(zero);
  const plain = glyphOfOutline(outline.filter((contour) => contour !== mark));
  if (plain.length > place.length) throw new Error('a plain zero is not smaller than one with a mark');
  place.fill(0);
  place.set(plain);
}

const symbolUnits = 1000;
/** Widths that the source has otherwise than Adobe's metrics of the font. */
const symbolWidths: Readonly<Record<string, number>> = { Euro: 750 };

/** A font of signs: found by code, by Unicode, and by the names of the glyphs. */
function symbolFont(file: Uint8Array, characters: readonly string[]): Uint8Array {
  const cff = readCff(file);
  if (cff === undefined) throw new Error('the font is not read');
  const scale = symbolUnits / 1000;
  const rows = characters.map((row) => row.split(':') as [string, string, string]);
  const names = ['.notdef', ...new Set(rows.map(([, name]) => name))];
  const glyphs = names.map((name): WrittenGlyph => {
    const glyph = cff.glyphsByName.get(name);
    const charstring = glyph === undefined ? undefined : cff.charstringOf(glyph);
    if (glyph === undefined || charstring === undefined) throw new Error(`the font has no glyph ${name}`);
    const width = symbolWidths[name] ?? cff.widthOf(glyph) ?? 0;
    return { outline: outlineOfCharstring(charstring, scale), advance: Math.round(width * scale) };
  });
  const mapBy = (code: (row: [string, string, string]) => number): Map<number, number> =>
    new Map(rows.map((row) => [code(row), names.indexOf(row[1])]));
  return writeTrueType({
    unitsPerEm: symbolUnits,
    ascent: symbolUnits,
    descent: -symbolUnits / 4,
    glyphs,
    maps: [
      { platform: 3, encoding: 0, glyphs: mapBy(([code]) => 0xf000 + Number.parseInt(code, 16)) },
      { platform: 3, encoding: 1, glyphs: mapBy(([, , unicode]) => Number.parseInt(unicode, 16)) },
    ],
    names,
  });
}

async function moduleOf({ file, origin, characters }: Source): Promise<string> {
  const source = new Uint8Array(await readFile(new URL(`../fonts/${file}`, import.meta.url)));
  const program = characters === undefined ? textFont(source) : symbolFont(source, characters);
  const base64 = Buffer.from(zlibSync(program, { level: 9, mem: 12 })).toString('base64');
  return [
    `// Generated by scripts/generate-pdfa-fonts.ts from fonts/${file}. Do not edit.`,
    ...origin.map((line) => `// ${line}`),
    '',
    '/** A TrueType file as a zlib stream in base64. */',
    'export const program =',
    `${(base64.match(/.{1,115}/g) ?? []).map((line) => `  '${line}'`).join(' +\n')};`,
    '',
  ].join('\n');
}

/** The modules of the fonts: their paths and how each is made. */
export const pdfaFontModules: readonly (readonly [path: string, make: () => Promise<string>])[] = sources.map(
  (source) => [`packages/pdf/src/fonts/substitutes/${source.face}.generated.ts`, () => moduleOf(source)],
);
