import { millimetresPerPoint } from '../base/units.ts';
import type { CosDocument } from '../syntax/document.ts';
import { type CosDictionary, type CosValue, decimalText } from '../syntax/values.ts';

/** A page as it is shown: what of it, how large, and which side up (ISO 32000-1, 14.11.2 and table 30). */
export interface ShownPage {
  /** The visible rectangle in units of the page. */
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  /** Clockwise, when shown. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Points a unit. */
  readonly unit: number;
  /** Millimetres, as shown. */
  readonly width: number;
  readonly height: number;
}

/** a b c d e f, as `cm` takes them: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

const letter = { left: 0, bottom: 0, right: 612, top: 792 } as const;

interface Rectangle {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** How a page is shown. A page without a usable size counts as Letter, as readers have it. */
export function shownPage(document: CosDocument, { entries }: CosDictionary): ShownPage {
  const media = rectangleOf(document, entries.get('MediaBox')) ?? letter;
  const crop = rectangleOf(document, entries.get('CropBox')) ?? media;
  const box = intersection(media, crop) ?? media;
  const rotation = rotationOf(numberOf(document, entries.get('Rotate')) ?? 0);
  const given = numberOf(document, entries.get('UserUnit')) ?? 1;
  const unit = given > 0 ? given : 1;
  const sides = [box.right - box.left, box.top - box.bottom].map((side) => side * unit * millimetresPerPoint);
  const [across, up] = sides as [number, number];
  const isTurned = rotation === 90 || rotation === 270;
  return { ...box, rotation, unit, width: isTurned ? up : across, height: isTurned ? across : up };
}

/** From points on the page as shown, counted from its bottom left corner, to units of the page. */
export function toPage({ left, bottom, right, top, rotation, unit }: ShownPage): Matrix {
  const scale = 1 / unit;
  if (rotation === 90) return [0, scale, -scale, 0, right, bottom];
  if (rotation === 180) return [-scale, 0, 0, -scale, right, top];
  if (rotation === 270) return [0, -scale, scale, 0, left, top];
  return [scale, 0, 0, scale, left, bottom];
}

/** The inverse of `toPage`. */
export function fromPage({ left, bottom, right, top, rotation, unit }: ShownPage): Matrix {
  if (rotation === 90) return [0, -unit, unit, 0, -bottom * unit, right * unit];
  if (rotation === 180) return [-unit, 0, 0, -unit, right * unit, top * unit];
  if (rotation === 270) return [0, unit, -unit, 0, top * unit, -left * unit];
  return [unit, 0, 0, unit, -left * unit, -bottom * unit];
}

/** First one, then the other. */
export function combined([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

export function matrixText(matrix: Matrix): string {
  return matrix.map(decimalText).join(' ');
}

function rotationOf(degrees: number): ShownPage['rotation'] {
  const quarters = ((Math.trunc(degrees / 90) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[quarters as 0 | 1 | 2 | 3];
}

function numberOf(document: CosDocument, value: CosValue | undefined): number | undefined {
  const found = document.resolved(value);
  return found?.kind === 'number' && Number.isFinite(found.value) ? found.value : undefined;
}

/** Corners in any order; undefined for what has no area. */
function rectangleOf(document: CosDocument, value: CosValue | undefined): Rectangle | undefined {
  const array = document.resolved(value);
  if (array?.kind !== 'array' || array.items.length < 4) return undefined;
  const [x1, y1, x2, y2] = array.items.map((item) => numberOf(document, item));
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined || x1 === x2 || y1 === y2)
    return undefined;
  return { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
}

function intersection(a: Rectangle, b: Rectangle): Rectangle | undefined {
  const left = Math.max(a.left, b.left);
  const bottom = Math.max(a.bottom, b.bottom);
  const right = Math.min(a.right, b.right);
  const top = Math.min(a.top, b.top);
  return left < right && bottom < top ? { left, bottom, right, top } : undefined;
}
