import type { Problem } from '../problem/problem.ts';

/** A sheet of texts that can be read as often as needed; no row is kept. */
export interface Table {
  rows(): Iterable<TableRow>;
  /** There are no more rows than that; undefined: that is not known without reading them. */
  readonly rowsAtMost?: number;
  /** Of the sheet in its workbook. */
  readonly name?: string | undefined;
  /** The names of all sheets of the workbook, in its order. */
  readonly sheets?: readonly string[];
  /** What somebody should know of the file as a whole. */
  readonly notices?: readonly Problem[];
}

export interface TableRow {
  /** As a spreadsheet numbers it: the first is 1. */
  readonly number: number;
  /** Texts from the first column on; what a file leaves out is empty. */
  readonly cells: readonly string[];
  /** The problems of the row as such, or with a cell (path: its zero-based index). */
  readonly problems: readonly Problem[];
  /** Columns, from zero on, whose cell is a date in the workbook: its text is the number of a day. */
  readonly dates?: readonly number[] | undefined;
  /** Whether the workbook does not show the row. */
  readonly isHidden?: boolean | undefined;
  /** Columns, from zero on, that a merged cell covers which begins in a row above: what stands there is of this row too. */
  readonly merged?: readonly number[] | undefined;
}
