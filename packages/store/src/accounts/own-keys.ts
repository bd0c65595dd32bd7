import { type BillerId, type KeyEntry, keyHashOf, newApiKey, type OwnKeyStore } from '@rappen/http';
import type { Database } from '../database.ts';
import { audited } from '../ebill/audit.ts';
import { pageLength, update } from '../ebill/sql.ts';
import { commitSteps, type Step } from '../ebill/steps.ts';
import { entryOf, keyColumns, keyInsertion, newEntry } from '../keys.ts';
import { endingInvitationsOf } from './users.ts';

const isValid = 'revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?)';

export function ownKeyStore(database: Database): OwnKeyStore {
  async function commitKey(entry: KeyEntry, key: string, steps: readonly Step[]) {
    const { kind } = await commitSteps(database, [...steps, keyInsertion(entry, await keyHashOf(key))]);
    return kind === 'done' ? { key, entry } : undefined;
  }

  return {
    async list(owner) {
      const sql = `SELECT ${keyColumns} FROM api_key WHERE owner = ? ORDER BY created_at DESC, id LIMIT ?`;
      return (await database.query(sql, [owner, pageLength(Number.POSITIVE_INFINITY)])).map(entryOf);
    },
    async create(billerId, { createdAt, ...wish }, keysMax, audit) {
      const key = newApiKey();
      return commitKey(newEntry(key, wish, createdAt), key, [
        ...audited(billerId, audit),
        isBelow(billerId, wish.owner, keysMax, createdAt),
      ]);
    },
    async rotate(billerId, { id, owner }, { createdAt, ...wish }, previousUntil, audit) {
      const key = newApiKey();
      // Instants are texts of one length: the smaller one is the earlier
      const earlier = {
        sql: 'CASE WHEN expires_at < ? THEN expires_at ELSE ? END',
        parameters: [previousUntil, previousUntil],
      };
      const where = `id = ? AND owner = ? AND ${isValid}`;
      return commitKey(newEntry(key, wish, createdAt), key, [
        ...audited(billerId, audit),
        { ...update('api_key', { expires_at: earlier }, where, [id, owner, createdAt]), rows: 1 },
        // What the old key has made goes on with the new one
        update('ebill_webhook', { created_by: wish.id }, 'biller_id = ? AND created_by = ?', [billerId, id]),
      ]);
    },
    async revoke(billerId, owner, id, now, audit) {
      const revoked = update('api_key', { revoked_at: now }, 'id = ? AND owner = ? AND revoked_at IS NULL', [
        id,
        owner,
      ]);
      const ends = endingInvitationsOf(billerId, id);
      const { kind } = await commitSteps(database, [...audited(billerId, audit), { ...revoked, rows: 1 }, ends]);
      return kind === 'done';
    },
  };
}

/** Counted behind the lock of the numbering: of two keys at once the second sees the first. */
function isBelow(billerId: BillerId, owner: string, keysMax: number, now: string): Step {
  return {
    sql: `UPDATE ebill_numbering SET last_id = last_id WHERE biller_id = ? AND (
        SELECT COUNT(*) FROM api_key WHERE owner = ? AND ${isValid}
      ) < ?`,
    parameters: [billerId, owner, now, keysMax],
    rows: 1,
  };
}
