import type { SheetRow } from '../../sheet/fields.ts';
import type { ReadRow } from '../../sheet/read-row.ts';
import type { RowChanges } from './row-fixes.ts';

/** The bills: their rows as they are in the file or were typed, and how they are read; undefined while that goes on. */
export interface BillTable {
  readonly rows: readonly SheetRow[];
  readonly read: readonly (ReadRow | undefined)[];
}

/** Other texts in a row; at the index behind the last one, in a row that is added. */
export interface Edit {
  readonly index: number;
  readonly changes: RowChanges;
}
