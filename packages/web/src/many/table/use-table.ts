import type { Problem } from '@rappen/core/problem';
import { useMemo, useState } from 'preact/hooks';
import { useKept } from '../../kept/use-kept.ts';
import { type Mapping, mapRows } from '../../sheet/bill-rows.ts';
import { columnsFor } from '../../sheet/joined-columns.ts';
import type { TableSettings } from '../../sheet/read-row.ts';
import { maker } from '../../work/maker/maker.ts';
import type { OpenedTable } from '../../work/maker/protocol.ts';
import type { BillTable } from './bill-table.ts';
import { keepColumns, keptColumns } from './kept-columns.ts';
import { mappingOf, readingOf } from './opened-file.ts';
import { withRepeats } from './repeats.ts';
import { type RowActions, useRows } from './use-rows.ts';

/** A file, its table, and what its columns are. */
export interface OpenFile {
  readonly source: File;
  readonly sheet: OpenedTable;
  readonly mapping: Mapping;
  /** Whether the columns are those that somebody has named before. */
  readonly isRemembered: boolean;
  /** Whether somebody has said what the columns are: what is not used is meant so. */
  readonly isSaid: boolean;
}

/** A table, and what can be done with it. */
export interface TableState extends RowActions {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly problems: readonly Problem[];
  readonly file: OpenFile | undefined;
  readonly table: BillTable | undefined;
  /** Whether all rows are read, as they are now and with what they have in common now. */
  readonly isRead: boolean;
  /** Opens a file, where it is found or at the zero-based place of a sheet. */
  open(file: File, sheet?: number): Promise<void>;
  apply(mapping: Mapping): void;
  /** Forgets the columns that somebody has named, and goes by what they seem to be. */
  forgetColumns(): void;
  /** Back to the question which column is which. What was corrected in the table is lost. */
  changeColumns(): void;
  startAgain(): void;
}

/** A table on its way from a file to bills. It is there again after other pages, until the application is loaded anew. */
export function useTable(given: TableSettings): TableState {
  const [state, setState] = useState<Opening>(calm);
  const [file, setFile] = useKept<OpenFile | undefined>('many file', undefined);
  const reading = useMemo(() => file && readingOf(file.sheet, file.mapping), [file]);
  // The same settings as long as they say the same: rows that are being read with others are read again
  const settings = useMemo((): TableSettings => ({ ...given, ...reading }), [given, JSON.stringify(reading)]);
  const { table: own, isRead, show, close, ...rows } = useRows(settings, file?.mapping);
  const table = useMemo(() => own && withRepeats(own), [own]);
  return {
    ...state,
    ...rows,
    file,
    table,
    isRead,
    async open(chosen, place) {
      setState({ ...calm, busy: true });
      close();
      setFile(undefined);
      const opened = await maker.ask('open', { file: chosen, sheet: place }).catch(() => undefined);
      if (opened === undefined) return setState({ ...calm, failed: true });
      if (!opened.ok) return setState({ ...calm, problems: opened.problems });
      setState(calm);
      const sheet = opened.value;
      const kept = keptColumns(sheet.header);
      const guessed = mappingOf(sheet);
      const mapping = kept === undefined ? guessed : { ...guessed, columns: kept };
      setFile({ source: chosen, sheet, mapping, isRemembered: kept !== undefined, isSaid: kept !== undefined });
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
      setFile({ ...file, mapping: mappingOf(file.sheet), isRemembered: false, isSaid: false });
    },
    changeColumns: close,
    startAgain() {
      rows.keep();
      setFile(undefined);
      close();
      setState((now) => ({ ...now, problems: [] }));
    },
  };
}

type Opening = Pick<TableState, 'busy' | 'failed' | 'problems'>;

const calm: Opening = { busy: false, failed: false, problems: [] };

function namesSomebody(columns: Mapping['columns']): boolean {
  return columnsFor('debtor.name', columns).length > 0;
}

/** Whether the columns tell enough to go on without a question: somebody, or something to pay. */
function isClear({ columns }: Mapping): boolean {
  return namesSomebody(columns) || columns.includes('amount') || columns.includes('iban');
}
