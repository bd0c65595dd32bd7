import { assert } from '../../assert.ts';
import { fontProgram } from '../../font/index.ts';
import type { OutlinePath } from './outline-path.ts';

export const unitsPerEm = 2048;

/** Outlines and advance widths of one weight, in units of 2048 to the type size, y upwards. */
export interface GlyphOutlines {
  readonly advance: (glyph: number) => number;
  /** Adds a glyph's outline to a path, its origin at (x, y) pixels. */
  readonly draw: (glyph: number, placement: GlyphPlacement, path: OutlinePath) => void;
}

interface GlyphPlacement {
  /** Pixels to a unit. */
  readonly scale: number;
  /** Where the glyph's origin is, in pixels. */
  readonly x: number;
  readonly y: number;
}

const read: (GlyphOutlines | undefined)[] = [];

/** The outlines of our own font program, unpacked once. */
export function glyphOutlines(bold: boolean): GlyphOutlines {
  const weight = bold ? 1 : 0;
  const outlines = read[weight] ?? readOutlines(fontProgram(bold));
  read[weight] = outlines;
  return outlines;
}

/** Reads `glyf`, `hmtx` and `loca` as our subset has them: short offsets, one metric a glyph (OpenType 1.9). */
function readOutlines(file: Uint8Array): GlyphOutlines {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const hmtx = tableAt(view, 'hmtx');
  const loca = tableAt(view, 'loca');
  const glyf = tableAt(view, 'glyf');
  const contours = new Map<number, readonly Contour[]>();

  function contoursOf(glyph: number, depth = 0): readonly Contour[] {
    assert(depth < 4, 'components of the font are not nested deeply');
    const start = glyf + view.getUint16(loca + glyph * 2) * 2;
    if (glyf + view.getUint16(loca + glyph * 2 + 2) * 2 === start) return [];
    const count = view.getInt16(start);
    if (count >= 0) return simpleContours(view, start, count);
    return components(view, start).flatMap(({ glyph: part, dx, dy }) =>
      contoursOf(part, depth + 1).map((contour) =>
        contour.map((point) => ({ ...point, x: point.x + dx, y: point.y + dy })),
      ),
    );
  }

  return {
    advance: (glyph) => view.getUint16(hmtx + glyph * 4),
    draw: (glyph, placement, path) => {
      const known = contours.get(glyph) ?? contoursOf(glyph);
      contours.set(glyph, known);
      for (const contour of known) drawContour(contour, placement, path);
    },
  };
}

function tableAt(view: DataView, tag: string): number {
  for (let row = 12; row < 12 + view.getUint16(4) * 16; row += 16) {
    if ([0, 1, 2, 3].every((i) => view.getUint8(row + i) === tag.charCodeAt(i))) return view.getUint32(row + 8);
  }
  assert(false, `our font program has a table ${tag}`);
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

type Contour = readonly Point[];

const onCurve = 0x01;
const xIsByte = 0x02;
const yIsByte = 0x04;
const repeats = 0x08;
const xIsSameOrPositive = 0x10;
const yIsSameOrPositive = 0x20;

/** Source: OpenType, glyf, simple glyph description. */
function simpleContours(view: DataView, start: number, count: number): Contour[] {
  const ends = Array.from({ length: count }, (_, contour) => view.getUint16(start + 10 + contour * 2));
  const pointCount = (ends.at(-1) ?? -1) + 1;
  let at = start + 10 + count * 2;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < pointCount) {
    const flag = view.getUint8(at++);
    const more = (flag & repeats) === 0 ? 0 : view.getUint8(at++);
    for (let i = 0; i <= more; i++) flags.push(flag);
  }
  function coordinates(isByte: number, isSameOrPositive: number): number[] {
    let value = 0;
    return flags.map((flag) => {
      if (flag & isByte) value += flag & isSameOrPositive ? view.getUint8(at++) : -view.getUint8(at++);
      else if ((flag & isSameOrPositive) === 0) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  }
  const xs = coordinates(xIsByte, xIsSameOrPositive);
  const ys = coordinates(yIsByte, yIsSameOrPositive);
  const points = flags.map((flag, i) => ({
    x: xs[i] as number,
    y: ys[i] as number,
    isOnCurve: (flag & onCurve) !== 0,
  }));
  return ends.map((end, contour) => points.slice(contour === 0 ? 0 : (ends[contour - 1] as number) + 1, end + 1));
}

const argumentsAreWords = 0x01;
const argumentsAreOffsets = 0x02;
const anyScale = 0x08 | 0x40 | 0x80;
const moreComponents = 0x20;

/** Source: OpenType, glyf, composite glyph description. Our font has components that are moved, never scaled. */
function components(view: DataView, start: number): { glyph: number; dx: number; dy: number }[] {
  const found: { glyph: number; dx: number; dy: number }[] = [];
  let at = start + 10;
  for (let flags = moreComponents; flags & moreComponents; ) {
    flags = view.getUint16(at);
    assert((flags & argumentsAreOffsets) !== 0 && (flags & anyScale) === 0, 'components are moved, not scaled');
    const isWords = (flags & argumentsAreWords) !== 0;
    const dx = isWords ? view.getInt16(at + 4) : view.getInt8(at + 4);
    const dy = isWords ? view.getInt16(at + 6) : view.getInt8(at + 5);
    found.push({ glyph: view.getUint16(at + 2), dx, dy });
    at += isWords ? 8 : 6;
  }
  return found;
}

/** Between two points off the curve lies one on it, halfway. */
function drawContour(contour: Contour, { scale, x, y }: GlyphPlacement, path: OutlinePath): void {
  const first = contour[0];
  const last = contour.at(-1);
  if (first === undefined || last === undefined) return;
  const start = first.isOnCurve ? first : last.isOnCurve ? last : between(first, last);
  const atX = (point: Point): number => x + point.x * scale;
  const atY = (point: Point): number => y - point.y * scale;
  path.move(atX(start), atY(start));
  let control: Point | undefined;
  for (const point of [...contour, start]) {
    const end = point.isOnCurve || control === undefined ? point : between(control, point);
    if (control !== undefined) path.quadratic(atX(control), atY(control), atX(end), atY(end));
    else if (point.isOnCurve) path.line(atX(point), atY(point));
    control = point.isOnCurve ? undefined : point;
  }
  path.close();
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOnCurve: true };
}
