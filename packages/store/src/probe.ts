import { instantOf, StoreUnavailable } from '@rappen/http';
import type { Database } from './database.ts';
import { limits } from './limits.ts';

/**
 * Makes the question whether a store takes writes: it writes one row, and where files lie elsewhere, one file. One probe runs at a time, its result stands for a
 * second, and it may take two. Throws `StoreUnavailable`.
 */
export function storeProbe(
  database: Database,
  now: () => number,
  checkFiles: () => Promise<void> = async () => {},
): () => Promise<void> {
  let last: { readonly at: number; readonly outcome: Promise<void> } | undefined;
  let running = false;
  return () => {
    const at = performance.now();
    if (last !== undefined && (running || at - last.at < limits.probeReusedMilliseconds)) return last.outcome;
    running = true;
    const written = Promise.all([write(database, now), checkFiles()]).then(() => {});
    const end = () => {
      running = false;
    };
    written.then(end, end);
    const outcome = within(written, limits.probeMilliseconds);
    last = { at, outcome };
    return outcome;
  };
}

async function write(database: Database, now: () => number): Promise<void> {
  await database.commit([{ sql: 'UPDATE store_probe SET at = ?', parameters: [instantOf(now())], rows: 1 }]);
}

async function within(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const tooSlow = () => reject(new StoreUnavailable('too slow', `A write took longer than ${milliseconds} ms`));
    timer = setTimeout(tooSlow, milliseconds);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
