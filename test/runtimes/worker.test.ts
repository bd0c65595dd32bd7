import { expect, test } from 'vitest';
import { send } from './exchange.ts';
import { startWorkerd } from './servers.ts';

test.each([
  [undefined, 'RAPPEN_API_KEY is not set: run "wrangler secret put RAPPEN_API_KEY"\n'],
  ['too-short', 'RAPPEN_API_KEY must have at least 16 characters\n'],
])('a Worker with the key %s says what is wrong with it', async (apiKey, sentence) => {
  const worker = await startWorkerd(apiKey);
  try {
    for (const target of ['/livez', '/v2/examples/qr-invoice/blank']) {
      const { status, body } = await send(worker.url, { method: 'GET', target, headers: { 'x-api-key': 'undefined' } });
      expect([status, body.toString()]).toEqual([503, sentence]);
    }
  } finally {
    await worker.stop();
  }
});
