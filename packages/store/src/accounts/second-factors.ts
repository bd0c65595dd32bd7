import type { Passkey, SecondFactorStore, UsedChallenge } from '@rappen/http';
import type { Database, Row } from '../database.ts';
import { audited } from '../ebill/audit.ts';
import { numberOf, optionalTextOf, textOf } from '../ebill/columns.ts';
import { insertion, insertions, update } from '../ebill/sql.ts';
import { commitSteps, type Step } from '../ebill/steps.ts';

const ofPerson = 'person_id = ?';

export function secondFactorStore(database: Database): SecondFactorStore {
  const passkeysOf = async (personId: string) =>
    (await database.query(`SELECT * FROM app_passkey WHERE ${ofPerson} ORDER BY created_at, id`, [personId])).map(
      passkeyOf,
    );

  return {
    async find(personId) {
      const [row] = await database.query(`SELECT * FROM app_second_factor WHERE ${ofPerson}`, [personId]);
      if (row === undefined) return undefined;
      return {
        sealedSecret: textOf(row, 'secret'),
        isConfirmed: numberOf(row, 'is_confirmed') === 1,
        lastStep: numberOf(row, 'last_step'),
      };
    },
    async prepare(personId, sealedSecret) {
      const { sql, parameters } = insertion('app_second_factor', {
        person_id: personId,
        secret: sealedSecret,
        is_confirmed: 0,
        last_step: 0,
      });
      const again = `ON CONFLICT (person_id) DO UPDATE SET secret = excluded.secret
        WHERE app_second_factor.is_confirmed = 0`;
      return (await database.commit([{ sql: `${sql} ${again}`, parameters, rows: 1 }])).ok;
    },
    async confirm(billerId, personId, { sealedSecret, step, recoverySha256s }, audit) {
      const where = `${ofPerson} AND secret = ? AND is_confirmed = 0`;
      const confirmed = update('app_second_factor', { is_confirmed: 1, last_step: step }, where, [
        personId,
        sealedSecret,
      ]);
      const { kind } = await commitSteps(database, [
        ...audited(billerId, audit),
        { ...confirmed, rows: 1 },
        deletionOf('app_recovery_code', personId),
        ...recoveryCodes(personId, recoverySha256s),
      ]);
      return kind === 'done';
    },
    async useStep(personId, step) {
      const where = `${ofPerson} AND is_confirmed = 1 AND last_step < ?`;
      const used = update('app_second_factor', { last_step: step }, where, [personId, step]);
      return (await database.commit([{ ...used, rows: 1 }])).ok;
    },
    async useRecoveryCode(personId, sha256) {
      const sql = `DELETE FROM app_recovery_code WHERE ${ofPerson} AND sha256 = ?`;
      return (await database.commit([{ sql, parameters: [personId, sha256], rows: 1 }])).ok;
    },
    async remove(billerId, personId, audit) {
      const { kind } = await commitSteps(database, [
        ...audited(billerId, audit),
        { ...deletionOf('app_second_factor', personId), rows: 1 },
        endingRecoveryCodes(personId),
      ]);
      return kind === 'done';
    },
    passkeys: passkeysOf,
    async addPasskey(billerId, personId, { passkey, challenge, recoverySha256s, passkeysMax }, audit) {
      const { id, name, publicKey, algorithm, counter, createdAt } = passkey;
      // Also waits for others who add one to the same person
      const isBelowLimit: Step = {
        sql: `UPDATE app_person SET id = id WHERE id = ? AND (SELECT COUNT(*) FROM app_passkey WHERE ${ofPerson}) < ?`,
        parameters: [personId, personId, passkeysMax],
        rows: 1,
      };
      const outcome = await commitSteps(database, [
        ...audited(billerId, audit),
        ...usingUp(challenge, createdAt),
        isBelowLimit,
        insertion('app_passkey', {
          id,
          person_id: personId,
          name,
          public_key: publicKey,
          algorithm,
          counter,
          created_at: createdAt,
        }),
        ...recoveryCodes(personId, recoverySha256s),
      ]);
      if (outcome.kind === 'done') return 'done';
      if (outcome.kind !== 'duplicate') return 'limit';
      return outcome.table === 'app_passkey' ? 'exists' : 'challengeUsed';
    },
    async usePasskey(personId, { id, counter, challenge, now }) {
      // An authenticator that does not count answers 0 each time
      const where = `id = ? AND ${ofPerson} AND (counter < ? OR (counter = 0 AND ? = 0))`;
      const used = update('app_passkey', { counter, last_used_at: now }, where, [id, personId, counter, counter]);
      const { kind } = await commitSteps(database, [...usingUp(challenge, now), { ...used, rows: 1 }]);
      if (kind === 'done') return 'done';
      return kind === 'duplicate' ? 'challengeUsed' : 'counterWrong';
    },
    async removePasskey(billerId, personId, id, audit) {
      const sql = `DELETE FROM app_passkey WHERE id = ? AND ${ofPerson}`;
      const { kind } = await commitSteps(database, [
        ...audited(billerId, audit),
        { sql, parameters: [id, personId], rows: 1 },
        endingRecoveryCodes(personId),
      ]);
      return kind === 'done';
    },
    async removeAll(billerId, personId, audit) {
      const [found] = await database.query(
        `SELECT person_id FROM app_second_factor WHERE ${ofPerson} UNION SELECT person_id FROM app_passkey WHERE ${ofPerson}`,
        [personId, personId],
      );
      if (found === undefined) return false;
      const { kind } = await commitSteps(database, [
        ...audited(billerId, audit),
        ...secondFactorTables.map((table) => deletionOf(table, personId)),
      ]);
      return kind === 'done';
    },
  };
}

/** All that is kept of the second factors of a person. */
export const secondFactorTables = ['app_second_factor', 'app_passkey', 'app_recovery_code'] as const;

function deletionOf(table: string, personId: string): Step {
  return { sql: `DELETE FROM ${table} WHERE ${ofPerson}`, parameters: [personId] };
}

function recoveryCodes(personId: string, sha256s: readonly string[]): Step[] {
  const rows = sha256s.map((sha256) => ({ person_id: personId, sha256 }));
  return rows.length === 0 ? [] : [insertions('app_recovery_code', rows)];
}

/** Once there is no other second factor. */
function endingRecoveryCodes(personId: string): Step {
  return {
    sql: `DELETE FROM app_recovery_code WHERE ${ofPerson}
      AND NOT EXISTS (SELECT 1 FROM app_second_factor f WHERE f.person_id = ? AND f.is_confirmed = 1)
      AND NOT EXISTS (SELECT 1 FROM app_passkey k WHERE k.person_id = ?)`,
    parameters: [personId, personId, personId],
  };
}

/** Fails, as a duplicate, for a challenge that was answered before; forgets those that have ended by themselves. */
function usingUp({ sha256, expiresAt }: UsedChallenge, now: string): Step[] {
  return [
    { sql: 'DELETE FROM app_used_challenge WHERE expires_at <= ?', parameters: [now] },
    insertion('app_used_challenge', { sha256, expires_at: expiresAt }),
  ];
}

function passkeyOf(row: Row): Passkey {
  return {
    id: textOf(row, 'id'),
    name: textOf(row, 'name'),
    publicKey: textOf(row, 'public_key'),
    algorithm: numberOf(row, 'algorithm'),
    counter: numberOf(row, 'counter'),
    createdAt: textOf(row, 'created_at'),
    lastUsedAt: optionalTextOf(row, 'last_used_at'),
  };
}
