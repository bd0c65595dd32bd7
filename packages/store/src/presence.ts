import { type Instant, instantOf } from '@rappen/http';
import type { Database, Statement } from './database.ts';
import { limits } from './limits.ts';

/** A process that says again and again that it is at work. */
export interface Presence {
  /** Takes its leave: what it had leased is free. */
  end(): Promise<void>;
}

/**
 * Announces an instance of the service, so that its leases end when it does, but for those of cases on their way to the network: what was
 * sent may arrive when the sender is gone, and whoever asked for it too early would send it again. `isAlone`: no other instance can be at work on this
 * store, so what others have leased is free at once. Otherwise one that has not been heard of for five seconds has ended; its
 * beats are counted and no clocks compared, since those of two machines differ.
 */
export async function announce(database: Database, instance: string, isAlone: boolean): Promise<Presence> {
  if (isAlone) await database.commit(releaseOthers(instance, now()));
  await database.commit([appear(instance)]);
  const heard = new Map<string, { readonly beats: number; readonly at: number }>();
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // Whoever cannot reach the store itself says nothing about others
    last = last.then(() => (isAlone ? undefined : beat(database, instance, heard))).catch(() => heard.clear());
  }, limits.beatMilliseconds);
  timer.unref?.();
  return {
    async end() {
      clearInterval(timer);
      await last;
      await database.commit(release(instance, now()));
    },
  };
}

function now(): Instant {
  return instantOf(Date.now());
}

function appear(instance: string): Statement {
  const sql = `INSERT INTO store_instance (id, beats) VALUES (?, 1)
    ON CONFLICT (id) DO UPDATE SET beats = store_instance.beats + 1`;
  return { sql, parameters: [instance] };
}

async function beat(
  database: Database,
  instance: string,
  heard: Map<string, { readonly beats: number; readonly at: number }>,
): Promise<void> {
  await database.commit([appear(instance)]);
  const rows = await database.query('SELECT id, beats FROM store_instance WHERE id <> ?', [instance]);
  const at = performance.now();
  const there = new Set(rows.map((row) => String(row['id'])));
  for (const id of heard.keys()) if (!there.has(id)) heard.delete(id);
  for (const row of rows) {
    const id = String(row['id']);
    const beats = Number(row['beats']);
    const known = heard.get(id);
    if (known === undefined || known.beats !== beats) heard.set(id, { beats, at });
    else if (at - known.at > limits.silentMilliseconds) {
      await database.commit(release(id, now()));
      heard.delete(id);
    }
  }
}

/** Ends the leases of an instance, and forgets it. One that goes on all the same finds its leases gone, as when they run out. */
export function release(instance: string, at: Instant): Statement[] {
  return releaseWhere('instance = ?', 'id = ?', instance, at);
}

function releaseOthers(instance: string, at: Instant): Statement[] {
  return releaseWhere('(instance IS NULL OR instance <> ?)', 'id <> ?', instance, at);
}

function releaseWhere(whose: string, who: string, instance: string, at: Instant): Statement[] {
  return [
    {
      sql: `UPDATE ebill_idempotency SET leased_until = ? WHERE answer IS NULL AND leased_until > ? AND ${whose}`,
      parameters: [at, at, instance],
    },
    {
      sql: `UPDATE ebill_delivery SET lease = NULL, next_at = ?
        WHERE lease IS NOT NULL AND COALESCE(next_at, '') > ? AND ${whose}`,
      parameters: [at, at, instance],
    },
    {
      sql: `UPDATE ebill_duty SET mark = '', instance = NULL WHERE instance IS NOT NULL AND ${whose}`,
      parameters: [instance],
    },
    { sql: `DELETE FROM store_instance WHERE ${who}`, parameters: [instance] },
  ];
}
