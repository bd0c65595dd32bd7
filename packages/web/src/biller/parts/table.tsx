import type { ComponentChildren } from 'preact';
import { useWords } from '../../language/words.ts';
import { type Column, type RowOrder, Table } from '../../parts/table.tsx';
import type { Loaded } from '../../work/service/session.tsx';
import { Refused } from './refused.tsx';

/** A list as it was loaded: what it is, that there is nothing in it and what to do then, or why it could not be loaded. */
export function LoadedTable<T>(properties: {
  readonly label: string;
  readonly loaded: Loaded<readonly T[]>;
  readonly columns: readonly Column<T>[];
  readonly keyOf: (row: T) => string | number;
  readonly empty: ComponentChildren;
  readonly sorting?: RowOrder;
}) {
  const { label, loaded, columns, keyOf, empty, sorting } = properties;
  const { texts } = useWords();
  const { value, refusal } = loaded;
  if (value === undefined && refusal === undefined) return <p role="status">{texts.shell.loading}</p>;
  return (
    <>
      <Refused refusal={refusal} onAgain={loaded.reload} />
      {value !== undefined && value.length === 0 && <div class="nothing">{empty}</div>}
      {value !== undefined && value.length > 0 && (
        <Table label={label} columns={columns} rows={value} keyOf={keyOf} sorting={sorting} />
      )}
    </>
  );
}

/** How many rows a list shows at a time. */
export const rowsMax = 50;

/** The ways to the pages before and after of a list that is read by the id of its last row. */
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
        {common.previous}
      </button>
      <button
        type="button"
        disabled={last === undefined || rows.length < rowsMax}
        onClick={({ currentTarget }) => last && go(currentTarget, [...cursors, last.id])}
      >
        {common.next}
      </button>
    </div>
  );
}
