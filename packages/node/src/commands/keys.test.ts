import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { program } from '../../test/program.ts';
import { startServer } from '../serve.ts';

const run = promisify(execFile);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-keys-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `rappen keys` on the store of the tests: exit status, standard output, standard error. */
async function keys(...words: string[]): Promise<readonly [status: number, output: string, errors: string]> {
  const all = [...program, 'keys', ...words];
  const env = { ...process.env, NODE_OPTIONS: '', RAPPEN_DATA: folder };
  return run(process.execPath, all, { env }).then(
    ({ stdout, stderr }) => [0, stdout, stderr],
    (error) => [error.code, error.stdout, error.stderr],
  );
}

const configuration = () => ({ port: 0, host: '127.0.0.1', apiKey: undefined, storage: { folder } });

test('keys that are made and revoked beside a running server hold at once, and after it has started again', async () => {
  const server = await startServer(configuration(), () => {});
  const statusWith = async (url: string, key = '') =>
    (await fetch(`${url}/v2/examples/qr-invoice/blank`, { headers: { 'x-api-key': key } })).status;
  expect(await statusWith(server.url, server.apiKey)).toBe(200);

  const [, made, note] = await keys('create', '--owner', 'Anna');
  const key = made.trim();
  expect(note).toContain('Save the key');
  expect(await statusWith(server.url, key)).toBe(200);
  const [, demo] = await keys(
    'create',
    '--owner',
    'Bert',
    '--demo',
    '--scopes',
    'qr',
    '--expires',
    '2099-01-31',
    '--json',
  );
  expect(JSON.parse(demo)).toMatchObject({ owner: 'Bert', demo: true, expiresAt: '2099-01-31T00:00:00.000Z' });

  const [, table] = await keys('list');
  expect(table.split('\n').map((line) => line.replace(/ {2,}/g, '|').replace(/\d{4}-\d\d-\d\d/g, 'day'))).toEqual([
    'KEY|OWNER|SCOPES|CREATED|STATE',
    expect.stringMatching(/^rappen_[0-9a-f]{8}\|first\|qr,ebill,connect:\*\|day\|valid$/),
    `${key.slice(0, 15)}|Anna|qr|day|valid`,
    expect.stringMatching(/^rappen_[0-9a-f]{8}\|Bert\|qr demo\|day\|valid until day$/),
    '',
  ]);
  const [, lines] = await keys('list', '--json');
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).owner),
  ).toEqual(['first', 'Anna', 'Bert']);
  expect(table + lines).not.toContain(key);

  expect(await keys('revoke', key.slice(0, 15))).toEqual([0, `${key.slice(0, 15)} has been revoked\n`, '']);
  expect(await statusWith(server.url, key)).toBe(401);
  expect(await keys('revoke', key.slice(0, 15))).toMatchObject([1, '', expect.stringContaining('already')]);
  await server.stop();

  const again = await startServer(configuration(), () => {});
  expect(again.apiKey).toBeUndefined();
  expect(await statusWith(again.url, server.apiKey)).toBe(200);
  expect(await statusWith(again.url, key)).toBe(401);
  expect(await statusWith(again.url, JSON.parse(demo).key)).toBe(200);
  await again.stop();

  const configured = await startServer({ ...configuration(), apiKey: 'a-key-that-is-set' }, () => {});
  expect(await statusWith(configured.url, 'a-key-that-is-set')).toBe(200);
  expect(await keys('revoke', 'RAPPEN_API_KEY')).toMatchObject([1, '', expect.stringContaining('set by the variable')]);
  await configured.stop();
});

test.each<[words: string[], status: number, errors: RegExp]>([
  [[], 2, /^keys needs one of create, list, revoke/],
  [['constructor'], 2, /^keys needs one of/],
  [['create'], 2, /^keys create needs --owner/],
  [['create', '--owner', 'a\nb'], 2, /^keys create needs --owner/],
  [
    ['create', '--owner', 'a', '--scopes', 'qr,root'],
    2,
    /^Unknown scope "root" in --scopes: use qr, ebill, connect:\*, mails:send, cases:submit, /,
  ],
  [['create', '--owner', 'a', '--expires', '2027-02-30'], 2, /^--expires must be a date/],
  [['revoke'], 2, /^keys revoke needs a key id/],
  [['revoke', 'nobody'], 1, /^Unknown key nobody\n$/],
])('%j is refused', async (words, status, errors) => {
  const [found, output, said] = await keys(...words);
  expect([found, output]).toEqual([status, '']);
  expect(said).toMatch(errors);
});
