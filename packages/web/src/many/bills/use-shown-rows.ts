import { useMemo, useState } from 'preact/hooks';
import { isReady } from '../../sheet/read-row.ts';
import type { BillTable } from '../table/bill-table.ts';

type Filter = 'all' | 'wrong';

/** Which rows of a table are shown. */
export interface ShownRows {
  readonly filter: Filter;
  readonly search: string;
  /** By their indices in the table. */
  readonly shown: readonly number[];
  /** Whether nothing is filtered. */
  readonly isWhole: boolean;
  readonly wrongCount: number;
  choose(filter: Filter): void;
  find(search: string): void;
  showAll(): void;
  /** Rows go out of the table: places of other rows are others then. */
  forget(indices: readonly number[]): void;
}

/** The rows that are wrong, or all of them, which have what is sought. */
export function useShownRows({ rows, read }: BillTable): ShownRows {
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [wrongRows, setWrongRows] = useState<readonly number[]>([]);
  const wrong = read.flatMap((row, index) => (row !== undefined && !isReady(row) ? [index] : []));
  // Nothing else filtered: what is corrected stays in view until the filter is set again
  const shown = useMemo(() => {
    const among = filter === 'wrong' ? wrongRows.filter((index) => index < rows.length) : rows.map((_, index) => index);
    const wanted = search.trim().toLowerCase();
    if (wanted === '') return among;
    return among.filter((index) =>
      (read[index]?.cells ?? rows[index]?.cells ?? []).some((text) => text.toLowerCase().includes(wanted)),
    );
  }, [filter, wrongRows, search, search !== '' ? read : rows.length]);
  return {
    filter,
    search,
    shown,
    isWhole: filter === 'all' && search.trim() === '',
    wrongCount: wrong.length,
    choose: (next) => {
      setFilter(next);
      setWrongRows(wrong);
    },
    find: (text) => {
      setSearch(text);
      setWrongRows(wrong);
    },
    showAll: () => {
      setFilter('all');
      setSearch('');
    },
    forget: (indices) => {
      const gone = new Set(indices);
      setWrongRows((before) =>
        before.filter((index) => !gone.has(index)).map((index) => index - indices.filter((at) => at < index).length),
      );
    },
  };
}
