import type { Mutation } from './service.ts';
import { type Outcome, simulate } from './simulate.ts';

/** Runs of one seed at most, in search of a shorter story. */
const triesMax = 200;

/**
 * The same seed with as few faults as break the same promise: each is left out that need not be there. What it takes to see a
 * promise broken is easier to read.
 */
export async function shrunk(outcome: Outcome, mutation?: Mutation): Promise<Outcome> {
  const wanted = kindOf(outcome.broken[0]);
  const spared = new Set<string>();
  const keep = new Set<string>();
  let best = outcome;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const next = best.injected.findLast(({ id }) => !keep.has(id));
    if (next === undefined) break;
    const without = new Set(spared).add(next.id);
    const shorter = await simulate(outcome.seed, { mutation, spared: without });
    if (shorter.broken.some((promise) => kindOf(promise) === wanted)) {
      spared.add(next.id);
      best = shorter;
    } else keep.add(next.id);
  }
  return best;
}

/** Which promise it was, whosever. */
function kindOf(promise: string | undefined): string {
  return promise?.replace(/(?:first|second)|\d+/g, '…') ?? '';
}
