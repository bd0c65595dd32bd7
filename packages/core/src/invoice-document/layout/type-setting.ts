import { type Ink, millimetresPerPoint, type Shape, type TextShape } from '../../drawing/index.ts';
import { textWidth } from '../../font/index.ts';
import { lineOffsets } from '../../payment-part/line-breaks.ts';

/** How a text is set. */
export interface TypeStyle {
  /** Points. */
  readonly size: number;
  readonly bold?: boolean;
  readonly ink?: Ink;
}

/** From baseline to baseline, in parts of the type size. */
const leading = 1.32;
/** Extent of letters, accents included, above the baseline, in parts of the type size. */
const ascent = 0.9;

/** Millimetres from baseline to baseline. */
export function lineHeight({ size }: TypeStyle): number {
  return size * millimetresPerPoint * leading;
}

/** Millimetres from the top of a line to its baseline, so that lines of `lineHeight` never touch. */
export function baselineOffset({ size }: TypeStyle): number {
  return size * millimetresPerPoint * (ascent + (leading - ascent - descent) / 2);
}

const descent = 0.22;

/** Width of one line in millimetres. */
export function widthOf(text: string, { size, bold = false }: TypeStyle): number {
  return textWidth(text, size, bold);
}

/** One line of text with its baseline at `y`. */
export function textAt(
  x: number,
  y: number,
  text: string,
  { size, bold = false, ink = 'black' }: TypeStyle,
  anchor: TextShape['anchor'] = 'start',
): TextShape {
  return { kind: 'text', x, y, text, size, bold, anchor, ink };
}

/**
 * A text broken at its line ends, at spaces, and inside words that are wider than `width` millimetres; a line is never
 * narrower than one letter.
 */
export function linesOf(text: string, width: number, { size, bold = false }: TypeStyle): string[] {
  const widthMax = Math.max(width / size, millimetresPerPoint);
  return text.split('\n').flatMap((paragraph) => {
    const offsets = lineOffsets(paragraph, widthMax, bold);
    if (offsets.length === 0) return [''];
    const lines: string[] = [];
    for (let i = 0; i < offsets.length; i += 2) lines.push(paragraph.slice(offsets[i], offsets[i + 1]));
    return lines;
  });
}

/** Lines of one style, one below the other from `top` on. */
export function stackedLines(
  x: number,
  top: number,
  lines: readonly string[],
  style: TypeStyle,
  anchor: TextShape['anchor'] = 'start',
): TextShape[] {
  const first = top + baselineOffset(style);
  return lines.map((line, index) => textAt(x, first + index * lineHeight(style), line, style, anchor));
}

/** A thin line from left to right. */
export function rule(left: number, right: number, y: number, lineWidth: number, ink: Ink): Shape {
  return { kind: 'line', x1: left, y1: y, x2: right, y2: y, lineWidth, style: 'solid', ink };
}

export function filledBox(x: number, y: number, width: number, height: number, fill: Ink): Shape {
  return { kind: 'rectangle', x, y, width, height, fill };
}
