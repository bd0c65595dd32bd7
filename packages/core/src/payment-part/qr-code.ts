import type { Drawing, GroupShape, RectangleShape, SymbolShape } from '../drawing/index.ts';
import type { QrSymbol } from '../qr/symbol.ts';
import { cross, qrCode } from './geometry.ts';

/** A part of the Swiss cross, in fractions of the code's side from its top left corner. */
export interface CrossRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
}

/**
 * The Swiss cross on the middle of the code, to be painted in this order: a black square in a white one, then the two
 * white bars. For renderers that know only the symbol. Source: IG chapter 6.
 */
export const swissCrossRectangles: readonly CrossRectangle[] = [
  crossRectangle(cross.whiteSide, cross.whiteSide, false),
  crossRectangle(cross.blackSide, cross.blackSide, true),
  crossRectangle(cross.barLength, cross.barWidth, false),
  crossRectangle(cross.barWidth, cross.barLength, false),
];

function crossRectangle(width: number, height: number, dark: boolean): CrossRectangle {
  const { side } = qrCode;
  return { x: 0.5 - width / side / 2, y: 0.5 - height / side / 2, width: width / side, height: height / side, dark };
}

/** The Swiss cross for a code whose top left corner is at (x, y) millimetres. */
export function crossGroup(x: number, y: number): GroupShape {
  const { side } = qrCode;
  const shapes = swissCrossRectangles.map((part): RectangleShape => {
    const fill = part.dark ? 'black' : 'white';
    const size = { width: part.width * side, height: part.height * side };
    return { kind: 'rectangle', x: x + part.x * side, y: y + part.y * side, ...size, fill };
  });
  return { kind: 'group', shapes };
}

export function symbolAt(x: number, y: number, symbol: QrSymbol): SymbolShape {
  return { kind: 'symbol', x, y, side: qrCode.side, symbol };
}

/**
 * Draws the Swiss QR Code alone: 46 × 46 mm, or 56 × 56 mm with a quiet zone of 5 mm, the Swiss cross in the middle.
 * Source: IG chapter 6.
 */
export function drawQrCode(symbol: QrSymbol, options: { readonly quietZone: boolean }): Drawing {
  const border = options.quietZone ? qrCode.border : 0;
  const side = qrCode.side + 2 * border;
  return {
    width: side,
    height: side,
    title: 'Swiss QR Code',
    description: 'The QR code of a Swiss QR-bill, with the Swiss cross in its middle.',
    language: 'en',
    shapes: [symbolAt(border, border, symbol), options.quietZone ? crossInQuietZone : crossAlone],
  };
}

const crossAlone = crossGroup(0, 0);
const crossInQuietZone = crossGroup(qrCode.border, qrCode.border);
