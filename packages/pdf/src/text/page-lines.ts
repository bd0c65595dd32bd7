import { unknownCharacter } from './glyph-text.ts';
import { inReadingOrder } from './right-to-left.ts';

/** A piece of text that is written at once: where it begins and ends in the space of the page, in points. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
  /** Height of the letters. */
  readonly size: number;
  /** In which way the line runs, in whole degrees counter-clockwise from the right. */
  readonly angle: number;
}

/** Parts of the type size: a wider gap is a blank, and so is so much of an overlap. */
export const blankGapMin = 0.1;
const overlapMin = 0.5;
/** Pieces that lie less apart are on one line, as parts of the smaller type size. */
const baselineDistanceMax = 0.5;
/** A text that is drawn again beginning and ending so near to itself, and in a size that differs so little, is bold. */
const againDistanceMax = 0.2;
const againSizeMax = 1.2;

/** A piece as it lies on lines of its own way: `along` the line and `down` the page. */
interface PlacedPiece {
  readonly text: string;
  readonly size: number;
  readonly along: number;
  readonly end: number;
  readonly down: number;
}

/** The text of pieces in the order of reading: lines from top to bottom, the way most is written first. */
export function textOfPieces(pieces: readonly TextPiece[]): string {
  const ways: { readonly angle: number; readonly pieces: PlacedPiece[] }[] = [];
  for (const piece of pieces) {
    let way = ways.find(({ angle }) => angleBetween(angle, piece.angle) <= leanMax);
    if (way === undefined) {
      way = { angle: piece.angle, pieces: [] };
      ways.push(way);
    }
    way.pieces.push(placed(piece, way.angle));
  }
  ways.sort((a, b) => b.pieces.length - a.pieces.length);
  return ways
    .map((way) =>
      linesOf(way.pieces)
        .map((line) => inReadingOrder(textOfLine(line)))
        .join('\n'),
    )
    .join('\n');
}

/** Degrees by which scanned lines lean one more than the other. */
const leanMax = 3;

function angleBetween(a: number, b: number): number {
  const apart = Math.abs(a - b);
  return Math.min(apart, 360 - apart);
}

function placed({ text, size, x, y, endX, endY }: TextPiece, angle: number): PlacedPiece {
  if (angle === 0) return { text, size, along: x, end: endX, down: -y };
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return { text, size, along: x * cos + y * sin, end: endX * cos + endY * sin, down: x * sin - y * cos };
}

function linesOf(pieces: PlacedPiece[]): PlacedPiece[][] {
  pieces.sort((a, b) => a.down - b.down);
  const lines: PlacedPiece[][] = [];
  let line: PlacedPiece[] = [];
  for (const piece of pieces) {
    const [first] = line;
    const isSame =
      first !== undefined && piece.down - first.down <= baselineDistanceMax * Math.min(first.size, piece.size);
    if (isSame) line.push(piece);
    else {
      line = [piece];
      lines.push(line);
    }
  }
  return lines;
}

function textOfLine(line: PlacedPiece[]): string {
  line.sort((a, b) => a.along - b.along);
  let text = '';
  let before: PlacedPiece | undefined;
  for (const piece of line) {
    if (before !== undefined) {
      const size = Math.min(piece.size, before.size);
      const isOfOneSize = Math.max(piece.size, before.size) <= againSizeMax * size;
      const apart = Math.max(piece.along - before.along, Math.abs(piece.end - before.end));
      // What is not known may be something else each time
      const isKnownAgain = piece.text === before.text && !piece.text.includes(unknownCharacter);
      if (isOfOneSize && isKnownAgain && apart < againDistanceMax * size) continue;
      const gap = (piece.along - before.end) / size;
      if (gap > blankGapMin || gap < -overlapMin) text += ' ';
    }
    text += piece.text;
    before = piece;
  }
  return text;
}
