import type { RuleProfile } from '@rappen/core/swiss-qr';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import type { ManyTexts } from '../../language/many/en.ts';
import { useManyWords } from '../../language/many/words.ts';
import { limits } from '../../limits.ts';
import { type BillField, textOf } from '../../sheet/fields.ts';
import type { ReadRow, RowDoubt } from '../../sheet/read-row.ts';
import { type GridCell, type GridLine, type GridRemark, lettersOf } from '../grid/cells.ts';
import type { BillTable } from '../table/bill-table.ts';
import { fixesOfRow } from '../table/row-fixes.ts';
import type { TableState } from '../table/use-table.ts';
import { type BillColumn, shownText } from './bill-columns.ts';

const none: readonly number[] = [];

interface LinesOf {
  readonly table: BillTable;
  readonly columns: readonly BillColumn[];
  /** Indices of the rows that are shown. */
  readonly shown: readonly number[];
  readonly state: TableState;
  readonly profile: RuleProfile;
}

/** The rows as the grid draws them. A row that is read as before is the same line, so that it is not drawn anew. */
export function useLines(of: LinesOf): {
  lineOf(at: number): GridLine;
  remarkLengthsOf(at: number): readonly number[];
} {
  const { table, columns, shown } = of;
  const { rows, read } = table;
  const { texts, many } = useManyWords();
  const remarksOf = useRemarks(of);
  const lines = useRef(new WeakMap<ReadRow, Known>());
  const lineOf = (at: number): GridLine => {
    const index = shown[at] ?? rows.length;
    const [own, row] = [rows[index], read[index]];
    const known = row && lines.current.get(row);
    if (known?.columns === columns && known.texts === texts && known.own === own) return known.line;
    const cells = row?.cells ?? own?.cells ?? [];
    const remarks = row === undefined ? [] : remarksOf(index, row);
    const line = {
      id: own?.number ?? 0,
      head: own === undefined ? <small>{many.grid.newRow}</small> : <RowHead number={own.number} row={row} />,
      remarks,
      cells: columns.map(({ key }, column) => cellOf(key, textOf(cells, key), marksAt(remarks, column))),
    };
    if (row !== undefined) lines.current.set(row, { columns, texts, own, line });
    return line;
  };
  return { lineOf, remarkLengthsOf: useRemarkLengths(of) };
}

/** A line with what it was made of. */
interface Known {
  readonly columns: unknown;
  readonly texts: unknown;
  readonly own: unknown;
  readonly line: GridLine;
}

function marksAt(remarks: readonly GridRemark[], column: number): GridCell['mark'] {
  const severities = remarks.filter((remark) => remark.column === column).map(({ severity }) => severity);
  return severities.includes('error') ? 'error' : severities[0];
}

function cellOf(field: BillField, text: string, mark: GridCell['mark']): GridCell {
  return { text, shown: shownText(field, text).slice(0, limits.fieldLengthMax), mark };
}

/** What is said about a row, with the buttons that mend it: these work on the table as it is by then. */
function useRemarks({ columns, state, profile }: LinesOf): (index: number, row: ReadRow) => readonly GridRemark[] {
  const { texts, many, sentenceOf } = useManyWords();
  const latest = useRef(state);
  latest.current = state;
  const columnOf = (field: BillField) =>
    Math.max(
      0,
      columns.findIndex(({ key }) => key === field),
    );
  return (index, row) => [
    ...row.problems.map(
      (found): GridRemark => ({
        column: columnOf(found.path[0] as BillField),
        severity: 'error',
        sentence: sentenceOf(found),
        fixes: fixesOfRow(found, row, profile).map(({ kind, value, changes }) => ({
          label: fill(kind === 'round' ? many.round : texts.make.fixes[kind], { value }),
          apply: () => latest.current.edit([{ index, changes }]),
        })),
      }),
    ),
    ...row.doubts.map(
      (doubt): GridRemark => ({
        column: columnOf(doubt.field),
        severity: 'error',
        sentence: doubtSentence(doubt, many),
        fixes: doubt.options.map((value) => ({
          label: fill(texts.make.fixes[value === '' ? 'remove' : 'write'], { value }),
          apply: () => latest.current.edit([{ index, changes: { [doubt.field]: value } }]),
        })),
      }),
    ),
    ...row.notes.map(
      ({ kind, field }): GridRemark => ({
        column: columnOf(field),
        severity: 'note',
        sentence: many.notes[kind],
        fixes: [],
      }),
    ),
  ];
}

function doubtSentence({ kind, rows = [] }: RowDoubt, many: ManyTexts): string {
  return fill(many.doubts[kind], { rows: rows.join(', ') });
}

/** How many letters the remarks of a row have: known without drawing it, and counted once. */
function useRemarkLengths({ table, columns, shown }: LinesOf): (at: number) => readonly number[] {
  const { texts, many, sentenceOf } = useManyWords();
  const { read } = table;
  const lengths = useMemo(() => new WeakMap<ReadRow, readonly number[]>(), [columns, texts]);
  return useCallback(
    (at: number): readonly number[] => {
      const row = read[shown[at] as number];
      if (row === undefined || row.problems.length + row.doubts.length + row.notes.length === 0) return none;
      const known = lengths.get(row);
      if (known !== undefined) return known;
      const labelled = (field: unknown) => columns.find(({ key }) => key === field) ?? columns[0];
      const own = [
        ...row.problems.map((found) => lettersOf(labelled(found.path[0]), sentenceOf(found))),
        ...row.doubts.map((doubt) => lettersOf(labelled(doubt.field), doubtSentence(doubt, many))),
        ...row.notes.map(({ kind, field }) => lettersOf(labelled(field), many.notes[kind])),
      ];
      lengths.set(row, own);
      return own;
    },
    [read, shown, lengths],
  );
}

function RowHead({ number, row }: { readonly number: number; readonly row: ReadRow | undefined }) {
  const words = useManyWords().many.grid;
  const count = (row?.problems.length ?? 0) + (row?.doubts.length ?? 0);
  const noted = row !== undefined && row.notes.length > 0;
  const sentence =
    row === undefined ? words.checking : count > 0 ? fill(words.wrong, { count }) : noted ? words.noted : words.ready;
  return (
    <>
      <b>{number}</b>{' '}
      <small class={row === undefined ? '' : count > 0 ? 'open' : noted ? 'note' : 'good'}>{sentence}</small>
    </>
  );
}
