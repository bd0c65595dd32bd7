import { decimalText } from '../../syntax/values.ts';
import type { TextBox } from './field-text.ts';

type Point = readonly [x: number, y: number];

/** How far the handles of a quarter of a circle stand from its ends, for a radius of 1. */
const quarter = 0.5523;

const tick: readonly Point[] = [
  [0.2, 0.5],
  [0.3, 0.56],
  [0.42, 0.36],
  [0.74, 0.8],
  [0.82, 0.74],
  [0.44, 0.18],
];
const cross: readonly Point[] = [
  [0.22, 0.3],
  [0.3, 0.22],
  [0.5, 0.42],
  [0.7, 0.22],
  [0.78, 0.3],
  [0.58, 0.5],
  [0.78, 0.7],
  [0.7, 0.78],
  [0.5, 0.58],
  [0.3, 0.78],
  [0.22, 0.7],
  [0.42, 0.5],
];
const diamond: readonly Point[] = [
  [0.5, 0.82],
  [0.82, 0.5],
  [0.5, 0.18],
  [0.18, 0.5],
];
const square: readonly Point[] = [
  [0.24, 0.24],
  [0.24, 0.76],
  [0.76, 0.76],
  [0.76, 0.24],
];
const star: readonly Point[] = Array.from({ length: 10 }, (_, index): Point => {
  const radius = index % 2 === 0 ? 0.38 : 0.15;
  const angle = Math.PI / 2 + (index * Math.PI) / 5;
  return [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)];
});

/** Shapes by the characters of ZapfDingbats that buttons are marked with. */
const shapes: Readonly<Record<string, readonly Point[]>> = {
  __proto__: null as never,
  '4': tick,
  '8': cross,
  u: diamond,
  n: square,
  H: star,
};

/** Instructions that draw the mark of a button that is on, in black in the middle of its box. */
export function buttonMarks(sign: string, { width, height, border }: TextBox): string {
  const side = Math.min(width, height) - 2 * border;
  const [left, bottom] = [(width - side) / 2, (height - side) / 2];
  const at = ([x, y]: Point): string => `${decimalText(left + x * side)} ${decimalText(bottom + y * side)}`;
  const points = shapes[sign] ?? (sign === 'l' ? undefined : tick);
  if (points === undefined) return `0 g ${disc(at)} f`;
  return `0 g ${points.map((point, index) => `${at(point)} ${index === 0 ? 'm' : 'l'}`).join(' ')} h f`;
}

const radius = 0.27;

function disc(at: (point: Point) => string): string {
  const point = (x: number, y: number): string => at([0.5 + x * radius, 0.5 + y * radius]);
  const curve = (...ends: readonly [Point, Point, Point]): string => `${ends.map(([x, y]) => point(x, y)).join(' ')} c`;
  const k = quarter;
  return [
    `${point(1, 0)} m`,
    curve([1, k], [k, 1], [0, 1]),
    curve([-k, 1], [-1, k], [-1, 0]),
    curve([-1, -k], [-k, -1], [0, -1]),
    curve([k, -1], [1, -k], [1, 0]),
  ].join(' ');
}
