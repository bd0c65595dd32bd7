import type { BillerId, CaseFilter, CaseTotal } from '@rappen/http';
import type { Database, Row } from '../database.ts';
import { chosenOf, type DayRange, lastDay } from './case-filters.ts';
import { numberOf, textOf } from './columns.ts';
import { hundredths, monthOf } from './schema.ts';
import type { Expression } from './sql.ts';
import type { Step } from './steps.ts';
import { spansOf, type TotalKind, type TotalSpan } from './total-spans.ts';

const key = 'biller_id, kind, day, processing_status, status, type, currency';

/** The day or month of a case by which each kind of sum counts it; a case that has none is not counted. */
const countedDays: Readonly<Record<TotalKind, string>> = {
  all: "''",
  due: 'c.due_date',
  submitted: 'c.submitted_on',
  paid: 'c.paid_on',
  dueMonth: monthOf('c.due_date'),
  submittedMonth: monthOf('c.submitted_on'),
  paidMonth: monthOf('c.paid_on'),
};

/** The kinds of sums that the first step of the schema counts; months were added later. */
const firstKinds = ['all', 'due', 'submitted', 'paid'] as const;

const allKinds = Object.keys(countedDays) as TotalKind[];

/** The cases that a condition finds, once each for what they are counted by, as rows of `ebill_total`. */
function countedBy(sign: 1 | -1, condition: string, kinds: readonly TotalKind[]): string {
  const day = `CASE k.kind ${kinds.map((kind) => `WHEN '${kind}' THEN ${countedDays[kind]}`).join(' ')} END`;
  return `SELECT c.biller_id, k.kind, ${day} AS day, c.processing_status, c.status, c.type, c.currency, ${sign} AS cases,
    CASE WHEN c.amount IS NULL THEN 0 ELSE ${sign} END AS amounts, ${sign} * COALESCE(${hundredths('c.amount')}, 0) AS hundredths
    FROM ebill_case c CROSS JOIN (SELECT column1 AS kind FROM (VALUES ${kinds.map((kind) => `('${kind}')`).join(', ')}) AS kinds) AS k
    WHERE ${condition} AND c.is_listed = 1 AND ${day} IS NOT NULL`;
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
    SELECT ${key}, SUM(cases), SUM(amounts), SUM(hundredths) FROM (${countedBy(1, '1 = 1', firstKinds)}) AS counted GROUP BY ${key}`,
];

/** The same by months, made of the sums by days: what is asked for by month or year is a few rows, however many days, and groups, each has. */
export const monthTotalSchema: readonly string[] = [
  `INSERT INTO ebill_total (${key}, cases, amounts, hundredths)
    SELECT ${key}, SUM(cases), SUM(amounts), SUM(hundredths) FROM (
      SELECT biller_id, kind || 'Month' AS kind, ${monthOf('day')} AS day, processing_status, status, type, currency,
        cases, amounts, hundredths
      FROM ebill_total WHERE kind IN ('due', 'submitted', 'paid')
    ) AS days GROUP BY ${key}`,
];

/** Counts a case as it stands in its row at this place of a commit, or takes it out of what is counted. */
export function counted(billerId: BillerId, id: Expression, sign: 1 | -1): Step {
  return {
    sql: `INSERT INTO ebill_total (${key}, cases, amounts, hundredths) ${countedBy(sign, `c.biller_id = ? AND c.id = ${id.sql}`, allKinds)}
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
  const { sql, parameters } = sumsOf(billerId, spansOf(range), everything);
  const [row] = await database.query(`SELECT CAST(COALESCE(SUM(cases), 0) AS BIGINT) AS cases FROM ${sql}`, parameters);
  return numberOf(row ?? {}, 'cases');
}

/** A month in which there are cases, and whether some days have all of it. */
export interface CaseMonth {
  readonly month: string;
  readonly isWhole: boolean;
}

/** The months that some days are of, as far as there are cases in them, and so many at most. */
export async function monthsWithCases(
  database: Database,
  billerId: BillerId,
  range: DayRange,
  most: number,
): Promise<readonly CaseMonth[]> {
  const { kind, from = '', to = lastDay } = range;
  const months: TotalKind = `${kind}Month`;
  const rows = await database.query(
    `SELECT day AS month FROM ebill_total WHERE biller_id = ? AND kind = ? AND day >= ? AND day <= ?
      GROUP BY day HAVING SUM(cases) > 0 ORDER BY day LIMIT ?`,
    [billerId, months, from.slice(0, 7), to.slice(0, 7), most],
  );
  const whole = spansOf(range).find((span) => span.kind === months);
  return rows.map((row) => {
    const month = textOf(row, 'month');
    return { month, isWhole: whole !== undefined && month >= whole.from && month <= whole.to };
  });
}

/** The sums that are kept, of all days or of some: no case is read for them. */
export async function keptTotals(
  database: Database,
  billerId: BillerId,
  filter: CaseFilter,
  range: DayRange | undefined,
): Promise<readonly CaseTotal[]> {
  const spans: readonly TotalSpan[] = range === undefined ? [{ kind: 'all', from: '', to: '' }] : spansOf(range);
  const { sql, parameters } = sumsOf(billerId, spans, chosenOf(filter));
  const rows = await database.query(
    `SELECT currency, CAST(SUM(cases) AS BIGINT) AS cases, CAST(SUM(amounts) AS BIGINT) AS amounts,
      CAST(SUM(hundredths) AS TEXT) AS hundredths FROM ${sql} GROUP BY currency HAVING SUM(cases) > 0 ORDER BY currency`,
    parameters,
  );
  return totalsOfRows(rows);
}

const everything: Expression = { sql: '1 = 1', parameters: [] };

/** The rows of some sums, of what a condition leaves: all by one statement, so that no commit comes in between. */
function sumsOf(billerId: BillerId, spans: readonly TotalSpan[], condition: Expression): Expression {
  const part = `SELECT currency, cases, amounts, hundredths FROM ebill_total
    WHERE biller_id = ? AND kind = ? AND day >= ? AND day <= ? AND ${condition.sql}`;
  return {
    sql: `(${spans.map(() => part).join(' UNION ALL ')}) AS sums`,
    parameters: spans.flatMap(({ kind, from, to }) => [billerId, kind, from, to, ...condition.parameters]),
  };
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
