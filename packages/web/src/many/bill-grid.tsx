import { bulkLimits } from '@rappen/core/bulk';
import type { RuleProfile } from '@rappen/core/swiss-qr';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useManyWords } from '../language/many/words.ts';
import { limits } from '../limits.ts';
import { type BillField, textOf } from '../sheet/fields.ts';
import type { ReadRow } from '../sheet/read-row.ts';
import { billColumns, shownText } from './bill-columns.ts';
import { type GridLine, type GridRemark, lettersOf } from './grid/cells.ts';
import { Grid } from './grid/grid.tsx';
import type { Cell } from './grid/selection.ts';
import { commonFixes, fixesOfRow } from './row-fixes.ts';
import type { BillTable, OpenFile, TableState } from './use-table.ts';

type Filter = 'all' | 'wrong';

const none: readonly number[] = [];

/** The bills as a grid: filtered, searched, corrected in place or all of a kind at once. */
export function BillGrid({
  file,
  table,
  state,
  profile,
}: {
  readonly file: OpenFile;
  readonly table: BillTable;
  readonly state: TableState;
  readonly profile: RuleProfile;
}) {
  const { texts, many, sentenceOf } = useManyWords();
  const words = many.grid;
  const { rows, read } = table;
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [wrongRows, setWrongRows] = useState<readonly number[]>([]);
  const [goTo, setGoTo] = useState<Cell>();
  const [chosen, setChosen] = useState<{ readonly from: number; readonly to: number }>();
  const columns = useColumns(table, file);
  const wrong = read.flatMap((row, index) => ((row?.problems.length ?? 0) > 0 ? [index] : []));
  // Nothing else filtered: what is corrected stays in view until the filter is set again
  const shown = useMemo(() => {
    const among = filter === 'wrong' ? wrongRows.filter((index) => index < rows.length) : rows.map((_, index) => index);
    const wanted = search.trim().toLowerCase();
    if (wanted === '') return among;
    return among.filter((index) =>
      (read[index]?.cells ?? rows[index]?.cells ?? []).some((text) => text.toLowerCase().includes(wanted)),
    );
  }, [filter, wrongRows, search, search !== '' ? read : rows.length]);
  const isWhole = filter === 'all' && search.trim() === '';
  const fixes = useMemo(() => commonFixes(read, profile), [read]);

  const latest = useRef(state);
  latest.current = state;
  const remarksOf = (index: number, row: ReadRow): GridRemark[] => {
    const columnOf = (field: BillField) =>
      Math.max(
        0,
        columns.findIndex(({ key }) => key === field),
      );
    const problems = row.problems.map(
      (found): GridRemark => ({
        column: columnOf(found.path[0] as BillField),
        severity: 'error',
        sentence: sentenceOf(found),
        fixes: fixesOfRow(found, row, profile).map(({ kind, value, changes }) => ({
          label: fill(kind === 'round' ? many.round : texts.make.fixes[kind], { value }),
          apply: () => latest.current.edit([{ index, changes }]),
        })),
      }),
    );
    return [
      ...problems,
      ...row.notes.map(
        ({ kind, field }): GridRemark => ({
          column: columnOf(field),
          severity: 'note',
          sentence: many.notes[kind],
          fixes: [],
        }),
      ),
    ];
  };
  const lengths = useMemo(() => new WeakMap<ReadRow, readonly number[]>(), [columns, texts]);
  const remarkLengthsOf = useCallback(
    (at: number): readonly number[] => {
      const row = read[shown[at] as number];
      if (row === undefined || row.problems.length + row.notes.length === 0) return none;
      const known = lengths.get(row);
      if (known !== undefined) return known;
      const labelled = (field: unknown) => columns.find(({ key }) => key === field) ?? columns[0];
      const own = [
        ...row.problems.map((found) => lettersOf(labelled(found.path[0]), sentenceOf(found))),
        ...row.notes.map(({ kind, field }) => lettersOf(labelled(field), many.notes[kind])),
      ];
      lengths.set(row, own);
      return own;
    },
    [read, shown, lengths],
  );
  const lines = useRef(
    new WeakMap<
      object,
      { readonly columns: unknown; readonly texts: unknown; readonly own: unknown; readonly line: GridLine }
    >(),
  );
  // A row that is read as before is the same line, so that it is not drawn anew
  const lineOf = (at: number): GridLine => {
    const index = shown[at] ?? rows.length;
    const [own, row] = [rows[index], read[index]];
    const known = row && lines.current.get(row);
    if (known?.columns === columns && known.texts === texts && known.own === own) return known.line;
    const line = newLine(index);
    if (row !== undefined) lines.current.set(row, { columns, texts, own, line });
    return line;
  };
  const newLine = (index: number): GridLine => {
    const own = rows[index];
    const row = read[index];
    const cells = row?.cells ?? own?.cells ?? [];
    const remarks = row === undefined ? [] : remarksOf(index, row);
    return {
      id: own?.number ?? 0,
      head: own === undefined ? <small>{words.newRow}</small> : <RowHead number={own.number} row={row} />,
      remarks,
      cells: columns.map(({ key }, column) => {
        const marks = remarks.filter((remark) => remark.column === column);
        const text = textOf(cells, key);
        const mark = marks.some(({ severity }) => severity === 'error')
          ? 'error'
          : marks.length > 0
            ? 'note'
            : undefined;
        return { text, shown: shownText(key, text).slice(0, limits.fieldLengthMax), mark };
      }),
    };
  };
  const choose = (next: Filter) => {
    setFilter(next);
    setWrongRows(wrong);
  };
  const addRow = () => {
    setFilter('all');
    setSearch('');
    setGoTo({ row: rows.length, column: 0 });
  };
  const chosenRows = chosen === undefined ? [] : shown.slice(chosen.from, chosen.to + 1);
  const removeRows = () => {
    state.remove(chosenRows);
    // Places of other rows are others now
    setWrongRows((before) => {
      const gone = new Set(chosenRows);
      return before
        .filter((index) => !gone.has(index))
        .map((index) => index - chosenRows.filter((at) => at < index).length);
    });
  };
  return (
    <section class="bills" aria-label={words.label}>
      <div class="grid-tools">
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset */}
        <div class="choices" role="group" aria-label={words.label}>
          <button type="button" aria-pressed={filter === 'all'} onClick={() => choose('all')}>
            {words.all}
          </button>
          <button type="button" aria-pressed={filter === 'wrong'} onClick={() => choose('wrong')}>
            {fill(words.onlyWrong, { count: wrong.length })}
          </button>
        </div>
        <input
          type="search"
          class="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          maxLength={limits.searchLengthMax}
          onInput={({ currentTarget }) => {
            setSearch(currentTarget.value);
            setWrongRows(wrong);
          }}
        />
        <button type="button" disabled={rows.length >= bulkLimits.rowsMax} onClick={addRow}>
          {words.addRow}
        </button>
        <button type="button" disabled={chosenRows.length === 0} onClick={removeRows}>
          {fill(words.removeRows, { count: chosenRows.length })}
        </button>
        <button type="button" class="quiet" disabled={state.undo === undefined} onClick={state.undo}>
          {words.undo}
        </button>
        <button type="button" class="quiet" disabled={state.redo === undefined} onClick={state.redo}>
          {words.redo}
        </button>
      </div>
      {fixes.length > 0 && (
        <div class="grid-tools">
          {fixes.map(({ id, group, edits, from, to }) => (
            <button key={id} type="button" class="correct" onClick={() => state.edit(edits)}>
              {fill(many.correct[group], { count: edits.length })}{' '}
              <small>
                {short(from)} → {short(to)}
              </small>
            </button>
          ))}
        </div>
      )}
      <Grid
        label={words.label}
        headLabel={words.row}
        columns={columns}
        rowCount={shown.length}
        rowsMax={isWhole ? bulkLimits.rowsMax : undefined}
        lineOf={lineOf}
        remarkLengthsOf={remarkLengthsOf}
        onEdit={(edits) =>
          state.edit(
            edits.flatMap(({ row, column, text }) => {
              const field = columns[column]?.key;
              // Behind the last row of the table come those that are added
              const index = shown[row] ?? row;
              return field === undefined ? [] : [{ index, changes: { [field]: text } }];
            }),
          )
        }
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

/** The columns of the table; the same ones as long as nothing of them changes, since rows are drawn by them. */
function useColumns(table: BillTable, file: OpenFile) {
  const { texts, many } = useManyWords();
  const columns = useMemo(() => billColumns(table, file.mapping.columns, texts, many), [table, file, texts]);
  const before = useRef(columns);
  if (JSON.stringify(before.current) !== JSON.stringify(columns)) before.current = columns;
  return before.current;
}

function RowHead({ number, row }: { readonly number: number; readonly row: ReadRow | undefined }) {
  const words = useManyWords().many.grid;
  const count = row?.problems.length ?? 0;
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

const shortLengthMax = 24;

function short(text: string): string {
  return text === '' ? '–' : text.length > shortLengthMax ? `${text.slice(0, shortLengthMax)}…` : text;
}
