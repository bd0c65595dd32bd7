import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { hasPostgres, type PostgresServer, startPostgres } from '../../test/postgres-server.ts';
import { openStore } from '../open.ts';
import { StoreTrouble } from '../trouble.ts';
import { postgresDatabase } from './database.ts';

describe.skipIf(!hasPostgres)('PostgreSQL (needs initdb)', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  test('a connection that breaks fails what ran on it, and another takes its place', async () => {
    const database = postgresDatabase(server.url);
    const own = { sql: 'SELECT pg_terminate_backend(pg_backend_pid())' };
    await expect(database.commit([{ sql: 'SELECT 1' }, own, { sql: 'SELECT 1' }])).rejects.toThrow();
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
    );
    await admin.end();
    // The pool learns of it when it reads the end of its connections
    await eventually(async () => expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]));
    await database.close();
  });

  test('several processes may make the same table at once', async () => {
    const processes = Array.from({ length: 6 }, () => postgresDatabase(server.url));
    for (let round = 0; round < 60; round++) {
      const sql = `CREATE TABLE IF NOT EXISTS race_${round} (number BIGINT PRIMARY KEY)`;
      await Promise.all(processes.map((database) => database.commit([{ sql }])));
    }
    for (const database of processes) await database.close();
  });

  test('a store opens at its address, and says what is wrong with another', async () => {
    const store = await openStore({ databaseUrl: server.url });
    await store.check();
    await store.close();
    const wrong = new URL(server.url);
    wrong.pathname = '/nowhere';
    wrong.password = 'secret-of-mine';
    const trouble = (await openStore({ databaseUrl: wrong.href }).catch((error: unknown) => error)) as Error;
    expect(trouble).toBeInstanceOf(StoreTrouble);
    expect(trouble.message).toBe(
      'The store at RAPPEN_DATABASE_URL cannot be opened: database "nowhere" does not exist',
    );
  });
});

test('an address where nothing listens is said to be so, without its password', async () => {
  const trouble = (await openStore({ databaseUrl: 'postgres://a:secret-of-mine@127.0.0.1:9/b' }).catch(
    (error: unknown) => error,
  )) as Error;
  expect(trouble).toBeInstanceOf(StoreTrouble);
  expect(trouble.message).toContain('ECONNREFUSED');
  expect(trouble.message).not.toContain('secret-of-mine');
});
