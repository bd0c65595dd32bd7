import { type Instant, instantOf } from './keys.ts';
import { limits } from './limits.ts';
import type { Clock, KeyStore, KeyUse } from './ports.ts';

/** How exactly a store knows when a key was used: it is not written more often. */
const minute = 60_000;

/** The use of keys in the memory of this process; `write` keeps it in a store. What is lost when the process dies is a minute. */
export function memoryKeyUse(keys: KeyStore, clock: Clock): KeyUse {
  const written = new Map<string, number>();
  let unwritten = new Map<string, Instant>();
  return {
    used({ id, lastUsedAt }) {
      const now = clock.now();
      const last = written.get(id) ?? Date.parse(lastUsedAt ?? '1970-01-01');
      if (now - last < minute || unwritten.size >= limits.rateLimitedKeysMax) return;
      unwritten.set(id, instantOf(now));
    },
    async write() {
      if (unwritten.size === 0) return;
      const used = unwritten;
      unwritten = new Map();
      if (written.size > limits.rateLimitedKeysMax) written.clear();
      for (const [id, at] of used) written.set(id, Date.parse(at));
      await keys.touch?.(used);
    },
  };
}
