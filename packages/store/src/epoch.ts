import type { Database } from './database.ts';
import { ebillLimits } from './limits.ts';

/**
 * Begins a new epoch of a store from which something may be lost: ids of cases and webhooks, numbers of feeds and of the audit
 * log continue above everything that was ever given out. `known`: the epoch and the last id that are known otherwise; without
 * it, ids leap ahead.
 */
export async function beginEpoch(
  database: Database,
  known: { readonly epoch: number; readonly lastId: number } | undefined,
): Promise<void> {
  const [state] = await database.query('SELECT epoch FROM store_state');
  const [block] = await database.query("SELECT last_id FROM ebill_id_block WHERE name = 'id'");
  const own = Number(block?.['last_id'] ?? 0);
  const lastId =
    known === undefined ? own + ebillLimits.idsPerEpoch : Math.max(own, known.lastId) + ebillLimits.idsPerBlock;
  const epoch = Math.max(Number(state?.['epoch'] ?? 0), known?.epoch ?? 0) + 1;
  const records = ebillLimits.recordsPerEpoch;
  await database.commit([
    { sql: 'UPDATE store_state SET epoch = ?', parameters: [epoch], rows: 1 },
    { sql: "UPDATE ebill_id_block SET last_id = ? WHERE name = 'id'", parameters: [lastId], rows: 1 },
    {
      sql: `UPDATE ebill_numbering SET last_id = block_end, last_record_id = last_record_id + ?,
        last_audit_id = last_audit_id + ?`,
      parameters: [records, records],
    },
  ]);
}

/** Gives a store its id, unless it has one. */
export async function identify(database: Database): Promise<void> {
  const sql = "UPDATE store_state SET id = ? WHERE id = ''";
  await database.commit([{ sql, parameters: [crypto.randomUUID()] }]);
}
