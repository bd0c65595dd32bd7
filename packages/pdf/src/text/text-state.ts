import type { Matrix } from '../base/matrix.ts';
import type { WhiteIn } from './painted.ts';
import type { TextFont } from './text-font.ts';

/** A colour, as far as it is white or not. */
export interface Paint {
  readonly space: WhiteIn;
  readonly isWhite: boolean;
}

/** The part of the graphics state that text follows (ISO 32000-1, 8.4 and 9.3). */
export interface TextState {
  readonly matrix: Matrix;
  readonly font: TextFont | undefined;
  readonly size: number;
  readonly characterSpacing: number;
  readonly wordSpacing: number;
  /** 1 for 100 per cent. */
  readonly scale: number;
  readonly leading: number;
  readonly rise: number;
  readonly fill: Paint;
  readonly stroke: Paint;
}

const black: Paint = { space: 'grey', isWhite: false };

/** The state that a page begins with. */
export const initialTextState: TextState = {
  matrix: [1, 0, 0, 1, 0, 0],
  font: undefined,
  size: 0,
  characterSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  fill: black,
  stroke: black,
};
