import { limits } from './limits.ts';

/** So many in so many milliseconds, of each name of a kind. */
export interface ThrottleRule<Kind extends string> {
  readonly of: Kind;
  readonly countMax: number;
  readonly milliseconds: number;
}

/** Counts what each of several names does. */
export interface Throttle<Kind extends string> {
  /** Takes one for each name; answers the seconds until it may be taken, and 0 when it was taken now. */
  take(names: Readonly<Partial<Record<Kind, string>>>, now: number): number;
}

/**
 * A throttle in the memory of this process, which knows when each name last did what is counted. When there are too many names,
 * the quietest are forgotten; where a clock is set back, so is what lies ahead of it: nobody waits for a time that has been.
 */
export function memoryThrottle<Kind extends string>(rules: readonly ThrottleRule<Kind>[]): Throttle<Kind> {
  const made = new Map<string, readonly number[]>();
  const keysOf = (names: Readonly<Partial<Record<Kind, string>>>) =>
    Object.entries(names).flatMap(([kind, name]) => (name === undefined ? [] : [`${kind} ${name}`]));
  const keptOf = (key: string) => rules.filter(({ of }) => key.startsWith(`${of} `));
  return {
    take(names, now) {
      const waits = rules.map(({ of, countMax, milliseconds }) => {
        const name = names[of];
        const recent =
          name === undefined
            ? []
            : (made.get(`${of} ${name}`) ?? []).filter((at) => at > now - milliseconds && at <= now);
        const oldest = recent.at(-countMax);
        return oldest === undefined ? 0 : Math.ceil((oldest + milliseconds - now) / 1000);
      });
      const seconds = Math.max(0, ...waits);
      if (seconds > 0) return seconds;
      for (const key of keysOf(names)) {
        const longest = Math.max(...keptOf(key).map(({ milliseconds }) => milliseconds));
        const most = Math.max(...keptOf(key).map(({ countMax }) => countMax));
        const recent = [...(made.get(key) ?? []).filter((at) => at > now - longest && at <= now), now];
        // Taken out and put back, so that the map stays in the order of last use
        made.delete(key);
        made.set(key, recent.slice(-most));
      }
      for (const quietest of made.keys()) {
        if (made.size <= limits.rateLimitedKeysMax) break;
        made.delete(quietest);
      }
      return 0;
    },
  };
}
