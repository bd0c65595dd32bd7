import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { customerIdOf } from '@rappen/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { program } from '../../test/program.ts';
import { startServer } from '../serve.ts';

const run = promisify(execFile);
const metricsKey = 'a-key-of-those-who-watch';
const apiKey = 'a-key-of-the-shares';
let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-shares-'));
  server = await startServer({ port: 0, host: '127.0.0.1', apiKey, metricsKey, storage: { folder } }, () => {});
  await fetch(`${server.url}/v2/examples/qr-invoice/blank`, { headers: { 'x-api-key': apiKey } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function shares(words: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, NODE_OPTIONS: '', RAPPEN_DATA: folder, RAPPEN_METRICS_KEY: metricsKey, ...settings };
  return run(process.execPath, [...program, 'shares', ...words], { env }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: code as number, stdout: stdout as string, stderr: stderr as string }),
  );
}

test('the command asks the running service, and tells ids, or names where it is asked to', async () => {
  const { status, stdout } = await shares(['--url', server.url]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^The last 5 minutes\. The first customer had \d+ % of the threads\.\nCustomer +Threads, s/);
  expect(stdout).toContain(await customerIdOf('first'));
  const named = JSON.parse((await shares(['--url', server.url, '--names', '--json'])).stdout);
  const own = named.customers.find(({ name }: { name?: string }) => name === 'first');
  expect(own).toMatchObject({ customer: await customerIdOf('first'), refused: 0 });
});

test('what is wrong is one sentence', async () => {
  expect(await shares(['--url', server.url], { RAPPEN_METRICS_KEY: 'another-key-of-somebody' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('answered 401'),
  });
  expect(await shares(['--url', 'http://127.0.0.1:9'])).toMatchObject({
    status: 1,
    stderr: 'No service answers at http://127.0.0.1:9: start it, or name its address with --url\n',
  });
  expect(await shares([], { RAPPEN_METRICS_KEY: '' })).toMatchObject({
    status: 2,
    stderr: 'shares asks with RAPPEN_METRICS_KEY: set it for the service, and start that again\n',
  });
});
