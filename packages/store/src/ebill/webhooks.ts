import type { FeedName } from '@rappen/core/ebill/events';
import { type BillerId, operatorId, type Role, type Webhook, type WebhookMaker, type WebhookStore } from '@rappen/http';
import type { Database, Row } from '../database.ts';
import { entryOf, keyColumns } from '../keys.ts';
import { ebillLimits } from '../limits.ts';
import { audited } from './audit.ts';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from './columns.ts';
import { finish, keyTaken } from './idempotency.ts';
import { allot, newId, takeBlock } from './numbering.ts';
import { insertion, update } from './sql.ts';
import { commitSteps, type Step } from './steps.ts';

export function webhookStore(database: Database): WebhookStore {
  async function list(billerId: BillerId): Promise<Webhook[]> {
    const rows = await database.query(`${webhookRows} WHERE w.biller_id = ? ORDER BY w.id`, [billerId]);
    return rows.map(webhookOf);
  }
  const commit = async (steps: readonly Step[]) => (await commitSteps(database, steps)).kind === 'done';

  return {
    list,
    async get(billerId, id) {
      const sql = `${webhookRows} WHERE w.biller_id = ? AND w.id = ?`;
      const [row] = await database.query(sql, [billerId, id]);
      return row && webhookOf(row);
    },
    async create(billerId, { feed, hookUrl, description, sealedSecret, createdAt, createdBy, idempotency }, audit) {
      const row = insertion('ebill_webhook', {
        biller_id: billerId,
        id: newId(billerId),
        feed,
        hook_url: hookUrl,
        description: description ?? null,
        secret: sealedSecret,
        status: 'ACTIVE',
        failures: 0,
        created_at: createdAt,
        created_by: createdBy ?? null,
      });
      // Counted behind the lock of the numbering: of two at once the second sees the first
      const isBelowLimit: Step = {
        sql: `UPDATE ebill_numbering SET last_id = last_id
          WHERE biller_id = ? AND (SELECT COUNT(*) FROM ebill_webhook WHERE biller_id = ?) < ?`,
        parameters: [billerId, billerId, ebillLimits.webhooksPerBillerMax],
        rows: 1,
        otherwise: 'conflict',
      };
      // Before the webhook: whoever has lost the key is told so, and not that there is one already
      const kept = idempotency === undefined ? [] : [finish(billerId, idempotency, newId(billerId))];
      for (let attempt = 1; attempt <= ebillLimits.attemptsMax; attempt += 1) {
        const steps = [...audited(billerId, audit, 1), ...kept, isBelowLimit, row];
        const { kind } = await commitSteps(database, steps);
        if (kind === 'keyTaken' && idempotency !== undefined) return keyTaken(database, billerId, idempotency);
        if (kind === 'conflict') return { kind: 'limit' };
        if (kind === 'duplicate') return { kind: 'exists' };
        const made =
          kind === 'done' && (await list(billerId)).find((one) => one.feed === feed && one.hookUrl === hookUrl);
        if (made) return { kind: 'created', webhook: made };
        await takeBlock(database, billerId);
      }
      throw new Error('The webhook could not be written: something came first each time');
    },
    async delete(billerId, id, audit) {
      await deleteDeliveries(database, billerId, id);
      return commit([
        ...audited(billerId, audit),
        { sql: 'DELETE FROM ebill_webhook WHERE biller_id = ? AND id = ?', parameters: [billerId, id], rows: 1 },
        { sql: 'DELETE FROM ebill_delivery WHERE biller_id = ? AND webhook_id = ?', parameters: [billerId, id] },
      ]);
    },
    disable: (billerId, id, reason) => commit([allot(billerId, {}), ...disabling(billerId, id, reason)]),
    enable(billerId, id, audit, maker) {
      const active = { status: 'ACTIVE', disabled_reason: null, failing_since: null, failures: 0 };
      const columns = maker === undefined ? active : { ...active, created_by: maker.createdBy ?? null };
      const where = `biller_id = ? AND id = ?${maker === undefined ? " AND status = 'DISABLED'" : ''}`;
      return commit([
        ...audited(billerId, audit),
        { ...update('ebill_webhook', columns, where, [billerId, id]), rows: 1 },
      ]);
    },
    rotate(billerId, id, sealedSecret, previousUntil, audit) {
      const columns = {
        previous_secret: { sql: 'secret', parameters: [] },
        previous_until: previousUntil,
        secret: sealedSecret,
      };
      const rotation = update('ebill_webhook', columns, 'biller_id = ? AND id = ?', [billerId, id]);
      return commit([...audited(billerId, audit), { ...rotation, rows: 1 }]);
    },
  };
}

/** Deletes what was sent to a webhook but for the last: no commit is to keep all others waiting. */
async function deleteDeliveries(database: Database, billerId: BillerId, id: number): Promise<void> {
  for (;;) {
    const [row = {}] = await database.query(
      `SELECT COUNT(*) AS count, MAX(record_id) AS through FROM (
        SELECT record_id FROM ebill_delivery WHERE biller_id = ? AND webhook_id = ? ORDER BY record_id LIMIT ?
      ) AS oldest`,
      [billerId, id, ebillLimits.purgedRecordsMax],
    );
    if (numberOf(row, 'count') < ebillLimits.purgedRecordsMax) return;
    const sql = 'DELETE FROM ebill_delivery WHERE biller_id = ? AND webhook_id = ? AND record_id <= ?';
    await database.commit([{ sql, parameters: [billerId, id, numberOf(row, 'through')] }]);
  }
}

/** No record is sent any more, and none that waits; comes behind `allot`, so that no commit is just adding one. */
export function disabling(billerId: BillerId, id: number, reason: string): Step[] {
  const columns = { status: 'DISABLED', disabled_reason: reason };
  const where = "biller_id = ? AND id = ? AND status = 'ACTIVE'";
  return [{ ...update('ebill_webhook', columns, where, [billerId, id]), rows: 1 }, abandoning(billerId, id)];
}

function abandoning(billerId: BillerId, id: number): Step {
  const columns = { status: 'DEAD', next_at: null, lease: null };
  return update(
    'ebill_delivery',
    columns,
    "biller_id = ? AND webhook_id = ? AND next_at IS NOT NULL AND status = 'PENDING'",
    [billerId, id],
  );
}

const makerColumns = keyColumns.split(',').map((name) => name.trim());

/** Webhooks as `w`, each with its maker as that is today. */
export const webhookRows = `SELECT w.*, m.role AS maker_role, ${makerColumns.map((name) => `k.${name} AS maker_${name}`).join(', ')}
  FROM ebill_webhook w LEFT JOIN api_key k ON k.id = w.created_by
  LEFT JOIN app_membership m ON m.biller_id = w.biller_id AND w.created_by = 'user:' || m.person_id`;

function makerOf(row: Row): WebhookMaker {
  const createdBy = optionalTextOf(row, 'created_by');
  if (createdBy === undefined || createdBy === operatorId) return { kind: 'operator' };
  const role = optionalTextOf(row, 'maker_role');
  if (role !== undefined) return { kind: 'person', role: role as Role };
  if (row['maker_id'] === null) return { kind: 'gone' };
  const key = Object.fromEntries(makerColumns.map((name) => [name, row[`maker_${name}`] ?? null]));
  return { kind: 'key', key: entryOf(key) };
}

/** Of a row of `webhookRows`. */
export function webhookOf(row: Row): Webhook {
  return {
    id: numberOf(row, 'id'),
    feed: textOf(row, 'feed') as FeedName,
    hookUrl: textOf(row, 'hook_url'),
    description: optionalTextOf(row, 'description'),
    secrets: {
      current: textOf(row, 'secret'),
      previous: optionalTextOf(row, 'previous_secret'),
      previousUntil: optionalTextOf(row, 'previous_until'),
    },
    status: textOf(row, 'status') as Webhook['status'],
    disabledReason: optionalTextOf(row, 'disabled_reason'),
    failingSince: optionalTextOf(row, 'failing_since'),
    failures: numberOf(row, 'failures'),
    lastDeliveryAt: optionalTextOf(row, 'last_delivery_at'),
    lastStatus: optionalNumberOf(row, 'last_status'),
    createdAt: textOf(row, 'created_at'),
    maker: makerOf(row),
  };
}
