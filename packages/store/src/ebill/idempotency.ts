import type {
  BillerId,
  IdempotencyOutcome,
  IdempotencyStore,
  IdempotencyTicket,
  KeptAnswer,
  KeyTaken,
} from '@rappen/http';
import type { Database } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { optionalNumberOf, optionalTextOf, textOf } from './columns.ts';
import { type Expression, insertion, update } from './sql.ts';
import { commitSteps, type Step } from './steps.ts';

export function idempotencyStore(database: Database): IdempotencyStore {
  return {
    async begin(billerId, ticket, { now, until }) {
      const { sql, parameters } = insertion('ebill_idempotency', {
        biller_id: billerId,
        idempotency_key: ticket.key,
        fingerprint: ticket.fingerprint,
        token: ticket.token,
        begun_at: now,
        leased_until: until,
      });
      const takingOver = `ON CONFLICT (biller_id, idempotency_key) DO UPDATE SET fingerprint = excluded.fingerprint,
        token = excluded.token, begun_at = excluded.begun_at, leased_until = excluded.leased_until
        WHERE ebill_idempotency.answer IS NULL AND ebill_idempotency.leased_until <= excluded.begun_at`;
      for (let attempt = 1; attempt <= ebillLimits.attemptsMax; attempt += 1) {
        if ((await database.commit([{ sql: `${sql} ${takingOver}`, parameters, rows: 1 }])).ok)
          return { kind: 'started' };
        const kept = await outcomeOf(database, billerId, ticket);
        if (kept !== undefined) return kept;
      }
      return { kind: 'inProgress' };
    },
    async finish(billerId, kept) {
      const outcome = await commitSteps(database, [finish(billerId, kept, null)]);
      return outcome.kind === 'done' ? undefined : keyTaken(database, billerId, kept);
    },
    async abandon(billerId, { key, token }) {
      const sql =
        'DELETE FROM ebill_idempotency WHERE biller_id = ? AND idempotency_key = ? AND token = ? AND answer IS NULL';
      await database.commit([{ sql, parameters: [billerId, key, token] }]);
    },
    async purge(before) {
      const oldest = await database.query(
        'SELECT begun_at FROM ebill_idempotency WHERE begun_at < ? ORDER BY begun_at LIMIT ?',
        [before, ebillLimits.purgedKeysMax],
      );
      const last = oldest.at(-1);
      if (last === undefined) return 0;
      const through = textOf(last, 'begun_at');
      await database.commit([{ sql: 'DELETE FROM ebill_idempotency WHERE begun_at <= ?', parameters: [through] }]);
      return oldest.length;
    },
  };
}

/** What a commit comes to whose key was taken over: what lies under it now. */
export async function keyTaken(database: Database, billerId: BillerId, ticket: IdempotencyTicket): Promise<KeyTaken> {
  const outcome = await outcomeOf(database, billerId, ticket);
  return { kind: 'idempotency', outcome: outcome ?? { kind: 'inProgress' } };
}

/** What lies under a key, seen from a request; undefined: nothing. */
async function outcomeOf(
  database: Database,
  billerId: BillerId,
  { key, fingerprint }: IdempotencyTicket,
): Promise<IdempotencyOutcome | undefined> {
  const sql = 'SELECT fingerprint, made_id, answer FROM ebill_idempotency WHERE biller_id = ? AND idempotency_key = ?';
  const [row] = await database.query(sql, [billerId, key]);
  if (row === undefined) return undefined;
  if (row['fingerprint'] !== fingerprint) return { kind: 'reused' };
  const answer = optionalTextOf(row, 'answer');
  if (answer === undefined) return { kind: 'inProgress' };
  return { kind: 'replay', madeId: optionalNumberOf(row, 'made_id'), answer };
}

/** Keeps the answer with the id of what it tells of, where the key is still held. */
export function finish(billerId: BillerId, { key, token, answer }: KeptAnswer, madeId: Expression | null): Step {
  const where = 'biller_id = ? AND idempotency_key = ? AND token = ? AND answer IS NULL';
  const statement = update('ebill_idempotency', { made_id: madeId, answer }, where, [billerId, key, token]);
  return { ...statement, rows: 1, otherwise: 'keyTaken' };
}
