import type { SheetRow } from '../../sheet/fields.ts';

/** What became of a row: without `before` it was added, without `after` removed. */
export interface RowChange {
  /** Where the row stands among those of its side; rows that are removed or brought back, where it stands with all of them. */
  readonly index: number;
  readonly before: SheetRow | undefined;
  readonly after: SheetRow | undefined;
}

/** The rows with changes made (`after`) or undone (`before`). Changes are in the order of their rows. */
export function swapped(
  rows: readonly SheetRow[],
  changes: readonly RowChange[],
  side: 'before' | 'after',
): readonly SheetRow[] {
  const other = side === 'after' ? 'before' : 'after';
  const byIndex = new Map(
    changes.filter((change) => change[other] !== undefined).map((change) => [change.index, change]),
  );
  const left = rows.flatMap((row, index) => {
    const change = byIndex.get(index);
    return change === undefined ? [row] : (change[side] ?? []);
  });
  const added = changes.filter((change) => change[other] === undefined);
  if (added.length === 0) return left;
  const places = new Map(added.map((change) => [change.index, change[side] as SheetRow]));
  const next: SheetRow[] = [];
  let at = 0;
  // Those that come back stand where they stood; those that are new, behind the last
  for (let index = 0; next.length < left.length + added.length; index++) {
    const own = places.get(index);
    const row = own ?? left[at];
    if (own === undefined) at += 1;
    if (row !== undefined) next.push(row);
  }
  return next;
}
