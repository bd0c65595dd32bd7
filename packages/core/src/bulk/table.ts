import type { Problem } from '../problem/problem.ts';

/** A sheet of texts that can be read as often as needed; no row is kept. */
export interface Table {
  rows(): Iterable<TableRow>;
  /** There are no more rows than that; undefined: that is not known without reading them. */
  readonly rowsAtMost?: number;
  /** Of the sheet in its workbook. */
  readonly name?: string | undefined;
}

export interface TableRow {
  /** As a spreadsheet numbers it: the first is 1. */
  readonly number: number;
  /** Texts from the first column on; what a file leaves out is empty. */
  readonly cells: readonly string[];
  /** The problems of the row as such, or with a cell (path: its zero-based index). */
  readonly problems: readonly Problem[];
}
