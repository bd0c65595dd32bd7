export { addGlyph, addGlyphs, type GlyphSet, type GlyphUse, glyphSetKey, glyphsOf, noGlyphs } from './glyph-set.ts';
export type { FontTable } from './glyphs.ts';
export { fontCharacters, fontTable, glyphNumber } from './glyphs.ts';
export { textAdvance, textWidth } from './metrics.ts';
export { fontProgram, subsetFont } from './program.ts';
