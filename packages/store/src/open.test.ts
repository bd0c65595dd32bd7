import { execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listKeys } from './keys.ts';
import { openStore, prepareKeys } from './open.ts';
import { sqliteDatabase } from './sqlite/database.ts';
import { StoreTrouble } from './trouble.ts';

const run = promisify(execFile);
/** With the store as it is published where that has just been built: so it loads at once. */
const program = (name: string, ...parameters: string[]) => [
  ...(process.env['TEST_BUILT'] ? [] : ['--conditions=rappen-source']),
  resolve('packages/store/test', name),
  ...parameters,
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-open-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the folder is made where it is missing, for its owner only, and has what was kept', async () => {
  const settings = { folder: join(folder, 'new', 'deep') };
  const store = await openStore(settings);
  await store.resources.put('anna', 'a', { mediaType: 'text/plain', bytes: new Uint8Array([1, 2]) });
  await store.close();
  const files = () => readdirSync(settings.folder).map((name) => join(settings.folder, name));
  for (const path of [settings.folder, ...files()]) expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
  for (const path of files()) chmodSync(path, 0o644);
  const again = await openStore(settings);
  expect((await again.resources.get('anna', 'a'))?.bytes).toEqual(new Uint8Array([1, 2]));
  expect(files().filter((path) => /sqlite/.test(path)).length).toBeGreaterThanOrEqual(3);
  for (const path of files().filter((one) => /sqlite/.test(one)))
    expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
  await again.close();
});

test('what cannot be opened is said to be so', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, 'x');
  const other = mkdtempSync(join(folder, 'other-'));
  writeFileSync(join(other, 'rappen.sqlite'), 'this is no database, but it is long enough to be read as one'.repeat(9));
  for (const [path, reason] of [
    [file, /^The store in RAPPEN_DATA \(.*a-file\) cannot be opened: EEXIST/],
    [other, /^The store in RAPPEN_DATA \(.*\) is not whole: .*rappen.sqlite is damaged: file is not a database\. Put /],
  ] as const) {
    const trouble = (await openStore({ folder: path }).catch((error: unknown) => error)) as Error;
    expect(trouble).toBeInstanceOf(StoreTrouble);
    expect(trouble.message).toMatch(reason);
  }
});

test('of processes that start at once on a new folder, one makes the first key', async () => {
  const shared = join(folder, 'shared');
  const outputs = await Promise.all([1, 2, 3, 4].map(() => run(process.execPath, program('open-once.ts', shared))));
  const made = outputs.map(({ stdout }) => stdout).filter((text) => text !== '');
  expect(made).toEqual([expect.stringMatching(/^rappen_[0-9a-f]{8}_[0-9a-f]{72}$/)]);
  const store = await openStore({ folder: shared });
  expect((await listKeys(store.database)).length).toBe(1);
  expect(await prepareKeys(store, { apiKey: undefined, demoKey: undefined })).toBeUndefined();
  await store.close();
});

test('what a killed process has committed is there, whole', async () => {
  const path = join(folder, 'killed');
  let said = 0;
  for (let round = 1; round <= 4; round += 1) {
    said = await commitUntilKilled(path, said + 20 * round);
    const database = sqliteDatabase(path);
    const [one] = await database.query('SELECT COUNT(*) AS rows, MAX(number) AS last FROM one');
    const [two] = await database.query('SELECT COUNT(*) AS rows, MAX(number) AS last FROM two');
    expect(one).toEqual(two);
    expect(Number(one?.['last'])).toBeGreaterThanOrEqual(said);
    expect(one?.['rows']).toBe(one?.['last']);
    expect(await database.query('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    said = Number(one?.['last']);
    await database.close();
  }
  expect(existsSync(path)).toBe(true);
});

/** Runs the program that commits until it has said a number, kills it, and gives the last number that it said. */
function commitUntilKilled(path: string, until: number): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, program('commit-forever.ts', path), { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      if (lastOf(text) >= until) child.kill('SIGKILL');
    });
    child.on('close', () => done(lastOf(text)));
  });
}

function lastOf(text: string): number {
  return Number(text.slice(0, text.lastIndexOf('\n')).split('\n').at(-1) ?? 0);
}
