import { expect, test } from 'vitest';
import { fingerprintOf } from './idempotency.ts';
import type { BillerCall } from './operation.ts';

const address = 'http://127.0.0.1/api/v1/business-cases/bill';
const usual = { method: 'POST', url: `${address}?a=1&b=2`, type: 'application/json', body: '{}' };

function fingerprint(changes: Partial<typeof usual> = {}): Promise<string> {
  const { method, url, type, body } = { ...usual, ...changes };
  return fingerprintOf({ request: new Request(url, { method }) } as BillerCall, type, new TextEncoder().encode(body));
}

test('a request that is repeated has the fingerprint of the first, whatever the order of its parameters', async () => {
  expect(await fingerprint()).toBe(await fingerprint());
  expect(await fingerprint({ url: `${address}?b=2&a=1` })).toBe(await fingerprint());
});

test.each([
  ['method', { method: 'PUT' }],
  ['path', { url: `${address}s?a=1&b=2` }],
  ['parameter', { url: `${address}?a=1&b=3` }],
  ['parameter more', { url: `${usual.url}&c=3` }],
  ['media type', { type: 'application/xml' }],
  ['body', { body: '{} ' }],
])('another %s makes another request', async (_, change) => {
  expect(await fingerprint(change)).not.toBe(await fingerprint());
});
