import type { Problem } from '@rappen/core/problem';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { profileOfDay } from '../make/validate.ts';
import { maker } from '../maker/maker.ts';
import type { SheetRow } from '../maker/protocol.ts';
import { markUnsaved, useKept } from '../shell/kept.ts';
import { type ColumnSource, editCell, guessSources, isPlainTable, mapRows } from './columns.ts';
import { mendRow } from './mend.ts';

/** A file whose columns have to be named. */
export interface OpenFile {
  readonly header: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly sources: readonly ColumnSource[];
}

/** Rows of bills with what is wrong with each. */
export interface ValidatedTable {
  readonly rows: readonly SheetRow[];
  readonly problems: readonly (readonly Problem[])[];
}

export interface TableState {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly problems: readonly Problem[];
  readonly file: OpenFile | undefined;
  readonly table: ValidatedTable | undefined;
  open(file: Blob): Promise<void>;
  apply(sources: readonly ColumnSource[]): Promise<void>;
  /** Back to the question which column is which. What was mended in the table is lost. */
  changeColumns(): void;
  edit(index: number, column: number, text: string): Promise<void>;
  mendAll(): Promise<void>;
  /** What was mended is in a file now: nothing is lost with the page. */
  keep(): void;
  startAgain(): void;
}

const settingName = 'many table';

/** A table on its way from a file to bills. It is there again after other pages, until the application is loaded anew. */
export function useTable(): TableState {
  const profile = useMemo(() => profileOfDay(new Date()), []);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [file, setFile] = useKept<OpenFile | undefined>('many file', undefined);
  const [table, setTable] = useKept<ValidatedTable | undefined>(settingName, undefined);
  const current = useRef<ValidatedTable>(undefined);
  current.current = table;
  useEffect(() => {
    // A page that is left does not wait for what was asked last
    if (table) void during(() => validate(table.rows));
    return () => maker.stop();
  }, []);

  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    setProblems([]);
    await work().catch(() => setFailed(true));
    setBusy(false);
  };
  const validate = async (rows: readonly SheetRow[]) => setTable({ rows, problems: await maker.ask('validate', rows) });
  const validateFile = ({ rows }: OpenFile, sources: readonly ColumnSource[]) => validate(mapRows(rows, sources));

  return {
    busy,
    failed,
    problems,
    file,
    table,
    open: (blob) =>
      during(async () => {
        setTable(undefined);
        setFile(undefined);
        const opened = await maker.ask('open', blob);
        if (!opened.ok) return setProblems(opened.problems);
        const [head, ...rows] = opened.value;
        const header = head?.cells ?? [];
        const sources = guessSources(header);
        const next = { header, rows, sources };
        setFile(next);
        if (isPlainTable(header, sources)) await validateFile(next, sources);
      }),
    apply: (sources) =>
      during(async () => {
        if (file === undefined) return;
        setFile({ ...file, sources });
        await validateFile(file, sources);
      }),
    changeColumns: () => setTable(undefined),
    async edit(index, column, text) {
      const row = current.current?.rows[index];
      if (row === undefined || row.cells[column] === text) return;
      const edited = editCell(row, column, text);
      const replaced = <T>(list: readonly T[], value: T) => list.map((each, at) => (at === index ? value : each));
      setTable((before) => before && { ...before, rows: replaced(before.rows, edited) });
      markUnsaved(settingName, true);
      const [found] = (await maker.ask('validate', [edited]).catch(() => undefined)) ?? [];
      if (found === undefined) return;
      // Meanwhile the row may have been edited again, or the table be another
      setTable((now) => (now?.rows[index] === edited ? { ...now, problems: replaced(now.problems, found) } : now));
    },
    mendAll: () =>
      during(async () => {
        if (table === undefined) return;
        markUnsaved(settingName, true);
        await validate(table.rows.map((row) => mendRow(row, profile)));
      }),
    keep: () => markUnsaved(settingName, false),
    startAgain: () => {
      markUnsaved(settingName, false);
      setFile(undefined);
      setTable(undefined);
      setProblems([]);
    },
  };
}
