import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zlibSync } from 'fflate';
import { boxOf, type Outline, outlinesOf, stretched } from '../packages/pdf/src/fonts/outline.ts';
import { sfntFile, sfntTables } from '../packages/pdf/src/fonts/sfnt.ts';
import { readTrueType } from '../packages/pdf/src/fonts/truetype.ts';
import { type WrittenGlyph, writeTrueType } from '../packages/pdf/src/fonts/write-truetype.ts';
import { packedMaps } from './cjk-maps.ts';

/**
 * Writes the modules of `@rappen/fonts-cjk` from files that are not in the repository, since they are larger than all of
 * it: `node --conditions=rappen-source scripts/generate-cjk.ts DroidSansFallbackFull.ttf MTLc3m.ttf NanumBarunGothic.ttf cMap`. The fonts are those of
 * the Debian packages fonts-droid-fallback 1:6.0.1r16-1.1, fonts-motoya-l-cedar 1.01-5 and fonts-nanum 20200506-1, the folder of character maps
 * that of poppler-data 0.4.12-1, whose maps are Adobe's.
 */
const sums = {
  droid: 'acb6440a713d880a13a21b468ba7cd43f5a2b2934972e51be791c880730777b8',
  motoya: 'b9e87fd7e4e5112b7bcc8c3486c19a23379e4520b36b5c049ecfd40731556a51',
  nanum: '9b872773134e2e4d8c0b17021266786576db06c843ede0d0b523b214a450756c',
} as const;

const folder = 'packages/fonts-cjk/src/generated';

async function source(path: string | undefined, sum: string): Promise<Uint8Array> {
  const bytes = new Uint8Array(await readFile(path ?? ''));
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sum) throw new Error(`${path} has the sum ${found}, and not ${sum}`);
  return bytes;
}

const keptTables = ['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];

/** The font without what is for other uses: hints, names, lines that run downwards. */
function mainFont(file: Uint8Array): Uint8Array {
  const tables = sfntTables(file);
  return sfntFile(keptTables.map((tag) => [tag, tables.get(tag) as Uint8Array] as const));
}

type Ranges = readonly (readonly [first: number, last: number])[];

/** Signs that the large font does not have, and letters of Greek and Cyrillic. */
const signs: Ranges = [
  [0xa1, 0xff],
  [0x370, 0x4ff],
  [0x2000, 0x33ff],
  [0xff00, 0xffef],
];
/** What is written in Korean but Chinese characters: syllables and their parts. */
const hangul: Ranges = [
  [0x3131, 0x318e],
  [0xac00, 0xd7a3],
];
/** Units of a square that outlines are rounded to: twice as fine as those of the large font. */
const unitsMax = 512;

/** Some characters of a font, but for those that are known, as a font of their own. */
function fontOf(file: Uint8Array, ranges: Ranges, known: ReadonlyMap<number, number> = new Map()): Uint8Array {
  const [font, tables] = [readTrueType(file), sfntTables(file)];
  if (font === undefined) throw new Error('the font is not read');
  const outlineOf = outlinesOf(tables);
  const unitsPerEm = Math.min(unitsOf(tables), unitsMax);
  const scale = unitsPerEm / unitsOf(tables);
  const isAdded = (code: number): boolean => ranges.some(([first, last]) => code >= first && code <= last);
  const found = [...mapOf(file)].filter(([code]) => isAdded(code) && !known.has(code)).sort(([a], [b]) => a - b);
  const glyphs = found.map(([code, glyph]) => {
    const outline = outlineOf(glyph).map((contour) =>
      contour.map(({ x, y, isOn }) => ({ x: Math.round(x * scale), y: Math.round(y * scale), isOn })),
    );
    const advance = Math.round((font.widthOf(glyph) * unitsPerEm) / 1000);
    return code >= firstLetter && code <= lastLetter ? asLetter(outline, unitsPerEm) : { outline, advance };
  });
  console.log(`${found.length} characters are added`);
  return writeTrueType({
    unitsPerEm,
    ascent: unitsPerEm,
    descent: 0,
    glyphs: [{ outline: [], advance: 0 }, ...glyphs],
    maps: [{ platform: 3, encoding: 1, glyphs: new Map(found.map(([code], index) => [code, index + 1])) }],
  });
}

/** The characters of some fonts that lie in none of these ranges. */
function knownWithout(ranges: Ranges, ...files: readonly Uint8Array[]): ReadonlyMap<number, number> {
  const known = files.flatMap((file) => [...mapOf(file)]);
  return new Map(known.filter(([code]) => !ranges.some(([first, last]) => code >= first && code <= last)));
}

/** Letters of Greek and Cyrillic, which are as wide as a square in the source. */
const [firstLetter, lastLetter] = [0x370, 0x4ff];
/** Between a letter and the next, as a part of the type size. */
const bearing = 0.07;

/** A letter that is as wide as it is, and not as a square. */
function asLetter(outline: Outline, unitsPerEm: number): WrittenGlyph {
  const [left, , right] = boxOf(outline) ?? [0, 0, 0];
  const side = Math.round(bearing * unitsPerEm);
  return { outline: stretched(outline, 1, side - left), advance: right - left + 2 * side };
}

function mapOf(file: Uint8Array): ReadonlyMap<number, number> {
  const maps = readTrueType(file)?.maps;
  return maps?.get('3,10') ?? maps?.get('3,1') ?? new Map();
}

function unitsOf(tables: ReadonlyMap<string, Uint8Array>): number {
  const head = tables.get('head') as Uint8Array;
  return (head[18] as number) * 256 + (head[19] as number);
}

const lineLength = 4000;
/** Letters of one module: an editor opens it, and no tool has to read all of them at once. */
const partLength = 490_000;

function moduleOf(what: string, origin: readonly string[], base64: string): string {
  const lines = base64.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];
  return [
    `// Generated by scripts/generate-cjk.ts. Do not edit.`,
    ...origin.map((line) => `// ${line}`),
    '',
    `/** ${what}, as a zlib stream in base64. */`,
    'export const packed =',
    `${lines.map((line) => `  '${line}'`).join(' +\n')};`,
    '',
  ].join('\n');
}

async function write(name: string, what: string, origin: readonly string[], bytes: Uint8Array): Promise<void> {
  const base64 = Buffer.from(zlibSync(bytes, { level: 9, mem: 12 })).toString('base64');
  const count = Math.ceil(base64.length / partLength);
  console.log(`${name}: ${bytes.length} bytes, ${base64.length} letters in ${count} modules`);
  for (let part = 0; part < count; part++) {
    const suffix = count === 1 ? '' : `-${part + 1}`;
    const said = count === 1 ? what : `${what} (part ${part + 1} of ${count})`;
    const text = base64.slice(part * partLength, (part + 1) * partLength);
    await writeFile(`${folder}/${name}${suffix}.generated.ts`, moduleOf(said, origin, text));
  }
}

const [droidPath, motoyaPath, nanumPath, mapsPath = '/usr/share/poppler/cMap'] = process.argv.slice(2);
const droid = mainFont(await source(droidPath, sums.droid));
const motoya = await source(motoyaPath, sums.motoya);
const nanum = await source(nanumPath, sums.nanum);
await mkdir(folder, { recursive: true });
const apache = 'under the Apache License 2.0 (LICENSE-APACHE).';
await write(
  'han',
  'A TrueType font',
  [`It is Droid Sans Fallback without hints and names, ${apache}`, 'Copyright (c) 2006-2010 Google Corp.'],
  droid,
);
const signsOfMotoya = fontOf(motoya, signs, mapOf(droid));
await write(
  'signs',
  'A TrueType font',
  [`Signs of MotoyaLCedar, without hints and names, ${apache}`, 'Copyright (c) 2010-2012 Motoya Co., Ltd.'],
  signsOfMotoya,
);
await write(
  'hangul',
  'A TrueType font',
  [
    'Korean and signs of NanumBarunGothic by another name and without hints, under the SIL Open Font License 1.1 (LICENSE-OFL).',
    'Copyright (c) 2010, NAVER Corporation (http://www.nhncorp.com).',
  ],
  fontOf(nanum, [...hangul, ...signs], knownWithout(hangul, droid, signsOfMotoya)),
);
const ofAdobe = ['Made of cmap-resources under a BSD licence (LICENSE-BSD).', 'Copyright 1990-2023 Adobe.'];
await write(
  'maps',
  'Character maps and texts of CIDs',
  ofAdobe,
  await packedMaps((path) => readFile(join(mapsPath, path))),
);
