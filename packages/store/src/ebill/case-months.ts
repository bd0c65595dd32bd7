import type { CaseSorting } from '@rappen/http';
import type { Row } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { readingAtLength } from '../read-at-length.ts';
import { type DayRange, dayColumns, dayRangesOf, lastDay, searchedText } from './case-filters.ts';
import { leadersOf } from './case-leaders.ts';
import { ledToFew } from './case-led.ts';
import { behind, type Listing, orderOf, type Place, sortKeys } from './case-orders.ts';
import { summaryColumns } from './case-rows.ts';
import { walkedOn } from './case-walks.ts';
import { numberOf, optionalTextOf } from './columns.ts';
import { dueKey, monthOf } from './schema.ts';
import type { Expression } from './sql.ts';
import { monthsWithCases } from './totals.ts';

const monthSortings = ['submitted', 'amount'] as const satisfies readonly CaseSorting[];

/**
 * The cases of each month, by each kind of day, in an order of lists: what was paid in March, the largest amounts first, begins with its
 * first row. Ends with the day itself, so that the index alone tells which cases of a month are of some of its days.
 */
export const monthSchema: readonly string[] = Object.entries(dayColumns).flatMap(([kind, column]) =>
  monthSortings.map((sorting) => {
    const key = sorting === 'submitted' ? '' : `(${sortKeys[sorting]}), `;
    return `CREATE INDEX ebill_case_in_${kind}_month_by_${sorting} ON ebill_case
      (biller_id, (${monthOf(column)}), ${key}id, ${column}) WHERE is_listed = 1 AND ${column} IS NOT NULL`;
  }),
);

/** Cases that an index holds in the order of a list. */
interface Run {
  readonly within: Expression;
  /** Whether all of them are of the days that are asked for. */
  readonly isWhole: boolean;
}

/**
 * A page of a list of some days. Few cases are led to and sorted; of more those of each month are read in their order, and put together.
 * Undefined: no index has the list in its order, or it is of too many months.
 */
export async function pageOfDays(listing: Listing, start: Place | undefined): Promise<readonly Row[] | undefined> {
  const { database, billerId, query, limit, signal } = listing;
  if (dayRangesOf(query).length === 0 || searchedText(query) !== undefined) return undefined;
  const leaders = await leadersOf(database, billerId, query, signal);
  const [first] = leaders;
  const days = leaders.find(({ range }) => range !== undefined);
  if (first === undefined || days?.range === undefined) return undefined;
  if (first.cases === 0) return [];
  const atLength = { ...listing, read: readingAtLength(database, signal) };
  const { firstLookCases, ledCasesMax } = ebillLimits;
  if (first.cases <= (first === days ? firstLookCases : ledCasesMax)) return ledToFew(atLength, first, start, limit);
  const runs = await runsOf(listing, days.range);
  if (runs === undefined) return undefined;
  if (days.isWhole !== true) return ofRuns(listing, runs, (run) => wantedOf({ ...atLength, ...run }, start));
  const isPage = runs.every(({ isWhole }) => isWhole) && runs.length * limit <= ledCasesMax;
  return ofRuns(listing, runs, (run) => rowsOf({ ...(isPage ? listing : atLength), ...run }, start));
}

/** What is read of each run, in the order of the list. */
async function ofRuns(
  listing: Listing,
  runs: readonly Run[],
  read: (run: Pick<Run, 'within'>) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { within } of runs) for (const row of await read({ within })) rows.push(row);
  return inOrder(listing, rows).slice(0, listing.limit);
}

/** The cases of some days, month by month, or all at once where they are sorted by these days. */
async function runsOf(
  { database, billerId, query: { sortBy = 'submitted' } }: Listing,
  range: DayRange,
): Promise<readonly Run[] | undefined> {
  const { kind, from = '', to = lastDay } = range;
  if (kind === 'due' && sortBy === 'dueDate')
    return [{ within: { sql: `${dueKey} >= ? AND ${dueKey} <= ?`, parameters: [from, to] }, isWhole: true }];
  if (!monthSortings.some((one) => one === sortBy)) return undefined;
  const { monthsPerListMax } = ebillLimits;
  const months = await monthsWithCases(database, billerId, range, monthsPerListMax + 1);
  if (months.length > monthsPerListMax) return undefined;
  const column = dayColumns[kind];
  const ofMonth = `${column} IS NOT NULL AND ${monthOf(column)} = ?`;
  return months.map(({ month, isWhole }) => ({
    within: isWhole
      ? { sql: ofMonth, parameters: [month] }
      : { sql: `${ofMonth} AND ${column} || '' >= ? AND ${column} || '' <= ?`, parameters: [month, from, to] },
    isWhole,
  }));
}

/** The first rows of a run behind a place: all of them are wanted. */
function rowsOf(listing: Listing, from: Place | undefined): Promise<readonly Row[]> {
  const { billerId, within, read, limit } = listing;
  const start = behind(listing, from);
  const sql = `SELECT ${summaryColumns} FROM ebill_case WHERE biller_id = ? AND is_listed = 1
    AND ${within?.sql ?? '1 = 1'} AND ${start.sql} ORDER BY ${orderOf(listing)} LIMIT ?`;
  return read(sql, [billerId, ...(within?.parameters ?? []), ...start.parameters, limit]);
}

/** The first rows of a run that a filter leaves. A few more than a page has are looked at first: most filters leave a third and more. */
async function wantedOf(listing: Listing, from: Place | undefined): Promise<readonly Row[]> {
  const first = Math.max(ebillLimits.casesPerQueryMax, 3 * listing.limit);
  return (await walkedOn(listing, from, listing.limit, { first })).rows;
}

/** Rows of several months in the order of their list, which is one of numbers; those of one run are in it already. */
function inOrder({ key, direction }: Listing, rows: readonly Row[]): readonly Row[] {
  const sign = direction === 'ASC' ? 1 : -1;
  const keyOf = key === sortKeys.amount ? hundredthsOf : () => 0;
  const compared = (one: Row, other: Row) => keyOf(one) - keyOf(other) || numberOf(one, 'id') - numberOf(other, 'id');
  return key === sortKeys.dueDate ? rows : [...rows].sort((one, other) => sign * compared(one, other));
}

/** The amount of a row as `amountKey` sorts it. */
function hundredthsOf(row: Row): number {
  return Number(optionalTextOf(row, 'amount')?.replace('.', '') ?? -1);
}
