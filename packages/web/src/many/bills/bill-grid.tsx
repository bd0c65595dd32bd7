import { bulkLimits } from '@rappen/core/bulk';
import type { RuleProfile } from '@rappen/core/swiss-qr';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useManyWords } from '../../language/many/words.ts';
import { Grid } from '../grid/grid.tsx';
import type { GridProps } from '../grid/grid-props.ts';
import type { Cell } from '../grid/selection.ts';
import type { BillTable, Edit } from '../table/bill-table.ts';
import type { OpenFile, TableState } from '../table/use-table.ts';
import { type BillColumn, billColumns } from './bill-columns.ts';
import { CommonFixes, GridTools } from './grid-tools.tsx';
import { useLines } from './use-lines.tsx';
import { useShownRows } from './use-shown-rows.ts';

/** The bills as a grid: filtered, searched, corrected in place or all of a kind at once. */
export function BillGrid(properties: {
  readonly file: OpenFile;
  readonly table: BillTable;
  readonly state: TableState;
  readonly profile: RuleProfile;
}) {
  const { file, table, state, profile } = properties;
  const words = useManyWords().many.grid;
  const { rows } = table;
  const view = useShownRows(table);
  const { shown } = view;
  const [goTo, setGoTo] = useState<Cell>();
  const [chosen, setChosen] = useState<{ readonly from: number; readonly to: number }>();
  const columns = useColumns(table, file);
  const { lineOf, remarkLengthsOf } = useLines({ table, columns, shown, state, profile });
  const addRow = () => {
    view.showAll();
    setGoTo({ row: rows.length, column: 0 });
  };
  const chosenRows = chosen === undefined ? [] : shown.slice(chosen.from, chosen.to + 1);
  const removeRows = () => {
    state.remove(chosenRows);
    view.forget(chosenRows);
  };
  return (
    <section class="bills" aria-label={words.label}>
      <GridTools
        view={view}
        state={state}
        isFull={rows.length >= bulkLimits.rowsMax}
        chosenCount={chosenRows.length}
        onAdd={addRow}
        onRemove={removeRows}
      />
      <CommonFixes table={table} state={state} profile={profile} />
      <Grid
        label={words.label}
        headLabel={words.row}
        columns={columns}
        rowCount={shown.length}
        rowsMax={view.isWhole ? bulkLimits.rowsMax : undefined}
        lineOf={lineOf}
        remarkLengthsOf={remarkLengthsOf}
        onEdit={(edits) => state.edit(editsOf(edits, columns, shown))}
        onChoose={(from, to) => setChosen({ from, to })}
        onRemove={removeRows}
        goTo={goTo}
        onUndo={state.undo}
        onRedo={state.redo}
      />
      {shown.length === 0 && <p class="hint">{words.empty}</p>}
      <p class="hint keys">{words.keys}</p>
    </section>
  );
}

/** Other texts in cells of the grid as edits of the table. Behind the last row of the table come those that are added. */
function editsOf(
  edits: Parameters<GridProps['onEdit']>[0],
  columns: readonly BillColumn[],
  shown: readonly number[],
): readonly Edit[] {
  return edits.flatMap(({ row, column, text }) => {
    const field = columns[column]?.key;
    return field === undefined ? [] : [{ index: shown[row] ?? row, changes: { [field]: text } }];
  });
}

/** The columns of the table; the same ones as long as nothing of them changes, since rows are drawn by them. */
function useColumns(table: BillTable, file: OpenFile) {
  const { texts, many } = useManyWords();
  const columns = useMemo(() => billColumns(table, file.mapping.columns, texts, many), [table, file, texts]);
  const before = useRef(columns);
  if (JSON.stringify(before.current) !== JSON.stringify(columns)) before.current = columns;
  return before.current;
}
