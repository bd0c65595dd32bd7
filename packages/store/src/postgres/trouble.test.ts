import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { StoreUnavailable } from '@rappen/http';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bill } from '../../../../test/ebill-submissions.ts';
import { eventually } from '../../../../test/eventually.ts';
import { created, newBiller } from '../../test/ebill.ts';
import { hasPostgres, type PostgresServer, startPostgres } from '../../test/postgres-server.ts';
import { acceptStore } from '../operator.ts';
import type { Store } from '../store.ts';
import { createStore } from '../store.ts';
import { postgresDatabase } from './database.ts';

const isOwn = process.env['RAPPEN_TEST_POSTGRES_URL'] === undefined;

describe.skipIf(!hasPostgres || !isOwn)('PostgreSQL (needs initdb) in trouble', () => {
  let server: PostgresServer;
  let store: Store;
  beforeEach(async () => {
    server = await startPostgres();
    store = await createStore(postgresDatabase(server.url));
  });
  afterEach(async () => {
    await store.close();
    await server.stop();
  });

  async function administer(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  const write = () => store.database.commit([{ sql: 'UPDATE store_probe SET at = ?', parameters: ['x'], rows: 1 }]);
  const read = () => store.database.query('SELECT at FROM store_probe');
  const reasonOf = (work: Promise<unknown>) =>
    work.then(
      () => 'served',
      (error: unknown) => (error instanceof StoreUnavailable ? error.reason : String(error)),
    );

  test('that takes no writes is not ready, and says so of each commit', async () => {
    await store.check();
    await administer('ALTER DATABASE postgres SET default_transaction_read_only = on');
    await administer(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL',
    );
    await eventually(async () => expect(await reasonOf(write())).toBe('read-only'));
    await eventually(async () => expect(await reasonOf(store.check())).toBe('read-only'));
    expect(await reasonOf(read())).toBe('served');
  });

  test('that goes away is told of as not reachable, and serves again when it is back', async () => {
    const commits = Promise.all(Array.from({ length: 20 }, () => reasonOf(write())));
    await server.kill();
    for (const reason of await commits) expect(['served', 'not reachable']).toContain(reason);
    await eventually(async () => expect(await reasonOf(read())).toBe('not reachable'));
    await eventually(async () => expect(await reasonOf(store.check())).toBe('not reachable'));
    await server.restart();
    await eventually(async () => expect(await reasonOf(store.check())).toBe('served'));
  });

  test('that has too many connections or takes too long is told of', async () => {
    expect(
      await reasonOf(store.database.query("SELECT set_config('statement_timeout', '20', false), pg_sleep(0)")),
    ).toBe('served');
    const slow = { sql: "SET LOCAL statement_timeout = '20ms'" };
    expect(await reasonOf(store.database.commit([slow, { sql: 'SELECT pg_sleep(10)' }]))).toBe('too slow');
    await administer('ALTER ROLE rappen CONNECTION LIMIT 0');
    await administer('CREATE ROLE plain LOGIN CONNECTION LIMIT 0');
    const url = new URL(server.url);
    url.username = 'plain';
    const database = postgresDatabase(url.href);
    expect(await reasonOf(database.query('SELECT 1'))).toBe('overloaded');
    await database.close();
  });

  test('that is restored from a dump gives no id twice', async () => {
    const biller = await newBiller(store.ebill);
    await created(store.ebill, biller.id, bill('kept'));
    const dump = execFileSync(join(server.programs, 'pg_dump'), ['--clean', '--if-exists', server.url]);
    const lost = await created(store.ebill, biller.id, bill('lost'));
    const { lastId } = await store.ebill.feeds.page(biller.id, 'processingStatus', { after: 0, limit: 10 });
    await store.close();
    execFileSync(join(server.programs, 'psql'), ['--quiet', '--set=ON_ERROR_STOP=1', server.url], {
      input: dump,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    await acceptStore({ databaseUrl: server.url });
    store = await createStore(postgresDatabase(server.url));
    expect(await store.ebill.cases.get(biller.id, lost.id)).toBeUndefined();
    expect((await created(store.ebill, biller.id, bill('after'))).id).toBeGreaterThan(lost.id);
    const page = await store.ebill.feeds.page(biller.id, 'processingStatus', { after: lastId, limit: 10 });
    expect(page.count).toBe(1);
  });

  test('a wrong statement is still a bug', async () => {
    expect(await reasonOf(store.database.query('SELECT nothing FROM nowhere'))).toMatch(/does not exist/);
  });
});
