/** Serves whatever is due, each item by itself: one that takes long holds up no other. */
export interface Pump {
  /** Begins to serve what is due and not being served. Answers how many were begun. */
  begin(): Promise<number>;
  /** When everything that was begun has ended. */
  settled(): Promise<void>;
}

export interface PumpParts<T> {
  readonly due: () => Promise<readonly T[]>;
  /** What makes an item the same one when it is due again. */
  readonly keyOf: (item: T) => number;
  readonly serve: (item: T) => Promise<unknown>;
  /** Whose items wait for one another; without: those of all. */
  readonly groupOf?: (item: T) => string;
  /** Items of a group that are served at a time. */
  readonly countMax: number;
  /** Told what `serve` throws. */
  readonly onFault: (error: unknown) => void;
}

export function pump<T>({ due, keyOf, groupOf = () => '', serve, countMax, onFault }: PumpParts<T>): Pump {
  const serving = new Map<number, Promise<unknown>>();
  /** How many of each group are being served. */
  const counts = new Map<string, number>();
  const count = (group: string, more: number) => counts.set(group, (counts.get(group) ?? 0) + more);
  return {
    async begin() {
      const waiting = (await due()).filter((item) => !serving.has(keyOf(item)));
      let begun = 0;
      for (const item of waiting) {
        const group = groupOf(item);
        if ((counts.get(group) ?? 0) >= countMax) continue;
        count(group, 1);
        begun += 1;
        const end = () => {
          serving.delete(keyOf(item));
          count(group, -1);
        };
        serving.set(keyOf(item), serve(item).catch(onFault).finally(end));
      }
      return begun;
    },
    async settled() {
      await Promise.all(serving.values());
    },
  };
}
