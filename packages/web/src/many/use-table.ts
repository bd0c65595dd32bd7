import type { Problem } from '@rappen/core/problem';
import { useEffect, useRef, useState } from 'preact/hooks';
import { maker } from '../maker/maker.ts';
import type { OpenedTable } from '../maker/protocol.ts';
import { editRow, type Mapping, mapRows } from '../sheet/bill-rows.ts';
import type { SheetRow } from '../sheet/fields.ts';
import type { ReadRow, TableSettings } from '../sheet/read-row.ts';
import { markUnsaved, useKept } from '../shell/kept.ts';
import { keepColumns, keptColumns } from './kept-columns.ts';
import type { RowChanges } from './row-fixes.ts';

/** A file, its table, and what its columns are. */
export interface OpenFile {
  readonly name: string;
  readonly sheet: OpenedTable;
  readonly mapping: Mapping;
  /** Whether the columns are those that somebody has named before. */
  readonly isRemembered: boolean;
}

/** The bills: their rows as they are in the file or were typed, and how they are read; undefined while that goes on. */
export interface BillTable {
  readonly rows: readonly SheetRow[];
  readonly read: readonly (ReadRow | undefined)[];
}

export interface Edit {
  readonly index: number;
  readonly changes: RowChanges;
}

interface Change {
  readonly index: number;
  readonly before: SheetRow;
  readonly after: SheetRow;
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
export function useTable(settings: TableSettings): TableState {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [file, setFile] = useKept<OpenFile | undefined>('many file', undefined);
  const [table, setTable] = useKept<BillTable | undefined>(settingName, undefined);
  const [done, setDone] = useKept<readonly (readonly Change[])[]>('many done', []);
  const [undone, setUndone] = useKept<readonly (readonly Change[])[]>('many undone', []);
  const rows = useRef<readonly SheetRow[]>([]);
  rows.current = table?.rows ?? rows.current;
  const asked = useRef(settings);
  asked.current = settings;
  const key = JSON.stringify(settings);
  const [readWith, setReadWith] = useState<string>();
  const [waiting, setWaiting] = useState(0);
  useEffect(() => () => maker.stop(), []);
  // All rows again when what they have in common changes: after a pause in typing
  useEffect(() => {
    if (table === undefined) return;
    const timer = setTimeout(() => void readRows(table.rows.map((_, index) => index)), 150);
    return () => clearTimeout(timer);
  }, [key]);

  /** Has rows read in pieces. What was asked of a row that is another by then, or with other settings, does not count. */
  const readRows = async (places: readonly number[]) => {
    const forSettings = asked.current;
    const isWhole = places.length === rows.current.length;
    setWaiting((count) => count + 1);
    const isDone = await readPieces(places, forSettings);
    setWaiting((count) => count - 1);
    if (isDone && isWhole) setReadWith(JSON.stringify(forSettings));
  };
  const readPieces = async (places: readonly number[], forSettings: TableSettings): Promise<boolean> => {
    for (let at = 0; at < places.length; at += rowsPerTask) {
      const piece = places.slice(at, at + rowsPerTask);
      const given = piece.flatMap((index) => rows.current[index] ?? []);
      const answers = await maker.ask('read', { rows: given, settings: forSettings }).catch(() => undefined);
      if (answers === undefined || forSettings !== asked.current) return false;
      setTable((now) => {
        if (now === undefined) return now;
        const read = [...now.read];
        piece.forEach((index, nth) => {
          if (now.rows[index] === given[nth]) read[index] = answers[nth];
        });
        return { ...now, read };
      });
    }
    return true;
  };
  const show = (next: readonly SheetRow[]) => {
    rows.current = next;
    setTable({ rows: next, read: next.map(() => undefined) });
    setReadWith(undefined);
    setDone([]);
    setUndone([]);
    void readRows(next.map((_, index) => index));
  };
  const swap = (changes: readonly Change[], side: 'before' | 'after') => {
    const next = [...rows.current];
    for (const change of changes) next[change.index] = change[side];
    rows.current = next;
    setTable((now) => {
      const read = [...(now?.read ?? [])];
      // Until the answer is there the cells show what was typed
      for (const change of changes) {
        const from = change[side === 'after' ? 'before' : 'after'];
        read[change.index] = withTyped(read[change.index], from, change[side]);
      }
      return now && { rows: next, read };
    });
    markUnsaved(settingName, true);
    void readRows(changes.map(({ index }) => index));
  };
  const toMapping = ({ columns, currency }: OpenedTable): Mapping => ({
    columns,
    fixed: currency === undefined || columns.includes('currency') ? {} : { currency },
  });
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
      setFile({ name: chosen.name, sheet, mapping, isRemembered: kept !== undefined });
      if (isClear(mapping)) show(mapRows(sheet.rows, mapping));
    },
    apply(mapping) {
      if (file === undefined) return;
      const isOther = mapping.columns.some((field, index) => field !== file.sheet.columns[index]);
      keepColumns(file.sheet.header, isOther ? mapping.columns : undefined);
      setFile({ ...file, mapping, isRemembered: isOther });
      show(mapRows(file.sheet.rows, mapping));
    },
    forgetColumns() {
      if (file === undefined) return;
      keepColumns(file.sheet.header, undefined);
      setFile({ ...file, mapping: toMapping(file.sheet), isRemembered: false });
    },
    changeColumns: () => setTable(undefined),
    edit(edits) {
      const changed = new Map<number, Change>();
      for (const { index, changes } of edits) {
        const before = changed.get(index)?.before ?? rows.current[index];
        const from = changed.get(index)?.after ?? before;
        if (before !== undefined && from !== undefined)
          changed.set(index, { index, before, after: editRow(from, changes) });
      }
      if (changed.size === 0) return;
      const made = [...changed.values()];
      setDone((before) => [...before, made]);
      setUndone([]);
      swap(made, 'after');
    },
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

/** Whether the columns tell enough to go on without a question: somebody, or something to pay. */
export function isClear({ columns }: Mapping): boolean {
  return columns.includes('debtor.name') || columns.includes('amount') || columns.includes('iban');
}
