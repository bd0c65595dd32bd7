import type { CalendarDate } from '@rappen/core/date';
import type { CaseId } from '@rappen/core/ebill/lifecycle';
import type { BillerId, Instant } from '@rappen/http';
import type { Database, Statement } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { readAtLength } from '../read-at-length.ts';
import { purgedColumns } from './case-rows.ts';
import { idOf } from './case-steps.ts';
import { jsonOf, numberOf, textOf } from './columns.ts';
import { allot } from './numbering.ts';
import { erasedRecord } from './records.ts';
import { ageKey } from './schema.ts';
import { searchIndex } from './search.ts';
import { update } from './sql.ts';
import { counted } from './totals.ts';

/** A case that is over, and was due or dated before a day. What nobody can find any more is over too. */
const isOver = `document <> '' AND ${ageKey} < ?
  AND (is_listed = 0 OR processing_status IN ('DELIVERED', 'FAILED'))`;

/** Makes tombstones of old cases, each in a commit of its own, and forgets old counts and keys of bookings. Their files go with the next sweep. */
export async function purgeCases(
  database: Database,
  billerId: BillerId,
  before: CalendarDate,
  at: Instant,
): Promise<number> {
  const counts = 'DELETE FROM ebill_submission_hour WHERE biller_id = ? AND hour < ?';
  const entries = 'DELETE FROM ebill_receipt WHERE biller_id = ? AND case_id IS NULL AND received_at < ?';
  const bookings = 'DELETE FROM ebill_booking WHERE biller_id = ? AND received_at < ?';
  await database.commit([
    { sql: counts, parameters: [billerId, before] },
    { sql: entries, parameters: [billerId, before] },
    { sql: bookings, parameters: [billerId, before] },
  ]);
  const old = `SELECT id, search_text FROM ebill_case WHERE biller_id = ? AND ${isOver} ORDER BY ${ageKey}, id LIMIT ?`;
  const rows = await readAtLength(database, old, [billerId, before, ebillLimits.purgedCasesMax]);
  const index = searchIndex(database);
  let purged = 0;
  for (const row of rows) {
    const id = numberOf(row, 'id');
    const text = textOf(row, 'search_text');
    const columns = { ...purgedColumns, changed_at: at };
    const where = `biller_id = ? AND id = ? AND search_text = ? AND ${isOver}`;
    const steps: Statement[] = [
      allot(billerId, {}),
      counted(billerId, idOf(id), -1),
      { ...update('ebill_case', columns, where, [billerId, id, text, before]), rows: 1 },
      ...index.replace(billerId, id, text, ''),
      ...(await forgetting(database, billerId, id)),
    ];
    if ((await database.commit(steps)).ok) purged += 1;
  }
  return purged;
}

/**
 * What forgets everything about a case but its row: its history, what was received for it, the answers that were kept for repetitions, what receivers of
 * webhooks answered. Records of feeds stay as ids and states, since those who read them count on their numbers; one that is
 * only about a person's address is left empty, and no feed shows it. What a webhook still waits for says no more than that.
 */
export async function forgetting(database: Database, billerId: BillerId, id: CaseId): Promise<readonly Statement[]> {
  const without = (table: string, column: string): Statement => ({
    sql: `DELETE FROM ${table} WHERE biller_id = ? AND ${column} = ?`,
    parameters: [billerId, id],
  });
  const ofCase = `biller_id = ? AND webhook_id IN (SELECT id FROM ebill_webhook WHERE biller_id = ?)
    AND record_id IN (SELECT id FROM ebill_record WHERE biller_id = ? AND case_id = ?`;
  const key = [billerId, billerId, billerId, id];
  return [
    without('ebill_case_event', 'case_id'),
    without('ebill_case_reference', 'case_id'),
    without('ebill_receipt', 'case_id'),
    without('ebill_idempotency', 'made_id'),
    {
      sql: 'DELETE FROM ebill_network_bill WHERE case_net_id = (SELECT net_id FROM ebill_case WHERE biller_id = ? AND id = ?)',
      parameters: [billerId, id],
    },
    { sql: `DELETE FROM ebill_delivery WHERE ${ofCase}) AND next_at IS NULL`, parameters: key },
    { sql: `DELETE FROM ebill_delivery WHERE ${ofCase} AND feed = 'emailAddress')`, parameters: key },
    { sql: `UPDATE ebill_delivery SET last_answer = NULL WHERE ${ofCase})`, parameters: key },
    update('ebill_record', { record: erasedRecord }, "biller_id = ? AND case_id = ? AND feed = 'emailAddress'", [
      billerId,
      id,
    ]),
    ...(await withoutMessages(database, billerId, id)),
  ];
}

/** The message of a reason may name people; its code stays. */
async function withoutMessages(database: Database, billerId: BillerId, id: CaseId): Promise<Statement[]> {
  const rows = await database.query(
    `SELECT id, record FROM ebill_record WHERE biller_id = ? AND case_id = ? AND record LIKE '%"reason":%'`,
    [billerId, id],
  );
  return rows.map((row) => {
    const { reason, ...rest } = jsonOf<{ readonly reason?: { readonly code: string } }>(row, 'record');
    const record = JSON.stringify({ ...rest, ...(reason && { reason: { code: reason.code, message: '' } }) });
    return update('ebill_record', { record }, 'biller_id = ? AND id = ?', [billerId, numberOf(row, 'id')]);
  });
}
