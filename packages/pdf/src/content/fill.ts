import type { Box } from '../base/matrix.ts';
/** Corners of one closed line, x and y in turn. */
export type Outline = readonly number[];

/** How the cells of a raster lie along one direction. */
export interface Axis {
  readonly count: number;
  /** Number of cells whose middle lies before a position, or just at it. */
  cellsBefore(position: number): number;
  middle(cell: number): number;
}

/** Cells that shapes are painted into, row by row. */
export interface Raster {
  readonly columns: Axis;
  readonly rows: Axis;
  readonly cells: Uint8Array;
  /** Cells and crossings that may still be painted: below zero nothing more is. */
  paintLeft: number;
}

export interface Fill {
  readonly outlines: readonly Outline[];
  readonly isEvenOdd: boolean;
  /** Nothing is painted outside it. */
  readonly clip: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** An axis of cells of one unit each, the first from 0 to 1. */
export function evenAxis(count: number): Axis {
  return {
    count,
    cellsBefore: (position) => Math.min(count, Math.max(0, Math.round(position))),
    middle: (cell) => cell + 0.5,
  };
}

/** Paints the inside of outlines; a cell belongs to it when its middle does. */
export function paint(raster: Raster, fill: Fill, value: number): void {
  const from = raster.columns.cellsBefore(fill.clip.left);
  const to = raster.columns.cellsBefore(fill.clip.right);
  const top = raster.rows.cellsBefore(fill.clip.top);
  const bottom = raster.rows.cellsBefore(fill.clip.bottom);
  const runs: Runs = { raster, from, to, top, bottom, value };
  if (isRectanglesOfOneTurn(fill)) for (const outline of fill.outlines) paintRectangle(runs, outline);
  else paintAny(runs, fill);
}

/** Whether the inside is simply that of all rectangles: those turned the other way round would be holes. */
function isRectanglesOfOneTurn({ outlines, isEvenOdd }: Fill): boolean {
  if (isEvenOdd && outlines.length > 1) return false;
  const turn = turnOf(outlines[0]);
  return outlines.every((outline) => isUprightRectangle(outline) && turnOf(outline) === turn);
}

function turnOf([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: Outline = []): number {
  return Math.sign((x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1));
}

/** Where and with what to paint: columns `from` to `to`, rows `top` to `bottom`, the latter excluded. */
interface Runs {
  readonly raster: Raster;
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  readonly value: number;
}

function paintRun(runs: Runs, row: number, start: number, end: number): void {
  const { columns } = runs.raster;
  paintCells(runs, row, Math.max(runs.from, columns.cellsBefore(start)), Math.min(runs.to, columns.cellsBefore(end)));
}

function paintCells({ raster, value }: Runs, row: number, first: number, last: number): void {
  raster.paintLeft -= 1;
  if (first >= last || raster.paintLeft < 0) return;
  raster.paintLeft -= last - first;
  const origin = row * raster.columns.count;
  raster.cells.fill(value, origin + first, origin + last);
}

function isUprightRectangle(outline: Outline): boolean {
  if (outline.length !== 8 && outline.length !== 10) return false;
  const [x1, y1, x2, y2, x3, y3, x4, y4] = outline;
  if (outline.length === 10 && (outline[8] !== x1 || outline[9] !== y1)) return false;
  return (y1 === y2 && x2 === x3 && y3 === y4 && x4 === x1) || (x1 === x2 && y2 === y3 && x3 === x4 && y4 === y1);
}

function paintRectangle(runs: Runs, outline: Outline): void {
  const [x1 = 0, y1 = 0, , , x3 = 0, y3 = 0] = outline;
  const { columns, rows } = runs.raster;
  const top = Math.max(runs.top, rows.cellsBefore(Math.min(y1, y3)));
  const bottom = Math.min(runs.bottom, rows.cellsBefore(Math.max(y1, y3)));
  const first = Math.max(runs.from, columns.cellsBefore(Math.min(x1, x3)));
  const last = Math.min(runs.to, columns.cellsBefore(Math.max(x1, x3)));
  for (let row = top; row < bottom; row++) paintCells(runs, row, first, last);
}

/** Cells that can be painted in the time that one crossing takes, sorted among many. */
const crossingCost = 64;

/** A side of an outline: `x` where it would cross y = 0, and the rows whose middle it crosses. */
interface Edge {
  readonly x: number;
  readonly slope: number;
  readonly turn: 1 | -1;
  readonly top: number;
  readonly bottom: number;
}

function paintAny(runs: Runs, { outlines, isEvenOdd }: Fill): void {
  const { raster } = runs;
  const edges = edgesOf(runs, outlines);
  let active: Edge[] = [];
  let next = 0;
  for (let row = edges[0]?.top ?? runs.bottom; row < runs.bottom && raster.paintLeft >= 0; row++) {
    active = active.filter((edge) => edge.bottom > row);
    for (let edge = edges[next]; edge !== undefined && edge.top <= row; edge = edges[++next]) active.push(edge);
    if (active.length === 0 && next === edges.length) return;
    raster.paintLeft -= active.length * crossingCost;
    const middle = raster.rows.middle(row);
    const crossings = active.map(({ x, slope, turn }) => ({ x: x + slope * middle, turn }));
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    let start = 0;
    for (const { x, turn } of crossings) {
      if (isEvenOdd ? winding % 2 !== 0 : winding !== 0) paintRun(runs, row, start, x);
      winding += turn;
      start = x;
    }
  }
}

function edgesOf({ raster: { rows }, top: least, bottom: greatest }: Runs, outlines: readonly Outline[]): Edge[] {
  const edges: Edge[] = [];
  for (const outline of outlines) {
    for (let at = 0; at < outline.length; at += 2) {
      const to = at + 2 < outline.length ? at + 2 : 0;
      const [x1, y1] = [outline[at] as number, outline[at + 1] as number];
      const [x2, y2] = [outline[to] as number, outline[to + 1] as number];
      const top = Math.max(least, rows.cellsBefore(Math.min(y1, y2)));
      const bottom = Math.min(greatest, rows.cellsBefore(Math.max(y1, y2)));
      if (top >= bottom) continue;
      const slope = (x2 - x1) / (y2 - y1);
      edges.push({ x: x1 - slope * y1, slope, turn: y2 > y1 ? 1 : -1, top, bottom });
    }
  }
  return edges.sort((a, b) => a.top - b.top);
}

/** The box around all corners of some outlines. */
export function boxOfOutlines(outlines: readonly Outline[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const outline of outlines) {
    for (let at = 0; at + 1 < outline.length; at += 2) {
      const [x, y] = [outline[at] as number, outline[at + 1] as number];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return { left, top, right, bottom };
}

/** Numbers of a rectangle whose last corner is its first. */
const numbersOfRectangle = 10;

/** Whether an outline is an upright rectangle. */
export function isRectangle(outline: Outline): boolean {
  if (outline.length > numbersOfRectangle || outline.length < numbersOfRectangle - 2) return false;
  const xs = new Set<number>();
  const ys = new Set<number>();
  for (let at = 0; at < outline.length; at += 2) {
    xs.add(Math.round((outline[at] as number) * 100));
    ys.add(Math.round((outline[at + 1] as number) * 100));
  }
  return xs.size === 2 && ys.size === 2;
}
