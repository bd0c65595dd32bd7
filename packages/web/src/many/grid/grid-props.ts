import type { GridColumn, GridLine } from './cells.ts';
import type { Cell } from './selection.ts';

export interface GridProps {
  readonly label: string;
  readonly headLabel: string;
  readonly columns: readonly GridColumn[];
  readonly rowCount: number;
  /** Up to how many rows may be added, by typing into an empty one behind the last; without: none. */
  readonly rowsMax?: number | undefined;
  /** Draws the empty row, too; the same line as long as nothing of it changes. */
  readonly lineOf: (row: number) => GridLine;
  /** How many letters each remark of a row has: its height follows from that. */
  readonly remarkLengthsOf: (row: number) => readonly number[];
  readonly onEdit: (edits: readonly (Cell & { readonly text: string })[]) => void;
  /** Is told which rows are chosen: those of the range around the cell with the focus. */
  readonly onChoose: (from: number, to: number) => void;
  readonly onRemove: () => void;
  /** A cell that gets the focus and is edited, each time that another object is given. */
  readonly goTo?: Cell | undefined;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
}
