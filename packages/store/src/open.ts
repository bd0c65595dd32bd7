import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, fixedKeys, instantOf, type StorageSettings, secretKeyOf } from '@rappen/http';
import type { Database } from './database.ts';
import { configureKeys, createFirstKey } from './keys.ts';
import { createStore, type Store } from './store.ts';
import { StoreTrouble } from './trouble.ts';

/** The file of a data folder. */
const fileName = 'rappen.sqlite';

/**
 * Opens the store that the settings name: SQLite in a folder, which is made where it is missing, PostgreSQL at an address,
 * or SQLite in memory without settings. Throws `StoreTrouble` with what has to be mended.
 */
export async function openStore(settings: StorageSettings | undefined): Promise<Store> {
  let database: Database | undefined;
  try {
    database = await openDatabase(settings);
    return await createStore(database);
  } catch (error) {
    await database?.close().catch(() => {});
    if (error instanceof StoreTrouble) throw error;
    throw new StoreTrouble(`${nameOf(settings)} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Makes the keys of the configuration valid in a store, and a first key where there is none at all. Answers the key that
 * is set, or the new one, which has to be shown now; undefined: there are keys, and only their owners have them.
 */
export async function prepareKeys(
  store: Store,
  config: Pick<Config, 'apiKey' | 'demoKey'>,
): Promise<string | undefined> {
  const now = instantOf(Date.now());
  await configureKeys(store.database, fixedKeys(config), now);
  return config.apiKey ?? (await createFirstKey(store.database, now));
}

/** The file of a data folder that holds what webhook secrets are sealed with. */
const secretFileName = 'secret.key';
const secretBytes = 32;

/**
 * What the secrets of webhooks are sealed with: made of the secret of the configuration, or 32 random bytes in a file of the
 * data folder that only its owner may read, made at the first start. A store without a folder needs the configuration: its
 * API key serves where there is no secret. Throws `StoreTrouble` where there is neither.
 */
export async function openSecret({
  storage,
  secret,
  apiKey,
}: Pick<Config, 'storage' | 'secret' | 'apiKey'>): Promise<Uint8Array<ArrayBuffer>> {
  if (secret !== undefined) return secretKeyOf(secret);
  if (storage === undefined) return crypto.getRandomValues(new Uint8Array(secretBytes));
  if ('folder' in storage) return secretOfFolder(storage.folder);
  if (apiKey !== undefined) return secretKeyOf(apiKey);
  throw new StoreTrouble('RAPPEN_SECRET is not set: with RAPPEN_DATABASE_URL it is needed, the same for every process');
}

async function secretOfFolder(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(folder, secretFileName);
  const made = crypto.getRandomValues(new Uint8Array(secretBytes));
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw new StoreTrouble(`${file} cannot be written`);
  }
  const kept = new Uint8Array(await readFile(file));
  if (kept.length !== secretBytes) throw new StoreTrouble(`${file} must have ${secretBytes} bytes: it is damaged`);
  return kept;
}

async function openDatabase(settings: StorageSettings | undefined): Promise<Database> {
  if (settings !== undefined && 'databaseUrl' in settings) {
    const { postgresDatabase } = await import('./postgres/index.ts');
    return postgresDatabase(settings.databaseUrl);
  }
  const { sqliteDatabase } = await import('./sqlite/index.ts');
  if (settings === undefined) return sqliteDatabase(':memory:');
  await mkdir(settings.folder, { recursive: true, mode: 0o700 });
  return sqliteDatabase(join(settings.folder, fileName));
}

/** An address may hold a password: it is not repeated. */
function nameOf(settings: StorageSettings | undefined): string {
  if (settings === undefined) return 'A store in memory';
  return 'folder' in settings ? `The store in RAPPEN_DATA (${settings.folder})` : 'The store at RAPPEN_DATABASE_URL';
}
