import type { GreyImage } from '../grey-image.ts';

/** Corners of one closed line, x and y in turn, in pixels from the top left. */
export type Outline = readonly number[];

/** Paints the inside of the outlines (nonzero winding rule); a pixel belongs to them when its middle does. */
export function fillOutlines(image: GreyImage, outlines: readonly Outline[], grey: number): void {
  if (outlines.every((outline) => fillRectangle(image, outline, grey, true))) {
    for (const outline of outlines) fillRectangle(image, outline, grey, false);
    return;
  }
  const edges = edgesOf(outlines, image.height);
  let active: Edge[] = [];
  let next = 0;
  for (
    let row = edges[0]?.top ?? image.height;
    row < image.height && (next < edges.length || active.length > 0);
    row++
  ) {
    active = active.filter((edge) => edge.bottom > row);
    for (let edge = edges[next]; edge !== undefined && edge.top <= row; edge = edges[++next]) active.push(edge);
    const crossings = active.map(({ x, slope, turn }) => ({ x: x + slope * (row + 0.5), turn }));
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    let start = 0;
    for (const { x, turn } of crossings) {
      if (winding !== 0) fillRun(image, row, start, x, grey);
      winding += turn;
      start = x;
    }
  }
}

/** A side of an outline: `x` where it would cross row 0, and the rows whose middle it crosses. */
interface Edge {
  readonly x: number;
  readonly slope: number;
  readonly turn: 1 | -1;
  readonly top: number;
  readonly bottom: number;
}

function edgesOf(outlines: readonly Outline[], height: number): Edge[] {
  const edges: Edge[] = [];
  for (const outline of outlines) {
    for (let at = 0; at < outline.length; at += 2) {
      const to = at + 2 < outline.length ? at + 2 : 0;
      const [x1, y1, x2, y2] = [
        outline[at] as number,
        outline[at + 1] as number,
        outline[to] as number,
        outline[to + 1] as number,
      ];
      const top = Math.max(0, Math.round(Math.min(y1, y2)));
      const bottom = Math.min(height, Math.round(Math.max(y1, y2)));
      if (top >= bottom) continue;
      const slope = (x2 - x1) / (y2 - y1);
      edges.push({ x: x1 - slope * y1, slope, turn: y2 > y1 ? 1 : -1, top, bottom });
    }
  }
  return edges.sort((a, b) => a.top - b.top);
}

/** Paints an upright rectangle; with `testOnly` only says whether the outline is one. */
function fillRectangle(image: GreyImage, outline: Outline, grey: number, testOnly: boolean): boolean {
  if (outline.length !== 8 && outline.length !== 10) return false;
  const [x1, y1, x2, y2, x3, y3, x4, y4] = outline as [number, number, number, number, number, number, number, number];
  if (outline.length === 10 && (outline[8] !== x1 || outline[9] !== y1)) return false;
  const isFlatFirst = y1 === y2 && x2 === x3 && y3 === y4 && x4 === x1;
  const isSteepFirst = x1 === x2 && y2 === y3 && x3 === x4 && y4 === y1;
  if (!isFlatFirst && !isSteepFirst) return false;
  if (testOnly) return true;
  const top = Math.max(0, Math.round(Math.min(y1, y3)));
  const bottom = Math.min(image.height, Math.round(Math.max(y1, y3)));
  for (let row = top; row < bottom; row++) fillRun(image, row, Math.min(x1, x3), Math.max(x1, x3), grey);
  return true;
}

function fillRun({ width, pixels }: GreyImage, row: number, from: number, to: number, grey: number): void {
  const start = Math.max(0, Math.round(from));
  const end = Math.min(width, Math.round(to));
  if (start < end) pixels.fill(grey, row * width + start, row * width + end);
}
