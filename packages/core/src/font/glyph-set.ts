import { fontTable } from './glyphs.ts';

/** Glyphs of one weight, a bit each: plain data, that can be handed to another thread. */
export type GlyphSet = Uint32Array;

/** The glyphs that a content uses of each weight. */
export interface GlyphUse {
  readonly regular: GlyphSet;
  readonly bold: GlyphSet;
}

const words = Math.ceil(fontTable(false).glyphCount / 32);

export function noGlyphs(): GlyphUse {
  return { regular: new Uint32Array(words), bold: new Uint32Array(words) };
}

export function addGlyph(set: GlyphSet, glyph: number): void {
  set[glyph >> 5] = (set[glyph >> 5] as number) | (1 << (glyph & 31));
}

export function addGlyphs(to: GlyphUse, { regular, bold }: GlyphUse): void {
  for (let word = 0; word < words; word++) {
    to.regular[word] = (to.regular[word] as number) | (regular[word] as number);
    to.bold[word] = (to.bold[word] as number) | (bold[word] as number);
  }
}

/** In ascending order. */
export function glyphsOf(set: GlyphSet): number[] {
  const glyphs: number[] = [];
  for (let word = 0; word < words; word++) {
    for (let bits = set[word] as number; bits !== 0; bits &= bits - 1) {
      glyphs.push(word * 32 + 31 - Math.clz32(bits & -bits));
    }
  }
  return glyphs;
}

/** The same for the same glyphs. */
export function glyphSetKey(set: GlyphSet): string {
  let key = '';
  for (let word = 0; word < words; word++) {
    const bits = set[word] as number;
    key += String.fromCharCode(bits & 0xffff, bits >>> 16);
  }
  return key;
}
