import type { Box, Matrix } from '../base/matrix.ts';
import type { PdfObject } from '../syntax/scan/structure.ts';
import type { CosDictionary } from '../syntax/values.ts';
import type { Fill } from './fill.ts';
import type { GraphicsState } from './graphics-state.ts';
import type { SearchBudget } from './inline-image.ts';
import type { InstructionReader } from './instructions.ts';

/** A filled area, in the space that the drawing began with. */
export interface FilledShape extends Fill {
  /** 0 = black to 255 = white. */
  readonly grey: number;
  /** Whether curves are among its sides: they are taken for straight. */
  readonly hasCurves: boolean;
  /** Whether what lies beneath may be seen through it. */
  readonly isOpaque: boolean;
}

/** A picture: `matrix` takes the unit square, its origin at the bottom left, to the space the drawing began with. */
export interface DrawnPicture {
  readonly dictionary: CosDictionary;
  /** The object of the file, or the data of an inline image. */
  readonly source: PdfObject | Uint8Array;
  readonly resources: CosDictionary | undefined;
  readonly matrix: Matrix;
  readonly clip: Box;
  /** What a mask is painted with. */
  readonly grey: number;
}

/** Takes what a page draws, in order. */
export interface PageSink {
  fill(shape: FilledShape): void;
  picture(picture: DrawnPicture): void;
  /** Something is drawn in a way that is not followed here; it could stand for so many corners of shapes. */
  unread(corners: number): void;
  /**
   * Of who wants to know of each thing where it is, rather than what it looks like: told of text too. Then dashed lines come
   * whole, curves as short straight lines, and what is half seen with the grey that it makes of white.
   */
  readonly places?: PlaceSink;
}

/** Takes what has a place, but no shape that is followed here. */
export interface PlaceSink {
  /** The text matrix, from the line that begins there (ISO 32000-1, 9.4.2). */
  line(matrix: Matrix): void;
  /** Down from the beginning of the line by so much of text space. */
  move(x: number, y: number): void;
  /** Keeps where text is written, and goes back to where it was kept last. */
  putAside(): void;
  takeBack(): void;
  /** The strings in front of the operator. */
  show(reader: InstructionReader, state: GraphicsState): void;
  /** Draws a form, which has a line of its own: behind it the one that was written before goes on. */
  form(draw: () => void): void;
  /** Instructions are there that cannot be read. */
  lose(): void;
  /** A pattern or a shading within a box. */
  shade(box: Box): void;
}

/** What may still be read, of all pages together: below zero the rest is unread. */
export interface ReadingBudget extends SearchBudget {
  bytesLeft: number;
  callsLeft: number;
}

/** Where a drawing lies. */
export interface DrawingSpace {
  readonly matrix: Matrix;
  readonly clip: Box;
  /** In points: thinner lines are left out, as no module of a code is one. */
  readonly lineWidthMin?: number;
}
