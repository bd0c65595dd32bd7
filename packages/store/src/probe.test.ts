import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { storeProbe } from './probe.ts';

/** Writes that end when they are told to. */
let writes: { readonly end: () => void; readonly fail: (error: Error) => void }[];
let probe: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  writes = [];
  const commit = () =>
    new Promise<void>((resolve, reject) => {
      writes.push({ end: resolve, fail: reject });
    });
  probe = storeProbe({ commit } as unknown as Database, Date.now);
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = async (asked: Promise<void>) => {
  const outcome = asked.then(
    () => 'well',
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(50);
  return outcome;
};

test('who asks while a probe runs, or within a second, has its outcome', async () => {
  const asked = [probe(), probe(), probe()];
  writes[0]?.end();
  for (const one of asked) expect(await settled(one)).toBe('well');
  expect(await settled(probe())).toBe('well');
  expect(writes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  const [own, other] = [probe(), probe()].map(settled);
  writes[1]?.fail(new Error('The disk is full'));
  expect([await own, await other]).toEqual(['The disk is full', 'The disk is full']);
  expect(writes).toHaveLength(2);
});

test('a write that takes too long is none, and no other begins before it ends', async () => {
  const [own, other] = [probe(), probe()].map(settled);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([await own, await other]).toEqual(Array(2).fill('A write took longer than 2000 ms'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await settled(probe())).toBe('A write took longer than 2000 ms');
  expect(writes).toHaveLength(1);
  writes[0]?.end();
  await vi.advanceTimersByTimeAsync(0);
  const again = settled(probe());
  writes[1]?.end();
  expect(await again).toBe('well');
});

test('a probe whose call was ended with it keeps nobody from asking anew', async () => {
  const lost = settled(probe());
  await vi.advanceTimersByTimeAsync(30_000);
  const asked = settled(probe());
  writes[1]?.end();
  expect([await lost, await asked]).toEqual(['A write took longer than 2000 ms', 'well']);
});
