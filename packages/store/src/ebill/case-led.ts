import type { Row } from '../database.ts';
import { conditionsOf } from './case-filters.ts';
import type { Leader } from './case-leaders.ts';
import { behind, isById, type Listing, orderOf, type Place } from './case-orders.ts';
import { summaryColumns } from './case-rows.ts';

/** The cases of a list among those that something leads to. */
export function ledTo(
  listing: Listing,
  { ids }: Pick<Leader, 'ids'>,
  from: Place | undefined,
  limit: number,
): Promise<readonly Row[]> {
  const { billerId, query, read } = listing;
  const conditions = conditionsOf(billerId, query);
  const start = behind(listing, from);
  const sql = `SELECT ${summaryColumns} FROM (${ids.sql}) AS led CROSS JOIN ebill_case
    WHERE id = found_id AND ${conditions.sql} AND ${start.sql} ORDER BY ${orderOf(listing)} LIMIT ?`;
  return read(sql, [...ids.parameters, ...conditions.parameters, ...start.parameters, limit]);
}

/** The cases of a list among a few that something leads to: all are led to and sorted. */
export function ledToFew(
  listing: Listing,
  leader: Leader,
  from: Place | undefined,
  limit: number,
): Promise<readonly Row[]> {
  const isInOrder = leader.isWhole === true && isById(listing);
  return ledTo(listing, isInOrder ? firstOf(leader, listing, from, limit) : leader, from, limit);
}

/** Of ids that are all wanted the first ones of a page, before any case is read. */
function firstOf({ ids }: Leader, { direction }: Listing, from: Place | undefined, limit: number): Pick<Leader, 'ids'> {
  const start = from === undefined ? '1 = 1' : `found_id ${direction === 'ASC' ? '>' : '<'} ?`;
  const sql = `SELECT found_id FROM (${ids.sql}) AS all_found WHERE ${start} ORDER BY found_id ${direction} LIMIT ?`;
  return { ids: { sql, parameters: [...ids.parameters, ...(from === undefined ? [] : [from.id]), limit] } };
}
