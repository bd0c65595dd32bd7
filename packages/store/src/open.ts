import { chmod, mkdir } from 'node:fs/promises';
import { type Config, fixedKeys, instantOf, type StorageSettings } from '@rappen/http';
import type { Database } from './database.ts';
import { identify } from './epoch.ts';
import { configureKeys, createFirstKey } from './keys.ts';
import { announce, release } from './presence.ts';
import { keepPrivate } from './private-file.ts';
import { bytesAt, checkFiles } from './s3/open.ts';
import { storeFiles } from './sqlite/files.ts';
import { createStore, type Store } from './store.ts';
import { StoreTrouble } from './trouble.ts';

export { loadKeys, openSecrets, renewSecretFile, usesFiles } from './open-secrets.ts';

/** Who opens a store: of services, one at a time may be at work on a folder; tools take their turn beside it. */
export type StoreUse = 'service' | 'tool';

/** A process among others that serve together. */
export interface StoreShare {
  /** To whom leases belong; a new one unless said. */
  readonly instance?: string;
  /** How many share the connections to PostgreSQL. */
  readonly processes?: number;
}

/**
 * Opens the store that the settings name: SQLite in a folder, which is made where it is missing, PostgreSQL at an address,
 * or SQLite in memory without settings. Throws `StoreTrouble` with what has to be mended, and where a folder has lost something
 * that was confirmed.
 */
export async function openStore(
  settings: StorageSettings | undefined,
  use: StoreUse = 'tool',
  { instance = crypto.randomUUID(), processes = 1 }: StoreShare = {},
): Promise<Store> {
  let opened: Opened | undefined;
  try {
    opened = await openDatabase(settings, use, processes);
    const blobBytes = bytesAt(opened.database, settings?.files);
    const store = await createStore(opened.database, { instance, blobBytes });
    await identify(store.database);
    await checkFiles(store.database, blobBytes, settings?.files);
    await opened.keepMark();
    const isAlone = settings === undefined || 'folder' in settings;
    const presence = use === 'service' ? await announce(store.database, instance, isAlone) : undefined;
    const { close } = opened;
    return {
      ...store,
      async close() {
        // A store that cannot be reached frees the leases itself
        await presence?.end().catch(() => {});
        await close();
      },
    };
  } catch (error) {
    await opened?.close().catch(() => {});
    if (error instanceof StoreTrouble) throw error;
    throw new StoreTrouble(`${nameOf(settings)} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Opens the store of a folder in a process whose commits another one makes, which has it open as a service. The instance is
 * that process's to watch over.
 */
export async function openShared(
  settings: Extract<StorageSettings, { readonly folder: string }>,
  instance: string,
  commit: Database['commit'],
): Promise<Store> {
  const { sharedDatabase } = await import('./sqlite/index.ts');
  const database = sharedDatabase(storeFiles(settings.folder).database, commit);
  return createStore(database, { instance, blobBytes: bytesAt(database, settings.files) });
}

/** Ends the leases of a process that has ended. */
export async function releaseInstance({ database }: Store, instance: string): Promise<void> {
  await database.commit(release(instance, instantOf(Date.now())));
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

interface Opened {
  readonly database: Database;
  /** Comes when the schema is up to date. */
  keepMark(): Promise<void>;
  close(): Promise<void>;
}

async function openDatabase(settings: StorageSettings | undefined, use: StoreUse, processes: number): Promise<Opened> {
  if (settings !== undefined && 'folder' in settings) return openFolder(settings, use);
  const database =
    settings === undefined
      ? (await import('./sqlite/index.ts')).sqliteDatabase(':memory:')
      : (await import('./postgres/index.ts')).postgresDatabase(settings.databaseUrl, processes);
  return { database, keepMark: async () => {}, close: () => database.close() };
}

async function openFolder(settings: { readonly folder: string }, use: StoreUse): Promise<Opened> {
  const { lockFolder, sqliteFile, whatIsWrong } = await import('./sqlite/index.ts');
  await mkdir(settings.folder, { recursive: true, mode: 0o700 });
  const files = storeFiles(settings.folder);
  await keepPrivate(files.lock);
  const lock = use === 'service' ? await lockFolder(files.lock) : undefined;
  if (use === 'service' && lock === undefined)
    throw new StoreTrouble(`${nameOf(settings)} is in use by another service: stop that one first`);
  try {
    const wrong = await whatIsWrong(files);
    if (wrong !== undefined) throw new StoreTrouble(`${nameOf(settings)} is not whole: ${wrong}. ${remedy}`);
  } catch (error) {
    lock?.release();
    throw error;
  }
  await keepPrivate(files.database);
  // What an earlier version left
  for (const beside of [files.log, `${files.database}-shm`]) await chmod(beside, 0o600).catch(() => {});
  const database = sqliteFile(files.database);
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= database.close().finally(() => lock?.release());
    return closing;
  };
  return { database, keepMark: () => database.keepMark(files.mark), close };
}

const remedy =
  'Put the right files back, or restore a backup with "rappen store restore FILE"; where no page is damaged, "rappen store accept" continues with what is there';

/** An address may hold a password: it is not repeated. */
export function nameOf(settings: StorageSettings | undefined): string {
  if (settings === undefined) return 'A store in memory';
  return 'folder' in settings ? `The store in RAPPEN_DATA (${settings.folder})` : 'The store at RAPPEN_DATABASE_URL';
}
