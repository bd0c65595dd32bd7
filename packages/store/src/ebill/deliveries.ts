import type { BillerId, Delivery, DeliveryQueue, DeliveryResult } from '@rappen/http';
import type { Database, Row } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { audited } from './audit.ts';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from './columns.ts';
import { allot } from './numbering.ts';
import { isRecorded, recordColumns, recordedOf, trailOf } from './records.ts';
import { pageLength, update } from './sql.ts';
import { commitSteps, type Step } from './steps.ts';
import { disabling, webhookOf, webhookRows } from './webhooks.ts';

/** As an expression it has no index, where another one leads to less: to a message by its number, to those under a lease. */
function whenDue(never: string): string {
  return `COALESCE(next_at, '${never}')`;
}

const ofWebhook = 'biller_id = ? AND webhook_id = ?';

/** A delivery is due when `next_at` has come; a lease is a `next_at` in the future, and what is over has none. */
export function deliveryQueue(database: Database, instance: string): DeliveryQueue {
  return {
    async due(now) {
      const rows = await database.query(
        `SELECT w.biller_id, w.id FROM ebill_webhook w WHERE w.status = 'ACTIVE' AND EXISTS (
          SELECT 1 FROM ebill_delivery d WHERE d.biller_id = w.biller_id AND d.webhook_id = w.id AND d.next_at <= ?
        ) ORDER BY w.biller_id, w.id LIMIT ?`,
        [now, ebillLimits.dueMax],
      );
      return rows.map((row) => ({ billerId: numberOf(row, 'biller_id'), webhookId: numberOf(row, 'id') }));
    },
    async claim(billerId, webhookId, { now, until }, inFlightMax) {
      const lease = crypto.randomUUID();
      const key = [billerId, webhookId];
      await database.commit([
        {
          sql: `UPDATE ebill_delivery SET lease = ?, instance = ?, next_at = ? WHERE ${ofWebhook} AND ${whenDue('9999-12-31')} <= ? AND record_id IN (
              SELECT record_id FROM (
                SELECT record_id, ROW_NUMBER() OVER (ORDER BY next_at, record_id) AS place FROM (
                  SELECT record_id, next_at FROM ebill_delivery WHERE ${ofWebhook} AND next_at <= ?
                  ORDER BY next_at, record_id LIMIT ?
                ) AS due
              ) AS placed
              WHERE place <= ? - (
                SELECT COUNT(*) FROM ebill_delivery WHERE ${ofWebhook} AND lease IS NOT NULL AND ${whenDue('')} > ?
              )
            )
            AND EXISTS (SELECT 1 FROM ebill_webhook w WHERE w.biller_id = ? AND w.id = ? AND w.status = 'ACTIVE')`,
          parameters: [lease, instance, until, ...key, now, ...key, now, inFlightMax, inFlightMax, ...key, now, ...key],
        },
      ]);
      const rows = await database.query(
        `SELECT ${recordColumns}, r.trail, d.attempts FROM ebill_delivery d
          JOIN ebill_record r ON r.biller_id = d.biller_id AND r.id = d.record_id AND ${isRecorded}
          WHERE d.biller_id = ? AND d.webhook_id = ? AND d.lease = ? ORDER BY d.record_id + 0`,
        [...key, lease],
      );
      if (rows.length === 0) return [];
      const [row] = await database.query(`${webhookRows} WHERE w.biller_id = ? AND w.id = ?`, key);
      if (row === undefined) return [];
      const webhook = webhookOf(row);
      return rows.map((found) => ({
        ...recordedOf(found),
        trail: trailOf(found),
        webhook,
        attempts: numberOf(found, 'attempts'),
        lease,
      }));
    },
    async settle(billerId, delivery, result) {
      const { kind } = await commitSteps(database, settlingSteps(billerId, delivery, result));
      return kind === 'done';
    },
    async list(billerId, webhookId, { before = Number.MAX_SAFE_INTEGER, limit }) {
      const rows = await database.query(
        `SELECT * FROM ebill_delivery WHERE ${ofWebhook} AND record_id < ? ORDER BY record_id DESC LIMIT ?`,
        [billerId, webhookId, before, pageLength(limit)],
      );
      return rows.map(deliveryOf);
    },
    async replay(billerId, webhookId, recordId, now, audit) {
      const columns = { status: 'PENDING', attempts: 0, next_at: now, lease: null };
      const where = `${ofWebhook} AND record_id = ? AND status <> 'PENDING'`;
      const again = update('ebill_delivery', columns, where, [billerId, webhookId, recordId]);
      return (await database.commit([...audited(billerId, audit), { ...again, rows: 1 }])).ok;
    },
  };
}

function settlingSteps(
  billerId: BillerId,
  { webhookId, recordId, lease }: { readonly webhookId: number; readonly recordId: number; readonly lease: string },
  { at, status, answer, next }: DeliveryResult,
): Step[] {
  const isDelivered = next.kind === 'delivered';
  const settled = update(
    'ebill_delivery',
    {
      status: next.kind === 'retry' ? 'PENDING' : isDelivered ? 'DELIVERED' : 'DEAD',
      attempts: { sql: 'attempts + 1', parameters: [] },
      next_at: next.kind === 'retry' ? next.at : null,
      lease: null,
      last_attempt_at: at,
      last_status: status ?? null,
      last_answer: answer?.replaceAll('\0', '\ufffd').slice(0, ebillLimits.answerLengthMax) ?? null,
    },
    `${ofWebhook} AND record_id = ? AND lease = ?`,
    [billerId, webhookId, recordId, lease],
  );
  const seen = update(
    'ebill_webhook',
    {
      last_delivery_at: at,
      last_status: status ?? null,
      failures: isDelivered ? 0 : { sql: 'failures + 1', parameters: [] },
      failing_since: isDelivered ? null : { sql: 'COALESCE(failing_since, ?)', parameters: [at] },
    },
    'biller_id = ? AND id = ?',
    [billerId, webhookId],
  );
  return [
    ...(next.kind === 'disable' ? [allot(billerId, {})] : []),
    { ...settled, rows: 1, otherwise: 'conflict' },
    { ...seen, rows: 1, otherwise: 'conflict' },
    ...(next.kind === 'disable' ? disabling(billerId, webhookId, next.reason) : []),
  ];
}

function deliveryOf(row: Row): Delivery {
  return {
    webhookId: numberOf(row, 'webhook_id'),
    recordId: numberOf(row, 'record_id'),
    status: textOf(row, 'status') as Delivery['status'],
    attempts: numberOf(row, 'attempts'),
    nextAt: optionalTextOf(row, 'next_at'),
    lastAttemptAt: optionalTextOf(row, 'last_attempt_at'),
    lastStatus: optionalNumberOf(row, 'last_status'),
    lastAnswer: optionalTextOf(row, 'last_answer'),
  };
}
