import { instantOf, StoreUnavailable } from '@rappen/http';
import type { Database } from './database.ts';
import { limits } from './limits.ts';

/**
 * Makes the question whether a store takes writes: it writes one row, and where files lie elsewhere, one file. One probe runs at a time,
 * its result stands for a second, and it may take two; after half a minute it is taken for dead. Throws `StoreUnavailable`.
 */
export function storeProbe(
  database: Database,
  now: () => number,
  checkFiles: () => Promise<void> = async () => {},
): () => Promise<void> {
  let last: Probe | undefined;
  return async () => {
    const at = performance.now();
    if (last !== undefined && at - last.at < standsFor(last)) return outcomeOf(last);
    const probe: Probe = { at, outcome: undefined };
    last = probe;
    const written = Promise.all([write(database, now), checkFiles()]).then(() => {});
    written.then(
      () => {
        probe.outcome = { isWell: true };
      },
      (error) => {
        probe.outcome = { isWell: false, error };
      },
    );
    return within(written, limits.probeMilliseconds);
  };
}

interface Probe {
  readonly at: number;
  /** Undefined: it is not over yet, or the call that began it was ended with all that it had begun. */
  outcome: { readonly isWell: true } | { readonly isWell: false; readonly error: unknown } | undefined;
}

function standsFor({ outcome }: Probe): number {
  return outcome === undefined ? limits.probeGivenUpMilliseconds : limits.probeReusedMilliseconds;
}

/** Of a probe that another call makes: its promise is not waited for, since it may never end. */
async function outcomeOf(probe: Probe): Promise<void> {
  while (probe.outcome === undefined) {
    if (performance.now() - probe.at >= limits.probeMilliseconds) throw tooSlow(limits.probeMilliseconds);
    await new Promise((resolve) => setTimeout(resolve, limits.probeLookMilliseconds));
  }
  if (!probe.outcome.isWell) throw probe.outcome.error;
}

function tooSlow(milliseconds: number): StoreUnavailable {
  return new StoreUnavailable('too slow', `A write took longer than ${milliseconds} ms`);
}

async function write(database: Database, now: () => number): Promise<void> {
  await database.commit([{ sql: 'UPDATE store_probe SET at = ?', parameters: [instantOf(now())], rows: 1 }]);
}

async function within(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow(milliseconds)), milliseconds);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
