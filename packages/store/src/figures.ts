import { instantOf, type StoreFigures } from '@rappen/http';
import type { Database, Row } from './database.ts';
import { readAtLength } from './read-at-length.ts';

/** What waits in the store, of all billers. `now`: milliseconds since the beginning of 1970. */
export async function storeFigures(database: Database, now: number): Promise<StoreFigures> {
  const [outbox] = await readAtLength(
    database,
    'SELECT COUNT(*) AS count, MIN(enqueued_at) AS oldest_at FROM ebill_outbox',
  );
  const networks = await readAtLength(
    database,
    `SELECT COALESCE(kind, 'simulator') AS network, COUNT(*) AS count, MIN(enqueued_at) AS oldest_at
      FROM ebill_outbox LEFT JOIN ebill_biller_network ON ebill_biller_network.biller_id = ebill_outbox.biller_id
      GROUP BY COALESCE(kind, 'simulator')`,
  );
  const [deliveries] = await readAtLength(
    database,
    'SELECT COUNT(*) AS count, MIN(next_at) AS oldest_at FROM ebill_delivery WHERE next_at IS NOT NULL AND next_at <= ?',
    [instantOf(now)],
  );
  const hooks = await database.query(
    'SELECT status, COUNT(*) AS count, COUNT(failing_since) AS failing FROM ebill_webhook GROUP BY status',
  );
  const active = hooks.find(({ status }) => status === 'ACTIVE');
  const disabled = hooks.find(({ status }) => status === 'DISABLED');
  const failing = Number(active?.['failing'] ?? 0);
  return {
    outbox: waitingOf(outbox),
    networks: networks.map((row) => ({ network: String(row['network']), ...waitingOf(row) })),
    deliveries: waitingOf(deliveries),
    webhooks: {
      working: Number(active?.['count'] ?? 0) - failing,
      failing,
      disabled: Number(disabled?.['count'] ?? 0),
    },
  };
}

function waitingOf(row: Row | undefined): StoreFigures['outbox'] {
  const oldestAt = row?.['oldest_at'];
  return { count: Number(row?.['count'] ?? 0), oldestAt: typeof oldestAt === 'string' ? oldestAt : undefined };
}
