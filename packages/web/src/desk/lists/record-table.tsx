import type { ComponentChildren } from 'preact';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { type Column, Table } from '../../parts/table.tsx';

/** Records of a kind: the name of each opens it, and a button removes it, which can be undone. */
export function RecordTable<T extends { readonly id: string }>(properties: {
  readonly label: string;
  readonly rows: readonly T[];
  readonly nameTitle: string;
  readonly nameOf: (row: T) => string;
  /** What stands behind the name. */
  readonly detailOf?: (row: T) => string;
  /** The columns in front of the name, and those behind it. */
  readonly before?: readonly Column<T>[];
  readonly after: readonly Column<T>[];
  /** What can be done with a record besides. */
  readonly moreOf?: (row: T) => ComponentChildren;
  /** What the buttons are called, with the name in it. */
  readonly words: { readonly edit: string; readonly remove: string };
  readonly onEdit: (row: T) => void;
  readonly onRemove: (row: T) => void;
}) {
  const { label, rows, nameTitle, nameOf, detailOf, before = [], after, moreOf, words, onEdit, onRemove } = properties;
  const { actions } = useWords().texts.desk;
  if (rows.length === 0) return null;
  const button = (text: string, row: T, children: string, onClick: (row: T) => void) => (
    <button type="button" class="quiet" aria-label={fill(text, { name: nameOf(row) })} onClick={() => onClick(row)}>
      {children}
    </button>
  );
  const name: Column<T> = {
    title: nameTitle,
    cell: (row) => (
      <>
        {button(words.edit, row, nameOf(row), onEdit)} {detailOf && <small>{detailOf(row)}</small>}
      </>
    ),
  };
  const tools: Column<T> = {
    title: actions.more,
    isActions: true,
    cell: (row) => (
      <>
        {moreOf?.(row)}
        {button(words.remove, row, '×', onRemove)}
      </>
    ),
  };
  return <Table label={label} rows={rows} keyOf={({ id }) => id} columns={[...before, name, ...after, tools]} />;
}
