import { bold, characterCodes, type FontTable, regular, smallCharacterCount } from './liberation-sans.generated.ts';
import { codeCount } from './metrics.ts';

export type { FontTable } from './liberation-sans.generated.ts';

/** Glyph numbers by character code; 0 where the font lacks the character. Both weights have the same numbers. */
const numbers: Uint16Array = numbersOfCodes();

function numbersOfCodes(): Uint16Array {
  const table = new Uint16Array(codeCount);
  for (const [index, code] of characterCodes.entries()) table[code] = glyphOfPosition(index);
  return table;
}

function glyphOfPosition(index: number): number {
  return index < smallCharacterCount ? index + 1 : index - smallCharacterCount + regular.smallGlyphCount;
}

const replacementGlyph = numbers[0x3f] as number;

/** Number of the glyph of a UTF-16 unit; that of the question mark when the font lacks it. */
export function glyphNumber(code: number): number {
  return numbers[code] || replacementGlyph;
}

/** Every character of the font with its glyph number, in order of glyphs: 144 of the small font, then 182 others. */
export function fontCharacters(): { code: number; glyph: number }[] {
  return characterCodes.map((code, index) => ({ code, glyph: glyphOfPosition(index) }));
}

/** Ascent, descent, bounding box and advance widths of a weight, in units of 2048 to the type size. */
export function fontTable(isBold: boolean): FontTable {
  return isBold ? bold : regular;
}
