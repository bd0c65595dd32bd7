import { setImmediate } from 'node:timers/promises';

/** One way to do a task. `run` does it for every item and returns a number that depends on all the work. */
export interface Contestant<T> {
  readonly name: string;
  readonly run: (items: readonly T[]) => number | Promise<number>;
  /** Whether `run` must return what the first contestant returns: proof that both did the same work. */
  readonly same?: boolean;
}

export interface Measurement {
  readonly name: string;
  /** Median over the rounds. */
  readonly perSecond: number;
  /** Median over the rounds of how many times faster the first contestant was in the same round. */
  readonly ratio: number;
}

export const roundCount = 5;
const turnSecondsMin = 0.25;
const warmUpSeconds = 0.4;

/** Lets the contestants take turns, in rotating order, for five rounds after a warm-up; single thread. */
export async function measure<T>(contestants: readonly Contestant<T>[], items: readonly T[]): Promise<Measurement[]> {
  await warmUp(contestants, items);
  const speeds: number[][] = contestants.map(() => []);
  for (let round = 0; round < roundCount; round++) {
    for (let turn = 0; turn < contestants.length; turn++) {
      const index = (turn + round) % contestants.length;
      const contestant = contestants[index];
      if (contestant) speeds[index]?.push(await turnOf(contestant, items));
      await setImmediate();
    }
  }
  const first = speeds[0] ?? [];
  return contestants.map(({ name }, index) => {
    const own = speeds[index] ?? [];
    return { name, perSecond: median(own), ratio: median(own.map((speed, round) => (first[round] ?? 0) / speed)) };
  });
}

/** Few items are enough to warm up what is slow; what is fast repeats them. */
async function warmUp<T>(contestants: readonly Contestant<T>[], items: readonly T[]): Promise<void> {
  const some = items.slice(0, 25);
  let expected: number | undefined;
  for (const { name, run, same } of contestants) {
    const start = performance.now();
    let found = 0;
    do found = await run(some);
    while (performance.now() - start < warmUpSeconds * 1000);
    if (same && found !== expected) throw new Error(`${name} gave ${found}, not ${expected}`);
    expected ??= found;
  }
}

async function turnOf<T>(contestant: Contestant<T>, items: readonly T[]): Promise<number> {
  let operations = 0;
  let check = 0;
  const start = performance.now();
  let seconds = 0;
  do {
    check += await contestant.run(items);
    operations += items.length;
    seconds = (performance.now() - start) / 1000;
  } while (seconds < turnSecondsMin);
  if (!(check > 0)) throw new Error(`${contestant.name} did nothing`);
  return operations / seconds;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
