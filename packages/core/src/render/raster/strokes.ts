import type { PixelBox } from './coverage.ts';
import { OutlinePath } from './outline-path.ts';

/** Points x, y, x, y, … in pixels. */
export type PixelPoints = readonly number[];

/** More dashes than the longest line of the largest raster can show. */
const dashesMax = 20_000;

const parallelWithin = 1e-6;

/** Whether each part of a stroke is level or upright. */
export function isSquare(points: PixelPoints): boolean {
  for (let i = 0; i + 3 < points.length; i += 2) {
    const dx = Math.abs((points[i + 2] as number) - (points[i] as number));
    const dy = Math.abs((points[i + 3] as number) - (points[i + 1] as number));
    if (dx > parallelWithin && dy > parallelWithin) return false;
  }
  return true;
}

/**
 * The parts of a level or upright stroke, set to whole pixels and at least one wide: they stay sharp, and equal strokes
 * equally dark. Its ends are butt, its corners mitred.
 */
export function squareStroke(points: PixelPoints, width: number): PixelBox[] {
  const pixels = Math.max(1, Math.round(width));
  const nearEdge = (centre: number): number => Math.round(centre - pixels / 2);
  const boxes: PixelBox[] = [];
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x1, y1, x2, y2] = points.slice(i, i + 4) as [number, number, number, number];
    // At a corner a part reaches as far as the width of the next one.
    const [startsFree, endsFree] = [i === 0, i + 5 >= points.length];
    const span = (from: number, to: number): [number, number] => {
      const [low, high] = from < to ? [from, to] : [to, from];
      const [lowFree, highFree] = from < to ? [startsFree, endsFree] : [endsFree, startsFree];
      const start = lowFree ? Math.round(low) : nearEdge(low);
      return [start, Math.max(start + 1, highFree ? Math.round(high) : nearEdge(high) + pixels)];
    };
    if (Math.abs(y2 - y1) <= parallelWithin) {
      const [left, right] = span(x1, x2);
      boxes.push({ left, right, top: nearEdge(y1), bottom: nearEdge(y1) + pixels });
    } else {
      const [top, bottom] = span(y1, y2);
      boxes.push({ left: nearEdge(x1), right: nearEdge(x1) + pixels, top, bottom });
    }
  }
  return boxes;
}

/** The outline of a stroke in any direction, with butt ends and mitred corners. */
export function slantedStroke(points: PixelPoints, width: number): OutlinePath {
  const path = new OutlinePath();
  const half = width / 2;
  let before: Direction | undefined;
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x1, y1, x2, y2] = points.slice(i, i + 4) as [number, number, number, number];
    const direction = directionOf(x1, y1, x2, y2);
    if (direction === undefined) continue;
    const [nx, ny] = [-direction.y * half, direction.x * half];
    path.polygon([x1 + nx, y1 + ny, x1 - nx, y1 - ny, x2 - nx, y2 - ny, x2 + nx, y2 + ny]);
    if (before) addMitre(path, x1, y1, before, direction, half);
    before = direction;
  }
  return path;
}

interface Direction {
  readonly x: number;
  readonly y: number;
}

function directionOf(x1: number, y1: number, x2: number, y2: number): Direction | undefined {
  const length = Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2);
  return length === 0 ? undefined : { x: (x2 - x1) / length, y: (y2 - y1) / length };
}

/** Corners sharper than this are cut off, as PDF and SVG do by default (a mitre of ten line widths). */
const mitreMax = 10;

/** The kite between the outer edges of two parts that meet. */
function addMitre(path: OutlinePath, x: number, y: number, a: Direction, b: Direction, half: number): void {
  const turn = a.x * b.y - a.y * b.x;
  const outer = turn > 0 ? -half : half;
  const [ax, ay, bx, by] = [-a.y * outer, a.x * outer, -b.y * outer, b.x * outer];
  // The mitre's length over the width is 1 / cos of half the turn.
  const cosine = Math.sqrt(Math.max(0, (1 + a.x * b.x + a.y * b.y) / 2));
  if (turn === 0) return;
  const reach = cosine * mitreMax >= 1 ? 1 / (2 * cosine * cosine) : 0.5;
  const [mx, my] = [(ax + bx) * reach, (ay + by) * reach];
  const kite = [x, y, x + ax, y + ay, x + mx, y + my, x + bx, y + by];
  path.polygon(turn > 0 ? kite : [x, y, x + bx, y + by, x + mx, y + my, x + ax, y + ay]);
}

/** The dashes of a straight line, each as its two ends; a dot's ends are the same. */
export function dashesOf([x1, y1, x2, y2]: PixelPoints, on: number, off: number): PixelPoints[] {
  const [fromX, fromY, toX, toY] = [x1 ?? 0, y1 ?? 0, x2 ?? 0, y2 ?? 0];
  const length = Math.sqrt((toX - fromX) ** 2 + (toY - fromY) ** 2);
  const count = Math.min(dashesMax, Math.floor(length / (on + off)) + 1);
  const at = (distance: number): [number, number] => {
    const share = length === 0 ? 0 : Math.min(distance, length) / length;
    return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
  };
  return Array.from({ length: count }, (_, index) => {
    const start = index * (on + off);
    return [...at(start), ...at(start + on)];
  });
}

/** Control points of a quarter of a circle. */
const kappa = 0.5523;

export function dot(x: number, y: number, radius: number): OutlinePath {
  const path = new OutlinePath();
  const [r, k] = [radius, radius * kappa];
  path.move(x + r, y);
  path.cubic(x + r, y + k, x + k, y + r, x, y + r);
  path.cubic(x - k, y + r, x - r, y + k, x - r, y);
  path.cubic(x - r, y - k, x - k, y - r, x, y - r);
  path.cubic(x + k, y - r, x + r, y - k, x + r, y);
  return path;
}
