import type { Row } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { conditionsOf, isOfWaiting } from './case-filters.ts';
import { behind, type Listing, orderOf, type Place } from './case-orders.ts';
import { summaryColumns } from './case-rows.ts';
import { numberOf } from './columns.ts';
import { isWaiting } from './schema.ts';

/** The columns that a filter or an order looks at, beside those of a summary. */
const lookedAt = 'biller_id, is_listed, submitted_on, paid_on, recipient_key, search_text';

/** Some cases of a list, in its order, and how far these were gone through to find them. */
export interface Walked {
  readonly rows: readonly Row[];
  /** The last case that was looked at; undefined: there are no more. */
  readonly through: Place | undefined;
}

/** What a list has among so many cases behind a place. */
export async function walked(listing: Listing, from: Place | undefined, limit: number, most: number): Promise<Walked> {
  const { billerId, query, key, within, read } = listing;
  const start = behind(listing, from);
  const order = orderOf(listing);
  const next = `FROM ebill_case WHERE biller_id = ? AND is_listed = 1
    ${isOfWaiting(query) ? `AND ${isWaiting}` : ''} ${within === undefined ? '' : `AND ${within.sql}`} AND ${start.sql} ORDER BY ${order}`;
  const parameters = [billerId, ...(within?.parameters ?? []), ...start.parameters];
  const [edge] = await read(`SELECT id, ${key} AS sort_key ${next} LIMIT 1 OFFSET ?`, [...parameters, most - 1]);
  const conditions = conditionsOf(billerId, query);
  const rows = await read(
    `SELECT ${summaryColumns} FROM (SELECT ${summaryColumns}, ${lookedAt} ${next} LIMIT ?) AS next_cases
      WHERE ${conditions.sql} ORDER BY ${order} LIMIT ?`,
    [...parameters, most, ...conditions.parameters, limit],
  );
  return { rows, through: edge && { key: edge['sort_key'] ?? null, id: numberOf(edge, 'id') } };
}

/** How far a list is gone through: in steps that grow from a first one, and through so many cases at least. */
export interface Stride {
  readonly first: number;
  readonly most?: number;
}

/** Goes through cases in growing steps until a page is full. */
export async function walkedOn(
  listing: Listing,
  from: Place | undefined,
  limit: number,
  { first, most = Number.POSITIVE_INFINITY }: Stride,
): Promise<Walked> {
  const rows: Row[] = [];
  let place = from;
  let step = first;
  for (let looked = 0; rows.length < limit && looked < most; ) {
    const part = await walked(listing, place, limit - rows.length, step);
    for (const row of part.rows) rows.push(row);
    place = part.through;
    if (place === undefined) break;
    looked += step;
    step = Math.min(2 * step, ebillLimits.walkedCasesMax);
  }
  return { rows, through: place };
}
