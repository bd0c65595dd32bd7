import { limits } from '../../limits.ts';
import type { GridProps } from './grid-props.ts';
import { type Cell, pasted, readTsv, writeTsv } from './selection.ts';
import type { GridCells } from './use-grid-cells.ts';

/** Copies the range, or cuts it out; in a field the browser does. */
export function onGridCopy(event: ClipboardEvent, { rowCount, lineOf }: GridProps, cells: GridCells): void {
  const { editing, range } = cells;
  if (editing !== undefined || rowCount === 0) return;
  event.preventDefault();
  const rows = [];
  for (let row = range.top; row <= Math.min(range.bottom, rowCount - 1); row++)
    rows.push(
      lineOf(row)
        .cells.slice(range.left, range.right + 1)
        .map(({ text }) => text),
    );
  event.clipboardData?.setData('text/plain', writeTsv(rows));
  if (event.type === 'cut') cells.clear();
}

/** Pastes from the first cell of the range on; in a field the browser does. */
export function onGridPaste(event: ClipboardEvent, properties: GridProps, cells: GridCells): void {
  const { columns, rowCount, rowsMax = rowCount, onEdit } = properties;
  const { editing, range } = cells;
  if (editing !== undefined) return;
  event.preventDefault();
  const texts = readTsv(event.clipboardData?.getData('text/plain') ?? '');
  const edits = pasted(texts, range, { rows: rowsMax, columns: columns.length });
  if (edits.length === 0) return;
  onEdit(edits.map((edit) => ({ ...edit, text: edit.text.slice(0, limits.fieldLengthMax) })));
  const { row, column } = edits.at(-1) as Cell;
  cells.choose({ anchor: { row: range.top, column: range.left }, active: { row, column } }, true);
}
