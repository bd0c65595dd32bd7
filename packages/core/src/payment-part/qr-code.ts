import type { Drawing, GroupShape, SymbolShape } from '../drawing/index.ts';
import type { QrSymbol } from '../qr/symbol.ts';
import { cross, qrCode } from './geometry.ts';
import { centred } from './shapes.ts';

/**
 * The Swiss cross on the middle of a code whose top left corner is at (x, y) millimetres:
 * a black square in a white one, with white bars. Source: IG 6.4.2.
 */
export function crossGroup(x: number, y: number): GroupShape {
  const middleX = x + qrCode.side / 2;
  const middleY = y + qrCode.side / 2;
  return {
    kind: 'group',
    shapes: [
      centred(middleX, middleY, cross.whiteSide, cross.whiteSide, 'white'),
      centred(middleX, middleY, cross.blackSide, cross.blackSide, 'black'),
      centred(middleX, middleY, cross.barLength, cross.barWidth, 'white'),
      centred(middleX, middleY, cross.barWidth, cross.barLength, 'white'),
    ],
  };
}

export function symbolAt(x: number, y: number, symbol: QrSymbol): SymbolShape {
  return { kind: 'symbol', x, y, side: qrCode.side, symbol };
}

/**
 * Draws the Swiss QR Code alone: 46 × 46 mm, or 56 × 56 mm with a quiet zone of 5 mm, the Swiss cross in the middle.
 * Source: IG 6.4.
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
