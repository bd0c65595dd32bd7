import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreTrouble } from '../trouble.ts';
import { openReader } from './connection.ts';
import type { StoreFiles } from './files.ts';

/** The table that makes a database a backup: it holds the secret of the folder, where that has one. */
const table = 'store_backup';

/**
 * Writes all that a folder keeps into one file, as it is at one moment; the service may be at work meanwhile. The file is for its
 * owner only: it holds the secret. Answers whether it does. Throws `StoreTrouble` where the file is there already.
 */
export function writeBackup(files: StoreFiles, target: string): { readonly hasSecret: boolean } {
  if (existsSync(target)) throw new StoreTrouble(`${target} already exists: choose another name`);
  const part = `${target}.part`;
  rmSync(part, { force: true });
  writeFileSync(part, '', { mode: 0o600 });
  const secret = existsSync(files.secret) ? readFileSync(files.secret) : null;
  const source = new DatabaseSync(files.database, { readOnly: true });
  try {
    source.prepare('VACUUM INTO ?').run(part);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(part);
  copy.exec(`PRAGMA journal_mode = DELETE; CREATE TABLE ${table} (secret BYTEA)`);
  copy.prepare(`INSERT INTO ${table} (secret) VALUES (?)`).run(secret);
  copy.close();
  onDisk(part);
  renameSync(part, target);
  onDisk(dirname(target));
  return { hasSecret: secret !== null };
}

/** What is wrong with a backup; undefined: it can be restored. */
export function whatIsWrongWithBackup(file: string): string | undefined {
  if (!existsSync(file)) return `${file} does not exist`;
  try {
    const reader = openReader(file);
    try {
      const [found] = reader.query('SELECT name FROM sqlite_schema WHERE name = ?', [table]);
      if (found === undefined) return `${file} is no backup of a store`;
      const [said] = reader.query('PRAGMA integrity_check(1)', []);
      return said?.['integrity_check'] === 'ok' ? undefined : `${file} is damaged: ${said?.['integrity_check']}`;
    } finally {
      reader.close();
    }
  } catch (error) {
    return `${file} is no backup of a store: ${(error as Error).message}`;
  }
}

/** Makes a database of a backup, beside the one of the folder, and gives the secret that it held. */
export function unpackBackup(file: string, target: string): Uint8Array | undefined {
  for (const rest of ['', '-wal', '-shm']) rmSync(target + rest, { force: true });
  copyPrivate(file, target);
  const copy = new DatabaseSync(target);
  const secret = copy.prepare(`SELECT secret FROM ${table}`).get()?.['secret'];
  copy.exec(`DROP TABLE ${table}`);
  copy.close();
  return secret instanceof Uint8Array ? secret : undefined;
}

/** Puts a database in the place of that of a folder, with its secret. What was there stays under another name, which is answered. */
export function exchange(files: StoreFiles, restored: string, secret: Uint8Array | undefined): string | undefined {
  const kept = keepAside(files);
  if (secret !== undefined) {
    // One that is there already would keep its rights
    rmSync(files.secret, { force: true });
    writeFileSync(files.secret, secret, { mode: 0o600, flush: true });
  }
  renameSync(restored, files.database);
  onDisk(dirname(files.database));
  return kept;
}

function keepAside(files: StoreFiles): string | undefined {
  if (!existsSync(files.database)) return undefined;
  let number = 1;
  const nameOf = () => `${files.database}.replaced-${number}`;
  while (existsSync(nameOf())) number += 1;
  renameSync(files.database, nameOf());
  if (existsSync(files.log)) renameSync(files.log, `${nameOf()}-wal`);
  rmSync(`${files.database}-shm`, { force: true });
  if (existsSync(files.secret)) copyPrivate(files.secret, `${nameOf()}-secret.key`);
  return nameOf();
}

/** A copy that only its owner may read, whoever may read what is copied: backups come back from other places. */
function copyPrivate(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o600);
}

function onDisk(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
