import type { DeviceStore, FailureStore, Failures } from '@rappen/http';
import type { Database, Row, Statement } from '../database.ts';
import { numberOf, textOf } from '../ebill/columns.ts';
import { insertion, placeholders, update } from '../ebill/sql.ts';
import { accountLimits } from '../limits.ts';

export function failureStore(database: Database): FailureStore {
  return {
    async find(sha256s) {
      if (sha256s.length === 0) return [];
      const sql = `SELECT * FROM app_failure WHERE sha256 IN (${placeholders(sha256s)})`;
      return (await database.query(sql, sha256s)).map(failuresOf);
    },
    async replace(changes) {
      const written = changes.map(({ before, after }): Statement => {
        const columns = { failures: after.count, last_at: after.lastAt, free_at: after.freeAt };
        if (before === undefined) return insertion('app_failure', { sha256: after.sha256, ...columns });
        const asFound = 'sha256 = ? AND failures = ? AND last_at = ? AND free_at = ?';
        const found = [after.sha256, before.count, before.lastAt, before.freeAt];
        return { ...update('app_failure', columns, asFound, found), rows: 1 };
      });
      const isNew = changes.some(({ before }) => before === undefined);
      return (await database.commit([...written, ...(isNew ? [forgetQuietest] : [])])).ok;
    },
    purge: (before) => purged(database, 'app_failure', 'last_at', before),
  };
}

/** No more rows than so many, whatever is tried. */
const forgetQuietest: Statement = {
  sql: `DELETE FROM app_failure WHERE sha256 IN (
      SELECT sha256 FROM app_failure ORDER BY last_at DESC, sha256 LIMIT ? OFFSET ?
    )`,
  parameters: [accountLimits.failuresForgottenMax, accountLimits.failuresMax],
};

export function deviceStore(database: Database): DeviceStore {
  return {
    async known(sha256s) {
      const sql = `SELECT sha256 FROM app_device WHERE sha256 IN (${placeholders(sha256s)})`;
      return new Set((await database.query(sql, sha256s)).map((row) => textOf(row, 'sha256')));
    },
    async remember(accountSha256, sha256s, now, devicesMax) {
      const newest = 'SELECT sha256 FROM app_device WHERE account_sha256 = ? ORDER BY used_at DESC, sha256 LIMIT ?';
      await database.commit([
        ...sha256s.map((sha256): Statement => {
          const { sql, parameters } = insertion('app_device', { sha256, account_sha256: accountSha256, used_at: now });
          return { sql: `${sql} ON CONFLICT (sha256) DO UPDATE SET used_at = excluded.used_at`, parameters };
        }),
        {
          sql: `DELETE FROM app_device WHERE account_sha256 = ? AND sha256 NOT IN (${newest})`,
          parameters: [accountSha256, accountSha256, devicesMax],
        },
      ]);
    },
    purge: (before) => purged(database, 'app_device', 'used_at', before),
  };
}

/** Deletes the oldest rows of a table, so many at a time; answers how many. */
export async function purged(database: Database, table: string, column: string, before: string): Promise<number> {
  const sql = `SELECT sha256 FROM ${table} WHERE ${column} < ? ORDER BY ${column} LIMIT ?`;
  const old = (await database.query(sql, [before, accountLimits.purgedRowsMax])).map((row) => textOf(row, 'sha256'));
  if (old.length === 0) return 0;
  const gone = `DELETE FROM ${table} WHERE ${column} < ? AND sha256 IN (${placeholders(old)})`;
  await database.commit([{ sql: gone, parameters: [before, ...old] }]);
  return old.length;
}

function failuresOf(row: Row): Failures {
  return {
    sha256: textOf(row, 'sha256'),
    count: numberOf(row, 'failures'),
    lastAt: textOf(row, 'last_at'),
    freeAt: textOf(row, 'free_at'),
  };
}
