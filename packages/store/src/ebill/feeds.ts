import type { FeedName } from '@rappen/core/ebill/events';
import type {
  BillerId,
  FeedStore,
  Instant,
  SubscriptionEntry,
  SubscriptionStore,
  SubscriptionUpdate,
} from '@rappen/http';
import type { Database } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { jsonOf, numberOf, optionalNumberOf, optionalTextOf, textOf } from './columns.ts';
import { firstSince, forgetTimes } from './feed-times.ts';
import { isRecorded, recordColumns, recordedOf, shownForm } from './records.ts';
import { insertion, pageLength } from './sql.ts';
import type { Step } from './steps.ts';

export function feedStore(database: Database): FeedStore {
  return {
    async page(billerId, feed, { after = 0, since, limit }) {
      const most = pageLength(limit);
      const texts: string[] = [];
      let count = 0;
      const sinceThen = after > 0 ? undefined : since;
      let last = sinceThen === undefined ? after : await beforeFirst(database, billerId, sinceThen);
      for (;;) {
        const wanted = Math.min(most - count, ebillLimits.feedPartMax);
        const part = await readPart(database, { billerId, feed, after: last, since: sinceThen, wanted });
        texts.push(...part.texts);
        count += part.count;
        last = part.last;
        if (part.count === wanted && count < most) continue;
        // Of the last part: a purge in between must not go unnoticed
        const { purgedThrough, lastId } = part;
        return { text: `[${texts.join(',')}]`, count, lastOfPage: count > 0 ? last : undefined, purgedThrough, lastId };
      }
    },
    async idOf(billerId, eventNetId) {
      const sql = 'SELECT id FROM ebill_record WHERE biller_id = ? AND event_net_id = ?';
      const [row] = await database.query(sql, [billerId, eventNetId]);
      return row && numberOf(row, 'id');
    },
    async purge(billerId, before) {
      const purged = await purgedThrough(database, billerId);
      const lastOld = await lastBefore(database, billerId, before);
      if (purged === undefined || lastOld === undefined) return 0;
      // Counted, since numbers leap where a new epoch began
      const [part] = await database.query(
        `SELECT MAX(id) AS through, COUNT(*) AS count FROM (
          SELECT id FROM ebill_record WHERE biller_id = ? AND id <= ? ORDER BY id LIMIT ?
        ) AS oldest`,
        [billerId, lastOld, ebillLimits.purgedRecordsMax],
      );
      if (part === undefined || part['through'] === null) return 0;
      const through = numberOf(part, 'through');
      const { ok } = await database.commit([
        {
          sql: 'UPDATE ebill_numbering SET purged_record_id = ? WHERE biller_id = ? AND purged_record_id = ?',
          parameters: [through, billerId, purged],
          rows: 1,
        },
        {
          sql: `DELETE FROM ebill_delivery WHERE biller_id = ?
            AND webhook_id IN (SELECT id FROM ebill_webhook WHERE biller_id = ?) AND record_id <= ?`,
          parameters: [billerId, billerId, through],
        },
        { sql: 'DELETE FROM ebill_record WHERE biller_id = ? AND id <= ?', parameters: [billerId, through] },
        forgetTimes(billerId, through),
      ]);
      return ok ? numberOf(part, 'count') : 0;
    },
  };
}

/** The number before that of the first record from an instant on; where there is none, that of the last. */
async function beforeFirst(database: Database, billerId: BillerId, since: Instant): Promise<number> {
  const found = await firstSince(database, billerId, since);
  return found === undefined ? 0 : found.first - 1;
}

async function purgedThrough(database: Database, billerId: BillerId): Promise<number | undefined> {
  const sql = 'SELECT purged_record_id FROM ebill_numbering WHERE biller_id = ?';
  const [row] = await database.query(sql, [billerId]);
  return row && numberOf(row, 'purged_record_id');
}

/** The last record before an instant. No more than those of its minute are gone through. */
async function lastBefore(database: Database, billerId: BillerId, before: Instant): Promise<number | undefined> {
  const found = await firstSince(database, billerId, before);
  if (found === undefined) return undefined;
  const { first, next } = found;
  const sql = `SELECT MAX(id) AS last_old FROM ebill_record WHERE biller_id = ? AND id`;
  const [inMinute] = await database.query(`${sql} >= ? AND id < ? AND at < ?`, [billerId, first, next, before]);
  const [earlier] = await database.query(`${sql} < ?`, [billerId, first]);
  return optionalNumberOf(inMinute ?? {}, 'last_old') ?? optionalNumberOf(earlier ?? {}, 'last_old');
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

interface PartQuery {
  readonly billerId: BillerId;
  readonly feed: FeedName;
  readonly after: number;
  readonly since: Instant | undefined;
  readonly wanted: number;
}

interface Part {
  readonly texts: readonly string[];
  readonly count: number;
  readonly last: number;
  readonly purgedThrough: number;
  readonly lastId: number;
}

/** Records behind a number, joined where they are kept: a row for each would take twice as long to read. */
async function readPart(database: Database, { billerId, feed, after, since, wanted }: PartQuery): Promise<Part> {
  const records = `FROM ebill_record r WHERE r.biller_id = ? AND r.feed = ? AND r.id > ?
    ${since === undefined ? '' : 'AND r.at >= ?'} AND ${isRecorded} ORDER BY r.id LIMIT ?`;
  const parameters = [billerId, feed, after, ...(since === undefined ? [] : [since]), wanted];
  // What joins takes the rows as the query below it sorts them: told to sort, it would do so once more
  const [row = {}] = await database.query(
    `SELECT STRING_AGG(record, ',') AS text, COUNT(*) AS count, MAX(id) AS last,
      SUM(CASE WHEN SUBSTR(record, 1, ${shownForm.length}) = '${shownForm}' THEN 0 ELSE 1 END) AS unshown,
      (SELECT last_record_id FROM ebill_numbering WHERE biller_id = ?) AS last_record_id,
      (SELECT purged_record_id FROM ebill_numbering WHERE biller_id = ?) AS purged_record_id
      FROM (SELECT r.id, r.record ${records}) AS part`,
    [billerId, billerId, ...parameters],
  );
  const text = optionalTextOf(row, 'text') ?? '';
  const isOld = (optionalNumberOf(row, 'unshown') ?? 0) > 0;
  const rows = isOld ? await database.query(`SELECT ${recordColumns} ${records}`, parameters) : [];
  const texts = isOld ? rows.map((found) => recordedOf(found).text) : [text];
  const count = numberOf(row, 'count');
  return {
    texts: count === 0 ? [] : texts,
    count,
    last: count === 0 ? after : numberOf(row, 'last'),
    purgedThrough: numberOf(row, 'purged_record_id'),
    lastId: numberOf(row, 'last_record_id'),
  };
}
