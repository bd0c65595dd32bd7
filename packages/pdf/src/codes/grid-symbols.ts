import { cellAt } from './edge-axis.ts';
import { type FinderPattern, finderPatternsOn } from './finder-patterns.ts';
import type { PageGrid } from './page-grid.ts';

/** The modules of a QR Code symbol without quiet zone, row by row: 1 = dark, 0 = light. */
export interface SymbolModules {
  /** Modules a side, 21 to 177. */
  readonly size: number;
  /** `size` × `size` of them. */
  readonly modules: Uint8Array;
}

/** Decodes an upright symbol; undefined: it is none, or too damaged. */
export type SymbolDecoder<D> = (symbol: SymbolModules) => D | undefined;

/** A symbol on a page, and its corners as the symbol itself stands, in points from the top left of the page. */
export interface GridSymbol<D> {
  readonly decoded: D;
  readonly corners: SymbolCorners;
}

interface SymbolCorners {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomRight: Point;
  readonly bottomLeft: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Ways of putting three finder patterns together that are tried on one page. */
const attemptsMax = 2000;
/** Modules by which finder patterns of one symbol may be out of line. */
const lineErrorMax = 1;
/** Part by which their sizes may differ. */
const moduleErrorMax = 0.15;
/** Part of the timing patterns that must be as it should: false triples are given up before decoding. */
const timingMin = 0.8;
const sizeLeast = 21;
const sizeGreatest = 177;

/**
 * The symbols of a page whose finder patterns are upright or turned by quarters, and whether there are finder patterns
 * besides them.
 */
export function symbolsOn<D>(
  grid: PageGrid,
  decode: SymbolDecoder<D>,
): { readonly symbols: readonly GridSymbol<D>[]; readonly hasStrays: boolean } {
  const finders = finderPatternsOn(grid);
  const used = new Set<FinderPattern>();
  const symbols: GridSymbol<D>[] = [];
  let attempts = 0;
  for (const corner of finders) {
    const beside = finders.filter((other) => isInLine(corner, other, 'y')).sort(byDistanceFrom(corner));
    const below = finders.filter((other) => isInLine(corner, other, 'x')).sort(byDistanceFrom(corner));
    for (const row of beside) {
      for (const column of below) {
        if (used.has(corner) || used.has(row) || used.has(column)) continue;
        if (!isSquare(corner, row, column) || ++attempts > attemptsMax) continue;
        const symbol = symbolAt(grid, decode, [corner, row, column]);
        if (symbol === undefined) continue;
        symbols.push(symbol);
        for (const finder of [corner, row, column]) used.add(finder);
      }
    }
  }
  return { symbols, hasStrays: finders.some((finder) => !symbols.some((symbol) => isWithin(symbol, finder))) };
}

/** Whether a place lies in a symbol: the data of some look like finder patterns. */
function isWithin({ corners: { topLeft, bottomRight } }: GridSymbol<unknown>, { x, y }: Point): boolean {
  return (x - topLeft.x) * (x - bottomRight.x) < 0 && (y - topLeft.y) * (y - bottomRight.y) < 0;
}

/** Whether another finder pattern of the same size lies in the row (`y` is the same) or column of this one. */
function isInLine(corner: FinderPattern, other: FinderPattern, same: 'x' | 'y'): boolean {
  const isNear = Math.abs(corner[same] - other[same]) <= lineErrorMax * corner.module;
  return other !== corner && isNear && Math.abs(other.module - corner.module) <= moduleErrorMax * corner.module;
}

function byDistanceFrom({ x, y }: Point): (a: Point, b: Point) => number {
  const distance = (to: Point): number => Math.abs(to.x - x) + Math.abs(to.y - y);
  return (a, b) => distance(a) - distance(b);
}

function isSquare(corner: FinderPattern, row: FinderPattern, column: FinderPattern): boolean {
  const width = Math.abs(row.x - corner.x);
  const height = Math.abs(column.y - corner.y);
  return Math.abs(width - height) <= moduleErrorMax * Math.max(width, height);
}

/** The symbol with the finder pattern `corner` at its top left, as it stands itself; another in its row and column. */
function symbolAt<D>(
  grid: PageGrid,
  decode: SymbolDecoder<D>,
  patterns: readonly [corner: FinderPattern, row: FinderPattern, column: FinderPattern],
): GridSymbol<D> | undefined {
  const [corner, row, column] = patterns;
  const box = {
    left: Math.min(...patterns.map(({ left }) => left)),
    right: Math.max(...patterns.map(({ right }) => right)),
    top: Math.min(...patterns.map(({ top }) => top)),
    bottom: Math.max(...patterns.map(({ bottom }) => bottom)),
  };
  const isRight = row.x > corner.x;
  const isDown = column.y > corner.y;
  const horizontal = isRight ? [box.left, box.right] : [box.right, box.left];
  const vertical = isDown ? [box.top, box.bottom] : [box.bottom, box.top];
  // The symbol reads from left to right along the row of the page unless that would mirror it
  const isTurned = isRight !== isDown;
  const module = (corner.module + row.module + column.module) / 3;
  const side = (box.right - box.left + box.bottom - box.top) / 2;
  const guess = 17 + 4 * Math.round((side / module - 17) / 4);
  for (const size of [guess, guess - 4, guess + 4]) {
    if (size < sizeLeast || size > sizeGreatest) continue;
    const columns = sampledCells(grid.columns, horizontal, size);
    const rows = sampledCells(grid.rows, vertical, size);
    const modules = new Uint8Array(size * size);
    for (let y = 0, index = 0; y < size; y++) {
      for (let x = 0; x < size; x++, index++) {
        const cell = (rows[isTurned ? x : y] as number) * grid.columns.count + (columns[isTurned ? y : x] as number);
        modules[index] = grid.cells[cell] as number;
      }
    }
    const decoded = hasTiming(modules, size) ? decode({ size, modules }) : undefined;
    if (decoded !== undefined) return { decoded, corners: cornersOf(horizontal, vertical, isTurned) };
  }
  return undefined;
}

/** The cells at the middles of modules that lie one after another between two positions. */
function sampledCells(axis: PageGrid['columns'], [from = 0, to = 0]: readonly number[], size: number): Uint32Array {
  return Uint32Array.from({ length: size }, (_, i) => cellAt(axis, from + ((to - from) * (i + 0.5)) / size));
}

/** Whether the modules between the finder patterns are dark and light in turn (ISO/IEC 18004, 6.3.5). */
function hasTiming(modules: Uint8Array, size: number): boolean {
  let right = 0;
  for (let i = 8; i < size - 8; i++) {
    if (modules[6 * size + i] === 1 - (i & 1)) right++;
    if (modules[i * size + 6] === 1 - (i & 1)) right++;
  }
  return right >= timingMin * 2 * (size - 16);
}

function cornersOf(horizontal: readonly number[], vertical: readonly number[], isTurned: boolean): SymbolCorners {
  const point = (across: 0 | 1, down: 0 | 1): Point => ({
    x: horizontal[isTurned ? down : across] as number,
    y: vertical[isTurned ? across : down] as number,
  });
  return { topLeft: point(0, 0), topRight: point(1, 0), bottomRight: point(1, 1), bottomLeft: point(0, 1) };
}
