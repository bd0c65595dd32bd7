import type { CaseId } from '@rappen/core/ebill/lifecycle';
import type { BillerId, CaseQuery, CaseSorting } from '@rappen/http';
import type { Database, Value } from '../database.ts';
import { amountKey, dueKey } from './schema.ts';
import type { Expression } from './sql.ts';

/** What cases are sorted by, each the beginning of an index that ends with the id. */
export const sortKeys: Readonly<Record<CaseSorting, string>> = {
  submitted: 'id',
  referenceNumber: 'reference_number',
  recipient: 'recipient_key',
  amount: amountKey,
  dueDate: dueKey,
};

/** A case in the order of a list. */
export interface Place {
  readonly key: Value;
  readonly id: CaseId;
}

/** A list that is asked for. */
export interface Listing {
  readonly database: Database;
  readonly billerId: BillerId;
  readonly query: CaseQuery;
  readonly key: string;
  readonly direction: 'ASC' | 'DESC';
  readonly limit: number;
  /** What is looked at alone of all cases, where an index leads to that in the order of the list. */
  readonly within?: Expression | undefined;
  /** A few rows are read in the thread that asks, all others at length. */
  readonly read: Database['query'];
  readonly signal: AbortSignal | undefined;
}

/** Whether a list is the newest or the oldest first. */
export function isById({ key }: Listing): boolean {
  return key === 'id';
}

/** What comes behind a place in the order of a list. The first condition alone is what the index is entered with. */
export function behind({ key, direction }: Listing, place: Place | undefined): Expression {
  if (place === undefined) return { sql: '1 = 1', parameters: [] };
  const sign = direction === 'ASC' ? '>' : '<';
  if (key === 'id') return { sql: `id ${sign} ?`, parameters: [place.id] };
  const sql = `${key} ${sign}= ? AND (${key} ${sign} ? OR id ${sign} ?)`;
  return { sql, parameters: [place.key, place.key, place.id] };
}

/** The order of a list, as SQL. */
export function orderOf({ key, direction }: Listing): string {
  return key === 'id' ? `id ${direction}` : `${key} ${direction}, id ${direction}`;
}
