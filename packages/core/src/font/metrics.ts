import { millimetresPerPoint } from '@rappen/pdf/internal/base';
import { bold as boldTable, characterCodes, regular as regularTable, unitsPerEm } from './liberation-sans.generated.ts';

/** One more than the largest character code of the font (the euro sign). */
export const codeCount = 0x20ad;

const regularAdvances = advancesByCode(regularTable.advances);
const boldAdvances = advancesByCode(boldTable.advances);

function advancesByCode(advances: readonly number[]): Uint16Array {
  const byCode = new Uint16Array(codeCount).fill(Math.max(...advances));
  for (const [index, code] of characterCodes.entries()) byCode[code] = advances[index] as number;
  return byCode;
}

/**
 * Width of a text in millimetres at a type size in points: the sum of the advance widths of Rappen Sans
 * (a subset of Liberation Sans, the width of Arial) without kerning. A UTF-16 unit the font lacks counts as its widest
 * character.
 */
export function textWidth(text: string, size: number, bold: boolean): number {
  return (textAdvance(text, bold) * size * millimetresPerPoint) / unitsPerEm;
}

/** Width of a text in font units, 2048 to the type size; see `textWidth`. */
export function textAdvance(text: string, bold: boolean): number {
  const advances = bold ? boldAdvances : regularAdvances;
  const widest = advances[0] as number;
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += advances[text.charCodeAt(i)] ?? widest;
  return sum;
}
