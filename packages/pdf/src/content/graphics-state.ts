import type { Box, Matrix } from '../base/matrix.ts';
import type { PdfDocument } from '../syntax/scan/pages.ts';
import type { CosDictionary } from '../syntax/values.ts';
import { type ColourSpace, deviceGrey } from './colours.ts';
import { type LineStyle, plainLine } from './strokes.ts';

/** A colour to paint with. */
export interface Ink {
  readonly space: ColourSpace;
  /** 0 = black to 255 = white; undefined for a pattern. */
  readonly grey: number | undefined;
  /** 0 = nothing is seen, to 1. */
  readonly alpha: number;
}

/** The part of the graphics state that is followed (ISO 32000-1, 8.4). */
export interface GraphicsState {
  readonly matrix: Matrix;
  readonly clip: Box;
  /** Whether that is no more than the box around what is clipped to. */
  readonly isClipOdd: boolean;
  readonly fill: Ink;
  readonly stroke: Ink;
  readonly line: LineStyle;
  readonly isDashed: boolean;
  readonly text: TextSettings;
}

/** How letters are set (ISO 32000-1, 9.3). */
export interface TextSpacing {
  readonly size: number;
  readonly characterSpacing: number;
  readonly wordSpacing: number;
  /** 1 for 100 per cent. */
  readonly scale: number;
  readonly leading: number;
  readonly rise: number;
}

/** What text is written with. */
export interface TextSettings extends TextSpacing {
  readonly font: CosDictionary | undefined;
  /** Table 106: 3 and 7 are not seen. */
  readonly mode: number;
}

export const plainSpacing: TextSpacing = {
  size: 0,
  characterSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
};

const plainText: TextSettings = { ...plainSpacing, font: undefined, mode: 0 };

const black: Ink = { space: deviceGrey, grey: 0, alpha: 1 };

export function initialState(matrix: Matrix, clip: Box): GraphicsState {
  return {
    matrix,
    clip,
    isClipOdd: false,
    fill: black,
    stroke: black,
    line: plainLine,
    isDashed: false,
    text: plainText,
  };
}

/** The state behind a dictionary of parameters (8.4.5), and whether it asks for something that is not followed. */
export function stateWith(
  document: PdfDocument,
  state: GraphicsState,
  parameters: CosDictionary | undefined,
): { readonly state: GraphicsState; readonly isFollowed: boolean } {
  if (parameters === undefined) return { state, isFollowed: true };
  const { entries } = parameters;
  const fillAlpha = document.number(entries.get('ca')) ?? state.fill.alpha;
  const strokeAlpha = document.number(entries.get('CA')) ?? state.stroke.alpha;
  const listed = document.array(document.array(entries.get('D'))?.items[0]);
  const dashes = listed && document.numbers(listed);
  const blending = document.name(entries.get('BM')) ?? 'Normal';
  const isBlended = entries.has('BM') && blending !== 'Normal' && blending !== 'Compatible';
  return {
    state: {
      ...state,
      fill: { ...state.fill, alpha: fillAlpha },
      stroke: { ...state.stroke, alpha: strokeAlpha },
      line: {
        width: document.number(entries.get('LW')) ?? state.line.width,
        cap: document.number(entries.get('LC')) ?? state.line.cap,
        join: document.number(entries.get('LJ')) ?? state.line.join,
        miterLimit: document.number(entries.get('ML')) ?? state.line.miterLimit,
      },
      isDashed: dashes === undefined ? state.isDashed : dashes.length > 0,
    },
    isFollowed: !isBlended && document.dictionary(entries.get('SMask')) === undefined,
  };
}

/** The grey that an ink makes of white paper; undefined where nothing is seen, or nobody knows which. */
export function greyOnWhite({ grey, alpha }: Ink): number | undefined {
  return grey === undefined || alpha <= 0 ? undefined : 255 - (255 - grey) * Math.min(1, alpha);
}

/** Whether the grey of an ink is what a viewer shows. */
export function isExact({ grey, alpha }: Ink): boolean {
  return grey !== undefined && (alpha === 1 || alpha === 0);
}
