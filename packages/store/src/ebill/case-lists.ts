import type { CaseId } from '@rappen/core/ebill/lifecycle';
import type { BillerId, CaseFilter, CaseQuery, CaseSorting } from '@rappen/http';
import type { Database, Row, Value } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { readAtLength } from '../read-at-length.ts';
import { conditionsOf, dayRangesOf, isOfWaiting, searchedText } from './case-filters.ts';
import { edgesOfDays, type Leader, leaderOf, textStep } from './case-leaders.ts';
import { summaryColumns } from './case-rows.ts';
import { numberOf } from './columns.ts';
import { amountKey, dueKey, isWaiting, waitingStatuses } from './schema.ts';
import { type IdRange, isIndexed, textLookup } from './search.ts';
import { type Expression, pageLength, placeholders } from './sql.ts';
import { groupsOf } from './totals.ts';

/** What cases are sorted by, each the beginning of an index that ends with the id. */
const sortKeys: Readonly<Record<CaseSorting, string>> = {
  submitted: 'id',
  referenceNumber: 'reference_number',
  recipient: 'recipient_key',
  amount: amountKey,
  dueDate: dueKey,
};

/** A case in the order of a list. */
interface Place {
  readonly key: Value;
  readonly id: CaseId;
}

/** A list that is asked for. */
interface Listing {
  readonly database: Database;
  readonly billerId: BillerId;
  readonly query: CaseQuery;
  readonly key: string;
  readonly direction: 'ASC' | 'DESC';
  readonly limit: number;
  /** A few rows are read in the thread that asks, all others at length. */
  readonly read: Database['query'];
  readonly signal: AbortSignal | undefined;
}

/**
 * One page of a list. Where it begins is looked up, and not counted: the index leads there however far it is. What has been
 * deleted for good since is a page's end.
 *
 * Of a list that leaves cases out, the next few are looked at first: what many have fills a page at once. Then whatever few have leads
 * to the rest, by an index of its own. Where nothing does, cases are gone through in steps, so that no statement is a long one.
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
  const read: Database['query'] = (sql, parameters) => readAtLength(database, sql, parameters, signal);
  if (isById(listing) && (await isLedByText(database, billerId, query))) return ofText({ ...listing, read }, start);
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

function isById({ key }: Listing): boolean {
  return key === 'id';
}

/** Undefined: the case is gone. */
async function placeOf({ database, billerId, key }: Listing, id: CaseId): Promise<Place | undefined> {
  if (key === 'id') return { key: id, id };
  const sql = `SELECT ${key} AS sort_key FROM ebill_case WHERE biller_id = ? AND id = ?`;
  const [row] = await database.query(sql, [billerId, id]);
  return row && { key: row['sort_key'] ?? null, id };
}

/** What comes behind a place in the order of a list. The first condition alone is what the index is entered with. */
function behind({ key, direction }: Listing, place: Place | undefined): Expression {
  if (place === undefined) return { sql: '1 = 1', parameters: [] };
  const sign = direction === 'ASC' ? '>' : '<';
  if (key === 'id') return { sql: `id ${sign} ?`, parameters: [place.id] };
  const sql = `${key} ${sign}= ? AND (${key} ${sign} ? OR id ${sign} ?)`;
  return { sql, parameters: [place.key, place.key, place.id] };
}

function orderOf({ key, direction }: Listing): string {
  return key === 'id' ? `id ${direction}` : `${key} ${direction}, id ${direction}`;
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

/** The columns that a filter or an order looks at, beside those of a summary. */
const lookedAt = 'biller_id, is_listed, submitted_on, paid_on, recipient_key, search_text';

/** What a list has among so many cases behind a place; `through`: the last of them, undefined where there are no more. */
async function walked(
  listing: Listing,
  from: Place | undefined,
  limit: number,
  most: number,
): Promise<{ readonly rows: readonly Row[]; readonly through: Place | undefined }> {
  const { billerId, query, key, read } = listing;
  const start = behind(listing, from);
  const order = orderOf(listing);
  const next = `FROM ebill_case WHERE biller_id = ? AND is_listed = 1
    ${isOfWaiting(query) ? `AND ${isWaiting}` : ''} AND ${start.sql} ORDER BY ${order}`;
  const parameters = [billerId, ...start.parameters];
  const [edge] = await read(`SELECT id, ${key} AS sort_key ${next} LIMIT 1 OFFSET ?`, [...parameters, most - 1]);
  const conditions = conditionsOf(billerId, query);
  const rows = await read(
    `SELECT ${summaryColumns} FROM (SELECT ${summaryColumns}, ${lookedAt} ${next} LIMIT ?) AS next_cases
      WHERE ${conditions.sql} ORDER BY ${order} LIMIT ?`,
    [...parameters, most, ...conditions.parameters, limit],
  );
  return { rows, through: edge && { key: edge['sort_key'] ?? null, id: numberOf(edge, 'id') } };
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

/** What comes behind a first look that has not filled a page. */
async function restOf(listing: Listing, from: Place, limit: number): Promise<readonly Row[]> {
  const { database, billerId, query, direction, signal } = listing;
  const leader = await leaderOf(database, billerId, query, signal);
  if (leader?.cases === 0) return [];
  if (leader !== undefined && leader.cases <= ebillLimits.ledCasesMax)
    return ledTo(
      listing,
      leader.isWhole && isById(listing) ? firstOf(leader, listing, from, limit) : leader,
      from,
      limit,
    );
  if (!isById(listing)) return walkedOrLed(listing, leader, from, limit);
  const edges = await edgesOfDays(database, billerId, query, signal);
  if (edges === 'none') return [];
  const beginning = direction === 'ASC' ? Math.max(from.id, edges.first - 1) : Math.min(from.id, edges.last + 1);
  return (await walkedOn(listing, { key: beginning, id: beginning }, limit, Number.POSITIVE_INFINITY)).rows;
}

/** Where many may be meant, some more are gone through in their order; if these are not enough after all, all are led to and sorted. */
async function walkedOrLed(
  listing: Listing,
  leader: Leader | undefined,
  from: Place,
  limit: number,
): Promise<readonly Row[]> {
  const most = leader === undefined ? Number.POSITIVE_INFINITY : 2 * ebillLimits.walkedCasesMax;
  const { rows, through } = await walkedOn(listing, from, limit, most);
  if (leader === undefined || through === undefined || rows.length >= limit) return rows;
  return [...rows, ...(await ledTo(listing, leader, through, limit - rows.length))];
}

/** The cases of a list among those that something leads to. */
function ledTo(
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

/** Of ids that are all wanted the first ones of a page, before any case is read. */
function firstOf({ ids }: Leader, { direction }: Listing, { id }: Place, limit: number): Pick<Leader, 'ids'> {
  const sql = `SELECT found_id FROM (${ids.sql}) AS all_found WHERE found_id ${direction === 'ASC' ? '>' : '<'} ?
    ORDER BY found_id ${direction} LIMIT ?`;
  return { ids: { sql, parameters: [...ids.parameters, id, limit] } };
}

/** Goes through so many cases at least, in growing steps, until a page is full. */
async function walkedOn(
  listing: Listing,
  from: Place,
  limit: number,
  most: number,
): Promise<{ readonly rows: readonly Row[]; readonly through: Place | undefined }> {
  const rows: Row[] = [];
  let place: Place | undefined = from;
  let step: number = ebillLimits.firstLookCases;
  for (let looked = 0; place !== undefined && rows.length < limit && looked < most; looked += step) {
    step = Math.min(2 * step, ebillLimits.walkedCasesMax);
    const part = await walked(listing, place, limit - rows.length, step);
    for (const row of part.rows) rows.push(row);
    place = part.through;
  }
  return { rows, through: place };
}
