import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreUnavailable } from '@rappen/http';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { hasTools, pathOf } from '../../../../test/oracles/tools.ts';
import { freePort, hasPostgres, type PostgresServer, startPostgres, unprivileged } from '../../test/postgres-server.ts';
import type { Database } from '../database.ts';
import { openStore } from '../open.ts';
import { createStore } from '../store.ts';
import { postgresDatabase } from './database.ts';

const isOwn = process.env['TEST_POSTGRES_URL'] === undefined;
const showTimeout = "SELECT current_setting('statement_timeout') AS bound";

/** Runs statements in a session of the administrator. */
async function administer(url: string, ...texts: readonly string[]): Promise<pg.QueryResult['rows']> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let rows: pg.QueryResult['rows'] = [];
  for (const text of texts) ({ rows } = await client.query(text));
  await client.end();
  return rows;
}

describe.skipIf(!hasPostgres || !isOwn)('PostgreSQL (needs initdb) without a standby that it waits for', () => {
  let server: PostgresServer;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgres();
    database = postgresDatabase(server.url);
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  test('bounds the time of each statement', async () => {
    expect(await database.query(showTimeout)).toEqual([{ bound: '30s' }]);
  });

  test('confirms no commit that the standby may not have', async () => {
    await database.commit([{ sql: 'CREATE TABLE kept (number BIGINT)' }]);
    await administer(server.url, "ALTER SYSTEM SET synchronous_standby_names = '*'", 'SELECT pg_reload_conf()');
    // Somebody cuts the waiting short: PostgreSQL answers that the commit is done, and warns
    const cancel = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
    let error: unknown;
    // The server waits for its standby only a moment after it was told to: what it commits before is confirmed
    await eventually(async () => {
      let isOver = false;
      const outcome = database.commit([{ sql: 'INSERT INTO kept VALUES (1)' }]).catch((reason: unknown) => reason);
      void outcome.finally(() => {
        isOver = true;
      });
      let cancelled = 0;
      while (!isOver && cancelled === 0) cancelled = (await administer(server.url, cancel)).length;
      error = await outcome;
      expect(cancelled).toBe(1);
    });
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect((error as StoreUnavailable).message).toMatch(/^A commit was not confirmed: /);
    await administer(server.url, "ALTER SYSTEM SET synchronous_standby_names = ''", 'SELECT pg_reload_conf()');
    await eventually(async () => expect(await database.commit([{ sql: 'SELECT 1' }])).toEqual({ ok: true }));
  });
});

describe.skipIf(!hasPostgres || !isOwn || !hasTools('pgbouncer'))('PostgreSQL (needs initdb) behind PgBouncer', () => {
  let server: PostgresServer;
  let pooler: ChildProcess;
  let folder: string;
  let url: string;
  beforeAll(async () => {
    server = await startPostgres();
    folder = mkdtempSync(join(tmpdir(), 'rappen-pgbouncer-'));
    chmodSync(folder, 0o755);
    const port = await freePort();
    const settings = [
      '[databases]',
      // One session for everybody: what one leaves behind in it, the next one finds
      `postgres = host=127.0.0.1 port=${new URL(server.url).port} user=rappen pool_size=1`,
      `each = host=127.0.0.1 port=${new URL(server.url).port} dbname=postgres user=rappen pool_mode=statement`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
    ];
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(file, settings.join('\n'));
    pooler = spawn(pathOf('pgbouncer') ?? '', [file], { stdio: 'ignore', ...unprivileged() });
    url = `postgres://rappen@127.0.0.1:${port}/postgres`;
    await eventually(() => administer(url, 'SELECT 1'));
  });
  afterAll(async () => {
    pooler.kill('SIGKILL');
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test('bounds the time of each statement, and leaves nothing behind in a session', async () => {
    const database = postgresDatabase(url);
    const other = postgresDatabase(url);
    expect(await database.query(showTimeout)).toEqual([{ bound: '30s' }]);
    await database.commit([{ sql: `CREATE TABLE seen AS ${showTimeout}` }]);
    expect(await other.query('SELECT bound FROM seen')).toEqual([{ bound: '30s' }]);
    await expect(other.query('SELECT nothing FROM nowhere')).rejects.toThrow('does not exist');
    expect(await administer(url, showTimeout)).toEqual([{ bound: '0' }]);
    await database.close();
    await other.close();
  });

  test('that gives each statement another session is refused', async () => {
    await expect(openStore({ databaseUrl: url.replace(/postgres$/, 'each') })).rejects.toThrow(
      'The store at RAPPEN_DATABASE_URL cannot be opened: transaction blocks not allowed in statement pooling mode',
    );
  });

  test('serves a store to several at once over one session', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => createStore(postgresDatabase(url))));
    await Promise.all(stores.flatMap((store) => Array.from({ length: 10 }, () => store.check())));
    for (const store of stores) await store.close();
  });
});
