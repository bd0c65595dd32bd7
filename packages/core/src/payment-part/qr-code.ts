import type { Drawing, GroupShape, RectangleShape, SymbolShape } from '../drawing/index.ts';
import type { QrSymbol } from '../qr/symbol.ts';
import { swissCrossRectangles } from './cross-mark.ts';
import { qrCode } from './geometry.ts';

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
