import { StoreUnavailable } from '@rappen/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asking } from './asking.ts';
import type { Question } from './messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const commit: Question = { kind: 'commit', statements: [] };

test('each question has its answer, in whatever order they come, and leaves no timer', async () => {
  const told: number[] = [];
  const { ask, answered } = asking((id) => told.push(id));
  const both = Promise.all([ask(commit), ask({ kind: 'figures' })]);
  answered(told[1] as number, { value: 'figures' });
  answered(told[0] as number, { value: 'committed' });
  expect(await both).toEqual(['committed', 'figures']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a question that nobody answers is over after its time, and an answer that comes too late is nothing', async () => {
  const told: number[] = [];
  const { ask, answered } = asking((id) => told.push(id), { secondsMax: 20 });
  const asked = expect(ask(commit)).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'too slow' });
  vi.advanceTimersByTime(19_999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  await asked;
  expect(vi.getTimerCount()).toBe(0);
  expect(() => answered(told[0] as number, { value: 'late' })).not.toThrow();
  const next = ask(commit);
  answered(told[1] as number, { value: 'its own' });
  expect(await next).toBe('its own');
});

test('only so many wait: the next is told so at once, and is not sent', async () => {
  const told: number[] = [];
  const { ask, answered } = asking((id) => told.push(id), { countMax: 2 });
  const both = Promise.all([ask(commit), ask(commit)]);
  await expect(ask(commit)).rejects.toMatchObject({ reason: 'overloaded' });
  expect(told).toHaveLength(2);
  for (const id of told) answered(id, { value: undefined });
  await both;
});

test('what went wrong at the other end is the same error here', async () => {
  const { ask, answered } = asking((id) =>
    queueMicrotask(() => answered(id, { error: 'no room', reason: 'disk full' })),
  );
  await expect(ask(commit)).rejects.toBeInstanceOf(StoreUnavailable);
  const bug = asking((id) => queueMicrotask(() => bug.answered(id, { error: 'a bug', reason: undefined })));
  await expect(bug.ask(commit)).rejects.not.toBeInstanceOf(StoreUnavailable);
});
