import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '@rappen/http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { limits } from '../limits.ts';
import { createStore } from '../store.ts';
import { commitQueue } from './commit-queue.ts';
import type { GroupOutcome } from './connection.ts';
import { sqliteDatabase } from './database.ts';

let folder: string;
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-trouble-'));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const insert = (text: string) => ({ sql: 'INSERT INTO entry (text) VALUES (?)', parameters: [text], rows: 1 });

async function withEntries(path: string): Promise<void> {
  database = sqliteDatabase(path);
  await database.commit([{ sql: 'CREATE TABLE entry (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)' }]);
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'served',
    (error: unknown) => (error instanceof StoreUnavailable ? error.reason : String(error)),
  );

describe('a file that another process has locked', () => {
  test('is read, and commits are refused; nothing of them is there afterwards', async () => {
    await withEntries(join(folder, 'locked'));
    await database.commit([insert('before')]);
    const other = new DatabaseSync(join(folder, 'locked'));
    other.exec('BEGIN EXCLUSIVE');
    let isOver = false;
    const commits = Promise.all(['a', 'b', 'c'].map((text) => reasonOf(database.commit([insert(text)])))).finally(
      () => {
        isOver = true;
      },
    );
    for (let read = 0; read < 100; read += 1)
      expect(await database.query('SELECT text FROM entry')).toEqual([{ text: 'before' }]);
    expect(isOver).toBe(false);
    for (const reason of await commits) expect(['locked by another process', 'too slow']).toContain(reason);
    other.exec('ROLLBACK');
    other.close();
    await database.commit([insert('after')]);
    expect(await database.query('SELECT text FROM entry ORDER BY id')).toEqual([{ text: 'before' }, { text: 'after' }]);
  });
});

const mount = join(tmpdir(), `rappen-small-disk-${process.pid}`);
const canMount = mounted();

function mounted(): boolean {
  try {
    mkdirSync(mount);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', mount], { stdio: 'ignore' });
    execFileSync('umount', [mount]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(mount, { recursive: true, force: true });
  }
}

describe.skipIf(!canMount)('a full disk (needs mount)', () => {
  beforeEach(() => {
    mkdirSync(mount);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', mount]);
  });
  afterEach(() => {
    execFileSync('umount', ['-l', mount]);
    rmSync(mount, { recursive: true });
  });

  test('is said of commits and to supervisors, keeps what is there, and serves again when there is room', async () => {
    database = sqliteDatabase(join(mount, 'store'));
    const store = await createStore(database);
    await store.check();
    await database.commit([{ sql: 'CREATE TABLE entry (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)' }]);
    await database.commit([insert('kept')]);
    expect(() => writeFileSync(join(mount, 'ballast'), new Uint8Array(8_000_000))).toThrow('ENOSPC');
    let reason = 'served';
    for (let size = 1; reason === 'served' && size < 500; size += 1)
      reason = await reasonOf(database.commit([insert(`${size}`.repeat(5000))]));
    expect(['disk full', 'disk failing']).toContain(reason);
    expect(['disk full', 'disk failing']).toContain(await reasonOf((await createStore(store.database)).check()));
    expect((await database.query('SELECT text FROM entry ORDER BY id LIMIT 1'))[0]).toEqual({ text: 'kept' });
    rmSync(join(mount, 'ballast'));
    expect(await reasonOf(database.commit([insert('room again')]))).toBe('served');
    expect(await database.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  });
});

describe('commits that wait for each other', () => {
  test('share a write, and each is all or nothing by itself', async () => {
    await withEntries(join(folder, 'group'));
    const outcomes = await Promise.all([
      database.commit([insert('a')]),
      database.commit([insert('b'), insert('c')]),
      database.commit([insert('d'), insert('a')]),
      database.commit([insert('e'), { sql: 'DELETE FROM entry WHERE text = ?', parameters: ['none'], rows: 1 }]),
      database.commit([{ sql: 'INSERT INTO nowhere VALUES (1)' }]).catch((error: unknown) => String(error)),
      database.commit([insert('f')]),
    ]);
    expect(outcomes).toEqual([
      { ok: true },
      { ok: true },
      { ok: false, reason: 'duplicate', table: 'entry' },
      { ok: false, reason: 'rows', statement: 1 },
      expect.stringContaining('no such table'),
      { ok: true },
    ]);
    const rows = await database.query('SELECT text FROM entry ORDER BY text');
    expect(rows.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'f']);
  });

  test('are refused where too many wait, and what was begun is answered', async () => {
    database = sqliteDatabase(':memory:');
    let end: (outcomes: readonly GroupOutcome[]) => void = () => {};
    const sizes: number[] = [];
    const queue = commitQueue((group) => {
      sizes.push(group.length);
      const outcomes = group.map(() => ({ ok: true }) as const);
      return sizes.length > 1 ? Promise.resolve(outcomes) : new Promise((resolve) => (end = () => resolve(outcomes)));
    });
    const first = queue.commit([insert('first')]);
    const others = Array.from({ length: limits.commitsWaitingMax + 5 }, () => reasonOf(queue.commit([insert('x')])));
    end([]);
    expect(await first).toEqual({ ok: true });
    const reasons = await Promise.all(others);
    expect(reasons.filter((reason) => reason === 'overloaded')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'served')).toHaveLength(limits.commitsWaitingMax);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.commitsPerGroupMax);
    await queue.settled();
  });

  test('are refused when their turn does not come, and never begin', async () => {
    database = sqliteDatabase(':memory:');
    const begun: number[] = [];
    let end: () => void = () => {};
    const queue = commitQueue((group) => {
      begun.push(group.length);
      return new Promise((resolve) => (end = () => resolve(group.map(() => ({ ok: true })))));
    });
    const first = queue.commit([insert('first')]);
    expect(await reasonOf(queue.commit([insert('late')]))).toBe('too slow');
    end();
    expect(await first).toEqual({ ok: true });
    await queue.settled();
    expect(begun).toEqual([1]);
  });
});
