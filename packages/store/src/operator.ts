import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { StorageSettings } from '@rappen/http';
import type { Database } from './database.ts';
import { beginEpoch, identify } from './epoch.ts';
import { migrate } from './migrate.ts';
import { nameOf } from './open.ts';
import { keepPrivate } from './private-file.ts';
import { noteFiles } from './s3/open.ts';
import { exchange, unpackBackup, whatIsWrongWithBackup, writeBackup } from './sqlite/backup.ts';
import { sqliteFile } from './sqlite/database.ts';
import { type StoreFiles, storeFiles } from './sqlite/files.ts';
import { whatIsDamaged, whatIsWrong } from './sqlite/inspection.ts';
import { lockFolder } from './sqlite/lock.ts';
import { readMark } from './sqlite/mark.ts';
import { StoreTrouble } from './trouble.ts';

export { inspectStore, type StoreInspection } from './inspect.ts';

/** A folder with SQLite. */
export interface Folder {
  readonly folder: string;
}

/** Checks every page of a store, which may be in use. Answers what is wrong; undefined: nothing. */
export async function checkStore(settings: Folder): Promise<string | undefined> {
  const files = storeFiles(settings.folder);
  return existsSync(files.database) || existsSync(files.mark) ? whatIsWrong(files, true) : 'there is no store yet';
}

/**
 * Backs a store up into one file while the service goes on. Answers whether the secret of the webhooks is in it. Throws
 * `StoreTrouble`: there is no store, it is not whole, the file exists.
 */
export async function backUpStore(settings: Folder, target: string): Promise<{ readonly hasSecret: boolean }> {
  const files = storeFiles(settings.folder);
  const wrong = existsSync(files.database) ? await whatIsWrong(files) : 'there is no store yet';
  if (wrong !== undefined) throw new StoreTrouble(`${nameOf(settings)} cannot be backed up: ${wrong}`);
  return writeBackup(files, target);
}

/**
 * Puts a backup in the place of the store of a folder, in a new epoch. What was there is kept beside it, under the name that is
 * answered. Throws `StoreTrouble`: a service is at work there, or the file is no whole backup.
 */
export async function restoreStore(settings: Folder, backup: string): Promise<{ readonly kept: string | undefined }> {
  const wrong = whatIsWrongWithBackup(backup);
  if (wrong !== undefined) throw new StoreTrouble(wrong);
  await mkdir(settings.folder, { recursive: true, mode: 0o700 });
  return alone(settings, async (files) => {
    const restored = `${files.database}.restored`;
    const secret = unpackBackup(backup, restored);
    await inNewEpoch(sqliteFile(restored), files);
    const kept = exchange(files, restored, secret);
    await markAnew(files);
    return { kept };
  });
}

/**
 * Makes a store of a folder quiet, for a rehearsal on a copy: no webhook and no mail is sent from it, and no address of a webhook is left. Throws
 * `StoreTrouble`: a service is at work there.
 */
export async function silenceStore(settings: Folder): Promise<void> {
  await alone(settings, async (files) => {
    const database = sqliteFile(files.database);
    try {
      await database.commit([
        { sql: 'UPDATE ebill_delivery SET next_at = NULL' },
        { sql: 'UPDATE ebill_mail SET next_at = NULL' },
        {
          sql: "UPDATE ebill_webhook SET status = 'DISABLED', hook_url = 'https://rehearsal.invalid/' || id",
        },
      ]);
    } finally {
      await database.close();
    }
    await markAnew(files);
  });
}

/**
 * Accepts what is left of a store that has lost something, or a PostgreSQL database that was set back to an earlier state, in a
 * new epoch. Throws `StoreTrouble`: a service is at work on the folder, or pages are damaged.
 */
export async function acceptStore(settings: StorageSettings): Promise<void> {
  if ('databaseUrl' in settings) {
    const { postgresDatabase } = await import('./postgres/index.ts');
    const database = postgresDatabase(settings.databaseUrl);
    return inNewEpoch(database, undefined, settings);
  }
  await mkdir(settings.folder, { recursive: true, mode: 0o700 });
  await alone(settings, async (files) => {
    const damage = whatIsDamaged(files, true);
    if (damage !== undefined) throw new StoreTrouble(`${damage}. Restore a backup with "rappen store restore FILE"`);
    await inNewEpoch(sqliteFile(files.database), files, settings);
    await markAnew(files);
  });
}

/** Does something to a folder where no service is at work. */
async function alone<T>(settings: Folder, work: (files: StoreFiles) => Promise<T>): Promise<T> {
  const files = storeFiles(settings.folder);
  await keepPrivate(files.lock);
  const lock = await lockFolder(files.lock, 0);
  if (lock === undefined) throw new StoreTrouble(`${nameOf(settings)} is in use: stop the service first`);
  try {
    return await work(files);
  } finally {
    lock.release();
  }
}

/** Of the files only the mark is read: it says what was given out. What is accepted includes where the files of customers lie. */
async function inNewEpoch(
  database: Database,
  files: StoreFiles | undefined,
  accepted?: StorageSettings,
): Promise<void> {
  try {
    await migrate(database);
    await identify(database);
    if (accepted !== undefined) await noteFiles(database, accepted.files);
    const mark = files === undefined ? 'missing' : readMark(files.mark);
    await beginEpoch(database, typeof mark === 'string' ? undefined : mark);
  } finally {
    await database.close();
  }
}

async function markAnew({ database: path, mark }: StoreFiles): Promise<void> {
  const database = sqliteFile(path);
  try {
    await database.keepMark(mark);
  } finally {
    await database.close();
  }
}
