import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openChannel } from './channel.ts';

type Tasks = { readonly double: { readonly request: number; readonly answer: number } };
interface Asked {
  readonly id: number;
  readonly request: number;
}

/** Stands for the worker: tests answer in its place. */
class StandIn {
  static readonly started: StandIn[] = [];
  readonly asked: Asked[] = [];
  isEnded = false;
  onmessage?: (event: { readonly data: unknown }) => void;
  onerror?: () => void;
  constructor() {
    StandIn.started.push(this);
  }
  postMessage(message: Asked): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: unknown): void {
    this.onmessage?.({ data });
  }
}

const workerAt = (index: number): StandIn => StandIn.started[index] ?? expect.fail('no worker was started');

beforeEach(() => {
  StandIn.started.length = 0;
  vi.stubGlobal('Worker', StandIn);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a worker is started by the first task, and answers each by its number', async () => {
  const { ask } = openChannel<Tasks>('/worker.js');
  expect(StandIn.started).toHaveLength(0);
  const progress: number[] = [];
  const first = ask('double', 1, { onDone: (done) => progress.push(done) });
  const second = ask('double', 2);
  const [a, b] = workerAt(0).asked;
  workerAt(0).say({ id: b?.id, answer: 4 });
  workerAt(0).say({ id: a?.id, done: 50 });
  workerAt(0).say({ id: a?.id, answer: 2 });
  workerAt(0).say({ id: a?.id, answer: 3 });
  expect(await Promise.all([first, second])).toEqual([2, 4]);
  expect(progress).toEqual([50]);
  expect(StandIn.started).toHaveLength(1);
});

test('a failed task fails alone', async () => {
  const { ask } = openChannel<Tasks>('/worker.js');
  const first = ask('double', 1);
  const second = ask('double', 2);
  const [a, b] = workerAt(0).asked;
  workerAt(0).say({ id: a?.id, failed: true });
  workerAt(0).say({ id: b?.id, answer: 4 });
  await expect(first).rejects.toThrow('failed');
  expect(await second).toBe(4);
});

test.each<[string, (worker: StandIn, stop: () => void) => void]>([
  ['takes too long', () => vi.advanceTimersByTime(10_000)],
  ['dies', (worker) => worker.onerror?.()],
  ['is stopped', (_worker, stop) => stop()],
])('when the worker %s, all that waits fails, and the next task has another worker', async (_name, happen) => {
  const { ask, stop } = openChannel<Tasks>('/worker.js');
  const waiting = [ask('double', 1, { secondsMax: 5 }), ask('double', 2)];
  const failures = Promise.allSettled(waiting);
  happen(workerAt(0), stop);
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(workerAt(0).isEnded).toBe(true);
  const next = ask('double', 3);
  workerAt(1).say({ id: workerAt(1).asked[0]?.id, answer: 6 });
  expect(await next).toBe(6);
});

test('an answer in time ends the clock', async () => {
  const { ask } = openChannel<Tasks>('/worker.js');
  const first = ask('double', 1, { secondsMax: 5 });
  workerAt(0).say({ id: workerAt(0).asked[0]?.id, answer: 2 });
  expect(await first).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(workerAt(0).isEnded).toBe(false);
});

test('work that tells of its progress may go on, and ends when it falls silent', async () => {
  const { ask } = openChannel<Tasks>('/worker.js');
  const first = ask('double', 1, { secondsMax: 5 });
  const failure = expect(first).rejects.toThrow('stopped');
  const id = workerAt(0).asked[0]?.id;
  for (let times = 0; times < 3; times++) {
    vi.advanceTimersByTime(4_000);
    workerAt(0).say({ id, done: times });
  }
  expect(workerAt(0).isEnded).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(workerAt(0).isEnded).toBe(true);
  await failure;
});
