import { decimalText } from '../../syntax/values.ts';
import { pathText } from './shapes.ts';

type Point = readonly [x: number, y: number];

/** Ends of lines (ISO 32000-1, table 176) that are drawn, in units of the size of an end, pointing to the right at 0, 0. */
const ends: Readonly<Record<string, { readonly points: readonly Point[]; readonly isArea: boolean }>> = {
  __proto__: null as never,
  Square: {
    points: [
      [-0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
      [0.5, -0.5],
    ],
    isArea: true,
  },
  Diamond: {
    points: [
      [-0.5, 0],
      [0, 0.5],
      [0.5, 0],
      [0, -0.5],
    ],
    isArea: true,
  },
  Circle: {
    points: Array.from({ length: 16 }, (_, index) => [
      Math.cos((index * Math.PI) / 8) / 2,
      Math.sin((index * Math.PI) / 8) / 2,
    ]),
    isArea: true,
  },
  OpenArrow: {
    points: [
      [-1, 0.6],
      [0, 0],
      [-1, -0.6],
    ],
    isArea: false,
  },
  ClosedArrow: {
    points: [
      [-1, 0.6],
      [0, 0],
      [-1, -0.6],
    ],
    isArea: true,
  },
  ROpenArrow: {
    points: [
      [1, 0.6],
      [0, 0],
      [1, -0.6],
    ],
    isArea: false,
  },
  RClosedArrow: {
    points: [
      [1, 0.6],
      [0, 0],
      [1, -0.6],
    ],
    isArea: true,
  },
  Butt: {
    points: [
      [0, 0.5],
      [0, -0.5],
    ],
    isArea: false,
  },
  Slash: {
    points: [
      [0.25, 0.5],
      [-0.25, -0.5],
    ],
    isArea: false,
  },
};
/** The size of an end to the width of the line. */
const sizeToWidth = 6;

/** The end of a line of that kind at its last point, drawn with the colours that are set: filled where `paint` fills. */
export function lineEnd(kind: string, from: Point, to: Point, width: number, paint: string): string {
  const end = ends[kind];
  if (end === undefined) return '';
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const size = sizeToWidth * Math.max(1, width);
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const placed = end.points.flatMap(([x, y]) => [to[0] + x * cos - y * sin, to[1] + x * sin + y * cos]);
  const path = pathText(placed.map((value) => Number(decimalText(value)))) ?? '';
  return end.isArea ? `${path} h ${paint} ` : `${path} S `;
}
