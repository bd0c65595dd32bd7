import { assert } from '../../assert.ts';
import type { QrSymbol } from '../../qr/index.ts';
import type { PixelBox } from './coverage.ts';
import { type GreyLines, rasterLimits } from './grey-raster.ts';

/** A rectangle over the symbol, in fractions of the symbol's side from its upper left corner. */
export interface MarkRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
}

export interface QrRasterOptions {
  /** Side of a module: a whole number of pixels, 1 to 200. */
  readonly pixelsPerModule: number;
  /** Light margin in modules, 0 to 100; none by default. */
  readonly quietZone?: number;
  /** Resolution written into the file, 1 to 100000; none by default. */
  readonly dotsPerInch?: number;
  /** Rectangles painted over the symbol one after the other; each keeps its symmetry about the centre to the pixel. */
  readonly mark?: readonly MarkRectangle[];
}

const pixelsPerModuleMax = 200;
const quietZoneModulesMax = 100;

/**
 * The largest whole number of pixels per module with which `modules` do not exceed `targetPixels`, held between 1
 * and 200.
 */
export function pixelsPerModuleWithin(targetPixels: number, modules: number): number {
  const pixels = Math.floor(targetPixels / modules);
  return pixels >= 1 ? Math.min(pixels, pixelsPerModuleMax) : 1;
}

/**
 * A symbol alone as lines of black and white. Options out of their range, or a side over 20000 pixels, are a broken
 * invariant.
 */
export function symbolLines(symbol: QrSymbol, options: QrRasterOptions): GreyLines {
  const { pixelsPerModule, quietZone = 0, dotsPerInch, mark = [] } = options;
  const { sidePixelsMax, dotsPerInchMax } = rasterLimits;
  assert(isWhole(pixelsPerModule, 1, pixelsPerModuleMax), 'a module is 1 to 200 whole pixels');
  assert(isWhole(quietZone, 0, quietZoneModulesMax), 'the quiet zone is 0 to 100 whole modules');
  assert(dotsPerInch === undefined || (dotsPerInch >= 1 && dotsPerInch <= dotsPerInchMax), '1 to 100000 dots per inch');
  const side = (symbol.size + 2 * quietZone) * pixelsPerModule;
  assert(side <= sidePixelsMax, `a code of ${side} pixels a side is larger than ${sidePixelsMax}`);

  const margin = quietZone * pixelsPerModule;
  const symbolSide = symbol.size * pixelsPerModule;
  const edges = moduleEdges(symbol.size, symbolSide);
  const marks = mark.map((rectangle) => ({ box: markBox(rectangle, symbolSide), grey: rectangle.dark ? 0 : 255 }));
  // The image can change where a row of modules begins, at the edges of a mark, and below the symbol.
  const isChange = new Set(marks.flatMap(({ box }) => [box.top, box.bottom]));
  for (let row = 0; row <= symbolSide; row += pixelsPerModule) isChange.add(row);
  const blank = new Uint8Array(side).fill(255);
  const lines: Uint8Array[] = [];

  function lineOf(row: number): Uint8Array {
    const line = blank.slice();
    paintModules(line, margin, symbol, Math.floor(row / pixelsPerModule), edges);
    for (const { box, grey } of marks) {
      if (row >= box.top && row < box.bottom) line.fill(grey, margin + box.left, margin + box.right);
    }
    return line;
  }

  for (let row = -margin; row < symbolSide + margin; row++) {
    if (row < 0 || row >= symbolSide) lines.push(blank);
    else lines.push(isChange.has(row) ? lineOf(row) : (lines.at(-1) as Uint8Array));
  }
  return { width: side, height: side, dotsPerInch, isBilevel: true, line: (y) => lines[y] as Uint8Array };
}

function isWhole(value: number, least: number, greatest: number): boolean {
  return Number.isInteger(value) && value >= least && value <= greatest;
}

/** The pixels at which the modules of a symbol of `side` pixels begin, and the end of the last. */
export function moduleEdges(modules: number, side: number): Int32Array {
  return Int32Array.from({ length: modules + 1 }, (_, index) => Math.round((index * side) / modules));
}

/** Paints the dark modules of a row of the symbol into a line, from the pixel `left` on. */
export function paintModules(
  line: Uint8Array,
  left: number,
  { size, modules }: QrSymbol,
  row: number,
  edges: Int32Array,
): void {
  for (let x = 0; x < size; ) {
    const start = x;
    const module = modules[row * size + x];
    do x++;
    while (x < size && modules[row * size + x] === module);
    if (module === 1) line.fill(0, left + (edges[start] as number), left + (edges[x] as number));
  }
}

/** A mark in whole pixels from the upper left corner of a symbol of `side` pixels. */
export function markBox({ x, y, width, height }: Omit<MarkRectangle, 'dark'>, side: number): PixelBox {
  const isInside = x >= 0 && y >= 0 && width >= 0 && height >= 0 && x + width <= 1.000001 && y + height <= 1.000001;
  assert(isInside, 'a mark stays on its symbol');
  return {
    left: markEdge(x, side),
    top: markEdge(y, side),
    right: markEdge(x + width, side),
    bottom: markEdge(y + height, side),
  };
}

/** Rounds the distance from the centre, so that edges equally far on either side stay so. */
function markEdge(fraction: number, side: number): number {
  const distance = Math.abs(fraction - 0.5) * side;
  // Edges are half pixels from the centre of an odd side. A tie goes outwards however the fraction was rounded.
  const half = (side % 2) / 2;
  const rounded = Math.min(Math.floor(distance - half + 0.5 + 1e-6) + half, side / 2);
  return side / 2 + (fraction < 0.5 ? -rounded : rounded);
}
