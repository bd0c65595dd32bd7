import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { program } from '../../test/program.ts';
import { startServer } from '../serve.ts';

const run = promisify(execFile);
const apiKey = 'a-key-for-the-tests-only';
const received: string[] = [];
const receiver = createServer((request, response) => {
  received.push(String(request.headers['webhook-signature']));
  response.writeHead(204).end();
});
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-secrets-'));
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  receiver.close();
  rmSync(folder, { recursive: true });
});

/** Runs `rappen` with settings of its own: exit status, and everything it said. */
function rappen(words: readonly string[], settings: Record<string, string>): Promise<readonly [number, string]> {
  const env = { PATH: process.env['PATH'], PORT: '0', ...settings };
  return run(process.execPath, [...program, ...words], { env }).then(
    ({ stdout, stderr }) => [0, stdout + stderr],
    (error) => [error.code, error.stdout + error.stderr],
  );
}

/** A running service, and its webhooks. */
async function service(data: string, secrets: { secret?: string; previousSecret?: string } = {}) {
  const storage = { folder: data };
  const hookUrls = { allowLoopback: true };
  const server = await startServer({ port: 0, host: '127.0.0.1', apiKey, storage, hookUrls, ...secrets }, () => {});
  const call = async (method: string, parameters: object) => {
    const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
    const body = JSON.stringify(parameters);
    const answer = await fetch(`${server.url}/connect/Webhooks/${method}`, { method: 'POST', headers, body });
    expect([200, 201]).toContain(answer.status);
    return answer.json();
  };
  return {
    stop: () => server.stop(),
    list: () => call('list', {}),
    test: (id: number) => call('sendTest', { id }),
    create: async (): Promise<number> => {
      const { port } = receiver.address() as AddressInfo;
      const eventType = 'PROCESSING_STATUS_CHANGED_EVENTS';
      return (await call('create', { eventType, hookUrl: `http://127.0.0.1:${port}/${crypto.randomUUID()}` })).id;
    },
  };
}

describe('a key in the data folder', () => {
  test('is replaced while the service runs, which goes on signing', async () => {
    const data = join(folder, 'running');
    const settings = { RAPPEN_DATA: data };
    const running = await service(data);
    const id = await running.create();
    const before = readFileSync(join(data, 'secret.key'));
    expect(statSync(join(data, 'secret.key')).mode & 0o077).toBe(0);
    expect(await rappen(['secrets', 'check'], settings)).toEqual([
      0,
      expect.stringMatching(/^sealed with key \w{16}\n$/),
    ]);
    expect(await rappen(['secrets', 'rotate'], settings)).toEqual([
      0,
      expect.stringMatching(/^sealed with key \w{16}: 1 secrets resealed\n$/),
    ]);
    expect(readFileSync(join(data, 'secret.key')).equals(before)).toBe(false);
    expect(readFileSync(join(data, 'secret.previous.key')).equals(before)).toBe(true);
    expect(await running.test(id)).toMatchObject({ delivered: true });
    const another = await running.create();
    expect(await running.test(another)).toMatchObject({ delivered: true });
    await running.stop();
    rmSync(join(data, 'secret.previous.key'));
    const again = await service(data);
    for (const hook of [id, another]) expect(await again.test(hook)).toMatchObject({ delivered: true });
    await again.stop();
  });

  test('that is missing, damaged or another one refuses the start, and stays as it is', async () => {
    const data = join(folder, 'missing');
    const settings = { RAPPEN_DATA: data };
    const file = join(data, 'secret.key');
    const first = await service(data);
    const id = await first.create();
    await first.stop();
    renameSync(file, `${file}.away`);
    expect(await rappen(['serve'], settings)).toEqual([
      1,
      expect.stringMatching(/secret\.key is missing, and secrets in/),
    ]);
    expect(existsSync(file)).toBe(false);
    expect(await rappen(['secrets', 'rotate'], settings)).toEqual([1, expect.stringMatching(/is missing/)]);
    writeFileSync(file, 'sixteen bytes...');
    expect(await rappen(['serve'], settings)).toEqual([
      1,
      expect.stringMatching(/must have 32 bytes: it is damaged\n$/),
    ]);
    writeFileSync(file, crypto.getRandomValues(new Uint8Array(32)));
    expect(await rappen(['serve'], settings)).toEqual([1, expect.stringMatching(/is not the key that the secrets in/)]);
    renameSync(`${file}.away`, file);
    const again = await service(data);
    expect(await again.test(id)).toMatchObject({ delivered: true });
    await again.stop();
  });

  test('that is lost for good is replaced where that is wished, and its webhooks are disabled', async () => {
    const data = join(folder, 'lost');
    const first = await service(data);
    await first.create();
    await first.stop();
    rmSync(join(data, 'secret.key'));
    expect(await rappen(['secrets', 'rotate', '--lost', '--json'], { RAPPEN_DATA: data })).toEqual([
      0,
      expect.stringMatching(/"sealedAnew":0,"givenUp":1/),
    ]);
    const again = await service(data);
    expect(await again.list()).toMatchObject([{ status: 'DISABLED', disabledReason: 'SECRET_LOST' }]);
    const id = await again.create();
    expect(await again.test(id)).toMatchObject({ delivered: true });
    await again.stop();
  });
});

test('a secret of the configuration is replaced by another one beside it', async () => {
  const data = join(folder, 'configured');
  const old = 'the secret of last year';
  const fresh = 'the secret of this year';
  const both = { RAPPEN_DATA: data, RAPPEN_SECRET: fresh, RAPPEN_SECRET_PREVIOUS: old };
  const first = await service(data, { secret: old });
  const id = await first.create();
  await first.stop();
  expect(existsSync(join(data, 'secret.key'))).toBe(false);
  expect(await rappen(['serve'], { RAPPEN_DATA: data, RAPPEN_SECRET: fresh })).toEqual([
    1,
    expect.stringMatching(/^RAPPEN_SECRET is not the secret that this store was sealed with/),
  ]);
  expect(await rappen(['secrets', 'rotate'], { RAPPEN_DATA: data, RAPPEN_SECRET: old })).toEqual([
    1,
    expect.stringMatching(/^RAPPEN_SECRET already seals this store/),
  ]);
  // One process has both, and goes on with the old one until it is said otherwise
  const middle = await service(data, { secret: fresh, previousSecret: old });
  expect(await middle.test(id)).toMatchObject({ delivered: true });
  const made = await middle.create();
  const secretFile = join(folder, 'fresh-secret');
  writeFileSync(secretFile, `${fresh}\n`);
  const { RAPPEN_SECRET: _secret, ...others } = both;
  expect(await rappen(['secrets', 'rotate'], { ...others, RAPPEN_SECRET_FILE: secretFile })).toEqual([
    0,
    expect.stringMatching(/: 2 secrets resealed\n$/),
  ]);
  for (const hook of [id, made]) expect(await middle.test(hook)).toMatchObject({ delivered: true });
  await middle.stop();
  const last = await service(data, { secret: fresh });
  for (const hook of [id, made]) expect(await last.test(hook)).toMatchObject({ delivered: true });
  await last.stop();
  expect(await rappen(['serve'], { RAPPEN_DATA: data, RAPPEN_SECRET: old })).toEqual([
    1,
    expect.stringMatching(/not the secret/),
  ]);
});

test('what is wrong with settings and secrets is a sentence, and the status is 1', async () => {
  const refused = (settings: Record<string, string>) =>
    rappen(['serve'], { RAPPEN_DATA: join(folder, 'x'), ...settings });
  expect(await refused({ RAPPEN_DATABSE_URL: 'postgres://x' })).toEqual([
    1,
    'RAPPEN_DATABSE_URL is not a setting of Rappen: did you mean RAPPEN_DATABASE_URL?\n',
  ]);
  expect(await refused({ RAPPEN_SECRET_FILE: '/nowhere' })).toEqual([
    1,
    'RAPPEN_SECRET_FILE names a file that cannot be read: /nowhere (ENOENT)\n',
  ]);
  expect(await rappen(['secrets'], {})).toEqual([2, expect.stringMatching(/^secrets needs one of check, rotate/)]);
});
