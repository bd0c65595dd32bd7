import { FontBytes } from './font-bytes.ts';
import { macRomanCodes, unicodeOfGlyphName } from './glyph-names.ts';
import { macintoshOrder } from './macintosh-order.ts';

/** What is needed of a TrueType font (ISO/IEC 14496-22): which glyphs there are, how wide, and how they are found. */
export interface TrueTypeFont {
  readonly glyphCount: number;
  /** In thousandths of the type size. */
  widthOf(glyph: number): number;
  /** The character maps by platform and encoding, `3,1` for Unicode. */
  readonly maps: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Whether every reader gets along with the maps for letters and signs. */
  readonly hasPlainMaps: boolean;
  /** Glyphs by the names of the `post` table. */
  readonly glyphsByName: ReadonlyMap<string, number>;
  /** Whether every reader gets along with the names in it. */
  readonly isPlain: boolean;
  /** The outlines of an OpenType font that has them as CFF. */
  readonly cff: Uint8Array | undefined;
}

const tablesMax = 64;
const mapsMax = 32;
const codesMax = 150_000;

/** Reads a font program; undefined when it is damaged. */
export function readTrueType(program: Uint8Array): TrueTypeFont | undefined {
  const bytes = new FontBytes(program);
  const tables = tablesOf(bytes);
  const [head, hhea, hmtx, maxp] = ['head', 'hhea', 'hmtx', 'maxp'].map((name) => tables.get(name));
  if (head === undefined || hhea === undefined || hmtx === undefined || maxp === undefined) return undefined;
  const unitsPerEm = bytes.u16(head.offset + 18);
  const glyphCount = bytes.u16(maxp.offset + 4);
  const metricsCount = bytes.u16(hhea.offset + 34);
  const cff = tables.get('CFF ');
  const isWhole = hmtx.offset + metricsCount * 4 <= program.length;
  if (unitsPerEm === 0 || metricsCount === 0 || !isWhole || bytes.isPast) return undefined;
  if (cff === undefined && !(tables.has('glyf') && tables.has('loca'))) return undefined;
  const maps = mapsOf(bytes, tables.get('cmap')?.offset);
  const isInside = readTables.every((name) => (tables.get(name)?.offset ?? 0) < program.length);
  return {
    glyphCount,
    widthOf: (glyph) => (bytes.u16(hmtx.offset + 4 * Math.min(glyph, metricsCount - 1)) * 1000) / unitsPerEm,
    maps,
    hasPlainMaps: plainMaps.every((name) => isPlainMap(bytes, tables.get('cmap')?.offset, name)),
    glyphsByName: postNames(bytes, tables.get('post')),
    isPlain: bytes.u16(4) <= tablesMax && postIsWhole(bytes, tables.get('post')) && isInside && !bytes.isPast,
    cff: cff && program.subarray(cff.offset, cff.offset + cff.length),
  };
}

/** Tables that are read when a font is validated. */
const readTables = ['head', 'hhea', 'maxp', 'hmtx', 'cmap', 'post'];

interface Table {
  readonly offset: number;
  readonly length: number;
}

function tablesOf(bytes: FontBytes): ReadonlyMap<string, Table> {
  const count = Math.min(bytes.u16(4), tablesMax);
  return new Map(
    Array.from({ length: count }, (_, index): [string, Table] => {
      const at = 12 + 16 * index;
      return [bytes.text(at, 4), { offset: bytes.u32(at + 8), length: bytes.u32(at + 12) }];
    }),
  );
}

function mapsOf(bytes: FontBytes, start: number | undefined): Map<string, ReadonlyMap<number, number>> {
  const maps = new Map<string, ReadonlyMap<number, number>>();
  if (start === undefined) return maps;
  const count = Math.min(bytes.u16(start + 2), mapsMax);
  for (let index = 0; index < count; index++) {
    const at = start + 4 + 8 * index;
    const name = `${bytes.u16(at)},${bytes.u16(at + 2)}`;
    // Further ones are for other languages
    if (!maps.has(name)) maps.set(name, readMap(bytes, start + bytes.u32(at + 4)));
  }
  return maps;
}

/** The maps that letters and signs are found by. */
const plainMaps = ['3,1', '3,0', '1,0'];
const plainFormats = [0, 4, 6];

/** Whether a map is in a format for codes of 16 bits, or not there. */
function isPlainMap(bytes: FontBytes, start: number | undefined, name: string): boolean {
  if (start === undefined) return true;
  const count = Math.min(bytes.u16(start + 2), mapsMax);
  const records = Array.from({ length: count }, (_, index) => start + 4 + 8 * index);
  const at = records.find((record) => `${bytes.u16(record)},${bytes.u16(record + 2)}` === name);
  return at === undefined || plainFormats.includes(bytes.u16(start + bytes.u32(at + 4)));
}

function readMap(bytes: FontBytes, at: number): ReadonlyMap<number, number> {
  const map = new Map<number, number>();
  const set = (code: number, glyph: number): void => {
    if (glyph !== 0 && map.size < codesMax) map.set(code, glyph);
  };
  const format = bytes.u16(at);
  if (format === 0) for (let code = 0; code < 256; code++) set(code, bytes.u8(at + 6 + code));
  else if (format === 4) readSegments(bytes, at, set);
  else if (format === 6) {
    const first = bytes.u16(at + 6);
    const count = bytes.u16(at + 8);
    for (let index = 0; index < count; index++) set(first + index, bytes.u16(at + 10 + 2 * index));
  } else if (format === 12) {
    const groups = Math.min(bytes.u32(at + 12), codesMax);
    // Groups may overlap: what counts is how often one is asked
    let asked = 0;
    for (let group = 0; group < groups && !bytes.isPast; group++) {
      const row = at + 16 + 12 * group;
      const first = bytes.u32(row);
      const last = Math.min(bytes.u32(row + 4), first + codesMax);
      for (let code = first; code <= last; code++) {
        if (++asked > codesMax) return map;
        set(code, bytes.u32(row + 8) + code - first);
      }
    }
  }
  return map;
}

function readSegments(bytes: FontBytes, at: number, set: (code: number, glyph: number) => void): void {
  const doubled = bytes.u16(at + 6);
  let asked = 0;
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = bytes.u16(at + 14 + segment);
    const first = bytes.u16(at + 16 + doubled + segment);
    const delta = bytes.u16(at + 16 + 2 * doubled + segment);
    const rangeAt = at + 16 + 3 * doubled + segment;
    const range = bytes.u16(rangeAt);
    if (bytes.isPast) return;
    for (let code = first; code <= last && code < 0xffff; code++) {
      if (++asked > codesMax) return;
      const listed = range === 0 ? code : bytes.u16(rangeAt + range + 2 * (code - first));
      set(code, listed === 0 ? 0 : (listed + delta) & 0xffff);
    }
  }
}

function postNames(bytes: FontBytes, post: Table | undefined): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  const format = post === undefined ? 0 : bytes.u32(post.offset);
  if (format === 0x10000)
    return new Map(macintoshOrder.map((name, glyph): [string, number] => [name, glyph]).reverse());
  if (post === undefined || format !== 0x20000) return names;
  const count = bytes.u16(post.offset + 32);
  const end = Math.min(bytes.bytes.length, post.offset + post.length);
  const own: string[] = [];
  for (let at = post.offset + 34 + 2 * count; at < end; ) {
    const length = bytes.u8(at);
    own.push(bytes.text(at + 1, Math.min(length, end - at - 1)));
    at += 1 + length;
  }
  for (let glyph = 0; glyph < count; glyph++) {
    const number = bytes.u16(post.offset + 34 + 2 * glyph);
    const name = macintoshOrder[number] ?? own[number - macintoshOrder.length];
    if (name !== undefined && !names.has(name)) names.set(name, glyph);
  }
  return names;
}

/** Whether the table of names, if there is one, has as many names as it says. */
function postIsWhole(bytes: FontBytes, post: Table | undefined): boolean {
  if (post === undefined || bytes.u32(post.offset) !== 0x20000) return true;
  const count = bytes.u16(post.offset + 32);
  return post.offset + 34 + 2 * count <= bytes.bytes.length;
}

/** The glyph of a name (ISO 32000-1, 9.6.6.4); 0 when there is none. */
export function glyphOfName(font: TrueTypeFont, name: string): number {
  const unicode = unicodeOfGlyphName(name);
  const byUnicode = unicode === undefined ? undefined : font.maps.get('3,1')?.get(unicode);
  const code = macRomanCodes.get(name);
  const byMacintosh = code === undefined ? undefined : font.maps.get('1,0')?.get(code);
  return byUnicode ?? byMacintosh ?? font.glyphsByName.get(name) ?? 0;
}

/** The glyph of a code of a symbolic font by the maps that are made for it (ISO 32000-1, 9.6.6.4); 0 for none. */
export function glyphOfSymbol(font: TrueTypeFont, code: number): number {
  const symbols = font.maps.get('3,0');
  if (symbols === undefined) return font.maps.get('1,0')?.get(code) ?? 0;
  const [sample = 0] = symbols.keys();
  const high = sample & 0xff00;
  return highBytes.includes(high) ? (symbols.get(high + code) ?? 0) : 0;
}

/** What codes of 8 bits may have in front of them in the map of a symbolic font. */
const highBytes: readonly number[] = [0xf000, 0xf100, 0xf200, 0];

/** The glyph of a code as readers find it, in whatever map there is; 0 when there is none. */
export function glyphOfCode(font: TrueTypeFont, code: number): number {
  const symbols = font.maps.get('3,0');
  if (symbols !== undefined) {
    for (const high of highBytes) {
      const glyph = symbols.get(high + code);
      if (glyph !== undefined) return glyph;
    }
  }
  const macintosh = font.maps.get('1,0');
  const only = font.maps.size === 1 ? [...font.maps.values()][0] : undefined;
  return macintosh?.get(code) ?? only?.get(code) ?? 0;
}
