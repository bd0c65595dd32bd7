export { ofAsciiName } from './ascii-name.ts';
export { type Outline, outlinesOf } from './outline.ts';
export { sfntFile, sfntTables } from './sfnt.ts';
export { type PackedProgram, SubsetFont, type SubsetSource } from './subset-truetype.ts';
export type { CidMeaning, CjkFonts, CjkSubstitute, PredefinedMap } from './substitutes/cjk.ts';
export { type Shape, type Substitute, sideBySide } from './substitutes/substitute.ts';
export { readTrueType } from './truetype.ts';
export { codesOf, type MapEntry, writeCMap, writeTextMap } from './write-cmap.ts';
export { cidFontText, compositeFontText, descriptorText } from './write-dictionaries.ts';
