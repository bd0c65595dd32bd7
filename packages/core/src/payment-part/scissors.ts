import type { OutlineShape, OutlineStep } from '../drawing/index.ts';
import { separation } from './geometry.ts';

/** Turns a point of the sign, drawn 3 long and pointing to the right round y = 0, into one on the page. */
type Placement = (along: number, across: number) => readonly [number, number];

/** A pair of scissors whose handles begin at (x, y) millimetres, cutting to the right. */
export function scissorsRightFrom(x: number, y: number): OutlineShape[] {
  return scissors((along, across) => [x + along * scale, y + across * scale]);
}

/** The same, cutting downwards. */
export function scissorsDownFrom(x: number, y: number): OutlineShape[] {
  return scissors((along, across) => [x - across * scale, y + along * scale]);
}

const scale = separation.scissorsLength / 3;

/** Two mirrored halves, so that their windings never cancel each other where the blades cross. */
function scissors(place: Placement): OutlineShape[] {
  return [half(place), half((along, across) => place(along, -across))];
}

/** A ring for the finger and the blade that goes on from it to the other side. */
function half(place: Placement): OutlineShape {
  const steps: OutlineStep[] = [
    ['M', ...place(0.86, 0.26)],
    ['L', ...place(1.5, -0.1)],
    ['L', ...place(2.95, -0.62)],
    ['C', ...place(2.8, -0.36), ...place(2.3, -0.14), ...place(1.62, 0.08)],
    ['L', ...place(0.98, 0.44)],
    ['Z'],
    ...ellipse(place, 0.52, 0.09),
    ...ellipse(place, 0.32, -0.09),
  ];
  return { kind: 'outline', steps, fill: 'black' };
}

const ringAlong = 0.53;
const ringAcross = 0.56;
/** Control points of a quarter of an ellipse. */
const kappa = 0.5523;

/** One edge of the ring, `radius` along the cut and flattened across it; a negative `rim` turns the winding round. */
function ellipse(place: Placement, radius: number, rim: number): OutlineStep[] {
  const turn = Math.sign(rim);
  const across = radius - Math.abs(rim);
  const at = (dx: number, dy: number): readonly [number, number] =>
    place(ringAlong + dx * radius, ringAcross + turn * dy * across);
  return [
    ['M', ...at(1, 0)],
    ['C', ...at(1, kappa), ...at(kappa, 1), ...at(0, 1)],
    ['C', ...at(-kappa, 1), ...at(-1, kappa), ...at(-1, 0)],
    ['C', ...at(-1, -kappa), ...at(-kappa, -1), ...at(0, -1)],
    ['C', ...at(kappa, -1), ...at(1, -kappa), ...at(1, 0)],
    ['Z'],
  ];
}
