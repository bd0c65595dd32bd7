import type { QrSymbol } from '../qr/symbol.ts';

const right = 1;
const down = 2;
const left = 4;
const up = 8;

/**
 * The dark modules of a symbol as closed outlines, in the path syntax of SVG and in modules: areas are walked clockwise,
 * holes the other way round. Modules that touch are one area, so that no viewer shows seams between them.
 */
export function moduleOutline(symbol: QrSymbol): string {
  const { size } = symbol;
  const stride = size + 1;
  const edges = boundaryEdges(symbol);
  let data = 'M0 0';
  let startX = 0;
  let startY = 0;
  for (let corner = 0; corner < edges.length; corner++) {
    while (((edges[corner] as number) & right) !== 0) {
      const x = corner % stride;
      const y = (corner - x) / stride;
      data += `m${x - startX} ${y - startY}`;
      startX = x;
      startY = y;
      data += walk(edges, corner, stride);
    }
  }
  return data;
}

/** For each corner of the grid, the edges that leave it with dark at their right hand. */
function boundaryEdges({ size, modules }: QrSymbol): Uint8Array {
  const stride = size + 1;
  const edges = new Uint8Array(stride * stride);
  const isDark = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && modules[y * size + x] === 1;
  const mark = (corner: number, edge: number) => {
    edges[corner] = (edges[corner] as number) | edge;
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (modules[y * size + x] !== 1) continue;
      const corner = y * stride + x;
      if (!isDark(x, y - 1)) mark(corner, right);
      if (!isDark(x + 1, y)) mark(corner + 1, down);
      if (!isDark(x, y + 1)) mark(corner + stride + 1, left);
      if (!isDark(x - 1, y)) mark(corner + stride, up);
    }
  }
  return edges;
}

/** Follows one outline from a corner back to it, taking its edges away; the last side is drawn by closing. */
function walk(edges: Uint8Array, start: number, stride: number): string {
  const startsAtCrossing = isCrossing(edges[start] as number);
  let data = '';
  let corner = start;
  let edge = right;
  for (;;) {
    let length = 0;
    const step = edge === right ? 1 : edge === left ? -1 : edge === down ? stride : -stride;
    do {
      edges[corner] = (edges[corner] as number) & ~edge;
      corner += step;
      length += 1;
    } while (corner !== start && edges[corner] === edge);
    if (corner === start && (!startsAtCrossing || edge === up)) return `${data}z`;
    data +=
      edge === right ? `h${length}` : edge === left ? `h-${length}` : edge === down ? `v${length}` : `v-${length}`;
    edge = nextEdge(edges[corner] as number, edge);
  }
}

/** Where two dark modules meet corner to corner, two outlines pass. */
function isCrossing(edges: number): boolean {
  return (edges & (edges - 1)) !== 0;
}

/** At a crossing the outline turns to its right, around its own module. */
function nextEdge(edges: number, edge: number): number {
  if (!isCrossing(edges)) return edges;
  return edge === up ? right : edge << 1;
}
