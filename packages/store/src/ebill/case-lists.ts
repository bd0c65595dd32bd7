import type { CaseId } from '@rappen/core/ebill/lifecycle';
import type { BillerId, CaseFilter, CaseQuery } from '@rappen/http';
import type { Database, Row } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { readAtLength, readingAtLength } from '../read-at-length.ts';
import { conditionsOf, dayRangesOf, isOfWaiting, searchedText } from './case-filters.ts';
import { edgesOfDays, type Leader, leaderOf, textStep } from './case-leaders.ts';
import { ledTo, ledToFew } from './case-led.ts';
import { pageOfDays } from './case-months.ts';
import { behind, isById, type Listing, orderOf, type Place, sortKeys } from './case-orders.ts';
import { summaryColumns } from './case-rows.ts';
import { walked, walkedOn } from './case-walks.ts';
import { numberOf } from './columns.ts';
import { waitingStatuses } from './schema.ts';
import { type IdRange, isIndexed, textLookup } from './search.ts';
import { pageLength, placeholders } from './sql.ts';
import { groupsOf } from './totals.ts';

/**
 * One page of a list. Where it begins is looked up, and not counted: the index leads there however far it is. What has been
 * deleted for good since is a page's end.
 *
 * Of a list that leaves cases out, those of some days are read by months. Else the next few are looked at first: what many have fills a page
 * at once. Then whatever few have leads to the rest, by an index of its own. Where nothing does, cases are gone through in steps, so
 * that no statement is a long one.
 */
export async function pageOf(
  database: Database,
  billerId: BillerId,
  query: CaseQuery,
  signal?: AbortSignal,
): Promise<readonly Row[]> {
  const { sortBy = 'submitted', sortOrder = 'descending', before } = query;
  const direction = sortOrder === 'ascending' ? 'ASC' : 'DESC';
  const limit = pageLength(query.limit);
  const listing: Listing = {
    database,
    billerId,
    query,
    key: sortKeys[sortBy],
    direction,
    limit,
    read: database.query,
    signal,
  };
  const start = before === undefined ? undefined : await placeOf(listing, before);
  if (before !== undefined && start === undefined) return [];
  if (!leavesOut(query)) return rowsBehind(listing, start);
  if (isById(listing) && !asksForMore(query)) return ofKinds(listing, start);
  const ofDays = await pageOfDays(listing, start);
  if (ofDays !== undefined) return ofDays;
  const read = readingAtLength(database, signal);
  if (isById(listing) && (await isLedByText(database, billerId, query))) return ofText({ ...listing, read }, start);
  const fewOfText = await pageOfRareText({ ...listing, read }, start);
  if (fewOfText !== undefined) return fewOfText;
  const first = await walked(listing, start, limit, ebillLimits.firstLookCases);
  if (first.through === undefined || first.rows.length >= limit) return first.rows;
  const rest = await restOf({ ...listing, read }, first.through, limit - first.rows.length);
  return [...first.rows, ...rest];
}

/** Whether cases are passed over that are not wanted: there may be any number of them before a page is full. */
function leavesOut({ processingStatuses, statuses, types, ...others }: CaseFilter): boolean {
  const isAll =
    processingStatuses === undefined || waitingStatuses.every((one) => processingStatuses.some((each) => each === one));
  const isOnlyWaiting = processingStatuses === undefined || isOfWaiting({ processingStatuses });
  return !isAll || !isOnlyWaiting || statuses !== undefined || types !== undefined || asksForMore(others);
}

/** Whether a filter asks for more than states and types. */
function asksForMore(filter: CaseFilter): boolean {
  return searchedText(filter) !== undefined || dayRangesOf(filter).length > 0;
}

/** Undefined: the case is gone. */
async function placeOf({ database, billerId, key }: Listing, id: CaseId): Promise<Place | undefined> {
  if (key === 'id') return { key: id, id };
  const sql = `SELECT ${key} AS sort_key FROM ebill_case WHERE biller_id = ? AND id = ?`;
  const [row] = await database.query(sql, [billerId, id]);
  return row && { key: row['sort_key'] ?? null, id };
}

/** The cases of a list behind a place, in their order: nothing is passed over. */
function rowsBehind(listing: Listing, from: Place | undefined): Promise<readonly Row[]> {
  const { billerId, query, read, limit } = listing;
  const conditions = conditionsOf(billerId, query);
  const start = behind(listing, from);
  const sql = `SELECT ${summaryColumns} FROM ebill_case WHERE ${conditions.sql} AND ${start.sql}
    ORDER BY ${orderOf(listing)} LIMIT ?`;
  return read(sql, [...conditions.parameters, ...start.parameters, limit]);
}

/** Cases of some states and types, the newest or the oldest first: those of each kind lie together, in their order. */
async function ofKinds(listing: Listing, start: Place | undefined): Promise<readonly Row[]> {
  const { database, billerId, query, direction, limit, signal } = listing;
  const groups = await groupsOf(database, billerId, query);
  const from = behind(listing, start);
  const rows: Row[] = [];
  for (const { processingStatus, status, type } of groups) {
    const sql = `SELECT ${summaryColumns} FROM ebill_case WHERE biller_id = ? AND is_listed = 1
      AND processing_status = ? AND status = ? AND type = ? AND ${from.sql} ORDER BY id ${direction} LIMIT ?`;
    const parameters = [billerId, processingStatus, status, type, ...from.parameters, limit];
    const found = await (groups.length * limit > ebillLimits.ledCasesMax
      ? readAtLength(database, sql, parameters, signal)
      : database.query(sql, parameters));
    for (const row of found) rows.push(row);
  }
  const sign = direction === 'ASC' ? 1 : -1;
  return rows.sort((one, other) => sign * (numberOf(one, 'id') - numberOf(other, 'id'))).slice(0, limit);
}

/** An index of texts that is read in the order of ids leads to the page at once. PostgreSQL has none: it finds all that have a text first. */
async function isLedByText(database: Database, billerId: BillerId, query: CaseQuery): Promise<boolean> {
  const isInOrder = database.dialect === 'sqlite' && searchedText(query) !== undefined;
  return isInOrder && isIndexed(database, billerId);
}

/** Cases that a text leads to, the newest or the oldest first: a few, and where these are not enough many at a time. */
async function ofText(listing: Listing, start: Place | undefined): Promise<readonly Row[]> {
  const { database, billerId, query, direction, limit, signal } = listing;
  const lookup = await textLookup(database, billerId, searchedText(query) ?? '');
  const bounds = start === undefined ? {} : direction === 'ASC' ? { after: start.id } : { before: start.id };
  const few = 2 * limit;
  const first = textStep(database, lookup, { order: direction, ...bounds }, few, signal);
  const ids = (await listing.read(first.ids.sql, first.ids.parameters)).map((row) => numberOf(row, 'found_id'));
  const rows = await amongIds(listing, ids);
  const last = ids.at(-1);
  if (last === undefined || ids.length < few || rows.length >= limit) return rows.slice(0, limit);
  let range: IdRange | undefined = { order: direction, ...(direction === 'ASC' ? { after: last } : { before: last }) };
  while (range !== undefined && rows.length < limit) {
    const part = textStep(database, lookup, range, ebillLimits.ledCasesMax, signal);
    for (const row of await ledTo(listing, part, undefined, limit - rows.length)) rows.push(row);
    range = await part.next();
  }
  return rows;
}

/** Cases of a text that no more have than a first look would go through: no others are looked at. Undefined: more have it, or no index. */
async function pageOfRareText(listing: Listing, start: Place | undefined): Promise<readonly Row[] | undefined> {
  const { database, billerId, query, limit, signal } = listing;
  if (!(await isLedByText(database, billerId, query))) return undefined;
  const lookup = await textLookup(database, billerId, searchedText(query) ?? '');
  const { firstLookCases } = ebillLimits;
  const { ids } = textStep(database, lookup, { order: 'DESC' }, firstLookCases + 1, signal);
  const found = (await listing.read(ids.sql, ids.parameters)).map((row) => numberOf(row, 'found_id'));
  if (found.length > firstLookCases) return undefined;
  const given = { sql: 'SELECT value AS found_id FROM json_each(?)', parameters: [JSON.stringify(found)] };
  return found.length === 0 ? [] : ledTo(listing, { ids: given }, start, limit);
}

/** The cases of a list among some, which are in its order. */
async function amongIds(listing: Listing, ids: readonly number[]): Promise<Row[]> {
  const { database, billerId, query, limit } = listing;
  const conditions = conditionsOf(billerId, query);
  const rows: Row[] = [];
  const { casesPerQueryMax: most } = ebillLimits;
  for (let first = 0; first < ids.length && rows.length < limit; first += most) {
    const some = ids.slice(first, first + most);
    const sql = `SELECT ${summaryColumns} FROM ebill_case WHERE ${conditions.sql} AND id IN (${placeholders(some)})
      ORDER BY ${orderOf(listing)}`;
    for (const row of await database.query(sql, [...conditions.parameters, ...some])) rows.push(row);
  }
  return rows;
}

/** Cases that are gone through behind a first look. */
const secondLook = 2 * ebillLimits.firstLookCases;

/** What comes behind a first look that has not filled a page. */
async function restOf(listing: Listing, from: Place, limit: number): Promise<readonly Row[]> {
  const { database, billerId, query, direction, signal } = listing;
  const leader = await leaderOf(database, billerId, query, signal);
  if (leader?.cases === 0) return [];
  if (leader !== undefined && leader.cases <= ebillLimits.ledCasesMax) return ledToFew(listing, leader, from, limit);
  if (!isById(listing)) return walkedOrLed(listing, leader, from, limit);
  const edges = await edgesOfDays(database, billerId, query, signal);
  if (edges === 'none') return [];
  const beginning = direction === 'ASC' ? Math.max(from.id, edges.first - 1) : Math.min(from.id, edges.last + 1);
  return (await walkedOn(listing, { key: beginning, id: beginning }, limit, { first: secondLook })).rows;
}

/** Where many may be meant, some more are gone through in their order; if these are not enough after all, all are led to and sorted. */
async function walkedOrLed(
  listing: Listing,
  leader: Leader | undefined,
  from: Place,
  limit: number,
): Promise<readonly Row[]> {
  const most = leader === undefined ? Number.POSITIVE_INFINITY : 2 * ebillLimits.walkedCasesMax;
  const { rows, through } = await walkedOn(listing, from, limit, { first: secondLook, most });
  if (leader === undefined || through === undefined || rows.length >= limit) return rows;
  return [...rows, ...(await ledTo(listing, leader, through, limit - rows.length))];
}
