import { limits } from '../limits.ts';
import type { FailureStore, Failures } from '../ports/accounts/failures.ts';

/** Failed attempts in the memory of this process, for a service without a store that keeps them. */
export function memoryFailures(): FailureStore {
  const kept = new Map<string, Failures>();
  return {
    find: async (sha256s) => sha256s.flatMap((sha256) => kept.get(sha256) ?? []),
    async replace(changes) {
      const isAsFound = changes.every(({ before, after }) => kept.get(after.sha256) === before);
      if (!isAsFound) return false;
      for (const { after } of changes) {
        // Taken out and put back, so that the map stays in the order of last use
        kept.delete(after.sha256);
        kept.set(after.sha256, after);
      }
      for (const quietest of kept.keys()) {
        if (kept.size <= limits.failuresKeptMax) break;
        kept.delete(quietest);
      }
      return true;
    },
    async purge(before) {
      const old = [...kept.values()].filter(({ lastAt }) => lastAt < before);
      for (const { sha256 } of old) kept.delete(sha256);
      return old.length;
    },
  };
}
