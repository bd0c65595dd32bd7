import { decimalText } from '../../syntax/values.ts';

/** Left, bottom, right and top in points. */
export type Box = readonly [left: number, bottom: number, right: number, top: number];

/** A rectangle whose line of that width lies inside a box. */
export function rectangleText([left, bottom, right, top]: Box, width: number): string {
  return [left + width / 2, bottom + width / 2, right - left - width, top - bottom - width].map(decimalText).join(' ');
}

/** How far the handles of a quarter of a circle stand from its ends, for a radius of 1. */
const quarter = 0.5523;

/** An ellipse whose line of that width lies inside a box. */
export function ellipseText([left, bottom, right, top]: Box, width: number): string {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const [a, b] = [(right - left - width) / 2, (top - bottom - width) / 2];
  const curve = (...points: readonly number[]): string =>
    `${points.map((value, index) => decimalText(index % 2 === 0 ? x + value * a : y + value * b)).join(' ')} c`;
  const k = quarter;
  return [
    `${decimalText(x + a)} ${decimalText(y)} m`,
    curve(1, k, k, 1, 0, 1),
    curve(-k, 1, -1, k, -1, 0),
    curve(-1, -k, -k, -1, 0, -1),
    curve(k, -1, 1, -k, 1, 0),
    'h',
  ].join(' ');
}

/** A line through points; undefined for fewer than two. */
export function pathText(points: readonly number[]): string | undefined {
  if (points.length < 4 || points.length % 2 !== 0) return undefined;
  const steps: string[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const pair = `${decimalText(points[at] ?? 0)} ${decimalText(points[at + 1] ?? 0)}`;
    steps.push(`${pair} ${at === 0 ? 'm' : 'l'}`);
  }
  return steps.join(' ');
}

type Quad = readonly number[];

/** Draws quadrilaterals of four corners each: upper left, upper right, lower left, lower right, as writers have them. */
export function quadText(quads: readonly number[], draw: (quad: Quad) => string): string | undefined {
  if (quads.length === 0 || quads.length % 8 !== 0) return undefined;
  return Array.from({ length: quads.length / 8 }, (_, index) => draw(quads.slice(8 * index, 8 * index + 8))).join(' ');
}

/** The area of a quadrilateral. */
export function areaText([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, x4 = 0, y4 = 0]: Quad): string {
  return `${pathText([x1, y1, x2, y2, x4, y4, x3, y3])} h f`;
}

/** A line along the foot of a quadrilateral, or that part of its height above it. */
export function ruleText([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, x4 = 0, y4 = 0]: Quad, up: number): string {
  const between = (from: number, to: number): number => from + (to - from) * up;
  return `${pathText([between(x3, x1), between(y3, y1), between(x4, x2), between(y4, y2)])} S`;
}

/** Points that a wave has at most along one foot. */
const wavePointsMax = 2000;
/** How far the wave of a squiggly line goes on and goes up with each step, in points. */
const waveStep = 2;

/** A wave along the foot of a quadrilateral that stands upright. */
export function waveText([, , , , x3 = 0, y3 = 0, x4 = 0]: Quad): string {
  const [from, to] = [Math.min(x3, x4), Math.max(x3, x4)];
  const count = Math.min(wavePointsMax, Math.floor((to - from) / waveStep) + 1);
  const points = Array.from({ length: Math.max(2, count) }, (_, index) => [
    from + index * waveStep,
    y3 + 1 + (index % 2) * waveStep,
  ]);
  return `${pathText(points.flat())} S`;
}
