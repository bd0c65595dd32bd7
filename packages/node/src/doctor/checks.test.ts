import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSecrets, openStore, prepareKeys } from '@rappen/store/open';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runHere } from '../../test/run-here.ts';
import { startServer } from '../serve.ts';
import { findingsOf } from './checks.ts';
import type { Finding, Machine } from './finding.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const right: Machine = {
  nodeVersion: '24.0.0',
  now: () => Date.now(),
  freeBytes: async () => 2 ** 40,
  modeOf: async (file) => statSync(file, { throwIfNoEntry: false })?.mode,
  openFonts: async () => ({ hasCjk: false }),
};

/** What is not ok. */
async function wrong(
  environment: Readonly<Record<string, string>> = {},
  machine: Partial<Machine> = {},
  file?: string,
): Promise<readonly Finding[]> {
  const all = { RAPPEN_DATA: join(folder, 'data'), PORT: '0', ...environment };
  const found = await findingsOf(all, file, { ...right, ...machine });
  return found.filter(({ state }) => state !== 'ok');
}

const found = (check: string, state: Finding['state'], message: RegExp) => [
  { check, state, message: expect.stringMatching(message), remedy: expect.anything() },
];

/** A store as the first start makes it. */
async function makeStore(): Promise<string> {
  const storage = { folder: join(folder, 'data') };
  const store = await openStore(storage);
  await prepareKeys(store, { apiKey: undefined });
  await openSecrets(store, { storage });
  await store.close();
  return join(storage.folder, 'rappen.sqlite');
}

test('before the first start and after it nothing is wrong, and nothing is changed', async () => {
  expect(await wrong()).toEqual([]);
  expect(statSync(join(folder, 'data'), { throwIfNoEntry: false })).toBeUndefined();
  const database = await makeStore();
  const before = statSync(database).mtimeMs;
  expect(await wrong()).toEqual([]);
  expect(statSync(database).mtimeMs).toBe(before);
});

test('settings', async () => {
  expect(await wrong({ RAPPEN_THREADS: '9', RAPPEN_DATABSE_URL: 'x' })).toEqual([
    ...found(
      'settings',
      'wrong',
      /^RAPPEN_DATABSE_URL is not a setting of Rappen: did you mean RAPPEN_DATABASE_URL\?$/,
    ),
    ...found('settings', 'wrong', /^RAPPEN_THREADS must be a number from 1 to 4: it is "9"$/),
  ]);
  expect(await wrong({ RAPPEN_SMTP_URL: 'mail.example.ch' })).toEqual(found('settings', 'wrong', /^RAPPEN_SMTP_URL /));
});

test('the store: damaged, emptied, of an earlier and of a later version', async () => {
  const database = await makeStore();
  const alter = (sql: string) => {
    const connection = new DatabaseSync(database);
    connection.exec(sql);
    connection.close();
  };
  alter('DELETE FROM migration WHERE number = (SELECT MAX(number) FROM migration)');
  expect(await wrong()).toEqual(found('store', 'warning', /has schema \d+ of \d+$/));
  alter('INSERT INTO migration SELECT MAX(number) + 9 FROM migration');
  expect(await wrong()).toEqual(found('store', 'wrong', /has schema \d+ of \d+$/));
  truncateSync(database);
  expect(await wrong()).toEqual(found('store', 'wrong', /cannot be used: .*rappen\.sqlite is empty/));
  writeFileSync(
    database,
    'no database at all, but a text that is long enough to be one of the files that somebody copied here',
  );
  expect(await wrong()).toEqual(found('store', 'wrong', /cannot be used: .*not a database/));
});

test('the database', async () => {
  const unreachable = {
    RAPPEN_DATABASE_URL: 'postgres://me:my-password@127.0.0.1:1/x',
    RAPPEN_SECRET: 'a secret of the tests',
  };
  const findings = await wrong(unreachable);
  expect(findings).toEqual(found('database', 'wrong', /^the database at RAPPEN_DATABASE_URL cannot be used: /));
  expect(JSON.stringify(findings)).not.toContain('my-password');
  const { RAPPEN_DATABASE_URL } = unreachable;
  expect((await wrong({ RAPPEN_DATABASE_URL })).at(-1)).toMatchObject({
    check: 'secrets',
    message: expect.stringMatching(/^RAPPEN_SECRET is not set/),
  });
});

test('the disk', async () => {
  expect(await wrong({}, { freeBytes: async () => 500 * 2 ** 20 })).toEqual(
    found('disk', 'warning', /^500 MB are free/),
  );
  expect(await wrong({}, { freeBytes: async () => 5 * 2 ** 20 })).toEqual(found('disk', 'wrong', /^5 MB are free/));
});

test.skipIf(process.getuid?.() === 0)('the folder (needs a user other than root)', async () => {
  mkdirSync(join(folder, 'data'));
  chmodSync(join(folder, 'data'), 0o500);
  expect(await wrong()).toEqual(found('folder', 'wrong', /cannot be written by this user$/));
});

test('secrets: missing, damaged, another one, open to everybody', async () => {
  await makeStore();
  const key = join(folder, 'data/secret.key');
  chmodSync(key, 0o644);
  expect(await wrong()).toEqual(found('secrets', 'wrong', /secret\.key can be read by every user of this machine$/));
  expect(await wrong({ RAPPEN_SECRET: 'not that of the store' })).toEqual(
    found('secrets', 'wrong', /are sealed with key .*, which RAPPEN_SECRET does not produce$/),
  );
  writeFileSync(key, new Uint8Array(16));
  expect(await wrong()).toMatchObject([
    { check: 'secrets', state: 'wrong', message: `${key} must have 32 bytes: it is damaged` },
  ]);
  rmSync(key);
  expect(await wrong()).toMatchObject([
    { check: 'secrets', state: 'wrong', message: expect.stringMatching(/secret\.key is missing/) },
  ]);
});

test('files of settings and secrets that others may read', async () => {
  const file = join(folder, 'rappen.env');
  writeFileSync(file, 'a-secret-of-the-tests', { mode: 0o644 });
  expect(await wrong({}, {}, file)).toEqual(found('secrets', 'wrong', /rappen\.env can be read by every user/));
  expect(await wrong({ RAPPEN_METRICS_KEY_FILE: file })).toEqual(
    found('secrets', 'warning', /rappen\.env can be read by every user/),
  );
  chmodSync(file, 0o640);
  expect(await wrong({ RAPPEN_METRICS_KEY_FILE: file }, {}, file)).toEqual([]);
});

test('the clock: before this version, and before what is in the store', async () => {
  expect(await wrong({}, { now: () => Date.parse('2025-12-31T00:00:00Z') })).toEqual(
    found('clock', 'wrong', /before this version was written$/),
  );
  await makeStore();
  const past = Math.max(Date.now() - 3_600_000, Date.parse('2026-01-01T00:00:00Z'));
  expect(await wrong({}, { now: () => past })).toEqual(found('clock', 'wrong', /but the store has an entry of /));
});

test('the port: in use by another program, by Rappen, and no address of this machine', async () => {
  const other = createServer((_, answer) => answer.end('hello')).listen(0, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as AddressInfo;
  expect(await wrong({ PORT: String(port) })).toEqual(found('port', 'wrong', /is in use by another program$/));
  await new Promise((done) => other.close(done));
  const server = await startServer({ port: 0, host: '127.0.0.1', apiKey: undefined }, () => {});
  expect(await wrong({ PORT: new URL(server.url).port })).toEqual([]);
  await server.stop();
  expect(await wrong({ HOST: '203.0.113.7' })).toEqual(found('port', 'wrong', /is not an address of this machine$/));
});

test('the fonts', async () => {
  const openFonts = async () => {
    throw new Error('liberation is gone');
  };
  expect(await wrong({}, { openFonts })).toEqual(
    found('fonts', 'wrong', /^fonts or the code reader are missing: liberation is gone$/),
  );
});

test('the command has a line for each check, ends with 1 where one is wrong, and tells programs the same', async () => {
  const variables = { RAPPEN_DATA: join(folder, 'data'), PORT: '0' };
  const well = await runHere(['doctor'], variables);
  expect([well.status, well.errors]).toEqual([0, '']);
  expect(well.output.split('\n').map((line) => line.split(/ +/).slice(0, 2).join(' '))).toEqual(
    ['node', 'settings', 'store', 'disk', 'secrets', 'clock', 'port', 'fonts'].map((check) => `ok ${check}`).concat(''),
  );
  const ill = await runHere(['doctor', '--json'], { ...variables, RAPPEN_THREADS: '9' });
  expect(ill.status).toBe(1);
  expect(JSON.parse(ill.output)).toMatchObject({
    ok: false,
    findings: [{ check: 'node' }, { check: 'settings', state: 'wrong' }, { check: 'fonts' }],
  });
});
