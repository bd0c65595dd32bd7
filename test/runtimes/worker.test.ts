import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { send } from './exchange.ts';
import { startWorkerd } from './servers.ts';

const example = '/v2/examples/qr-invoice/blank';
const notSet = 'RAPPEN_API_KEY is not set: run "wrangler secret put RAPPEN_API_KEY"\n';

test.each([
  [undefined, notSet],
  ['too-short', 'RAPPEN_API_KEY must have at least 16 characters\n'],
])('a Worker with the key %s says what is wrong with it', async (apiKey, sentence) => {
  const worker = await startWorkerd(apiKey);
  try {
    for (const target of ['/livez', example]) {
      const { status, body } = await send(worker.url, { method: 'GET', target, headers: { 'x-api-key': 'undefined' } });
      expect([status, body.toString()]).toEqual([503, sentence]);
    }
  } finally {
    await worker.stop();
  }
});

test('a Worker keeps its keys in the database, and forgets a secret that was replaced or taken away', async () => {
  const data = await mkdtemp(join(tmpdir(), 'rappen-d1-'));
  const statusesWith = async (apiKey: string | undefined) => {
    const worker = await startWorkerd(apiKey, data);
    const keys = ['the-first-secret-key', 'the-second-secret-key'];
    const answers = await Promise.all(
      keys.map((key) => send(worker.url, { method: 'GET', target: example, headers: { 'x-api-key': key } })),
    );
    await worker.stop();
    return answers.map(({ status }) => status);
  };
  try {
    expect(await statusesWith('the-first-secret-key')).toEqual([200, 401]);
    expect(await statusesWith('the-second-secret-key')).toEqual([401, 200]);
    expect(await statusesWith(undefined)).toEqual([503, 503]);
  } finally {
    await rm(data, { recursive: true });
  }
});
