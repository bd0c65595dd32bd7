import type { Problem } from '@rappen/core/problem';
import { useMemo, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { limits } from '../limits.ts';
import type { SheetRow } from '../maker/protocol.ts';
import { useWords } from '../shell/words.ts';
import { columnLabel } from './column-label.ts';
import { columnAt, tableColumns } from './columns.ts';
import type { ValidatedTable } from './use-table.ts';

/** Rows that are drawn at a time: each cell of them is a field. */
const rowsPerPage = 25;

type OnEdit = (index: number, column: number, text: string) => void;

/** The bills as a table to be mended in place, page by page. */
export function BillTable({ table, onEdit }: { readonly table: ValidatedTable; readonly onEdit: OnEdit }) {
  const { texts } = useWords();
  const words = texts.many;
  const { rows, problems } = table;
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [wrongRows, setWrongRows] = useState<readonly number[]>([]);
  const [page, setPage] = useState(0);
  const columns = useMemo(() => usedColumns(rows), [rows]);
  // What is mended stays in view until the list is made anew
  const shown = onlyWrong ? wrongRows : rows.map((_, index) => index);
  const pages = Math.max(1, Math.ceil(shown.length / rowsPerPage));
  const at = Math.min(page, pages - 1);
  const choose = (wrong: boolean) => {
    setOnlyWrong(wrong);
    setWrongRows(rows.flatMap((_, index) => ((problems[index]?.length ?? 0) > 0 ? [index] : [])));
    setPage(0);
  };
  return (
    <section class="many">
      <div class="status">
        <label class="check">
          <input type="checkbox" checked={onlyWrong} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
          {words.onlyWrong}
        </label>
        <div class="buttons" hidden={pages === 1}>
          <button type="button" disabled={at === 0} onClick={() => setPage(at - 1)}>
            {words.previous}
          </button>
          <span class="hint">{fill(words.pages, { page: at + 1, pages })}</span>
          <button type="button" disabled={at >= pages - 1} onClick={() => setPage(at + 1)}>
            {words.next}
          </button>
        </div>
      </div>
      <div class="sheet">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.row}</th>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {columnLabel(column, texts)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(at * rowsPerPage, (at + 1) * rowsPerPage).map((index) => (
              <BillRow
                key={index}
                row={rows[index] as SheetRow}
                problems={problems[index] ?? []}
                columns={columns}
                onEdit={(column, text) => onEdit(index, column, text)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Columns that say something in some row, and those that every bill needs. */
function usedColumns(rows: readonly SheetRow[]): readonly number[] {
  return tableColumns.flatMap(({ needed }, index) =>
    needed || rows.some(({ cells }) => cells[index] !== '') ? [index] : [],
  );
}

function BillRow(properties: {
  readonly row: SheetRow;
  readonly problems: readonly Problem[];
  readonly columns: readonly number[];
  readonly onEdit: (column: number, text: string) => void;
}) {
  const { row, problems, columns, onEdit } = properties;
  const { texts, sentenceOf } = useWords();
  const words = texts.many;
  const idOf = (column: number | undefined) => `cell-${row.number}-${column}`;
  const foundAt = (column: number) => problems.filter(({ path }) => columnOf(path[1], columns) === column);
  return (
    <tr class={problems.length > 0 ? 'wrong' : ''}>
      <th scope="row">
        {row.number}
        {problems.length === 0 ? (
          <small class="good">{words.ready}</small>
        ) : (
          <button
            type="button"
            class="quiet"
            aria-label={fill(words.goTo, { count: problems.length, row: row.number })}
            onClick={() => document.getElementById(idOf(columns.find((column) => foundAt(column).length > 0)))?.focus()}
          >
            {fill(words.wrong, { count: problems.length })}
          </button>
        )}
      </th>
      {columns.map((column) => {
        const found = foundAt(column);
        const id = idOf(column);
        return (
          <td key={column}>
            <input
              id={id}
              aria-label={fill(words.cell, { column: columnLabel(column, texts), row: row.number })}
              aria-invalid={found.length > 0 || undefined}
              aria-describedby={found.length > 0 ? `${id}-remarks` : undefined}
              value={row.cells[column]}
              maxLength={limits.fieldLengthMax}
              size={Math.min(30, Math.max(8, (row.cells[column]?.length ?? 0) + 1))}
              spellcheck={false}
              onChange={({ currentTarget }) => onEdit(column, currentTarget.value)}
            />
            {found.length > 0 && (
              <small class="open" id={`${id}-remarks`}>
                {found.map(sentenceOf).join(' ')}
              </small>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** A problem in a column that is not shown stands in the first one. */
function columnOf(name: string | number | undefined, columns: readonly number[]): number | undefined {
  const column = columnAt(name);
  return columns.includes(column) ? column : columns[0];
}
