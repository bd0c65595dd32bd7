import {
  type BillerId,
  type IdempotencyOutcome,
  type IdempotencyStore,
  type IdempotencyTicket,
  type KeptAnswer,
  type KeyTaken,
  StoreUnavailable,
} from '@rappen/http';
import type { Database, Statement } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { readAtLength } from '../read-at-length.ts';
import { optionalNumberOf, optionalTextOf, textOf } from './columns.ts';
import { type Expression, insertion, update } from './sql.ts';
import { commitSteps, type Step } from './steps.ts';

export function idempotencyStore(database: Database, instance: string): IdempotencyStore {
  /** Keys that requests may hold which led to nothing while the store could not be told so, and what frees them. */
  const left = new Map<string, readonly Statement[]>();
  let isFreeing = false;

  function leave(billerId: BillerId, ticket: IdempotencyTicket): void {
    const name = nameOf(billerId, ticket);
    if (left.size < ebillLimits.abandonedKeysMax)
      left.set(name, [...(left.get(name) ?? []), freeing(billerId, ticket)]);
    if (!isFreeing) freeLater();
  }

  /** Frees them as soon as the store is back: a repetition may reach another process, which knows nothing of them. */
  function freeLater(): void {
    isFreeing = true;
    const timer = setTimeout(async () => {
      const keys = [...left].slice(0, ebillLimits.freedKeysMax);
      const isAway = await database.commit(keys.flatMap(([, statements]) => statements)).then(
        () => false,
        (error: unknown) => error instanceof StoreUnavailable,
      );
      if (!isAway) for (const [name, statements] of keys) if (left.get(name) === statements) left.delete(name);
      isFreeing = false;
      if (left.size > 0) freeLater();
    }, ebillLimits.freeingMilliseconds);
    timer.unref?.();
  }

  return {
    async begin(billerId, ticket, { now, until }) {
      const { sql, parameters } = insertion('ebill_idempotency', {
        biller_id: billerId,
        idempotency_key: ticket.key,
        fingerprint: ticket.fingerprint,
        token: ticket.token,
        begun_at: now,
        leased_until: until,
        instance,
      });
      const name = nameOf(billerId, ticket);
      const abandoned = left.get(name) ?? [];
      const takingOver = `ON CONFLICT (biller_id, idempotency_key) DO UPDATE SET fingerprint = excluded.fingerprint,
        token = excluded.token, begun_at = excluded.begun_at, leased_until = excluded.leased_until,
        instance = excluded.instance
        WHERE ebill_idempotency.answer IS NULL AND ebill_idempotency.leased_until <= excluded.begun_at`;
      for (let attempt = 1; attempt <= ebillLimits.attemptsMax; attempt += 1) {
        const taking = { sql: `${sql} ${takingOver}`, parameters, rows: 1 };
        const { ok } = await database.commit([...abandoned, taking]).catch((error: unknown) => {
          // It may have been done all the same, and nobody would hold the key
          leave(billerId, ticket);
          throw error;
        });
        if (ok) {
          left.delete(name);
          return { kind: 'started' };
        }
        const kept = await outcomeOf(database, billerId, ticket);
        if (kept !== undefined) return kept;
      }
      return { kind: 'inProgress' };
    },
    async finish(billerId, kept) {
      const outcome = await commitSteps(database, [finish(billerId, kept, null)]);
      return outcome.kind === 'done' ? undefined : keyTaken(database, billerId, kept);
    },
    async abandon(billerId, ticket) {
      await database.commit([freeing(billerId, ticket)]).catch((error: unknown) => {
        leave(billerId, ticket);
        throw error;
      });
    },
    async purge(before) {
      const oldest = await readAtLength(
        database,
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

function nameOf(billerId: BillerId, { key }: IdempotencyTicket): string {
  return `${billerId} ${key}`;
}

/** Lets go of a key, unless an answer is kept under it or somebody else holds it. */
function freeing(billerId: BillerId, { key, token }: IdempotencyTicket): Statement {
  const sql =
    'DELETE FROM ebill_idempotency WHERE biller_id = ? AND idempotency_key = ? AND token = ? AND answer IS NULL';
  return { sql, parameters: [billerId, key, token] };
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
