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
  /** Items that are served at a time. */
  readonly countMax: number;
  /** Told what `serve` throws. */
  readonly onFault: (error: unknown) => void;
}

export function pump<T>({ due, keyOf, serve, countMax, onFault }: PumpParts<T>): Pump {
  const serving = new Map<number, Promise<unknown>>();
  return {
    async begin() {
      const waiting = (await due()).filter((item) => !serving.has(keyOf(item)));
      const begun = waiting.slice(0, countMax - serving.size);
      for (const item of begun) {
        const end = () => serving.delete(keyOf(item));
        serving.set(keyOf(item), serve(item).catch(onFault).finally(end));
      }
      return begun.length;
    },
    async settled() {
      await Promise.all(serving.values());
    },
  };
}
