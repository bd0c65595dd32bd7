import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bill } from '../../../test/ebill-submissions.ts';
import { created, newBiller } from '../test/ebill.ts';
import { openStore } from './open.ts';
import type { Store } from './store.ts';
import { StoreTrouble } from './trouble.ts';

let root: string;
let used: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'rappen-damage-'));
  used = await usedStore('used');
});
afterAll(() => rmSync(root, { recursive: true }));

const file = (folder: string, name: string) => join(folder, name);

/** A store that was used, as a process leaves it that is killed. */
async function usedStore(name: string): Promise<string> {
  const folder = join(root, `${name}-live`);
  const store = await openStore({ folder }, 'service');
  const biller = await newBiller(store.ebill);
  for (let number = 1; number <= 20; number += 1) await created(store.ebill, biller.id, bill(`${name} ${number}`));
  const copy = join(root, name);
  cpSync(folder, copy, { recursive: true });
  await store.close();
  return copy;
}

/** A copy of it, on which something was done. */
function damaged(name: string, damage: (folder: string) => void): string {
  const folder = join(root, name);
  cpSync(used, folder, { recursive: true });
  damage(folder);
  return folder;
}

function half(path: string): void {
  truncateSync(path, Math.floor(statSync(path).size / 2));
}

/** Everything in the database file, nothing in the log. */
function folded(folder: string): void {
  const connection = new DatabaseSync(file(folder, 'rappen.sqlite'));
  connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  connection.close();
}

async function troubleOf(folder: string): Promise<string> {
  const opened: Store | Error = await openStore({ folder }).catch((error: Error) => error);
  if (opened instanceof Error) {
    expect(opened).toBeInstanceOf(StoreTrouble);
    return opened.message;
  }
  await opened.close();
  return 'opened';
}

test('a store that was killed opens, with a log and without', async () => {
  expect(await troubleOf(damaged('killed', () => {}))).toBe('opened');
  expect(await troubleOf(damaged('folded', folded))).toBe('opened');
});

test.each<[string, (folder: string) => void, RegExp]>([
  [
    'a log that was cut off',
    // To a few pages: what stands further behind may be of a round before
    (folder) => truncateSync(file(folder, 'rappen.sqlite-wal'), 32 + 3 * (24 + 4096)),
    /older than what was confirmed: commits \d+ to \d+ are missing/,
  ],
  ['a log that is gone', (folder) => rmSync(file(folder, 'rappen.sqlite-wal')), /another database|older than|damaged/],
  [
    'an emptied database',
    (folder) => {
      truncateSync(file(folder, 'rappen.sqlite'));
      rmSync(file(folder, 'rappen.sqlite-wal'));
    },
    /rappen\.sqlite is empty, but the store was in use/,
  ],
  ['a missing database', (folder) => rmSync(file(folder, 'rappen.sqlite')), /rappen\.sqlite is missing/],
  [
    'half a database',
    (folder) => {
      folded(folder);
      half(file(folder, 'rappen.sqlite'));
    },
    /has \d+ of \d+ bytes: it was cut off/,
  ],
  [
    'half a database with its log',
    (folder) => {
      folded(folder);
      const connection = new DatabaseSync(file(folder, 'rappen.sqlite'));
      connection.exec("PRAGMA journal_mode = WAL; UPDATE store_probe SET at = 'x'");
      copyFileSync(file(folder, 'rappen.sqlite-wal'), file(folder, 'kept'));
      connection.close();
      copyFileSync(file(folder, 'kept'), file(folder, 'rappen.sqlite-wal'));
      half(file(folder, 'rappen.sqlite'));
    },
    /damaged|malformed/,
  ],
  [
    'a page of noise',
    (folder) => {
      folded(folder);
      const path = file(folder, 'rappen.sqlite');
      const connection = new DatabaseSync(path);
      const sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'ebill_record'";
      const page = Number(connection.prepare(sql).get()?.['rootpage']);
      connection.close();
      const bytes = readFileSync(path);
      bytes.fill(7, (page - 1) * 4096, page * 4096);
      writeFileSync(path, bytes);
    },
    /damaged/,
  ],
  ['a missing mark', (folder) => rmSync(file(folder, 'rappen.mark')), /rappen\.mark is missing/],
  ['a damaged mark', (folder) => writeFileSync(file(folder, 'rappen.mark'), '{"id":"x"}'), /rappen\.mark is damaged/],
])('%s is refused in one sentence with what to do', async (name, damage, sentence) => {
  const folder = damaged(name.replaceAll(' ', '-'), damage);
  const trouble = await troubleOf(folder);
  expect(trouble).toMatch(sentence);
  expect(trouble).toMatch(/^The store in RAPPEN_DATA \(/);
});

test('the database of another store is refused', async () => {
  const other = await usedStore('other');
  const folder = damaged('exchanged', (copy) => {
    folded(other);
    folded(copy);
    copyFileSync(file(other, 'rappen.sqlite'), file(copy, 'rappen.sqlite'));
  });
  expect(await troubleOf(folder)).toMatch(/is another database than the one that was in use/);
});

test('a folder where a service is at work takes tools, but no second service', async () => {
  const folder = join(root, 'busy');
  const service = await openStore({ folder }, 'service');
  expect(await troubleOf(folder)).toBe('opened');
  await expect(openStore({ folder }, 'service')).rejects.toThrow('is in use by another service');
  await service.close();
  await (await openStore({ folder }, 'service')).close();
});
