import type { GridProps } from './grid-props.ts';
import { type Cell, moved } from './selection.ts';
import type { GridCells } from './use-grid-cells.ts';

/** Does what a key of a spreadsheet does; any other key is left to the browser. */
export function onGridKey(event: KeyboardEvent, properties: GridProps, cells: GridCells): void {
  const target = event.target as HTMLElement;
  cells.setByKey(true);
  if (cells.editing !== undefined && target instanceof HTMLInputElement) {
    if (onEditorKey(event, target.value, cells)) event.preventDefault();
    return;
  }
  if (target.closest('button') !== null || event.altKey) return;
  if (onCellKey(event, properties, cells)) event.preventDefault();
}

/** In the field of a cell. Returns whether the key meant something. */
function onEditorKey({ key, shiftKey }: KeyboardEvent, text: string, { active, size, ...cells }: GridCells): boolean {
  if (key === 'Escape') cells.stop();
  else if (key === 'Enter' || key === 'Tab') {
    cells.commit(text);
    const [back, on] = key === 'Tab' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    cells.go(moved(active, (shiftKey ? back : on) as string, false, size) as Cell);
  } else return false;
  return true;
}

/** On a cell. Returns whether the key meant something. */
function onCellKey(event: KeyboardEvent, properties: GridProps, cells: GridCells): boolean {
  const { key, shiftKey } = event;
  const { columns, rowCount, onRemove } = properties;
  const { active, range } = cells;
  const isControl = event.ctrlKey || event.metaKey;
  const to = moved(active, key, isControl, cells.size);
  const beside = key === 'Tab' ? active.column + (shiftKey ? -1 : 1) : -1;
  if (to !== undefined) cells.go(to, shiftKey);
  // At the ends of a row the key leads out of the grid, or nobody could leave it
  else if (key === 'Tab' && beside >= 0 && beside < columns.length) cells.go({ row: active.row, column: beside });
  else if (key === 'Enter' || key === 'F2') cells.edit();
  else if (isControl && (key === 'Delete' || key === 'Backspace')) onRemove();
  else if (key === 'Delete' || key === 'Backspace') cells.clear();
  else if (key === ' ' && shiftKey) cells.chooseRow(active.row, range.top === active.row ? range.bottom : range.top);
  else if (isControl && key.toLowerCase() === 'a')
    cells.choose({ anchor: { row: 0, column: 0 }, active: { row: rowCount - 1, column: columns.length - 1 } });
  else if (isControl && key.toLowerCase() === 'z') (shiftKey ? properties.onRedo : properties.onUndo)?.();
  else if (isControl && key.toLowerCase() === 'y') properties.onRedo?.();
  else if (!isControl && key.length === 1) cells.edit(key);
  else return false;
  return true;
}
