// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn where they are in view are no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is in one cell, as the WAI-ARIA practices have it
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { limits } from '../../limits.ts';
import type { GridColumn, GridLine } from './cells.ts';
import { GridRow, type GridRowProps } from './grid-row.tsx';
import { narrowWidth, offsetsOf, remarkHeight, rowsInView } from './rows-in-view.ts';
import { type Cell, moved, pasted, rangeOf, readTsv, type Selection, writeTsv } from './selection.ts';

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

const untouched: Selection = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };
const rowHeight = 36;
const headHeight = 40;
/** Remarks of a row that have room; the cells are marked in any case. */
const remarksMax = 3;

/** A row with what it was drawn from. */
interface DrawnRow {
  readonly own: Omit<GridRowProps, 'onType' | 'onCommit' | 'onFix'>;
  readonly node: VNode;
}

/** A grid that draws only the rows in view, for keyboard, mouse and touch: as the WAI-ARIA practices describe it, with the keys of a spreadsheet. */
export function Grid(properties: GridProps) {
  const { label, headLabel, columns, rowCount, rowsMax, lineOf, remarkLengthsOf, onEdit, onUndo, onRedo } = properties;
  const { onChoose, onRemove, goTo } = properties;
  const total = rowsMax !== undefined && rowCount < rowsMax ? rowCount + 1 : rowCount;
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600, width: 1000 });
  const [selection, setSelection] = useState<Selection>(untouched);
  const isChosen = selection !== untouched;
  const [editing, setEditing] = useState<string>();
  const wantsFocus = useRef(false);
  const byKey = useRef(false);
  const isEditing = useRef(false);
  isEditing.current = editing !== undefined;
  const isNarrow = view.width < narrowWidth;
  const headWidth = isNarrow ? 76 : 160;
  const offsets = useMemo(() => {
    function* heights() {
      for (let row = 0; row < total; row++)
        yield remarkLengthsOf(row)
          .slice(0, remarksMax)
          .reduce((sum, letters) => sum + remarkHeight(letters, view.width), rowHeight);
    }
    return offsetsOf(heights(), total);
  }, [total, remarkLengthsOf, view.width]);
  const lefts = useMemo(
    () =>
      offsetsOf(
        columns.map(({ width }) => width),
        columns.length,
      ),
    [columns],
  );
  const size = {
    rows: total,
    filledRows: rowCount,
    columns: columns.length,
    page: Math.max(1, Math.floor((view.height - headHeight) / rowHeight) - 1),
  };
  const active: Cell = {
    row: Math.max(0, Math.min(total - 1, selection.active.row)),
    column: Math.max(0, Math.min(columns.length - 1, selection.active.column)),
  };
  const range = rangeOf({ active, anchor: selection.anchor });
  useEffect(() => {
    // Nobody has chosen the first row before somebody has been in the grid
    if (isChosen) onChoose(range.top, range.bottom);
  }, [isChosen, range.top, range.bottom]);
  useEffect(() => {
    if (goTo === undefined) return;
    byKey.current = true;
    go(goTo);
    setEditing('');
  }, [goTo]);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setView({ top: element.scrollTop, height: element.clientHeight, width: element.clientWidth });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const cell = box.current?.querySelector<HTMLElement>('[data-active]');
    (cell?.querySelector('input') ?? cell)?.focus({ preventScroll: true });
    // A key may lead below what stands at the foot of the page; what the mouse points at is in view
    if (byKey.current) cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    byKey.current = false;
  });

  const show = ({ row, column }: Cell) => {
    const element = box.current;
    if (element === null) return;
    const [top = 0, bottom = 0] = [offsets[row], offsets[row + 1]];
    const room = element.clientHeight - headHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + room) element.scrollTop = Math.min(top, bottom - room);
    const [left = 0, right = 0] = [lefts[column], lefts[column + 1]];
    const across = element.clientWidth - headWidth;
    if (left < element.scrollLeft) element.scrollLeft = left;
    else if (right > element.scrollLeft + across) element.scrollLeft = Math.min(left, right - across);
  };
  const go = (cell: Cell, isExtended = false) => {
    setSelection((before) => ({ active: cell, anchor: isExtended ? before.anchor : cell }));
    setEditing(undefined);
    wantsFocus.current = true;
    show(cell);
  };
  /** A whole row, or all from one to another. */
  const chooseRow = (row: number, from = row) => {
    setSelection({ active: { row, column: 0 }, anchor: { row: from, column: columns.length - 1 } });
    setEditing(undefined);
    wantsFocus.current = true;
  };
  const startEditing = (text?: string) => {
    if (total === 0) return;
    wantsFocus.current = true;
    show(active);
    setEditing(text ?? lineOf(active.row).cells[active.column]?.text ?? '');
  };
  const stopEditing = () => {
    isEditing.current = false;
    setEditing(undefined);
  };
  const commit = (text: string) => {
    // A field that goes away because editing has ended says so, too
    if (!isEditing.current) return;
    stopEditing();
    if (text !== lineOf(active.row).cells[active.column]?.text) onEdit([{ ...active, text }]);
  };
  const cellsOfRange = () => {
    const cells: Cell[] = [];
    for (let row = range.top; row <= range.bottom; row++)
      for (let column = range.left; column <= range.right; column++) cells.push({ row, column });
    return cells;
  };
  const clear = () => onEdit(cellsOfRange().map((cell) => ({ ...cell, text: '' })));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    const target = event.target as HTMLElement;
    byKey.current = true;
    if (editing !== undefined && target instanceof HTMLInputElement) {
      if (key === 'Escape') {
        event.preventDefault();
        wantsFocus.current = true;
        stopEditing();
      } else if (key === 'Enter' || key === 'Tab') {
        event.preventDefault();
        commit(target.value);
        go(
          moved(
            active,
            key === 'Tab' ? (shiftKey ? 'ArrowLeft' : 'ArrowRight') : shiftKey ? 'ArrowUp' : 'ArrowDown',
            false,
            size,
          ) as Cell,
        );
      }
      return;
    }
    if (target.closest('button') !== null || altKey) return;
    const to = moved(active, key, isControl, size);
    const beside = key === 'Tab' ? active.column + (shiftKey ? -1 : 1) : -1;
    if (to !== undefined) go(to, shiftKey);
    // At the ends of a row the key leads out of the grid, or nobody could leave it
    else if (key === 'Tab' && beside >= 0 && beside < columns.length) go({ row: active.row, column: beside });
    else if (key === 'Enter' || key === 'F2') startEditing();
    else if (isControl && (key === 'Delete' || key === 'Backspace')) onRemove();
    else if (key === 'Delete' || key === 'Backspace') clear();
    else if (key === ' ' && shiftKey) chooseRow(active.row, range.top === active.row ? range.bottom : range.top);
    else if (isControl && key.toLowerCase() === 'a')
      setSelection({ anchor: { row: 0, column: 0 }, active: { row: rowCount - 1, column: columns.length - 1 } });
    else if (isControl && key.toLowerCase() === 'z') (shiftKey ? onRedo : onUndo)?.();
    else if (isControl && key.toLowerCase() === 'y') onRedo?.();
    else if (!isControl && key.length === 1) startEditing(key);
    else return;
    event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent) => {
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
    if (event.type === 'cut') clear();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing !== undefined) return;
    event.preventDefault();
    const texts = readTsv(event.clipboardData?.getData('text/plain') ?? '');
    const edits = pasted(texts, range, { rows: rowsMax === undefined ? rowCount : rowsMax, columns: columns.length });
    if (edits.length === 0) return;
    onEdit(edits.map((edit) => ({ ...edit, text: edit.text.slice(0, limits.fieldLengthMax) })));
    const last = edits.at(-1) as Cell;
    setSelection({ anchor: { row: range.top, column: range.left }, active: { row: last.row, column: last.column } });
    wantsFocus.current = true;
  };
  const cellAt = (target: EventTarget | null): Cell | undefined => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    return element === null
      ? undefined
      : { row: Number(element.dataset['row']), column: Number(element.dataset['column']) };
  };
  const isActive = (cell: Cell) => cell.row === active.row && cell.column === active.column;
  const onPointerDown = (event: PointerEvent) => {
    byKey.current = false;
    const head = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-head]') : null;
    if (head !== null) {
      event.preventDefault();
      chooseRow(Number(head.dataset['head']), event.shiftKey ? selection.anchor.row : undefined);
    }
    const cell = cellAt(event.target);
    if (cell === undefined || event.pointerType !== 'mouse' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    go(cell, event.shiftKey);
  };
  const onPointerMove = (event: PointerEvent) => {
    const cell =
      event.pointerType === 'mouse' && event.buttons === 1 && editing === undefined ? cellAt(event.target) : undefined;
    if (cell !== undefined && !isActive(cell)) go(cell, true);
  };
  const onClick = (event: MouseEvent) => {
    const cell = cellAt(event.target);
    if (
      cell === undefined ||
      (event as PointerEvent).pointerType === 'mouse' ||
      event.target instanceof HTMLInputElement
    )
      return;
    if (isActive(cell) && event.detail > 0 && document.activeElement?.closest('[data-active]')) startEditing();
    else go(cell, event.shiftKey);
  };

  const { from, to } = rowsInView(offsets, view.top, view.height);
  const drawn = Array.from({ length: to - from }, (_, index) => from + index);
  // The cell with the focus must not go while others scroll by
  if (total > 0 && (active.row < from || active.row >= to)) drawn.push(active.row);
  const latest = useRef({ commit, go });
  latest.current = { commit, go };
  const before = useRef<ReadonlyMap<number, DrawnRow>>(new Map());
  const rows = new Map(drawn.map((row) => [row, drawRow(row)]));
  before.current = rows;
  /** A row as it was drawn before where nothing of it has changed: then the page leaves it as it is. */
  function drawRow(row: number): DrawnRow {
    const isOfRange = row >= range.top && row <= range.bottom;
    const own = {
      row,
      top: offsets[row] as number,
      line: lineOf(row),
      columns,
      headWidth,
      boxWidth: view.width,
      remarksMax,
      active: row === active.row ? active.column : undefined,
      left: isOfRange ? range.left : undefined,
      right: isOfRange ? range.right : undefined,
      editing: row === active.row ? editing : undefined,
    };
    const known = before.current.get(row);
    if (
      known !== undefined &&
      (Object.keys(own) as (keyof typeof own)[]).every((name) => own[name] === known.own[name])
    )
      return known;
    return {
      own,
      node: (
        <GridRow
          key={row}
          {...own}
          onType={setEditing}
          onCommit={(text) => latest.current.commit(text)}
          onFix={(column, apply) => {
            apply();
            latest.current.go({ row, column });
          }}
        />
      ),
    };
  }
  const sheetWidth = headWidth + (lefts.at(-1) as number);
  return (
    <div
      ref={box}
      class={`grid${isNarrow ? ' narrow' : ''}`}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      // Tab leads to the cell with the focus: some browsers would stop before it, at what scrolls
      tabIndex={-1}
      onScroll={({ currentTarget: { scrollTop: top } }) => {
        const next = rowsInView(offsets, top, view.height);
        if (next.from !== from || next.to !== to) setView((now) => ({ ...now, top }));
      }}
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onCut={onCopy}
      onPaste={onPaste}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDblClick={({ target }) => cellAt(target) !== undefined && startEditing()}
      onClick={onClick}
    >
      <div role="row" aria-rowindex={1} class="grid-head" style={{ width: `${sheetWidth}px` }}>
        <span role="columnheader" aria-colindex={1} class="grid-first" style={{ width: `${headWidth}px` }}>
          {headLabel}
        </span>
        {columns.map(({ key, label: text, width, isFigure }, index) => (
          <span
            key={key}
            role="columnheader"
            aria-colindex={index + 2}
            class={isFigure ? 'figure' : ''}
            style={{ width: `${width}px` }}
            title={text}
          >
            {text}
          </span>
        ))}
      </div>
      <div role="rowgroup" class="grid-body" style={{ width: `${sheetWidth}px`, height: `${offsets.at(-1)}px` }}>
        {[...rows.values()].map(({ node }) => node)}
      </div>
    </div>
  );
}
