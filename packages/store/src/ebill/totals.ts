import type { BillerId, CaseFilter, CaseTotal } from '@rappen/http';
import type { Database, Row, Value } from '../database.ts';
import { chosenOf, type DayKind, type DayRange } from './case-filters.ts';
import { numberOf, textOf } from './columns.ts';
import { hundredths } from './schema.ts';
import type { Expression } from './sql.ts';
import type { Step } from './steps.ts';

const key = 'biller_id, kind, day, processing_status, status, type, currency';

/** The cases that a condition finds, once each for what they are counted by, as rows of `ebill_total`. */
function countedBy(sign: 1 | -1, condition: string): string {
  return `SELECT c.biller_id, k.kind, CASE k.kind WHEN 'all' THEN '' WHEN 'due' THEN c.due_date
      WHEN 'submitted' THEN c.submitted_on ELSE c.paid_on END AS day,
    c.processing_status, c.status, c.type, c.currency, ${sign} AS cases,
    CASE WHEN c.amount IS NULL THEN 0 ELSE ${sign} END AS amounts, ${sign} * COALESCE(${hundredths('c.amount')}, 0) AS hundredths
    FROM ebill_case c CROSS JOIN (
      SELECT 'all' AS kind UNION ALL SELECT 'due' UNION ALL SELECT 'submitted' UNION ALL SELECT 'paid'
    ) AS k
    WHERE ${condition} AND c.is_listed = 1 AND (k.kind = 'all' OR k.kind = 'submitted'
      OR (k.kind = 'due' AND c.due_date IS NOT NULL) OR (k.kind = 'paid' AND c.paid_on IS NOT NULL))`;
}

/**
 * How many cases there are of each kind, and what their amounts come to: of all, and by the days on which they are due, were
 * submitted and were paid. Each commit that changes a case takes it out before and counts it again behind.
 */
export const totalSchema: readonly string[] = [
  `CREATE TABLE ebill_total (
    biller_id BIGINT NOT NULL,
    kind TEXT NOT NULL,
    day TEXT NOT NULL,
    processing_status TEXT NOT NULL,
    status TEXT NOT NULL,
    type TEXT NOT NULL,
    currency TEXT NOT NULL,
    cases BIGINT NOT NULL,
    amounts BIGINT NOT NULL,
    hundredths BIGINT NOT NULL,
    PRIMARY KEY (${key})
  )`,
  `INSERT INTO ebill_total (${key}, cases, amounts, hundredths)
    SELECT ${key}, SUM(cases), SUM(amounts), SUM(hundredths) FROM (${countedBy(1, '1 = 1')}) AS counted GROUP BY ${key}`,
];

/** Counts a case as it stands in its row at this place of a commit, or takes it out of what is counted. */
export function counted(billerId: BillerId, id: Expression, sign: 1 | -1): Step {
  return {
    sql: `INSERT INTO ebill_total (${key}, cases, amounts, hundredths) ${countedBy(sign, `c.biller_id = ? AND c.id = ${id.sql}`)}
      ON CONFLICT (${key}) DO UPDATE SET cases = ebill_total.cases + excluded.cases,
      amounts = ebill_total.amounts + excluded.amounts, hundredths = ebill_total.hundredths + excluded.hundredths`,
    parameters: [billerId, ...id.parameters],
  };
}

/** Cases that have these in common. */
export interface CaseGroup {
  readonly processingStatus: string;
  readonly status: string;
  readonly type: string;
  readonly cases: number;
}

/** The groups of cases that a filter leaves, whatever else it asks for. */
export async function groupsOf(
  database: Database,
  billerId: BillerId,
  filter: CaseFilter,
): Promise<readonly CaseGroup[]> {
  const chosen = chosenOf(filter);
  const rows = await database.query(
    `SELECT processing_status, status, type, CAST(SUM(cases) AS BIGINT) AS cases FROM ebill_total
      WHERE biller_id = ? AND kind = 'all' AND day = '' AND ${chosen.sql}
      GROUP BY processing_status, status, type HAVING SUM(cases) > 0`,
    [billerId, ...chosen.parameters],
  );
  return rows.map((row) => ({
    processingStatus: textOf(row, 'processing_status'),
    status: textOf(row, 'status'),
    type: textOf(row, 'type'),
    cases: numberOf(row, 'cases'),
  }));
}

/** How many cases there are on some days. */
export async function countOf(database: Database, billerId: BillerId, range: DayRange): Promise<number> {
  const { sql, parameters } = daysOf(range);
  const [row] = await database.query(
    `SELECT CAST(COALESCE(SUM(cases), 0) AS BIGINT) AS cases FROM ebill_total WHERE biller_id = ? AND ${sql}`,
    [billerId, ...parameters],
  );
  return numberOf(row ?? {}, 'cases');
}

/** The sums that are kept, of all days or of some: no case is read for them. */
export async function keptTotals(
  database: Database,
  billerId: BillerId,
  filter: CaseFilter,
  range: DayRange | undefined,
): Promise<readonly CaseTotal[]> {
  const days = range === undefined ? { sql: "kind = 'all' AND day = ''", parameters: [] } : daysOf(range);
  const chosen = chosenOf(filter);
  const rows = await database.query(
    `SELECT currency, CAST(SUM(cases) AS BIGINT) AS cases, CAST(SUM(amounts) AS BIGINT) AS amounts,
      CAST(SUM(hundredths) AS TEXT) AS hundredths FROM ebill_total WHERE biller_id = ? AND ${days.sql} AND ${chosen.sql}
      GROUP BY currency HAVING SUM(cases) > 0 ORDER BY currency`,
    [billerId, ...days.parameters, ...chosen.parameters],
  );
  return totalsOfRows(rows);
}

function daysOf({ kind, from = '', to = '9999-12-31' }: DayRange): {
  readonly sql: string;
  readonly parameters: Value[];
} {
  return { sql: 'kind = ? AND day >= ? AND day <= ?', parameters: [kind satisfies DayKind, from, to] };
}

/** Rows of sums by currency, of one currency as often as may be, put together. */
export function totalsOfRows(rows: readonly Row[]): readonly CaseTotal[] {
  const sums = new Map<string, { cases: number; amounts: number; hundredths: bigint }>();
  for (const row of rows) {
    const sum = sums.get(textOf(row, 'currency')) ?? { cases: 0, amounts: 0, hundredths: 0n };
    sum.cases += numberOf(row, 'cases');
    sum.amounts += numberOf(row, 'amounts');
    sum.hundredths += BigInt(textOf(row, 'hundredths'));
    sums.set(textOf(row, 'currency'), sum);
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currencyCode, { cases, amounts, hundredths: sum }]) => ({
      currencyCode,
      count: cases,
      withoutAmount: cases - amounts,
      value: `${sum}`.padStart(3, '0').replace(/(\d\d)$/, '.$1'),
    }));
}
