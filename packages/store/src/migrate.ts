import type { Database, Definition } from './database.ts';
import { migrations } from './migrations.ts';
import { StoreTrouble } from './trouble.ts';

/**
 * Brings the schema of a database up to date. Each step is one commit that claims its number, so several processes may
 * start at once: one does a step, the others find it done. Throws `StoreTrouble` where the database has steps that this
 * version does not know.
 */
export async function migrate(
  database: Database,
  steps: readonly (readonly Definition[])[] = migrations,
): Promise<void> {
  await createTable(database);
  for (let done = await lastOf(database); done < steps.length; done = await lastOf(database)) {
    const claim = { sql: 'INSERT INTO migration (number) VALUES (?)', parameters: [done + 1] };
    const texts = (steps[done] ?? []).flatMap((one) => (typeof one === 'string' ? one : one[database.dialect]));
    await database.commit([claim, ...texts.map((sql) => ({ sql }))]);
  }
  const last = await lastOf(database);
  if (last > steps.length)
    throw new StoreTrouble(
      `The store was written by a newer version of Rappen (schema ${last}; this version knows ${steps.length}): install that version`,
    );
}

/** PostgreSQL refuses the second of two processes that create the same table at once, as a duplicate in its catalogue. */
async function createTable(database: Database): Promise<void> {
  const create = { sql: 'CREATE TABLE IF NOT EXISTS migration (number BIGINT PRIMARY KEY)' };
  const { ok } = await database.commit([create]);
  if (!ok) await database.commit([create]);
}

async function lastOf(database: Database): Promise<number> {
  const [row] = await database.query('SELECT MAX(number) AS last FROM migration');
  return Number(row?.['last'] ?? 0);
}
