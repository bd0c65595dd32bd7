import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf } from '../../instant.ts';
import type { SendOutcome } from '../../ports/ebill/webhook-sender.ts';
import type { AttemptedDelivery } from './schedule.ts';
import { afterAttempt, isSuccess } from './schedule.ts';

const start = Date.UTC(2026, 10, 21);
const second = 1000;
const day = 86_400 * second;
const delivery = (attempts: number): AttemptedDelivery => ({ attempts, webhook: { failures: 0 } });
const answer = (status: number, retryAfterSeconds?: number): SendOutcome => ({
  status,
  retryAfterSeconds,
  bodyStart: 'said',
});
const middle = { now: start, random: 0.5 };

/** Makes attempts until there is no next one, with a receiver that fails so often; gives the times in seconds. */
function run(failures: number, random: () => number, failure: SendOutcome = answer(500)) {
  const times: number[] = [];
  let now = start;
  let webhook: AttemptedDelivery['webhook'] = { failures: 0 };
  for (let attempts = 0; ; attempts++) {
    times.push((now - start) / second);
    const outcome = attempts < failures ? failure : answer(200);
    const { next } = afterAttempt({ attempts, webhook }, outcome, { now, random: random() });
    webhook = { failures: webhook.failures + 1, failingSince: webhook.failingSince ?? instantOf(now) };
    if (next.kind !== 'retry') return { times, end: next.kind };
    now = Date.parse(next.at);
  }
}

describe('ten attempts', () => {
  const waits = [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

  test.each(Array.from({ length: 10 }, (_, failures) => failures))(
    'a receiver that fails %d times has it then',
    (failures) => {
      const { times, end } = run(failures, () => 0.5);
      expect(end).toBe('delivered');
      expect(times.map((time, index) => time - (times[index - 1] ?? 0))).toEqual(waits.slice(0, failures + 1));
    },
  );

  test('after the tenth failure the delivery is dead, and the webhook stays', () => {
    expect(run(10, () => 0.5)).toMatchObject({ end: 'dead', times: { length: 10 } });
  });

  test('each wait is at most a tenth shorter or longer', () =>
    fc.assert(
      fc.property(
        fc.nat({ max: 8 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempts, random) => {
          const { next } = afterAttempt(delivery(attempts), answer(500), { now: start, random });
          const wait = next.kind === 'retry' ? (Date.parse(next.at) - start) / second : Number.NaN;
          const expected = waits[attempts + 1] as number;
          expect(wait).toBeGreaterThanOrEqual(expected * 0.9);
          expect(wait).toBeLessThanOrEqual(expected * 1.1);
        },
      ),
    ));
});

test('only 2xx is a success', () => {
  const statuses = Array.from({ length: 500 }, (_, index) => 100 + index);
  expect(statuses.filter(isSuccess)).toEqual(Array.from({ length: 100 }, (_, index) => 200 + index));
  for (const status of [199, 301, 302, 304, 400, 404, 500])
    expect(afterAttempt(delivery(0), answer(status), middle).next.kind).toBe('retry');
});

test('what is recorded', () => {
  expect(afterAttempt(delivery(0), answer(204), middle)).toEqual({
    at: '2026-11-21T00:00:00.000Z',
    status: 204,
    answer: 'said',
    next: { kind: 'delivered' },
  });
  expect(afterAttempt(delivery(0), { failure: 'TIMED_OUT' }, middle)).toEqual({
    at: '2026-11-21T00:00:00.000Z',
    answer: 'TIMED_OUT',
    next: { kind: 'retry', at: '2026-11-21T00:00:05.000Z' },
  });
});

describe('Retry-After', () => {
  test.each([
    [60, 60],
    [1, 5],
    [0, 5],
    [86_400, 86_400],
    [86_401, 86_400],
    [999_999_999, 86_400],
  ])('%d seconds asked for, %d waited', (asked, waited) => {
    const { next } = afterAttempt(delivery(0), answer(429, asked), middle);
    expect(next).toEqual({ kind: 'retry', at: instantOf(start + waited * second) });
  });

  test('gives no eleventh attempt', () => {
    expect(afterAttempt(delivery(9), answer(503, 60), middle).next).toEqual({ kind: 'dead' });
  });
});

describe('disabled', () => {
  const since = (days: number, failures: number): AttemptedDelivery => ({
    attempts: 3,
    webhook: { failures, failingSince: instantOf(start - days * day) },
  });
  const failing = { kind: 'disable', reason: 'FAILING' };

  test('410 at once', () => {
    expect(afterAttempt(delivery(0), answer(410, 60), middle).next).toEqual({ kind: 'disable', reason: 'GONE' });
  });

  test.each([
    [5, 9, 'disable'],
    [5, 8, 'retry'],
    [4.999_99, 9, 'retry'],
    [30, 2, 'retry'],
    [0, 500, 'retry'],
  ])('%d days and %d failures before this one: %s', (days, failures, kind) => {
    expect(afterAttempt(since(days, failures), answer(500), middle).next.kind).toBe(kind);
    expect(afterAttempt(since(days, failures), { failure: 'CONNECTION_FAILED' }, middle).next.kind).toBe(kind);
    expect(afterAttempt(since(days, failures), answer(200), middle).next.kind).toBe('delivered');
  });

  test('also by the last attempt of a delivery', () => {
    expect(afterAttempt({ ...since(6, 20), attempts: 9 }, answer(500), middle).next).toEqual(failing);
  });
});

test('a message that is too large is not tried again', () => {
  expect(afterAttempt(delivery(0), { failure: 'BODY_TOO_LARGE' }, middle).next).toEqual({ kind: 'dead' });
});
