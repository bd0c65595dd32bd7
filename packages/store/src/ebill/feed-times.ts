import type { BillerId, Instant } from '@rappen/http';
import type { Database } from '../database.ts';
import { numberOf } from './columns.ts';
import { newNumber } from './numbering.ts';
import type { Step } from './steps.ts';

/**
 * With which record of a biller each minute began: where a feed is entered from a day on. A minute that a clock came to once more,
 * set back in between, has none: the first record from an instant on is never before the mark that follows it.
 */
export const timeMarkSchema: readonly string[] = [
  `CREATE TABLE ebill_record_time (
    biller_id BIGINT NOT NULL,
    minute TEXT NOT NULL,
    first_id BIGINT NOT NULL,
    PRIMARY KEY (biller_id, minute)
  )`,
  `INSERT INTO ebill_record_time (biller_id, minute, first_id)
    SELECT biller_id, minute, first_id FROM (
      SELECT biller_id, minute, first_id, MAX(minute) OVER (PARTITION BY biller_id ORDER BY first_id) AS latest FROM (
        SELECT biller_id, SUBSTR(at, 1, 16) AS minute, MIN(id) AS first_id FROM ebill_record
        GROUP BY biller_id, SUBSTR(at, 1, 16)
      ) AS firsts
    ) AS marks WHERE minute = latest`,
];

/** `2026-11-21T09:30` of an instant. */
function minuteOf(at: Instant): string {
  return at.slice(0, 16);
}

/** Marks the first of so many records that a commit was allotted, where it begins a minute. */
export function markTime(billerId: BillerId, records: number, at: Instant): Step {
  const first = newNumber(billerId, 'last_record_id', records - 1);
  const minute = minuteOf(at);
  return {
    sql: `INSERT INTO ebill_record_time (biller_id, minute, first_id)
      SELECT CAST(? AS BIGINT), CAST(? AS TEXT), CAST(${first.sql} AS BIGINT)
      WHERE NOT EXISTS (SELECT 1 FROM ebill_record_time WHERE biller_id = ? AND minute >= ?)`,
    parameters: [billerId, minute, ...first.parameters, billerId, minute],
  };
}

/**
 * Before which numbers no record is from an instant on: that of its minute, and that of the next. Where no record is, the number
 * after the last one, seen before the marks: what is written from then on is never taken for old. Undefined: no such biller.
 */
export async function firstSince(
  database: Database,
  billerId: BillerId,
  since: Instant,
): Promise<{ readonly first: number; readonly next: number } | undefined> {
  const [biller] = await database.query('SELECT last_record_id FROM ebill_numbering WHERE biller_id = ?', [billerId]);
  if (biller === undefined) return undefined;
  const rows = await database.query(
    'SELECT first_id FROM ebill_record_time WHERE biller_id = ? AND minute >= ? ORDER BY minute LIMIT 2',
    [billerId, minuteOf(since)],
  );
  const end = numberOf(biller, 'last_record_id') + 1;
  const [first, next = Number.MAX_SAFE_INTEGER] = rows.map((row) => numberOf(row, 'first_id'));
  return first === undefined ? { first: end, next: end } : { first, next };
}

/** Forgets the minutes whose records are all gone. */
export function forgetTimes(billerId: BillerId, through: number): Step {
  return {
    sql: `DELETE FROM ebill_record_time WHERE biller_id = ? AND minute < (
      SELECT MAX(minute) FROM ebill_record_time WHERE biller_id = ? AND first_id <= ?
    )`,
    parameters: [billerId, billerId, through],
  };
}
