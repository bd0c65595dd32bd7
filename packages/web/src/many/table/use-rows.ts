import { useRef } from 'preact/hooks';
import { markUnsaved } from '../../kept/unsaved.ts';
import { useKept } from '../../kept/use-kept.ts';
import { editRow, type Mapping, mapRows } from '../../sheet/bill-rows.ts';
import type { SheetRow } from '../../sheet/fields.ts';
import type { ReadRow, TableSettings } from '../../sheet/read-row.ts';
import type { BillTable, Edit } from './bill-table.ts';
import { type RowChange, swapped } from './row-changes.ts';
import { useReading } from './use-reading.ts';

/** What can be done with the rows of a table. */
export interface RowActions {
  edit(edits: readonly Edit[]): void;
  /** Makes changes that are no texts in cells, in the order of their rows. */
  make(changes: readonly RowChange[]): void;
  /** Takes rows out of the table, by their indices. */
  remove(indices: readonly number[]): void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** What was corrected is in a file now: nothing is lost with the page. */
  keep(): void;
}

interface Rows extends RowActions {
  readonly table: BillTable | undefined;
  /** Whether all rows are read, as they are now and with what they have in common now. */
  readonly isRead: boolean;
  /** Begins with other rows. */
  show(rows: readonly SheetRow[]): void;
  close(): void;
}

const settingName = 'many table';

/** The rows of a table as they are read, corrected and brought back. `mapping`: what the columns of their file are. */
export function useRows(settings: TableSettings, mapping: Mapping | undefined): Rows {
  const [table, setTable] = useKept<BillTable | undefined>(settingName, undefined);
  const [done, setDone] = useKept<readonly (readonly RowChange[])[]>('many done', []);
  const [undone, setUndone] = useKept<readonly (readonly RowChange[])[]>('many undone', []);
  const rows = useRef<readonly SheetRow[]>([]);
  rows.current = table?.rows ?? rows.current;
  const { isRead, read, forget } = useReading(settings, { table, setTable, rows });
  const swap = (changes: readonly RowChange[], side: 'before' | 'after') => {
    const next = swapped(rows.current, changes, side);
    rows.current = next;
    setTable((now) => now && { rows: next, read: readAfter(now, next, changes, side) });
    markUnsaved(settingName, true);
    void read(changes.flatMap((change) => change[side] ?? []));
  };
  const make = (changes: readonly RowChange[]) => {
    if (changes.length === 0) return;
    setDone((before) => [...before, changes]);
    setUndone([]);
    swap(changes, 'after');
  };
  const [last, next] = [done.at(-1), undone.at(-1)];
  return {
    table,
    isRead,
    show: (shown) => {
      rows.current = shown;
      setTable({ rows: shown, read: shown.map(() => undefined) });
      forget();
      setDone([]);
      setUndone([]);
      void read(shown);
    },
    close: () => setTable(undefined),
    make,
    edit: (edits) => make(changesOf(rows.current, edits, mapping)),
    remove: (indices) => make(removalsOf(rows.current, indices)),
    undo:
      last &&
      (() => {
        setDone((before) => before.slice(0, -1));
        setUndone((before) => [...before, last]);
        swap(last, 'before');
      }),
    redo:
      next &&
      (() => {
        setUndone((before) => before.slice(0, -1));
        setDone((before) => [...before, next]);
        swap(next, 'after');
      }),
    keep: () => markUnsaved(settingName, false),
  };
}

/** How rows are read after changes: those that stay as they were; until the answer is there, others show what was typed. */
function readAfter(
  now: BillTable,
  next: readonly SheetRow[],
  changes: readonly RowChange[],
  side: 'before' | 'after',
): BillTable['read'] {
  const other = side === 'after' ? 'before' : 'after';
  const readOf = new Map(changes.map((change) => [change[other], now.read[change.index]]));
  const known = new Map(now.rows.map((row, index) => [row, now.read[index]]));
  const typed = new Map(changes.map((change) => [change[side], change[other]]));
  return next.map((row) => {
    const from = typed.get(row);
    return from === undefined ? known.get(row) : withTyped(readOf.get(from), from, row);
  });
}

function withTyped(read: ReadRow | undefined, from: SheetRow, to: SheetRow): ReadRow | undefined {
  return (
    read && {
      ...read,
      cells: read.cells.map((text, place) => (from.cells[place] === to.cells[place] ? text : (to.cells[place] ?? ''))),
    }
  );
}

/** Edits as changes of rows, in their order; rows that are added stand behind the last one. */
function changesOf(
  rows: readonly SheetRow[],
  edits: readonly Edit[],
  mapping: Mapping | undefined,
): readonly RowChange[] {
  const changed = new Map<number, RowChange>();
  for (const { index, changes } of edits) {
    const before = changed.has(index) ? changed.get(index)?.before : rows[index];
    const isEmpty = before === undefined && Object.values(changes).every((text) => text.trim() === '');
    if (isEmpty && !changed.has(index)) continue;
    const from = changed.get(index)?.after ?? before ?? newRow(rows, index, mapping);
    changed.set(index, { index, before, after: editRow(from, changes) });
  }
  let end = rows.length;
  return [...changed.values()]
    .sort((a, b) => a.index - b.index)
    .map((change) => (change.before === undefined ? { ...change, index: end++ } : change));
}

/** A row that nothing is typed into yet: what is the same in all rows stands in it. */
function newRow(rows: readonly SheetRow[], index: number, mapping: Mapping | undefined): SheetRow {
  const lastNumber = rows.reduce((most, { number }) => Math.max(most, number), 0);
  const number = lastNumber + 1 + index - rows.length;
  const { columns = [], fixed = {} } = mapping ?? {};
  const [row] = mapRows([{ number, cells: [], problems: [] }], { columns, fixed });
  return { ...(row as SheetRow), isTyped: true };
}

function removalsOf(rows: readonly SheetRow[], indices: readonly number[]): readonly RowChange[] {
  return [...new Set(indices)]
    .sort((a, b) => a - b)
    .flatMap((index) => {
      const before = rows[index];
      return before === undefined ? [] : [{ index, before, after: undefined }];
    });
}
