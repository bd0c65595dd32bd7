import { cross, qrCode } from './geometry.ts';

/** The Swiss cross as rectangles in fractions of the code's side, in painting order: for pixels. Source: guidelines, chapter on the QR code. */
export const swissCrossRectangles: readonly CrossRectangle[] = [
  centredFraction(cross.whiteSide, cross.whiteSide, false),
  centredFraction(cross.blackSide, cross.blackSide, true),
  centredFraction(cross.barLength, cross.barWidth, false),
  centredFraction(cross.barWidth, cross.barLength, false),
];

export interface CrossRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
}

function centredFraction(width: number, height: number, dark: boolean): CrossRectangle {
  const { side } = qrCode;
  return {
    x: (side - width) / 2 / side,
    y: (side - height) / 2 / side,
    width: width / side,
    height: height / side,
    dark,
  };
}
