import type { Box } from '../base/matrix.ts';
import type { Outline } from '../content/fill.ts';

/** Corners of a polygon. */
type Corners = readonly (readonly [number, number])[];

/** A shape: its inside by the rule of ISO 32000-1, 8.5.3.3. */
export interface PlacedShape {
  readonly outlines: readonly Outline[];
  readonly isEvenOdd: boolean;
}

/**
 * The box around what a shape paints within an area; undefined when that is nothing. Where no side runs through the area, the
 * area is within the shape or outside as a whole, so that the inside of a frame is free.
 */
export function placeWithin({ outlines, isEvenOdd }: PlacedShape, area: Box): Box | undefined {
  const touching = outlines.map((outline) => clipped(outline, area)).filter((corners) => corners.length > 0);
  if (touching.length === 0) return undefined;
  if (!outlines.some((outline) => hasSideWithin(outline, area))) {
    const middle = [(area.left + area.right) / 2, (area.top + area.bottom) / 2] as const;
    const winding = outlines.reduce((sum, outline) => sum + windingAround(outline, middle), 0);
    return (isEvenOdd ? winding % 2 : winding) === 0 ? undefined : area;
  }
  const xs = touching.flatMap((corners) => corners.map(([x]) => x));
  const ys = touching.flatMap((corners) => corners.map(([, y]) => y));
  return { left: least(xs), top: least(ys), right: -least(xs.map((x) => -x)), bottom: -least(ys.map((y) => -y)) };
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((so, far) => Math.min(so, far), Number.POSITIVE_INFINITY);
}

/** Whether a side of an outline runs through an area: Liang and Barsky. */
function hasSideWithin(outline: Outline, area: Box): boolean {
  for (let at = 0; at < outline.length; at += 2) {
    const to = at + 2 < outline.length ? at + 2 : 0;
    if (
      runsThrough(
        outline[at] as number,
        outline[at + 1] as number,
        outline[to] as number,
        outline[to + 1] as number,
        area,
      )
    )
      return true;
  }
  return false;
}

function runsThrough(x1: number, y1: number, x2: number, y2: number, { left, top, right, bottom }: Box): boolean {
  let [from, to] = [0, 1];
  const sides = [
    [x1 - x2, x1 - left],
    [x2 - x1, right - x1],
    [y1 - y2, y1 - top],
    [y2 - y1, bottom - y1],
  ] as const;
  for (const [step, room] of sides) {
    if (step === 0 ? room < 0 : false) return false;
    if (step < 0) from = Math.max(from, room / step);
    else if (step > 0) to = Math.min(to, room / step);
  }
  return from <= to;
}

/** How often an outline goes around a point. */
function windingAround(outline: Outline, [x, y]: readonly [number, number]): number {
  let winding = 0;
  for (let at = 0; at < outline.length; at += 2) {
    const to = at + 2 < outline.length ? at + 2 : 0;
    const [x1, y1] = [outline[at] as number, outline[at + 1] as number];
    const [x2, y2] = [outline[to] as number, outline[to + 1] as number];
    if (y1 <= y === y2 <= y) continue;
    if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) winding += y2 > y1 ? 1 : -1;
  }
  return winding;
}

/** An outline cut to an area: Sutherland and Hodgman. */
function clipped(outline: Outline, { left, top, right, bottom }: Box): Corners {
  let corners: Corners = Array.from(
    { length: outline.length >> 1 },
    (_, index) => [outline[2 * index] as number, outline[2 * index + 1] as number] as const,
  );
  for (const [axis, bound, sign] of [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ] as const) {
    corners = cut(corners, axis, bound, sign);
    if (corners.length === 0) return corners;
  }
  return corners;
}

/** What of a polygon lies at one side of an upright line. */
function cut(corners: Corners, axis: 0 | 1, bound: number, sign: 1 | -1): Corners {
  const kept: (readonly [number, number])[] = [];
  corners.forEach((corner, index) => {
    const before = corners[index === 0 ? corners.length - 1 : index - 1] as readonly [number, number];
    const [here, there] = [(corner[axis] - bound) * sign, (before[axis] - bound) * sign];
    if (here >= 0 !== there >= 0) {
      const part = there / (there - here);
      kept.push([before[0] + part * (corner[0] - before[0]), before[1] + part * (corner[1] - before[1])]);
    }
    if (here >= 0) kept.push(corner);
  });
  return kept;
}
