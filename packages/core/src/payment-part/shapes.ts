import type { LineShape, PolylineShape, Shape, TextShape } from '../drawing/index.ts';
import type { Problem } from '../problem/problem.ts';
import { cornerMark, millimetres } from './geometry.ts';

/** A slip while it is drawn: shapes and warnings are added to it. */
export interface Sheet {
  /** Where the slip begins on the page, in millimetres. */
  readonly slipTop: number;
  readonly shapes: Shape[];
  readonly warnings: Problem[];
}

export function textAt(
  x: number,
  y: number,
  text: string,
  size: number,
  bold: boolean,
  anchor: TextShape['anchor'] = 'start',
): TextShape {
  return { kind: 'text', x, y, text, size, bold, anchor };
}

export function lineFrom(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  lineWidth: number,
  style: LineShape['style'],
): LineShape {
  return { kind: 'line', x1, y1, x2, y2, lineWidth, style };
}

/** Place and size of a field to fill in, in millimetres. */
export interface FieldBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The four corner marks of a field to fill in; their strokes lie inside it. Source: IG 3.5, Style Guide p. 7. */
export function cornerMarks({ x, y, width, height }: FieldBox): PolylineShape[] {
  const inset = millimetres(cornerMark.lineWidth) / 2;
  const { leg } = cornerMark;
  const left = x + inset;
  const right = x + width - inset;
  const top = y + inset;
  const bottom = y + height - inset;
  const marks = [
    [left, y + leg, left, top, x + leg, top],
    [x + width - leg, top, right, top, right, y + leg],
    [right, y + height - leg, right, bottom, x + width - leg, bottom],
    [x + leg, bottom, left, bottom, left, y + height - leg],
  ];
  return marks.map((points) => ({ kind: 'polyline', points, lineWidth: cornerMark.lineWidth }));
}
