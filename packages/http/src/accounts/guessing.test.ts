import { expect, test } from 'vitest';
import type { FailureStore, Failures } from '../ports/accounts/failures.ts';
import type { AttemptKind } from '../ports/accounts/guessing.ts';
import { guessing } from './guessing.ts';

const begun = Date.parse('2026-11-20T08:00:00.000Z');
const day = 86_400_000;

function keptInMemory(): FailureStore {
  const kept = new Map<string, Failures>();
  return {
    find: async (names) => names.flatMap((name) => kept.get(name) ?? []),
    async replace(changes) {
      const isAsFound = changes.every(({ before, after }) => kept.get(after.sha256) === before);
      for (const { after } of isAsFound ? changes : []) kept.set(after.sha256, after);
      return isAsFound;
    },
    purge: async () => 0,
  };
}

/** Seconds to wait before each of so many attempts that come as soon as they may. */
async function waits(kind: AttemptKind, count: number): Promise<number[]> {
  const guesses = guessing(keptInMemory());
  const seconds: number[] = [];
  let now = begun;
  while (seconds.length < count) {
    const taken = await guesses.take([{ kind, of: 'anna' }], now);
    seconds.push(taken.seconds);
    if (taken.seconds === 0) continue;
    now += taken.seconds * 1000;
    expect((await guesses.take([{ kind, of: 'anna' }], now)).seconds).toBe(0);
  }
  return seconds;
}

test.each<[AttemptKind, free: number, secondsMax: number]>([
  ['pair', 5, 900],
  ['account', 10, 900],
  ['device', 10, 900],
  ['client', 30, 900],
  ['mail', 3, 900],
  ['mails', 10, 900],
  ['session', 60, 60],
])('behind the free attempts of %s the wait doubles up to its bound', async (kind, free, secondsMax) => {
  const doubled = Array.from({ length: 12 }, (_, at) => Math.min(2 ** at, secondsMax));
  expect(await waits(kind, free + 12)).toEqual([...Array.from({ length: free }, () => 0), ...doubled]);
});

test.each([
  ['a moment before a day is over they count', day - 1, 2],
  ['at the end of a day they are forgotten', day, 0],
])('failures count for a day since the last one: %s', async (_when, later, seconds) => {
  const guesses = guessing(keptInMemory());
  const attempt = [{ kind: 'pair', of: 'anna' }] as const;
  for (let count = 0; count < 5; count += 1) await guesses.take(attempt, begun);
  expect((await guesses.take(attempt, begun + later)).seconds).toBe(0);
  expect((await guesses.take(attempt, begun + later)).seconds).toBe(seconds);
});

test('what is given back does not count, and what is refused is no attempt', async () => {
  const guesses = guessing(keptInMemory());
  const attempt = [{ kind: 'pair', of: 'anna' }] as const;
  for (let count = 0; count < 50; count += 1) {
    const taken = await guesses.take(attempt, begun);
    expect(taken.seconds).toBe(0);
    await taken.giveBack();
  }
  for (let count = 0; count < 5; count += 1) await guesses.take(attempt, begun);
  for (let count = 0; count < 5; count += 1) expect((await guesses.take(attempt, begun)).seconds).toBe(1);
  expect((await guesses.take([{ kind: 'pair', of: 'beat' }], begun)).seconds).toBe(0);
});
