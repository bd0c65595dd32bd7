import type { CalendarDate } from '@rappen/core/date';
import type { BillerId, Instant } from '@rappen/http';
import type { Database, Statement } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { purgedColumns } from './case-rows.ts';
import { numberOf } from './columns.ts';
import { update } from './sql.ts';

/** A case that is over, and was due or dated before a day. What nobody can find any more is over too. */
const isOver = `document <> '' AND COALESCE(due_date, business_case_date) < ?
  AND (is_listed = 0 OR processing_status IN ('DELIVERED', 'FAILED'))`;

/** Makes tombstones of old cases, each in a commit of its own, and forgets old counts. Their files go with the next sweep. */
export async function purgeCases(
  database: Database,
  billerId: BillerId,
  before: CalendarDate,
  at: Instant,
): Promise<number> {
  const counts = 'DELETE FROM ebill_submission_hour WHERE biller_id = ? AND hour < ?';
  await database.commit([{ sql: counts, parameters: [billerId, before] }]);
  const rows = await database.query(`SELECT id FROM ebill_case WHERE biller_id = ? AND ${isOver} ORDER BY id LIMIT ?`, [
    billerId,
    before,
    ebillLimits.purgedCasesMax,
  ]);
  let purged = 0;
  for (const row of rows) {
    const id = numberOf(row, 'id');
    const columns = { ...purgedColumns, changed_at: at };
    const tombstone = update('ebill_case', columns, `biller_id = ? AND id = ? AND ${isOver}`, [billerId, id, before]);
    const without = (table: string, column: string): Statement => ({
      sql: `DELETE FROM ${table} WHERE biller_id = ? AND ${column} = ?`,
      parameters: [billerId, id],
    });
    const rest = [
      without('ebill_case_event', 'case_id'),
      without('ebill_case_reference', 'case_id'),
      without('ebill_idempotency', 'made_id'),
    ];
    if ((await database.commit([{ ...tombstone, rows: 1 }, ...rest])).ok) purged += 1;
  }
  return purged;
}
