import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rate } from '../ports/ports.ts';
import type { ApiKey, NeededScope } from '../rights/api-key.ts';
import { memoryRateLimiter } from './rate-limit.ts';

const key: ApiKey = { id: 'a', owner: 'a', scopes: ['qr'], demo: false };

function limiterAt(requestsPerMinute: number, keysMax?: number) {
  const time = { now: 1_000_000 };
  const clock = { today: () => '2026-11-21' as never, now: () => time.now };
  const limiter = memoryRateLimiter(clock, { requestsPerMinute, demoRequestsPerMinute: 2 }, keysMax);
  return { time, take: (caller: ApiKey = key, scope: NeededScope = 'qr') => limiter.take(caller, scope) as Rate };
}

test('a full bucket gives the requests of a minute at once, then one each time its share of the minute has passed', () => {
  const { time, take } = limiterAt(60);
  for (let count = 0; count < 60; count += 1) expect(take().allowed).toBe(true);
  expect(take()).toMatchObject({ allowed: false, remaining: 0, secondsToNext: 1, secondsToFull: 60 });
  time.now += 999;
  expect(take().allowed).toBe(false);
  time.now += 1;
  expect(take()).toMatchObject({ allowed: true, remaining: 0 });
  expect(take().allowed).toBe(false);
  time.now += 3_600_000;
  expect(take()).toMatchObject({ allowed: true, remaining: 59, secondsToFull: 1 });
});

test('a clock that goes back gives nothing away and takes nothing', () => {
  const { time, take } = limiterAt(2);
  take();
  time.now -= 5_000_000;
  expect(take()).toMatchObject({ allowed: true, remaining: 0 });
  expect(take().allowed).toBe(false);
});

test('keys for trials have a bucket of their own size', () => {
  const { take } = limiterAt(60);
  expect(take({ ...key, id: 'demo', demo: true })).toMatchObject({ requestsPerMinute: 2, remaining: 1 });
});

test('a kind of requests has a part of all, and both are counted', () => {
  const { time, take } = limiterAt(100);
  const convert = () => take(key, 'pdf:convert');
  expect([1, 2, 3, 4, 5].map(() => convert().remaining)).toEqual([4, 3, 2, 1, 0]);
  expect(convert()).toMatchObject({ policy: 'convert', allowed: false, requestsPerMinute: 5, secondsToNext: 12 });
  expect(take()).toMatchObject({ policy: 'key', allowed: true, remaining: 94 });
  for (let count = 0; count < 94; count += 1) expect(take().allowed).toBe(true);
  time.now += 12_000;
  expect(convert().allowed).toBe(true);
  for (let count = 0; count < 19; count += 1) expect(take().allowed).toBe(true);
  time.now += 500;
  // The tightest of the two is the one that says no
  expect(take(key, 'cases:read')).toMatchObject({ policy: 'key', allowed: false });
  expect(convert()).toMatchObject({ allowed: false, policy: 'convert' });
});

test('a month-end of 500 submissions goes through at once, with what is asked about them', () => {
  const { time, take } = limiterAt(600);
  for (let count = 0; count < 500; count += 1) expect(take(key, 'cases:submit').allowed).toBe(true);
  for (let count = 0; count < 90; count += 1) expect(take(key, 'cases:read').allowed).toBe(true);
  expect(take(key, 'cases:submit')).toMatchObject({ policy: 'key', requestsPerMinute: 600 });
  time.now += 60_000;
  const left = Array.from({ length: 600 }, () => take(key, 'cases:submit')).filter(({ allowed }) => allowed);
  expect(left).toHaveLength(600 - 501 + 120);
  expect(take(key, 'cases:submit')).toMatchObject({ policy: 'submission', requestsPerMinute: 120, minutes: 5 });
});

test('each kind may come once a minute, however few requests are allowed', () => {
  const { take } = limiterAt(1);
  expect(take(key, 'pdf:convert')).toMatchObject({ allowed: true, remaining: 0 });
});

test('the buckets of the keys that were quiet longest are given up', () => {
  const { take } = limiterAt(2, 3);
  const takeAs = (id: string) => take({ ...key, id }).remaining;
  expect(['a', 'b', 'c', 'a', 'd'].map(takeAs)).toEqual([1, 1, 1, 0, 1]);
  expect(['a', 'b'].map(takeAs)).toEqual([0, 1]);
});

test('in any stretch of time, no key gets more than a bucket and what flows into it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 600 }),
      fc.array(fc.nat({ max: 5000 }), { maxLength: 300 }),
      (rate, pauses) => {
        const { time, take } = limiterAt(rate);
        const start = time.now;
        let allowed = 0;
        for (const pause of pauses) {
          time.now += pause;
          if (take().allowed) allowed += 1;
        }
        expect(allowed).toBeLessThanOrEqual(rate + ((time.now - start) * rate) / 60_000 + 1e-6);
        expect(allowed).toBeGreaterThanOrEqual(Math.min(pauses.length, rate));
      },
    ),
  );
});

test('who waits as long as a refusal says is let in', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.array(fc.nat({ max: 900 }), { maxLength: 150 }),
      (rate, pauses) => {
        const { time, take } = limiterAt(rate);
        for (const pause of pauses) {
          time.now += pause;
          take();
        }
        const { allowed, secondsToNext } = take();
        if (allowed) return;
        expect(secondsToNext).toBeGreaterThanOrEqual(1);
        time.now += secondsToNext * 1000;
        expect(take().allowed).toBe(true);
      },
    ),
  );
});
