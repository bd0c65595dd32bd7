import { instantOf } from '../instant.ts';
import { limits } from '../limits.ts';
import type { FailureStore, Failures, FailuresChange } from '../ports/accounts/failures.ts';
import type { Attempt, AttemptKind, Guessing, Taken } from '../ports/accounts/guessing.ts';
import { sha256Of } from '../sha256.ts';

/** How many failures are free, and how long the wait after them may grow. */
const rules: Readonly<Record<AttemptKind, { readonly free: number; readonly secondsMax: number }>> = {
  device: { free: 10, secondsMax: 900 },
  pair: { free: 5, secondsMax: 900 },
  account: { free: 10, secondsMax: 900 },
  client: { free: 30, secondsMax: 900 },
  key: { free: limits.wrongKeysFree, secondsMax: 900 },
  // Every mail counts, not only what fails
  mail: { free: 3, secondsMax: 900 },
  mails: { free: 10, secondsMax: 900 },
  // Beyond these nothing is written
  entry: { free: 60, secondsMax: 900 },
  // Pages whose session has ended ask again by themselves
  session: { free: 60, secondsMax: 60 },
};

/** Failures count for a day since the last one. */
const rememberedMilliseconds = 86_400_000;
/** How often an attempt is counted again because another one came first, and the seconds to wait where that never ends. */
const triesMax = 8;
const crowdedSeconds = 1;
/** Attempts at one thing that wait for each other in this process. */
const inLineMax = 64;

/**
 * Slows down who guesses: an attempt counts as a failure until it is given back, so that many at once are no way round. After the
 * free failures of a kind the next attempt waits a second, then two, four, and so on. What is refused for that does not count.
 */
export function guessing(store: FailureStore): Guessing {
  const line = oneByOne();
  return {
    async take(attempts, now) {
      const names = await Promise.all(attempts.map(namedOf));
      const taken = await line(names, () => counted(names, now));
      return taken ?? refused(crowdedSeconds);
    },
  };

  async function counted(names: readonly Named[], now: number): Promise<Taken> {
    for (let tries = 0; tries < triesMax; tries++) {
      const found = await foundOf(store, names);
      const milliseconds = Math.max(0, ...found.map((one) => (one ? Date.parse(one.freeAt) - now : 0)));
      if (milliseconds > 0) return refused(Math.ceil(milliseconds / 1000));
      const changes = names.map((name, index) => ({ before: found[index], after: failed(name, found[index], now) }));
      if (await store.replace(changes)) {
        const giveBackOwn = async () => void (await line(names, () => giveBack(store, names, changes)));
        return { seconds: 0, giveBack: giveBackOwn };
      }
    }
    return refused(crowdedSeconds);
  }
}

/**
 * Lets attempts at the same thing into the store one after another: else those of an office that signs in at once would all
 * count on what the others have just changed, and most of them in vain. Other processes come in between all the same. Undefined: too
 * many are in line.
 */
function oneByOne(): <T>(names: readonly Named[], work: () => Promise<T>) => Promise<T | undefined> {
  const lines = new Map<string, { last: Promise<unknown>; count: number }>();
  return async (names, work) => {
    const own = names.map(({ sha256 }) => ({
      sha256,
      line: lines.get(sha256) ?? { last: Promise.resolve(), count: 0 },
    }));
    if (own.some(({ line }) => line.count >= inLineMax)) return undefined;
    const mine = Promise.all(own.map(({ line }) => line.last)).then(work);
    const over = mine.catch(() => {});
    for (const { sha256, line } of own) {
      line.last = over;
      line.count += 1;
      lines.set(sha256, line);
    }
    try {
      return await mine;
    } finally {
      for (const { sha256, line } of own) {
        line.count -= 1;
        if (line.count === 0) lines.delete(sha256);
      }
    }
  };
}

function refused(seconds: number): Taken {
  return { seconds, giveBack: async () => {} };
}

async function foundOf(store: FailureStore, names: readonly Named[]): Promise<readonly (Failures | undefined)[]> {
  const kept = new Map((await store.find(names.map(({ sha256 }) => sha256))).map((one) => [one.sha256, one]));
  return names.map(({ sha256 }) => kept.get(sha256));
}

function failed({ kind, sha256 }: Named, before: Failures | undefined, now: number): Failures {
  const isOld = before === undefined || now - Date.parse(before.lastAt) >= rememberedMilliseconds;
  const count = (isOld ? 0 : before.count) + 1;
  return { sha256, count, lastAt: instantOf(now), freeAt: instantOf(now + secondsAfter(kind, count) * 1000) };
}

/**
 * Leaves all as it was before the attempt; where others have failed since, theirs stays. Who gets in has made up for one's own
 * slips, but not for what was tried at the account or from the address: signing in to one's own account frees no guesses.
 */
async function giveBack(store: FailureStore, names: readonly Named[], taken: readonly FailuresChange[]): Promise<void> {
  for (let tries = 0; tries < triesMax; tries++) {
    const found = await foundOf(store, names);
    const changes = found.flatMap((current, index): readonly FailuresChange[] => {
      const { before, after } = taken[index] as FailuresChange;
      if (current === undefined) return [];
      const isOwn = names[index]?.kind === 'pair' || names[index]?.kind === 'device';
      if (isOwn) return [{ before: current, after: { ...current, count: 0, freeAt: after.lastAt } }];
      const isAsLeft = current.count === after.count && current.lastAt === after.lastAt;
      if (!isAsLeft) return [{ before: current, after: { ...current, count: Math.max(0, current.count - 1) } }];
      return [{ before: current, after: before ?? { ...after, count: 0, freeAt: after.lastAt } }];
    });
    if (await store.replace(changes)) return;
  }
}

interface Named extends Attempt {
  readonly sha256: string;
}

async function namedOf(attempt: Attempt): Promise<Named> {
  return { ...attempt, sha256: await sha256Of(new TextEncoder().encode(`${attempt.kind} ${attempt.of}`)) };
}

/** Until the attempt behind so many failures. */
function secondsAfter(kind: AttemptKind, count: number): number {
  const { free, secondsMax } = rules[kind];
  return count < free ? 0 : Math.min(2 ** Math.min(count - free, 30), secondsMax);
}
