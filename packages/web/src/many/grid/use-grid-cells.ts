import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GridProps } from './grid-props.ts';
import { type Cell, type Range, rangeOf, type Selection, type Size } from './selection.ts';
import type { GridView } from './use-grid-view.ts';

const untouched: Selection = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };

/** The cell with the focus, the range around it, and what is being edited. */
export interface GridCells {
  readonly size: Size;
  readonly active: Cell;
  /** The row from which a range is drawn. */
  readonly anchorRow: number;
  readonly range: Range;
  /** The text in the field of the active cell; undefined: it is not edited. */
  readonly editing: string | undefined;
  /** Says whether what happens next comes of a key. */
  setByKey(isByKey: boolean): void;
  go(cell: Cell, isExtended?: boolean): void;
  /** A whole row, or all from one to another. */
  chooseRow(row: number, from?: number): void;
  /** A range as it is given; whoever wants the focus in it says so. */
  choose(selection: Selection, isFocused?: boolean): void;
  /** Edits the active cell: its own text, or another one. */
  edit(text?: string): void;
  type(text: string): void;
  /** Ends editing; what was typed is dropped. */
  stop(): void;
  /** Ends editing, and keeps what was typed. */
  commit(text: string): void;
  /** Empties all cells of the range. */
  clear(): void;
}

/** Follows which cells somebody is in. `total`: the rows, with an empty one where there is such. */
export function useGridCells(properties: GridProps, view: GridView, total: number): GridCells {
  const { columns, rowCount, lineOf, onEdit, goTo } = properties;
  const { anchor, setSelection, active, range } = useRange(properties, total);
  const [editing, setEditing] = useState<string>();
  const isEditing = useRef(false);
  isEditing.current = editing !== undefined;
  const { wantsFocus, byKey } = useGridFocus(view.box);
  const select = (next: (before: Selection) => Selection) => {
    setSelection(next);
    setEditing(undefined);
    wantsFocus.current = true;
  };
  const cells: GridCells = {
    size: { rows: total, filledRows: rowCount, columns: columns.length, page: view.page },
    active,
    anchorRow: anchor.row,
    range,
    editing,
    setByKey: (isByKey) => {
      byKey.current = isByKey;
    },
    go: (cell, isExtended = false) => {
      select((before) => ({ active: cell, anchor: isExtended ? before.anchor : cell }));
      view.show(cell);
    },
    chooseRow: (row, from = row) =>
      select(() => ({ active: { row, column: 0 }, anchor: { row: from, column: columns.length - 1 } })),
    choose: (next, isFocused = false) => {
      setSelection(next);
      if (isFocused) wantsFocus.current = true;
    },
    edit: (text) => {
      if (total === 0) return;
      wantsFocus.current = true;
      view.show(active);
      setEditing(text ?? lineOf(active.row).cells[active.column]?.text ?? '');
    },
    type: setEditing,
    stop: () => {
      isEditing.current = false;
      wantsFocus.current = true;
      setEditing(undefined);
    },
    commit: (text) => {
      // A field that goes away because editing has ended says so, too
      if (!isEditing.current) return;
      isEditing.current = false;
      setEditing(undefined);
      if (text !== lineOf(active.row).cells[active.column]?.text) onEdit([{ ...active, text }]);
    },
    clear: () => onEdit(cellsOf(range).map((cell) => ({ ...cell, text: '' }))),
  };
  useEffect(() => {
    if (goTo === undefined) return;
    cells.setByKey(true);
    cells.go(goTo);
    setEditing('');
  }, [goTo]);
  return cells;
}

/** Which cells are chosen; the page is told of their rows. */
function useRange({ columns, onChoose }: GridProps, total: number) {
  const [selection, setSelection] = useState<Selection>(untouched);
  const { anchor } = selection;
  const active = within(selection.active, total, columns.length);
  const range = rangeOf({ active, anchor });
  // Nobody has chosen the first row before somebody has been in the grid
  const isChosen = selection !== untouched;
  useEffect(() => {
    if (isChosen) onChoose(range.top, range.bottom);
  }, [isChosen, range.top, range.bottom]);
  return { anchor, setSelection, active, range };
}

/** Focuses the active cell, or its field, with the next drawing after that was wanted. */
function useGridFocus(box: RefObject<HTMLDivElement | null>) {
  const wantsFocus = useRef(false);
  const byKey = useRef(false);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const cell = box.current?.querySelector<HTMLElement>('[data-active]');
    (cell?.querySelector('input') ?? cell)?.focus({ preventScroll: true });
    // A key may lead below what stands at the foot of the page; what the mouse points at is in view
    if (byKey.current) cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    byKey.current = false;
  });
  return { wantsFocus, byKey };
}

function within({ row, column }: Cell, rows: number, columns: number): Cell {
  return { row: Math.max(0, Math.min(rows - 1, row)), column: Math.max(0, Math.min(columns - 1, column)) };
}

function cellsOf({ top, bottom, left, right }: Range): readonly Cell[] {
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) cells.push({ row, column });
  return cells;
}
