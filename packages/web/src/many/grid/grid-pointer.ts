import type { Cell } from './selection.ts';
import type { GridCells } from './use-grid-cells.ts';

/** The cell in which something is; undefined: in none. */
export function cellAt(target: EventTarget | null): Cell | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return element === null
    ? undefined
    : { row: Number(element.dataset['row']), column: Number(element.dataset['column']) };
}

/** The first column chooses rows, and the mouse goes to cells; a finger does with its click, so that it can scroll. */
export function onGridPointerDown(event: PointerEvent, cells: GridCells): void {
  cells.setByKey(false);
  const head = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-head]') : null;
  if (head !== null) {
    event.preventDefault();
    cells.chooseRow(Number(head.dataset['head']), event.shiftKey ? cells.anchorRow : undefined);
  }
  const cell = cellAt(event.target);
  if (cell === undefined || event.pointerType !== 'mouse' || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  cells.go(cell, event.shiftKey);
}

/** Draws a range with the mouse. */
export function onGridPointerMove(event: PointerEvent, cells: GridCells): void {
  const isDrawing = event.pointerType === 'mouse' && event.buttons === 1 && cells.editing === undefined;
  const cell = isDrawing ? cellAt(event.target) : undefined;
  if (cell !== undefined && !isActive(cell, cells)) cells.go(cell, true);
}

/** A finger goes to a cell, and edits it with the next tap. */
export function onGridClick(event: MouseEvent, cells: GridCells): void {
  const cell = cellAt(event.target);
  const isByMouse = (event as PointerEvent).pointerType === 'mouse';
  if (cell === undefined || isByMouse || event.target instanceof HTMLInputElement) return;
  const isThere = isActive(cell, cells) && event.detail > 0 && document.activeElement?.closest('[data-active]');
  if (isThere) cells.edit();
  else cells.go(cell, event.shiftKey);
}

function isActive({ row, column }: Cell, { active }: GridCells): boolean {
  return row === active.row && column === active.column;
}
