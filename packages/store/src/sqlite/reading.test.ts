import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ServiceBusy } from '@rappen/http';
import { afterAll, expect, test } from 'vitest';
import { sharedDatabase, sqliteDatabase } from './database.ts';
import { readerThread } from './reader-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'rappen-reading-'));
afterAll(() => rmSync(folder, { recursive: true }));

const long =
  'WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?) SELECT MAX(n) AS n FROM numbers';

test('what is read at length keeps no other read waiting, in the process that writes and in one that shares the file', async () => {
  const path = join(folder, 'at-length');
  const own = sqliteDatabase(path);
  await own.commit([{ sql: 'CREATE TABLE one (n BIGINT)' }]);
  const shared = sharedDatabase(path, own.commit);
  for (const database of [own, shared]) {
    const order: string[] = [];
    const slow = database.queryAtLength?.(long, [2_000_000]).then((rows) => order.push(`long ${rows[0]?.['n']}`));
    for (let n = 0; n < 3; n++) await database.query('SELECT n FROM one').then(() => order.push('short'));
    await slow;
    expect(order).toEqual(['short', 'short', 'short', 'long 2000000']);
  }
  await expect(own.queryAtLength?.('SELECT n FROM none')).rejects.toThrow('no such table');
  expect(await own.queryAtLength?.(long, [2])).toEqual([{ n: 2 }]);
  await shared.close();
  await own.close();
});

test('more reads at length than may wait are refused, and those that wait are answered', async () => {
  const database = sqliteDatabase(join(folder, 'many'));
  await database.commit([{ sql: 'CREATE TABLE one (n BIGINT)' }]);
  const asked = Array.from({ length: 70 }, () => database.queryAtLength?.(long, [10]));
  const outcomes = (await Promise.allSettled(asked)).map(({ status }) => status);
  // One is at work, and does not wait
  expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(65);
  expect(database.longReads?.()).toMatchObject({ waiting: 0, done: 65, refused: 5 });
  expect(database.longReads?.().seconds).toBeGreaterThan(0);
  await database.close();
});

test('a read that nobody waits for any more is not made, and one whose turn does not come is refused', async () => {
  const path = join(folder, 'dropped');
  const database = sqliteDatabase(path);
  await database.commit([{ sql: 'CREATE TABLE one (n BIGINT)' }]);
  const caller = new AbortController();
  const first = database.queryAtLength?.(long, [1_000_000]);
  const dropped = database.queryAtLength?.(long, [10], caller.signal);
  const other = database.queryAtLength?.(long, [11]);
  caller.abort();
  await expect(dropped).rejects.toBeInstanceOf(ServiceBusy);
  await expect(database.queryAtLength?.(long, [12], caller.signal)).rejects.toBeInstanceOf(ServiceBusy);
  expect(await other).toEqual([{ n: 11 }]);
  expect(await first).toEqual([{ n: 1_000_000 }]);
  expect(database.longReads?.()).toMatchObject({ waiting: 0, done: 2 });
  await database.close();

  const hurried = readerThread(path, 1);
  const slow = hurried.query(long, [2_000_000]);
  await expect(hurried.query(long, [10])).rejects.toMatchObject({ reason: 'too slow' });
  expect(await slow).toEqual([{ n: 2_000_000 }]);
  await hurried.close();
});

test('statistics that somebody made are forgotten with the next start', async () => {
  const path = join(folder, 'statistics');
  const first = sqliteDatabase(path);
  await first.commit([{ sql: 'CREATE TABLE one (n BIGINT)' }, { sql: 'CREATE INDEX one_by_n ON one (n)' }]);
  await first.commit([{ sql: 'INSERT INTO one (n) VALUES (?)', parameters: [1] }]);
  await first.close();
  const somebody = new DatabaseSync(path);
  somebody.exec('ANALYZE');
  somebody.close();
  const again = sqliteDatabase(path);
  const kept = "SELECT name FROM sqlite_schema WHERE name LIKE 'sqlite_stat%'";
  await again.commit([{ sql: 'INSERT INTO one (n) VALUES (?)', parameters: [2] }]);
  expect(await again.query(kept)).toEqual([]);
  await again.close();
});
