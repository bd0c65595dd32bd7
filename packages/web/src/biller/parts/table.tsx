import type { ComponentChildren } from 'preact';
import { useWords } from '../../shell/words.ts';
import type { Loaded } from '../session.tsx';
import { Refused } from './refused.tsx';

export interface Column<T> {
  readonly title: string;
  readonly cell: (row: T) => ComponentChildren;
}

/** Rows with titles above; on a phone each row is a card with the titles in it. */
export function Table<T>(properties: {
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string | number;
}) {
  const { label, columns, rows, keyOf } = properties;
  return (
    <table class="list">
      <caption class="unseen">{label}</caption>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, cell }) => (
              <td key={title} data-title={title}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A list as it was loaded: what it is, that there is nothing in it and what to do then, or why it could not be loaded. */
export function LoadedTable<T>(properties: {
  readonly label: string;
  readonly loaded: Loaded<readonly T[]>;
  readonly columns: readonly Column<T>[];
  readonly keyOf: (row: T) => string | number;
  readonly empty: ComponentChildren;
}) {
  const { label, loaded, columns, keyOf, empty } = properties;
  const { texts } = useWords();
  const { value, refusal } = loaded;
  if (value === undefined && refusal === undefined) return <p role="status">{texts.shell.loading}</p>;
  return (
    <>
      <Refused refusal={refusal} onAgain={loaded.reload} />
      {value !== undefined && value.length === 0 && <div class="nothing">{empty}</div>}
      {value !== undefined && value.length > 0 && <Table label={label} columns={columns} rows={value} keyOf={keyOf} />}
    </>
  );
}

/** How many rows a list shows at a time. */
export const rowsMax = 50;

/** The ways to older and newer rows of a list that is read by the id of its last row. */
export function Pager(properties: {
  readonly rows: readonly { readonly id: number }[] | undefined;
  readonly cursors: readonly number[];
  readonly onCursors: (cursors: readonly number[]) => void;
}) {
  const { rows = [], cursors, onCursors } = properties;
  const { common } = useWords().texts.biller;
  const last = rows.at(-1);
  if (cursors.length === 0 && rows.length < rowsMax) return null;
  const go = (button: HTMLElement, next: readonly number[]) => {
    onCursors(next);
    // The first of the other rows is above
    button.closest('section, .biller-page')?.scrollIntoView();
  };
  return (
    <div class="buttons">
      <button
        type="button"
        disabled={cursors.length === 0}
        onClick={({ currentTarget }) => go(currentTarget, cursors.slice(0, -1))}
      >
        {common.newer}
      </button>
      <button
        type="button"
        disabled={last === undefined || rows.length < rowsMax}
        onClick={({ currentTarget }) => last && go(currentTarget, [...cursors, last.id])}
      >
        {common.older}
      </button>
    </div>
  );
}
