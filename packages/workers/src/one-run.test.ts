import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneRunForAll } from './one-run.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when it is told to, and who is at it. */
function workshop() {
  const ends: (() => void)[] = [];
  const state = { begun: 0, atOnceMax: 0, atOnce: 0 };
  const work = async () => {
    state.begun += 1;
    state.atOnce += 1;
    state.atOnceMax = Math.max(state.atOnceMax, state.atOnce);
    await new Promise<void>((resolve) => ends.push(resolve));
    state.atOnce -= 1;
  };
  return { state, ends, run: oneRunForAll(work, Date.now) };
}

test('a hundred who ask at once come to two runs, one after the other', async () => {
  const { state, ends, run } = workshop();
  const asking = Array.from({ length: 100 }, () => run());
  expect(state.begun).toBe(1);
  ends[0]?.();
  await asking[0];
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.begun).toBe(2);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(asking);
  expect(state).toEqual({ begun: 2, atOnce: 0, atOnceMax: 1 });
});

test('whoever asks later has a run of its own', async () => {
  const { state, ends, run } = workshop();
  for (let time = 1; time <= 3; time++) {
    const asking = run();
    expect(state.begun).toBe(time);
    ends.at(-1)?.();
    await asking;
  }
});

test('a run that never ends holds up the others for a while only', async () => {
  const { state, ends, run } = workshop();
  void run();
  const other = run();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(state.begun).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(state.begun).toBe(2);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(100);
  await other;
});

test('a run that fails is told to whose it is; the next one may try again', async () => {
  let isDown = true;
  const run = oneRunForAll(async () => {
    if (isDown) throw new Error('down');
  }, Date.now);
  await expect(run()).rejects.toThrow('down');
  isDown = false;
  await expect(run()).resolves.toBeUndefined();
});
