import { type Instant, instantOf } from '../instant.ts';
import { limits } from '../limits.ts';
import type { Clock } from '../ports/clock.ts';
import type { KeyStore, KeyUse, RefusedKey } from '../rights/key-store.ts';

/** How exactly a store knows when a key was used: it is not written more often. */
const minute = 60_000;
const hour = 3_600_000;

/** What a key was refused for, with the hour in which it was last written. */
interface Refusals extends RefusedKey {
  readonly writtenIn: number | undefined;
}

/**
 * The use of keys in the memory of this process; `write` keeps it in a store. What is lost when the process dies is a minute of
 * uses, and an hour of refusals behind the first.
 */
export function memoryKeyUse(keys: KeyStore, clock: Clock): KeyUse {
  const written = new Map<string, number>();
  let unwritten = new Map<string, Instant>();
  const refusals = new Map<string, Refusals>();

  async function writeUsed(): Promise<void> {
    if (unwritten.size === 0) return;
    const used = unwritten;
    unwritten = new Map();
    if (written.size > limits.rateLimitedKeysMax) written.clear();
    for (const [id, at] of used) written.set(id, Date.parse(at));
    await keys.touch?.(used);
  }

  /** The first refusal of a key at once; those of the rest of the hour when it is over. */
  async function writeRefused(): Promise<void> {
    const now = Math.floor(clock.now() / hour);
    const due: RefusedKey[] = [];
    for (const [name, { writtenIn, ...refused }] of refusals) {
      if (writtenIn === now) continue;
      if (refused.count === 0) refusals.delete(name);
      else {
        due.push(refused);
        refusals.set(name, { ...refused, count: 0, writtenIn: now });
      }
    }
    if (due.length > 0) await keys.auditRefused?.(due);
  }

  return {
    used({ id, lastUsedAt }) {
      const now = clock.now();
      const last = written.get(id) ?? Date.parse(lastUsedAt ?? '1970-01-01');
      if (now - last < minute || unwritten.size >= limits.rateLimitedKeysMax) return;
      unwritten.set(id, instantOf(now));
    },
    refused({ id, owner }, code, address) {
      const name = `${id} ${code}`;
      const before = refusals.get(name);
      if (before === undefined && refusals.size >= limits.rateLimitedKeysMax) return;
      const count = (before?.count ?? 0) + 1;
      refusals.set(name, { id, owner, code, count, at: instantOf(clock.now()), address, writtenIn: before?.writtenIn });
    },
    async write() {
      await writeUsed();
      await writeRefused();
    },
  };
}
