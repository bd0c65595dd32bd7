import type { Problem } from '@rappen/core/problem';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { maker } from '../maker/maker.ts';
import type { OpenedTable } from '../maker/protocol.ts';
import { editRow, type Mapping, mapRows } from '../sheet/bill-rows.ts';
import type { SheetRow } from '../sheet/fields.ts';
import { columnsFor } from '../sheet/joined-columns.ts';
import type { ReadRow, TableSettings } from '../sheet/read-row.ts';
import { markUnsaved, useKept } from '../shell/kept.ts';
import { keepColumns, keptColumns } from './kept-columns.ts';
import { type RowChange, swapped } from './row-changes.ts';
import type { RowChanges } from './row-fixes.ts';

/** A file, its table, and what its columns are. */
export interface OpenFile {
  readonly name: string;
  readonly sheet: OpenedTable;
  readonly mapping: Mapping;
  /** Whether the columns are those that somebody has named before. */
  readonly isRemembered: boolean;
  /** Whether somebody has said what the columns are: what is not used is meant so. */
  readonly isSaid: boolean;
}

/** The bills: their rows as they are in the file or were typed, and how they are read; undefined while that goes on. */
export interface BillTable {
  readonly rows: readonly SheetRow[];
  readonly read: readonly (ReadRow | undefined)[];
}

/** Other texts in a row; at the index behind the last one, in a row that is added. */
export interface Edit {
  readonly index: number;
  readonly changes: RowChanges;
}

export interface TableState {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly problems: readonly Problem[];
  readonly file: OpenFile | undefined;
  readonly table: BillTable | undefined;
  /** Whether all rows are read, as they are now and with what they have in common now. */
  readonly isRead: boolean;
  open(file: File): Promise<void>;
  apply(mapping: Mapping): void;
  /** Forgets the columns that somebody has named, and goes by what they seem to be. */
  forgetColumns(): void;
  /** Back to the question which column is which. What was corrected in the table is lost. */
  changeColumns(): void;
  edit(edits: readonly Edit[]): void;
  /** Takes rows out of the table, by their indices. */
  remove(indices: readonly number[]): void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** What was corrected is in a file now: nothing is lost with the page. */
  keep(): void;
  startAgain(): void;
}

const settingName = 'many table';
/** Rows that the worker reads between two answers. */
const rowsPerTask = 400;

/** A table on its way from a file to bills. It is there again after other pages, until the application is loaded anew. */
export function useTable(given: TableSettings): TableState {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [file, setFile] = useKept<OpenFile | undefined>('many file', undefined);
  const [table, setTable] = useKept<BillTable | undefined>(settingName, undefined);
  const [done, setDone] = useKept<readonly (readonly RowChange[])[]>('many done', []);
  const [undone, setUndone] = useKept<readonly (readonly RowChange[])[]>('many undone', []);
  const rows = useRef<readonly SheetRow[]>([]);
  rows.current = table?.rows ?? rows.current;
  // What no column of the file says is not left out of it
  const openAmounts = file !== undefined && !file.mapping.columns.includes('amount');
  const settings = useMemo((): TableSettings => ({ ...given, openAmounts }), [given, openAmounts]);
  const asked = useRef(settings);
  asked.current = settings;
  const key = JSON.stringify(settings);
  const [readWith, setReadWith] = useState<string>();
  const [waiting, setWaiting] = useState(0);
  useEffect(() => () => maker.stop(), []);
  // All rows again when what they have in common changes: after a pause in typing
  useEffect(() => {
    if (table === undefined) return;
    const timer = setTimeout(() => void readRows(table.rows), 150);
    return () => clearTimeout(timer);
  }, [key]);

  /** Has rows read in pieces. What was asked of a row that is another by then, or with other settings, does not count. */
  const readRows = async (wanted: readonly SheetRow[]) => {
    const forSettings = asked.current;
    const isWhole = wanted.length === rows.current.length;
    setWaiting((count) => count + 1);
    const isDone = await readPieces(wanted, forSettings);
    setWaiting((count) => count - 1);
    if (isDone && isWhole) setReadWith(JSON.stringify(forSettings));
  };
  const readPieces = async (wanted: readonly SheetRow[], forSettings: TableSettings): Promise<boolean> => {
    for (let at = 0; at < wanted.length; at += rowsPerTask) {
      const given = wanted.slice(at, at + rowsPerTask);
      const answers = await maker.ask('read', { rows: given, settings: forSettings }).catch(() => undefined);
      if (answers === undefined || forSettings !== asked.current) return false;
      // By the rows themselves: others may have come or gone before them
      const answered = new Map(given.map((row, nth) => [row, answers[nth]]));
      setTable(
        (now) =>
          now && { ...now, read: now.read.map((row, index) => answered.get(now.rows[index] as SheetRow) ?? row) },
      );
    }
    return true;
  };
  const show = (next: readonly SheetRow[]) => {
    rows.current = next;
    setTable({ rows: next, read: next.map(() => undefined) });
    setReadWith(undefined);
    setDone([]);
    setUndone([]);
    void readRows(next);
  };
  const swap = (changes: readonly RowChange[], side: 'before' | 'after') => {
    const other = side === 'after' ? 'before' : 'after';
    const next = swapped(rows.current, changes, side);
    rows.current = next;
    setTable((now) => {
      if (now === undefined) return now;
      const readOf = new Map(changes.map((change) => [change[other], now.read[change.index]]));
      const known = new Map(now.rows.map((row, index) => [row, now.read[index]]));
      const typed = new Map(changes.map((change) => [change[side], change[other]]));
      // Until the answer is there the cells show what was typed
      const read = next.map((row) => {
        const from = typed.get(row);
        return from === undefined ? known.get(row) : withTyped(readOf.get(from), from, row);
      });
      return { rows: next, read };
    });
    markUnsaved(settingName, true);
    void readRows(changes.flatMap((change) => change[side] ?? []));
  };
  const make = (changes: readonly RowChange[]) => {
    if (changes.length === 0) return;
    setDone((before) => [...before, changes]);
    setUndone([]);
    swap(changes, 'after');
  };
  const toMapping = ({ columns, currency }: OpenedTable): Mapping => ({
    columns,
    fixed: currency === undefined || columns.includes('currency') ? {} : { currency },
  });
  const newRow = (index: number): SheetRow => {
    const lastNumber = rows.current.reduce((most, { number }) => Math.max(most, number), 0);
    const number = lastNumber + 1 + index - rows.current.length;
    const { columns = [], fixed = {} } = file?.mapping ?? {};
    return mapRows([{ number, cells: [], problems: [] }], { columns, fixed })[0] as SheetRow;
  };
  const last = done.at(-1);
  const next = undone.at(-1);
  return {
    busy,
    failed,
    problems,
    file,
    table,
    isRead: waiting === 0 && readWith === key,
    async open(chosen) {
      setBusy(true);
      setFailed(false);
      setProblems([]);
      setTable(undefined);
      setFile(undefined);
      const opened = await maker.ask('open', chosen).catch(() => undefined);
      setBusy(false);
      if (opened === undefined) return setFailed(true);
      if (!opened.ok) return setProblems(opened.problems);
      const sheet = opened.value;
      const kept = keptColumns(sheet.header);
      const guessed = toMapping(sheet);
      const mapping = kept === undefined ? guessed : { ...guessed, columns: kept };
      setFile({ name: chosen.name, sheet, mapping, isRemembered: kept !== undefined, isSaid: kept !== undefined });
      if (isClear(mapping)) show(mapRows(sheet.rows, mapping));
    },
    apply(mapping) {
      if (file === undefined) return;
      const isOther = mapping.columns.some((field, index) => field !== file.sheet.columns[index]);
      keepColumns(file.sheet.header, isOther ? mapping.columns : undefined);
      setFile({ ...file, mapping, isRemembered: isOther, isSaid: true });
      show(mapRows(file.sheet.rows, mapping));
    },
    forgetColumns() {
      if (file === undefined) return;
      keepColumns(file.sheet.header, undefined);
      setFile({ ...file, mapping: toMapping(file.sheet), isRemembered: false, isSaid: false });
    },
    changeColumns: () => setTable(undefined),
    edit(edits) {
      const changed = new Map<number, RowChange>();
      for (const { index, changes } of edits) {
        const before = changed.has(index) ? changed.get(index)?.before : rows.current[index];
        const isEmpty = before === undefined && Object.values(changes).every((text) => text.trim() === '');
        if (isEmpty && !changed.has(index)) continue;
        const from = changed.get(index)?.after ?? before ?? newRow(index);
        changed.set(index, { index, before, after: editRow(from, changes) });
      }
      let end = rows.current.length;
      make(
        [...changed.values()]
          .sort((a, b) => a.index - b.index)
          .map((change) => (change.before === undefined ? { ...change, index: end++ } : change)),
      );
    },
    remove: (indices) =>
      make(
        [...new Set(indices)]
          .sort((a, b) => a - b)
          .flatMap((index) => {
            const before = rows.current[index];
            return before === undefined ? [] : [{ index, before, after: undefined }];
          }),
      ),
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
    startAgain() {
      markUnsaved(settingName, false);
      setFile(undefined);
      setTable(undefined);
      setProblems([]);
    },
  };
}

function withTyped(read: ReadRow | undefined, from: SheetRow, to: SheetRow): ReadRow | undefined {
  return (
    read && {
      ...read,
      cells: read.cells.map((text, place) => (from.cells[place] === to.cells[place] ? text : (to.cells[place] ?? ''))),
    }
  );
}

function namesSomebody(columns: Mapping['columns']): boolean {
  return columnsFor('debtor.name', columns).length > 0;
}

/** Whether the columns tell enough to go on without a question: somebody, or something to pay. */
export function isClear({ columns }: Mapping): boolean {
  return namesSomebody(columns) || columns.includes('amount') || columns.includes('iban');
}
