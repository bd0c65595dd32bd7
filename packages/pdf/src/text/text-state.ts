import { type Matrix, unmoved } from '../base/matrix.ts';
import { plainSpacing, type TextSpacing } from '../content/graphics-state.ts';
import type { WhiteIn } from './painted.ts';
import type { TextFont } from './text-font.ts';

/** A colour, as far as it is white or not. */
export interface Paint {
  readonly space: WhiteIn;
  readonly isWhite: boolean;
}

/** The part of the graphics state that text follows (ISO 32000-1, 8.4 and 9.3). */
export interface TextState extends TextSpacing {
  readonly matrix: Matrix;
  readonly font: TextFont | undefined;
  readonly fill: Paint;
  readonly stroke: Paint;
}

const black: Paint = { space: 'grey', isWhite: false };

/** The state that a page begins with. */
export const initialTextState: TextState = {
  ...plainSpacing,
  matrix: unmoved,
  font: undefined,
  fill: black,
  stroke: black,
};
