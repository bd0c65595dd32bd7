import type { Outline } from './fill.ts';

/** How a line is drawn (ISO 32000-1, 8.4.3): its width, and codes of its ends and corners as in tables 54 and 55. */
export interface LineStyle {
  readonly width: number;
  /** 0 ends where the line does, 1 a half circle, 2 half a square further. */
  readonly cap: number;
  /** 0 comes to a point, 1 is round, 2 cut off. */
  readonly join: number;
  /** How many widths a corner may be long that comes to a point: sharper ones are cut off. */
  readonly miterLimit: number;
}

/** The style that a page begins with. */
export const plainLine: LineStyle = { width: 1, cap: 0, join: 0, miterLimit: 10 };

const cutJoin = 2;
const round = 1;
/** Corners of what stands for a circle. */
const circleCorners = 16;

/** The same with straight ends and pointed corners in the place of round ones: codes have none. */
export function withoutCircles({ cap, join, ...style }: LineStyle): LineStyle {
  return { ...style, cap: cap === round ? 0 : cap, join: join === round ? 0 : join };
}

/**
 * The area that lines cover: a rectangle for each of their sides, and what their ends and corners add. All go round the same way, so
 * that none takes another away.
 */
export function strokeOutlines(lines: readonly Outline[], style: LineStyle): Outline[] {
  const outlines: Outline[] = [];
  for (const line of lines) strokeLine(sidesOf(line), line, style, outlines);
  return outlines;
}

/** One side of a line, from where to where, and its direction, one long. */
type Side = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

function sidesOf(line: Outline): Side[] {
  const sides: Side[] = [];
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [x1, y1] = [line[at] as number, line[at + 1] as number];
    const [x2, y2] = [line[at + 2] as number, line[at + 3] as number];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length > 0) sides.push([x1, y1, x2, y2, (x2 - x1) / length, (y2 - y1) / length]);
  }
  return sides;
}

function strokeLine(sides: readonly Side[], line: Outline, style: LineStyle, outlines: Outline[]): void {
  const half = style.width / 2;
  const first = sides[0];
  const last = sides.at(-1);
  if (first === undefined || last === undefined) {
    // A line without length is a dot where its ends add something
    const [x = 0, y = 0] = line;
    if (style.cap !== 0 && line.length > 0) outlines.push(end([x - half, y, x, y, 1, 0], style.cap, half));
    return;
  }
  for (const [x1, y1, x2, y2, x, y] of sides) {
    const [dx, dy] = [y * half, x * half];
    outlines.push([x1 + dx, y1 - dy, x2 + dx, y2 - dy, x2 - dx, y2 + dy, x1 - dx, y1 + dy]);
  }
  for (const [index, side] of sides.entries()) if (index > 0) join(sides[index - 1] as Side, side, style, outlines);
  if (first[0] === last[2] && first[1] === last[3]) join(last, first, style, outlines);
  else if (style.cap !== 0) {
    const [x1, y1, x2, y2, x, y] = first;
    outlines.push(end(last, style.cap, half), end([x2, y2, x1, y1, -x, -y], style.cap, half));
  }
}

/** What is added behind the end of a side. */
function end([, , x, y, dx, dy]: Side, cap: number, half: number): Outline {
  if (cap === round) return circle(x, y, half);
  const [px, py] = [dy * half, -dx * half];
  const [ex, ey] = [x + dx * half, y + dy * half];
  return [x + px, y + py, ex + px, ey + py, ex - px, ey - py, x - px, y - py];
}

/** What is added where a side meets the next: on the outer side of the corner. */
function join(before: Side, after: Side, style: LineStyle, outlines: Outline[]): void {
  const [x, y] = after;
  const [, , , , ux, uy] = before;
  const [, , , , vx, vy] = after;
  const cross = ux * vy - uy * vx;
  const dot = ux * vx + uy * vy;
  if (cross === 0 && dot > 0) return;
  const half = style.width / 2;
  if (style.join === round) {
    outlines.push(circle(x, y, half));
    return;
  }
  const outer = cross > 0 ? half : -half;
  const [one, two] = [
    [x + uy * outer, y - ux * outer],
    [x + vy * outer, y - vx * outer],
  ] as const;
  const [from, to] = cross > 0 ? [one, two] : [two, one];
  // The length of the point in widths is 1 / sin(angle / 2) (8.4.3.5)
  const isPointed = style.join !== cutJoin && 2 <= style.miterLimit ** 2 * (1 + dot);
  const far = isPointed ? outer / (1 + dot) : 0;
  const tip = isPointed ? [x + (uy + vy) * far, y - (ux + vx) * far] : [];
  outlines.push([x, y, ...from, ...tip, ...to]);
}

function circle(x: number, y: number, radius: number): Outline {
  const outline: number[] = [];
  for (let corner = 0; corner < circleCorners; corner++) {
    const angle = (2 * Math.PI * corner) / circleCorners;
    outline.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  return outline;
}
