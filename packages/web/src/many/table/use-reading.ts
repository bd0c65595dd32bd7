import { type Dispatch, type StateUpdater, useEffect, useRef, useState } from 'preact/hooks';
import type { SheetRow } from '../../sheet/fields.ts';
import type { TableSettings } from '../../sheet/read-row.ts';
import { maker } from '../../work/maker/maker.ts';
import type { BillTable } from './bill-table.ts';

/** Rows that the worker reads between two answers. */
const rowsPerTask = 400;

/** Has the rows of a table read by the worker: all of them again when what they have in common changes, after a pause in typing. */
export function useReading(
  settings: TableSettings,
  of: {
    readonly table: BillTable | undefined;
    readonly setTable: Dispatch<StateUpdater<BillTable | undefined>>;
    /** The rows at this moment. */
    readonly rows: { readonly current: readonly SheetRow[] };
  },
) {
  const { table, setTable, rows } = of;
  const asked = useRef(settings);
  asked.current = settings;
  const key = JSON.stringify(settings);
  const [readWith, setReadWith] = useState<string>();
  const [waiting, setWaiting] = useState(0);
  useEffect(() => () => maker.stop(), []);
  useEffect(() => {
    if (table === undefined) return;
    const timer = setTimeout(() => void read(table.rows), 150);
    return () => clearTimeout(timer);
  }, [key]);
  /** In pieces. What was asked of a row that is another by then, or with other settings, does not count. */
  const read = async (wanted: readonly SheetRow[]) => {
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
  return { isRead: waiting === 0 && readWith === key, read, forget: () => setReadWith(undefined) };
}
