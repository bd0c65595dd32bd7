import type { LineShape } from '../drawing/drawing.ts';

/** Lengths in points of a line's dashes and gaps in turn; nothing for a solid line. */
export interface DashPattern {
  readonly on: number;
  readonly off: number;
  /** Dots are dashes of no length with round ends. */
  readonly roundEnds: boolean;
}

/** Dashed and dotted lines in every output: dashes of 6 line widths 4 apart, dots 3 apart. */
export function dashPattern({ style, lineWidth }: LineShape): DashPattern | undefined {
  if (style === 'solid') return undefined;
  if (style === 'dotted') return { on: 0, off: lineWidth * 3, roundEnds: true };
  return { on: lineWidth * 6, off: lineWidth * 4, roundEnds: false };
}
