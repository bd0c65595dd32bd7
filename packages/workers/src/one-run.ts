/** Milliseconds between two looks whether a run has ended. */
const lookMilliseconds = 25;
/** Milliseconds after which a run is taken for dead: the platform ends a call with all that it began. */
const runMillisecondsMax = 30_000;

/**
 * Has work done that is the same for all, by one at a time: a run that begins after somebody asked is theirs too, so many who ask at once
 * come to two runs, however many they are. Nobody waits for the promise of another, whose call may have been ended: whoever asks
 * looks now and then, and does the work itself where nobody does. Rejects where the own run does; `now` in milliseconds.
 */
export function oneRunForAll(work: () => Promise<void>, now: () => number): () => Promise<void> {
  let asked = 0;
  /** How many of those who asked have had their run. */
  let served = 0;
  let running: { readonly since: number } | undefined;
  return async () => {
    asked += 1;
    const mine = asked;
    while (served < mine) {
      if (running !== undefined && now() - running.since < runMillisecondsMax) {
        await new Promise((resolve) => setTimeout(resolve, lookMilliseconds));
        continue;
      }
      const all = asked;
      const own = { since: now() };
      running = own;
      try {
        await work();
      } finally {
        // What failed would fail for the others too: the schedule does it later
        served = Math.max(served, all);
        if (running === own) running = undefined;
      }
    }
  };
}
