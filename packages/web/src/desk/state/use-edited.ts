import { useEffect, useRef, useState } from 'preact/hooks';
import { whileKeeping } from '../../kept/unsaved.ts';
import type { RecordKind, RecordOf } from '../../records/desk/records.ts';
import type { Desk } from './use-desk.ts';

/** Milliseconds without a stroke after which a change is kept, and after which it is kept while somebody types on. */
const pause = 350;
const pauseMax = 1000;

/** A record in the making. */
export interface Edited<T> {
  readonly record: T;
  /** Whether the browser has kept all of it: only then is it called saved. */
  readonly isKept: boolean;
  change(changes: Partial<T>): void;
  /** Keeps at once what is not kept yet, and gives the record as it is kept. */
  keep(): Promise<T>;
  /** Goes on with another record, once this one is kept. */
  goOnWith(record: T): void;
}

/**
 * A record that is edited: every change is kept by itself after a moment, and at the latest when the page is hidden or left; who leaves
 * before it is kept is asked, and it is kept meanwhile. What another tab has changed replaces what is shown, unless something is being
 * typed here.
 */
export function useEdited<K extends RecordKind>(
  desk: Desk,
  kind: K,
  initial: RecordOf<K>,
  onFirst?: () => void,
): Edited<RecordOf<K>> {
  const latest = useRef(initial);
  const isPending = useRef(false);
  const isKept = useRef(true);
  const unkept = useUnkept();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const [, redraw] = useState(0);
  const set = (record: RecordOf<K>) => {
    latest.current = record;
    redraw((count) => count + 1);
  };
  const keep = async (): Promise<RecordOf<K>> => {
    clearTimeout(timer.current);
    const next = chain.current.then(async () => {
      if (!isPending.current) return;
      isPending.current = false;
      const kept = await desk.put(kind, latest.current);
      // Where there was no room it is tried again with the next change, and when the page is left
      if (kept === 'full') isPending.current = true;
      // In the place of an outdated one stands that of the other tab
      isKept.current = !isPending.current && kept !== 'gone';
      const { revision } = latest.current;
      set(kept === 'kept' ? { ...latest.current, revision: revision + 1 } : latest.current);
      // Not where somebody has typed on meanwhile
      if (!isPending.current || kept === 'full') unkept.end();
    });
    chain.current = next;
    await next;
    return latest.current;
  };
  const stored = (desk.records?.[kind] as readonly RecordOf<K>[] | undefined)?.find(
    ({ id }) => id === latest.current.id,
  );
  useEffect(() => {
    if (stored !== undefined && stored.revision > latest.current.revision && !isPending.current) set(stored);
  }, [stored]);
  useLeaving(() => void keep());
  return {
    record: latest.current,
    isKept: isKept.current,
    change: (changes) => {
      if (!isPending.current && latest.current.revision === 0) onFirst?.();
      unkept.begin(!isPending.current);
      isPending.current = true;
      isKept.current = false;
      set({ ...latest.current, ...changes });
      clearTimeout(timer.current);
      // A new record is there from its first stroke on: what is opened next may build on it
      timer.current = setTimeout(() => void keep(), latest.current.revision === 0 ? 0 : unkept.pauseLeft());
    },
    keep,
    goOnWith: set,
  };
}

/** That something is changed which the browser has not kept: the page is not left without a question. */
function useUnkept() {
  const since = useRef(0);
  const resolve = useRef<(() => void) | undefined>(undefined);
  return {
    begin(isFirst: boolean): void {
      if (isFirst) since.current = performance.now();
      if (resolve.current !== undefined) return;
      const ended = new Promise<void>((end) => {
        resolve.current = end;
      });
      void whileKeeping(ended);
    },
    end(): void {
      resolve.current?.();
      resolve.current = undefined;
    },
    /** Milliseconds. */
    pauseLeft: () => Math.min(pause, since.current + pauseMax - performance.now()),
  };
}

/** Does something when the page is about to be left, in whatever way: on a phone one that is hidden may never be shown again. */
function useLeaving(leave: () => void): void {
  useEffect(() => {
    const names = ['visibilitychange', 'beforeunload', 'pagehide'] as const;
    for (const name of names) addEventListener(name, leave);
    return () => {
      for (const name of names) removeEventListener(name, leave);
      leave();
    };
  }, []);
}
