import { FontBytes } from './font-bytes.ts';
import type { GlyphPlan } from './glyph-plan.ts';
import { glyphBytesOf } from './outline.ts';
import { sfntFile, sfntTables } from './sfnt.ts';
import { cmapTable, joinGlyphs, type WrittenMap, words } from './write-truetype.ts';

const glyphsMax = 65_535;
const advanceMax = 65_535;

/**
 * Changes widths of a TrueType program, adds glyphs to it, and puts other character maps in the place of its own where
 * they are given; its outlines and hints stay. Undefined where that cannot be.
 */
export function editTrueType(
  program: Uint8Array,
  plan: GlyphPlan,
  maps?: readonly WrittenMap[],
): Uint8Array | undefined {
  const tables = sfntTables(program);
  const [head, hhea, maxp, hmtx] = ['head', 'hhea', 'maxp', 'hmtx'].map((tag) => tables.get(tag));
  if (head === undefined || hhea === undefined || maxp === undefined || hmtx === undefined) return undefined;
  const unitsPerEm = new FontBytes(head).u16(18);
  const glyphCount = new FontBytes(maxp).u16(4);
  const count = glyphCount + plan.added.length;
  if (count > glyphsMax || head.length < 54 || hhea.length < 36 || maxp.length < 6) return undefined;
  const units = (width: number): number => Math.min(advanceMax, Math.max(0, Math.round((width * unitsPerEm) / 1000)));
  const metrics = metricsOf(hmtx, new FontBytes(hhea).u16(34), glyphCount);
  for (const [glyph, width] of plan.widths) {
    const metric = metrics[glyph];
    if (metric !== undefined) metric[0] = units(width);
  }
  for (const { like, width } of plan.added) metrics.push([units(width), metrics[like ?? -1]?.[1] ?? 0]);
  tables.set('hmtx', words(metrics.flat()));
  tables.set('hhea', withWord(hhea, 34, count));
  if (plan.added.length > 0) {
    if (!tables.has('glyf')) return undefined;
    const glyphBytes = glyphBytesOf(tables);
    const parts = Array.from({ length: glyphCount }, (_, glyph) => glyphBytes(glyph));
    for (const { like } of plan.added) parts.push(like === undefined ? new Uint8Array(0) : glyphBytes(like));
    const { glyf, loca } = joinGlyphs(parts);
    tables.set('glyf', glyf);
    tables.set('loca', loca);
    tables.set('head', withWord(head, 50, 1));
    tables.set('maxp', withWord(maxp, 4, count));
  }
  if (maps !== undefined) tables.set('cmap', cmapTable(maps));
  for (const tag of unused) tables.delete(tag);
  return sfntFile(tables);
}

/** Tables by glyph that a PDF does not need, and that would not fit any more (ISO 32000-1, 9.9). */
const unused = ['post', 'DSIG', 'GDEF', 'GPOS', 'GSUB', 'hdmx', 'LTSH', 'VDMX', 'kern', 'vhea', 'vmtx'];

/** Advance width and left side bearing of each glyph. */
function metricsOf(hmtx: Uint8Array, longCount: number, glyphCount: number): [advance: number, bearing: number][] {
  const bytes = new FontBytes(hmtx);
  return Array.from({ length: glyphCount }, (_, glyph) => {
    const isLong = glyph < longCount;
    const advance = bytes.u16(4 * Math.min(glyph, Math.max(0, longCount - 1)));
    return [advance, bytes.s16(isLong ? 4 * glyph + 2 : 4 * longCount + 2 * (glyph - longCount))];
  });
}

function withWord(table: Uint8Array, at: number, value: number): Uint8Array {
  const changed = table.slice();
  changed[at] = value >> 8;
  changed[at + 1] = value & 255;
  return changed;
}
