import type { Charstring } from './cff.ts';
import { headOf, widthIn } from './cff-charstring.ts';
import { joined } from './font-bytes.ts';

/**
 * The program of a glyph with another width, in thousandths of the type size: it stands before what the first operator
 * takes (Adobe Technical Note 5177, 4.1). Undefined when the program is not understood.
 */
export function withWidth(charstring: Charstring, width: number): Uint8Array | undefined {
  const head = headOf(charstring);
  if (head === undefined) return undefined;
  const { numbers } = head;
  const found = widthIn(head);
  if (found === false) return undefined;
  const kept = found === 'standard' ? numbers : numbers.slice(1);
  const units = width / charstring.scale - charstring.nominalWidth;
  return joined([numberBytes(units), ...kept.map(({ bytes }) => bytes), head.rest()]);
}

/** A program that shows nothing and has a width. */
export function blankCharstring({ scale, nominalWidth }: Charstring, width: number): Uint8Array {
  return joined([numberBytes(width / scale - nominalWidth), Uint8Array.of(14)]);
}

/** A whole number as a program writes it. */
function numberBytes(value: number): Uint8Array {
  const whole = Math.max(-0x8000, Math.min(0x7fff, Math.round(value)));
  return Uint8Array.of(0x1c, (whole >> 8) & 255, whole & 255);
}
