import type { ComponentChildren } from 'preact';

export interface Column<T> {
  readonly title: string;
  readonly cell: (row: T) => ComponentChildren;
  /** The name of the order that it gives. */
  readonly sort?: string;
  /** Amounts stand to the right. */
  readonly isAmount?: boolean;
  /** Buttons: the title is only read aloud. */
  readonly isActions?: boolean;
}

/** The order of rows, which the heads of columns show and change. */
export interface RowOrder {
  readonly by: string;
  readonly order: 'ascending' | 'descending';
  readonly onSort: (by: string) => void;
}

/** Rows with titles above; on a phone each row is a card with the titles in it. */
export function Table<T>(properties: {
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string | number;
  readonly sorting?: RowOrder | undefined;
}) {
  const { label, columns, rows, keyOf, sorting } = properties;
  return (
    <table class="list">
      <caption class="unseen">{label}</caption>
      <thead>
        <tr>
          {columns.map(({ title, sort, isAmount, isActions }) => (
            <th
              key={title}
              scope="col"
              class={isAmount ? 'right' : undefined}
              aria-sort={sorting !== undefined && sort === sorting.by ? sorting.order : undefined}
            >
              {sorting !== undefined && sort !== undefined ? (
                <button type="button" class="quiet" onClick={() => sorting.onSort(sort)}>
                  {title}
                </button>
              ) : isActions ? (
                <span class="unseen">{title}</span>
              ) : (
                title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, cell, isAmount, isActions }) => (
              <td key={title} data-title={isActions ? undefined : title} class={isAmount ? 'right' : undefined}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
