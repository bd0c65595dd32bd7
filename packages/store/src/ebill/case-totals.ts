import type { BillerId, CaseFilter, CaseTotal } from '@rappen/http';
import type { Database, Row } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { readAtLength } from '../read-at-length.ts';
import { conditionsOf, dayRangesOf, searchedText } from './case-filters.ts';
import { edgesOfDays, leaderOf, textStep } from './case-leaders.ts';
import { optionalNumberOf } from './columns.ts';
import { hundredths } from './schema.ts';
import type { IdRange } from './search.ts';
import type { Expression } from './sql.ts';
import { keptTotals, totalsOfRows } from './totals.ts';

const sums = `currency, COUNT(*) AS cases, COUNT(amount) AS amounts,
  CAST(COALESCE(SUM(${hundredths('amount')}), 0) AS TEXT) AS hundredths`;

/** How many cases a filter finds, and what they come to. They are read only for a text, and for days of two kinds at once. */
export async function totalsOf(
  database: Database,
  billerId: BillerId,
  filter: CaseFilter,
  signal?: AbortSignal,
): Promise<readonly CaseTotal[]> {
  const [range, ...others] = dayRangesOf(filter);
  if (searchedText(filter) === undefined && others.length === 0) return keptTotals(database, billerId, filter, range);
  const leader = await leaderOf(database, billerId, filter, signal);
  if (leader?.cases === 0) return [];
  const conditions = conditionsOf(billerId, filter);
  const ofLed = ({ ids }: { readonly ids: Expression }) =>
    readAtLength(
      database,
      `SELECT ${sums} FROM (${ids.sql}) AS led CROSS JOIN ebill_case
        WHERE id = found_id AND ${conditions.sql} GROUP BY currency`,
      [...ids.parameters, ...conditions.parameters],
      signal,
    );
  if (leader !== undefined && leader.cases <= ebillLimits.ledCasesMax) return totalsOfRows(await ofLed(leader));
  const rows: Row[] = [];
  if (leader?.lookup === undefined) {
    for await (const part of walkedSums(database, billerId, filter, signal)) rows.push(...part);
  } else {
    for (let range: IdRange | undefined = { order: 'ASC' }; range !== undefined; ) {
      const part = textStep(database, leader.lookup, range, ebillLimits.ledCasesMax, signal);
      for (const row of await ofLed(part)) rows.push(row);
      range = await part.next();
    }
  }
  return totalsOfRows(rows);
}

/** Goes through all cases in steps, so that no statement is a long one. */
async function* walkedSums(
  database: Database,
  billerId: BillerId,
  filter: CaseFilter,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly Row[]> {
  const edges = await edgesOfDays(database, billerId, filter, signal);
  if (edges === 'none') return;
  const conditions = conditionsOf(billerId, filter);
  for (let after = edges.first - 1; ; ) {
    const step = `SELECT MAX(id) AS last FROM (
      SELECT id FROM ebill_case WHERE biller_id = ? AND id > ? AND id <= ? ORDER BY id LIMIT ?
    ) AS next_cases`;
    const [row = {}] = await readAtLength(
      database,
      step,
      [billerId, after, edges.last, ebillLimits.walkedCasesMax],
      signal,
    );
    const last = optionalNumberOf(row, 'last');
    if (last === undefined) return;
    yield await readAtLength(
      database,
      `SELECT ${sums} FROM ebill_case WHERE ${conditions.sql} AND id > ? AND id <= ? GROUP BY currency`,
      [...conditions.parameters, after, last],
      signal,
    );
    after = last;
  }
}
