import type { Instant } from '../instant.ts';
import type { StoredKey } from './api-key.ts';
import { isMistypedKey } from './key-text.ts';

/** Remembers the use of keys until it is written: no request waits for that, or fails because of it. */
export interface KeyUse {
  used(key: StoredKey): void;
  /** A key that is known was refused. */
  refused(key: StoredKey, code: string, address: string | undefined): void;
  /** Keeps what was used, each key once a minute at most, and what was refused, each key and reason once an hour. */
  write(): Promise<void>;
}

/** How often a key was refused for a reason since this was last kept. */
export interface RefusedKey extends Pick<StoredKey, 'id' | 'owner'> {
  readonly code: string;
  readonly count: number;
  /** Of the last time. */
  readonly at: Instant;
  readonly address: string | undefined;
}

/** Who may call. A key is only ever looked up, never listed; whether it may be used is checked elsewhere. */
export interface KeyStore {
  find(key: string): Promise<StoredKey | undefined>;
  /** Keeps when keys were last used, by their ids. Without: not recorded. */
  touch?(used: ReadonlyMap<string, Instant>): Promise<void>;
  /** Writes refusals into the audit logs of the billers whose keys they are. Without: not recorded. */
  auditRefused?(refused: readonly RefusedKey[]): Promise<void>;
}

/** For how long a key that was found is not looked up again: a revoked one ends within this time. */
const rememberMilliseconds = 1000;
const rememberedKeysMax = 1000;

/**
 * A store that asks another one at most once a second for each key it knows, and never for one that is mistyped. `now` in milliseconds;
 * where a clock is set back, keys are looked up anew.
 */
export function rememberedKeys(store: KeyStore, now: () => number): KeyStore {
  const remembered = new Map<string, { readonly found: StoredKey; readonly at: number }>();
  return {
    async find(key) {
      if (isMistypedKey(key)) return undefined;
      const known = remembered.get(key);
      const instant = now();
      if (known !== undefined && instant >= known.at && instant < known.at + rememberMilliseconds) return known.found;
      const found = await store.find(key);
      if (remembered.size >= rememberedKeysMax) remembered.clear();
      remembered.delete(key);
      if (found !== undefined) remembered.set(key, { found, at: instant });
      return found;
    },
  };
}
