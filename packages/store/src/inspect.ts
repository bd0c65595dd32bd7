import { existsSync } from 'node:fs';
import type { StorageSettings } from '@rappen/http';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';
import { sealingStore } from './sealing.ts';
import { sqliteFile } from './sqlite/database.ts';
import { storeFiles } from './sqlite/files.ts';
import { whatIsWrong } from './sqlite/inspection.ts';

/** What is found in a store without changing it. */
export interface StoreInspection {
  /** Steps of the schema that the store has, and that this version knows. */
  readonly schema: number;
  readonly knownSchema: number;
  /** The latest time that something in it was created at; undefined: nothing was, or the schema is not this version's. */
  readonly lastCreatedAt?: string | undefined;
  /** The name of the key that its secrets are sealed with. */
  readonly keyName?: string | undefined;
  /** What the clock of the database says. */
  readonly databaseTime?: string | undefined;
}

/**
 * Looks into a store and changes nothing. `wrong` where it is not whole or cannot be reached, in words that follow its name;
 * undefined: there is none yet.
 */
export async function inspectStore(
  settings: StorageSettings,
): Promise<StoreInspection | { readonly wrong: string } | undefined> {
  try {
    if ('databaseUrl' in settings) return await inspectPostgres(settings.databaseUrl);
    const files = storeFiles(settings.folder);
    if (!existsSync(files.database) && !existsSync(files.mark)) return undefined;
    const wrong = await whatIsWrong(files);
    if (wrong !== undefined) return { wrong };
    return await closing(sqliteFile(files.database), inspect);
  } catch (error) {
    return { wrong: (error as Error).message };
  }
}

async function inspectPostgres(url: string): Promise<StoreInspection | undefined> {
  const { postgresDatabase } = await import('./postgres/index.ts');
  return closing(postgresDatabase(url), async (database) => {
    const [row] = await database.query(
      `SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS now, to_regclass('migration') IS NOT NULL AS has`,
    );
    return row?.['has'] ? { ...(await inspect(database)), databaseTime: String(row['now']) } : undefined;
  });
}

async function inspect(database: Database): Promise<StoreInspection> {
  const [row] = await database.query('SELECT MAX(number) AS last FROM migration');
  const schema = Number(row?.['last'] ?? 0);
  const knownSchema = migrations.length;
  if (schema !== knownSchema) return { schema, knownSchema };
  const [last] = await database.query('SELECT MAX(created_at) AS at FROM api_key');
  const at = last?.['at'];
  const keyName = await sealingStore(database).keyName();
  return { schema, knownSchema, keyName, lastCreatedAt: typeof at === 'string' ? at : undefined };
}

async function closing<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
