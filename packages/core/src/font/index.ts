export type { FontTable } from './glyphs.ts';
export { fontCharacters, fontTable, glyphNumber } from './glyphs.ts';
export { textAdvance, textWidth } from './metrics.ts';
export type { FontExtent, FontProgram } from './program.ts';
export { fontProgram } from './program.ts';
