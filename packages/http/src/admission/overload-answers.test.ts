import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appWith } from '../../test/app.ts';

// From its beginning, when the process has only started
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('what cannot be answered soon is refused in the form of its service, counted, and told once a second', async () => {
  const answered: number[] = [];
  const told: number[] = [];
  const { send, lines } = await appWith(
    { 'the-key-of-a-test': {} },
    {
      load: { admits: () => false },
      watch: { answered: ({ status }) => answered.push(status), failed: () => {}, metrics: async () => 'figures' },
      log: { request: () => told.push(-1), overload: (refused) => told.push(refused), fault: () => {} },
    },
  );
  for (let count = 0; count < 50; count += 1) {
    const refused = await send('/v2/examples/qr-invoice/blank', 'the-key-of-a-test');
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
    expect(((await refused.json()) as { code: string }).code).toBe('SERVICE_BUSY');
  }
  expect(answered).toEqual(Array(50).fill(503));
  expect([told, lines]).toEqual([[1], []]);
  for (const milliseconds of [999, 1]) {
    vi.advanceTimersByTime(milliseconds);
    await send('/v2/examples/qr-invoice/blank', 'the-key-of-a-test');
  }
  expect(told).toEqual([1, 51]);
  const health = await Promise.all(['/livez', '/readyz', '/metrics'].map((path) => send(path)));
  expect(health.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('whose request it is is known by the key that was good a moment ago, and gives no right', async () => {
  const shares: (string | undefined)[] = [];
  const refusedOf: (string | undefined)[] = [];
  let isFull = false;
  const { send } = await appWith(
    { 'the-key-of-a-test': { owner: 'anna' } },
    {
      load: {
        admits(share) {
          shares.push(share);
          return !isFull || share === 'anna';
        },
      },
      watch: {
        answered: ({ status, owner }) => (status === 503 ? refusedOf.push(owner) : 0),
        failed: () => {},
        metrics: async () => undefined,
      },
    },
  );
  const path = '/v2/examples/qr-invoice/blank';
  const statusOf = async (key: string, at = path) => (await send(at, key)).status;
  expect([await statusOf('the-key-of-a-test'), await statusOf('the-key-of-a-test')]).toEqual([200, 200]);
  expect([await statusOf('a-wrong-key'), await statusOf('a-wrong-key')]).toEqual([401, 401]);
  expect(shares).toEqual([undefined, 'anna', undefined, undefined]);
  isFull = true;
  expect([await statusOf('the-key-of-a-test'), await statusOf('a-wrong-key')]).toEqual([200, 503]);
  expect(refusedOf).toEqual([undefined]);
});
