import type { Box } from '../base/matrix.ts';
import { cellAt } from './edge-axis.ts';
import type { PageGrid } from './page-grid.ts';

/** A finder pattern: the dark square of seven modules around it, and its middle. */
export interface FinderPattern extends Box {
  readonly x: number;
  readonly y: number;
  /** Mean of both directions. */
  readonly module: number;
}

/** More of them are no page of codes. */
const findersMax = 300;
/** By how many modules a width may be off: 1 : 1 : 3 : 1 : 1 (ISO/IEC 18004, 6.3.3). */
const widthErrorMax = 0.4;
const ratio = [1, 1, 3, 1, 1] as const;

/** The finder patterns of a page, those that no other shape hides; at most 300. */
export function finderPatternsOn(grid: PageGrid): FinderPattern[] {
  const found: FinderPattern[] = [];
  const { columns, rows, cells } = grid;
  const starts: number[] = [];
  for (let row = 0; row < rows.count && found.length < findersMax; row++) {
    const origin = row * columns.count;
    starts.length = 0;
    for (let column = 0; column < columns.count; column++) {
      if (column === 0 || cells[origin + column] !== cells[origin + column - 1]) starts.push(column);
    }
    starts.push(columns.count);
    const firstDark = cells[origin] === 1 ? 0 : 1;
    for (let run = firstDark; run + 5 < starts.length; run += 2) {
      const across = bounds(columns.edges, starts, run);
      if (!isFinder(across)) continue;
      const x = (across[0] + across[5]) / 2;
      const y = rows.middle(row);
      if (found.some((known) => isThrough(known, x, y))) continue;
      const down = crossing(grid, cellAt(columns, x), row);
      if (down === undefined || !isFinder(down)) continue;
      const module = (across[5] - across[0] + down[5] - down[0]) / 14;
      const pattern = { left: across[0], right: across[5], top: down[0], bottom: down[5], module };
      found.push({ ...pattern, x, y: (down[0] + down[5]) / 2 });
    }
  }
  return found;
}

/** Whether the middle of five runs lies in the middle square of a pattern: it is the same one, seen in another row. */
function isThrough({ x, y, module }: FinderPattern, middleX: number, middleY: number): boolean {
  return Math.abs(middleX - x) < module / 2 && Math.abs(middleY - y) < 2 * module;
}

/** Six edges of five successive runs. */
type Runs = readonly [number, number, number, number, number, number];

function bounds(edges: Float64Array, starts: readonly number[], run: number): Runs {
  const edge = (index: number): number => edges[starts[run + index] as number] as number;
  return [edge(0), edge(1), edge(2), edge(3), edge(4), edge(5)];
}

function isFinder(runs: Runs): boolean {
  const module = (runs[5] - runs[0]) / 7;
  for (let run = 0; run < 5; run++) {
    const width = (runs[run + 1] as number) - (runs[run] as number);
    if (Math.abs(width - (ratio[run] as number) * module) > widthErrorMax * module) return false;
  }
  return true;
}

/** The five runs of a column around a row; undefined when the page ends between them or the row is light. */
function crossing({ columns, rows, cells }: PageGrid, column: number, row: number): Runs | undefined {
  /** The first row in a direction that is not of the kind. */
  const past = (from: number, step: 1 | -1, kind: 0 | 1): number => {
    let at = from;
    while (at >= 0 && at < rows.count && cells[at * columns.count + column] === kind) at += step;
    return at;
  };
  if (cells[row * columns.count + column] !== 1) return undefined;
  const up1 = past(row, -1, 1);
  const up2 = past(up1, -1, 0);
  const up3 = past(up2, -1, 1);
  const down1 = past(row, 1, 1);
  const down2 = past(down1, 1, 0);
  const down3 = past(down2, 1, 1);
  if (up2 < 0 || down2 >= rows.count) return undefined;
  const edge = (index: number): number => rows.edges[index] as number;
  return [edge(up3 + 1), edge(up2 + 1), edge(up1 + 1), edge(down1), edge(down2), edge(down3)];
}
