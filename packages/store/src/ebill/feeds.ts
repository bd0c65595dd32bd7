import type { FeedStore, SubscriptionEntry, SubscriptionStore, SubscriptionUpdate } from '@rappen/http';
import type { Database, Value } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { jsonOf, numberOf, textOf } from './columns.ts';
import { recordColumns, recordedOf } from './records.ts';
import { insertion, pageLength } from './sql.ts';
import type { Step } from './steps.ts';

export function feedStore(database: Database): FeedStore {
  return {
    async page(billerId, feed, { after = 0, since, limit }) {
      const [condition, from]: [string, Value] =
        since === undefined || after > 0 ? ['r.id > ?', after] : ['r.at >= ?', since];
      const rows = await database.query(
        `SELECT ${recordColumns} FROM ebill_record r WHERE r.biller_id = ? AND r.feed = ? AND ${condition}
          ORDER BY r.id LIMIT ?`,
        [billerId, feed, from, pageLength(limit)],
      );
      // Afterwards: a purge in between must not go unnoticed
      const [numbers] = await database.query(
        'SELECT last_record_id, purged_record_id FROM ebill_numbering WHERE biller_id = ?',
        [billerId],
      );
      return {
        records: rows.map(recordedOf),
        purgedThrough: numbers === undefined ? 0 : numberOf(numbers, 'purged_record_id'),
        lastId: numbers === undefined ? 0 : numberOf(numbers, 'last_record_id'),
      };
    },
    async idOf(billerId, eventNetId) {
      const sql = 'SELECT id FROM ebill_record WHERE biller_id = ? AND event_net_id = ?';
      const [row] = await database.query(sql, [billerId, eventNetId]);
      return row && numberOf(row, 'id');
    },
    async purge(billerId, before) {
      const [found] = await database.query(
        `SELECT purged_record_id, (SELECT MAX(id) FROM ebill_record WHERE biller_id = ? AND at < ?) AS last_old
          FROM ebill_numbering WHERE biller_id = ?`,
        [billerId, before, billerId],
      );
      if (found === undefined || found['last_old'] === null) return 0;
      const purged = numberOf(found, 'purged_record_id');
      const through = Math.min(numberOf(found, 'last_old'), purged + ebillLimits.purgedRecordsMax);
      const { ok } = await database.commit([
        {
          sql: 'UPDATE ebill_numbering SET purged_record_id = ? WHERE biller_id = ? AND purged_record_id = ?',
          parameters: [through, billerId, purged],
          rows: 1,
        },
        { sql: 'DELETE FROM ebill_delivery WHERE biller_id = ? AND record_id <= ?', parameters: [billerId, through] },
        { sql: 'DELETE FROM ebill_record WHERE biller_id = ? AND id <= ?', parameters: [billerId, through] },
      ]);
      return ok ? through - purged : 0;
    },
  };
}

export function subscriptionStore(database: Database): SubscriptionStore {
  return {
    async list(billerId, { after = '', limit }) {
      const rows = await database.query(
        `SELECT news, updated_at FROM ebill_subscription WHERE biller_id = ? AND recipient_net_id > ?
          ORDER BY recipient_net_id LIMIT ?`,
        [billerId, after, pageLength(limit)],
      );
      return rows.map(
        (row): SubscriptionEntry => ({
          ...jsonOf<SubscriptionUpdate>(row, 'news'),
          updatedAt: textOf(row, 'updated_at'),
        }),
      );
    },
  };
}

/** Writes what the network has told about a subscription over what it told before. */
export function writeSubscription(billerId: number, news: SubscriptionUpdate, at: string): Step {
  const { sql, parameters } = insertion('ebill_subscription', {
    biller_id: billerId,
    recipient_net_id: news.billRecipient.billRecipientNetId,
    news: JSON.stringify(news),
    updated_at: at,
  });
  const replacing = `ON CONFLICT (biller_id, recipient_net_id)
    DO UPDATE SET news = excluded.news, updated_at = excluded.updated_at`;
  return { sql: `${sql} ${replacing}`, parameters };
}
