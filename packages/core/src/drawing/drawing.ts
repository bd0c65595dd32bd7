import type { QrSymbol } from '../qr/symbol.ts';
import type { Picture } from './picture.ts';

/**
 * A drawing is a value: a page in millimetres, origin top left, x to the right, y down.
 * Line widths and type sizes are in points (1 pt = 25.4/72 mm), as in print and in the guidelines.
 */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Short title for screen readers and document properties. */
  readonly title: string;
  /** A description of the drawing in one sentence. */
  readonly description: string;
  /** BCP 47 tag of the text. */
  readonly language: string;
  readonly shapes: readonly Shape[];
}

/** A colour: red, green and blue from 0 to 255 (sRGB) where it is neither black nor white. */
export type Ink = 'black' | 'white' | readonly [red: number, green: number, blue: number];

export type Shape =
  | TextShape
  | LineShape
  | PolylineShape
  | RectangleShape
  | OutlineShape
  | SymbolShape
  | ImageShape
  | GroupShape;

/** One line of text. `y` is the baseline; `x` the point that `anchor` names. */
export interface TextShape {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Type size in points. */
  readonly size: number;
  readonly bold: boolean;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Default black. */
  readonly ink?: Ink;
}

export interface LineShape {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Line width in points. */
  readonly lineWidth: number;
  readonly style: 'solid' | 'dashed' | 'dotted';
  /** Default black. */
  readonly ink?: Ink;
}

/** Connected strokes with mitred corners and butt ends: x, y, x, y, … */
export interface PolylineShape {
  readonly kind: 'polyline';
  readonly points: readonly number[];
  readonly lineWidth: number;
}

export interface RectangleShape {
  readonly kind: 'rectangle';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: Ink;
}

/** A filled outline (non-zero winding) of move, line, cubic curve and close steps. */
export interface OutlineShape {
  readonly kind: 'outline';
  readonly steps: readonly OutlineStep[];
  readonly fill: Ink;
}

export type OutlineStep =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

/** The dark modules of a QR symbol, scaled to a square of `side` millimetres. */
export interface SymbolShape {
  readonly kind: 'symbol';
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly symbol: QrSymbol;
}

/** A picture scaled to a rectangle. Its identity is the key: a document embeds it once. */
export interface ImageShape {
  readonly kind: 'image';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly picture: Picture;
}

/**
 * Shapes that many drawings have in common, pictures not among them. The object's identity is the key:
 * a renderer may prepare a group once and share it between pages and documents.
 */
export interface GroupShape {
  readonly kind: 'group';
  readonly shapes: readonly Shape[];
}
