import type { BillerId, Instant, NetworkKind, Outbox, OutboxJob } from '@rappen/http';
import type { Database, Statement } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { readAtLength } from '../read-at-length.ts';
import { numberOf, optionalTextOf, textOf } from './columns.ts';
import { trailOf } from './records.ts';
import { update } from './sql.ts';

/** As an expression it has no index, where another one leads to less: to those in their order, to one by its number, to those under a lease. */
const whenDue = "next_at || ''";

/** A row is due when `next_at` has come; a lease is a `next_at` in the future. */
export function outbox(database: Database, instance: string): Outbox {
  return {
    async due(now) {
      const rows = await database.query(
        `SELECT id, kind FROM (SELECT b.id, (SELECT MIN(o.next_at) FROM ebill_outbox o WHERE o.biller_id = b.id) AS first_at
          FROM ebill_biller b WHERE b.held_until IS NULL OR b.held_until <= ?) AS waiting
          LEFT JOIN ebill_biller_network ON biller_id = id WHERE first_at <= ? ORDER BY first_at, id LIMIT ?`,
        [now, now, ebillLimits.dueMax],
      );
      return rows.map((row) => {
        const network = optionalTextOf(row, 'kind') as NetworkKind | undefined;
        return { billerId: numberOf(row, 'id'), network };
      });
    },
    async claim(billerId, { now, until }, inFlightMax) {
      const lease = crypto.randomUUID();
      // The condition on next_at stands twice: who has waited for another claim looks at the row again, not at the list
      await database.commit([
        {
          sql: `UPDATE ebill_outbox SET lease = ?, instance = ?, next_at = ?, claims = claims + 1
            WHERE biller_id = ? AND ${whenDue} <= ?
            AND NOT EXISTS (SELECT 1 FROM ebill_biller b WHERE b.id = ? AND b.held_until > ?) AND case_id IN (
              SELECT case_id FROM (
                SELECT case_id, ROW_NUMBER() OVER (ORDER BY position, case_id) AS place FROM (
                  SELECT case_id, position FROM ebill_outbox WHERE biller_id = ? AND ${whenDue} <= ?
                  ORDER BY position, case_id LIMIT ?
                ) AS due
              ) AS placed
              WHERE place <= ? - (
                SELECT COUNT(*) FROM ebill_outbox WHERE biller_id = ? AND lease IS NOT NULL AND ${whenDue} > ?
              )
            )`,
          parameters: [
            lease,
            instance,
            until,
            billerId,
            now,
            billerId,
            now,
            billerId,
            now,
            inFlightMax,
            inFlightMax,
            billerId,
            now,
          ],
        },
      ]);
      const rows = await database.query(
        'SELECT case_id, claims, enqueued_at, trail FROM ebill_outbox WHERE biller_id = ? AND lease = ? ORDER BY position + 0, case_id',
        [billerId, lease],
      );
      return rows.map((row) => ({
        billerId,
        caseId: numberOf(row, 'case_id'),
        claims: numberOf(row, 'claims') - 1,
        enqueuedAt: textOf(row, 'enqueued_at'),
        lease,
        trail: trailOf(row),
      }));
    },
    postpone: async (billerId, job, nextAt) => (await database.commit([givingBack(billerId, job, nextAt)])).ok,
    async hold(billerId, job, until) {
      const held = update('ebill_biller', { held_until: until }, 'id = ?', [billerId]);
      return (await database.commit([givingBack(billerId, job, until), held])).ok;
    },
    async backlog(billerId) {
      const [row] = await readAtLength(
        database,
        'SELECT COUNT(*) AS count, COALESCE(SUM(CASE WHEN claims > 0 THEN 1 ELSE 0 END), 0) AS claimed FROM ebill_outbox WHERE biller_id = ?',
        [billerId],
      );
      return { count: Number(row?.['count']), claimed: Number(row?.['claimed']) };
    },
  };
}

function givingBack(
  billerId: BillerId,
  { caseId, lease }: Pick<OutboxJob, 'caseId' | 'lease'>,
  nextAt: Instant,
): Statement {
  const where = 'biller_id = ? AND case_id = ? AND lease = ?';
  return { ...update('ebill_outbox', { lease: null, next_at: nextAt }, where, [billerId, caseId, lease]), rows: 1 };
}
