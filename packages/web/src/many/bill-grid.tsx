import type { RuleProfile } from '@rappen/core/swiss-qr';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useManyWords } from '../language/many/words.ts';
import { limits } from '../limits.ts';
import { type BillField, textOf } from '../sheet/fields.ts';
import type { ReadRow } from '../sheet/read-row.ts';
import { billColumns, shownText } from './bill-columns.ts';
import type { GridLine, GridRemark } from './grid/cells.ts';
import { Grid } from './grid/grid.tsx';
import { commonFixes, fixesOfRow } from './row-fixes.ts';
import type { BillTable, OpenFile, TableState } from './use-table.ts';

type Filter = 'all' | 'wrong';

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
  const columns = useMemo(() => billColumns(table, file.mapping.columns, texts, many), [table, file, texts]);
  const wrong = read.flatMap((row, index) => ((row?.problems.length ?? 0) > 0 ? [index] : []));
  // Nothing else filtered: what is corrected stays in view until the filter is set again
  const shown = useMemo(() => {
    const among = filter === 'wrong' ? wrongRows : rows.map((_, index) => index);
    const wanted = search.trim().toLowerCase();
    if (wanted === '') return among;
    return among.filter((index) =>
      (read[index]?.cells ?? rows[index]?.cells ?? []).some((text) => text.toLowerCase().includes(wanted)),
    );
  }, [filter, wrongRows, search, filter === 'wrong' || search !== '' ? read : rows.length]);
  const fixes = useMemo(() => commonFixes(read, profile), [read]);

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
          apply: () => state.edit([{ index, changes }]),
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
  const remarkCountOf = useCallback(
    (at: number) => {
      const row = read[shown[at] as number];
      return row === undefined ? 0 : row.problems.length + row.notes.length;
    },
    [read, shown],
  );
  const lineOf = (at: number): GridLine => {
    const index = shown[at] as number;
    const own = rows[index];
    const row = read[index];
    const cells = row?.cells ?? own?.cells ?? [];
    const remarks = row === undefined ? [] : remarksOf(index, row);
    return {
      id: own?.number ?? 0,
      head: <RowHead number={own?.number ?? 0} row={row} />,
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
        lineOf={lineOf}
        remarkCountOf={remarkCountOf}
        onEdit={(edits) =>
          state.edit(
            edits.flatMap(({ row, column, text }) => {
              const field = columns[column]?.key;
              return field === undefined ? [] : [{ index: shown[row] as number, changes: { [field]: text } }];
            }),
          )
        }
        onUndo={state.undo}
        onRedo={state.redo}
      />
      {shown.length === 0 && <p class="hint">{words.empty}</p>}
      <p class="hint keys">{words.keys}</p>
    </section>
  );
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
