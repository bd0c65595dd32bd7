import type { BillerId, CaseFilter } from '@rappen/http';
import type { Database } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { readAtLength } from '../read-at-length.ts';
import { type DayRange, dayRangesOf, idsOfDays, searchedText } from './case-filters.ts';
import { numberOf, optionalNumberOf } from './columns.ts';
import { type IdRange, isIndexed, type TextLookup, textLookup } from './search.ts';
import type { Expression } from './sql.ts';
import { countOf, groupsOf } from './totals.ts';

/** What leads to cases of a filter, and to how many; each is still to be held against the filter. */
export interface Leader {
  /** 0: there are none, and `ids` is not to be asked. */
  readonly cases: number;
  /** Their ids, as `found_id`. */
  readonly ids: Expression;
  /** Of days: which. */
  readonly range?: DayRange;
  /** Whether the filter asks for nothing else, so that all of them are wanted. */
  readonly isWhole?: boolean;
  /** Of a text: what leads to all others that may have it. */
  readonly lookup?: TextLookup | undefined;
}

/** What of a filter the fewest cases have; undefined: nothing of it has an index, or not yet. */
export async function leaderOf(
  database: Database,
  billerId: BillerId,
  filter: CaseFilter,
  signal: AbortSignal | undefined,
): Promise<Leader | undefined> {
  return (await leadersOf(database, billerId, filter, signal))[0];
}

/** All that leads to cases of a filter, beginning with what the fewest have. */
export async function leadersOf(
  database: Database,
  billerId: BillerId,
  filter: CaseFilter,
  signal: AbortSignal | undefined,
): Promise<readonly Leader[]> {
  const leaders: Leader[] = [];
  const text = searchedText(filter);
  if (text !== undefined && (await isIndexed(database, billerId)))
    leaders.push(await leaderByText(database, await textLookup(database, billerId, text), signal));
  const { processingStatuses, statuses, types } = filter;
  const isOfKinds = processingStatuses !== undefined || statuses !== undefined || types !== undefined;
  const ranges = dayRangesOf(filter);
  const isWhole = !isOfKinds && text === undefined && ranges.length === 1;
  for (const range of ranges)
    leaders.push({
      cases: await countOf(database, billerId, range),
      ids: idsOfDays(billerId, range),
      range,
      isWhole,
    });
  const byKinds = isOfKinds ? await leaderByKinds(database, billerId, filter) : undefined;
  if (byKinds !== undefined) leaders.push(byKinds);
  return leaders.sort((one, other) => one.cases - other.cases);
}

function bounded({ sql, parameters }: Expression, most: number): Expression {
  return { sql: `${sql} LIMIT ?`, parameters: [...parameters, most] };
}

async function leaderByText(database: Database, lookup: TextLookup, signal: AbortSignal | undefined): Promise<Leader> {
  const ids = lookup({ order: 'DESC' });
  const { sql, parameters } = bounded(ids, ebillLimits.ledCasesMax + 1);
  const counting = `SELECT COUNT(*) AS count FROM (${sql}) AS found`;
  const [row = {}] = await readAtLength(database, counting, parameters, signal);
  return { cases: numberOf(row, 'count'), ids, lookup };
}

/** Undefined: of more kinds than one statement names. */
async function leaderByKinds(database: Database, billerId: BillerId, filter: CaseFilter): Promise<Leader | undefined> {
  const groups = await groupsOf(database, billerId, filter);
  if (groups.length > ebillLimits.unionsPerQueryMax) return undefined;
  const parts = groups.map(({ processingStatus, status, type }) => ({
    sql: `SELECT id AS found_id FROM ebill_case
      WHERE biller_id = ? AND is_listed = 1 AND processing_status = ? AND status = ? AND type = ?`,
    parameters: [billerId, processingStatus, status, type],
  }));
  return { cases: groups.reduce((sum, group) => sum + group.cases, 0), ids: unionOf(parts) };
}

function unionOf(parts: readonly Expression[]): Expression {
  const sql = parts.map((part) => part.sql).join(' UNION ALL ');
  return { sql: `SELECT found_id FROM (${sql}) AS kinds`, parameters: parts.flatMap((part) => part.parameters) };
}

/** So many cases that a text leads to, in the order of their ids, and where the next ones begin. */
export interface TextStep {
  readonly ids: Expression;
  /** Undefined: there are no more. */
  next(): Promise<IdRange | undefined>;
}

export function textStep(
  database: Database,
  lookup: TextLookup,
  range: IdRange,
  most: number,
  signal: AbortSignal | undefined,
): TextStep {
  const ids = bounded(lookup(range), most);
  return {
    ids,
    async next() {
      const edge = range.order === 'ASC' ? 'MAX' : 'MIN';
      const looked = `SELECT COUNT(*) AS count, ${edge}(found_id) AS edge FROM (${ids.sql}) AS found`;
      const [row = {}] = await readAtLength(database, looked, ids.parameters, signal);
      const last = optionalNumberOf(row, 'edge');
      if (last === undefined || numberOf(row, 'count') < most) return undefined;
      return range.order === 'ASC' ? { ...range, after: last } : { ...range, before: last };
    },
  };
}

/** Between which ids all cases of the days of a filter are; without days between the first and the last of all. */
export async function edgesOfDays(
  database: Database,
  billerId: BillerId,
  filter: CaseFilter,
  signal: AbortSignal | undefined,
): Promise<{ readonly first: number; readonly last: number } | 'none'> {
  let [first, last] = [0, Number.MAX_SAFE_INTEGER - 1];
  for (const range of dayRangesOf(filter)) {
    const { sql, parameters } = idsOfDays(billerId, range);
    const edges = `SELECT MIN(found_id) AS first, MAX(found_id) AS last FROM (${sql}) AS days`;
    const [row = {}] = await readAtLength(database, edges, parameters, signal);
    const of = { first: optionalNumberOf(row, 'first'), last: optionalNumberOf(row, 'last') };
    if (of.first === undefined || of.last === undefined) return 'none';
    [first, last] = [Math.max(first, of.first), Math.min(last, of.last)];
  }
  return first > last ? 'none' : { first, last };
}
