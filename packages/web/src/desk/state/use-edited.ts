import { useEffect, useRef, useState } from 'preact/hooks';
import type { RecordKind, RecordOf } from '../../records/desk/records.ts';
import type { Desk } from './use-desk.ts';

/** Milliseconds without a stroke after which a change is kept. */
const pause = 350;

/** A record in the making. */
export interface Edited<T> {
  readonly record: T;
  change(changes: Partial<T>): void;
  /** Keeps at once what is not kept yet, and gives the record as it is kept. */
  keep(): Promise<T>;
  /** Goes on with another record, once this one is kept. */
  goOnWith(record: T): void;
}

/**
 * A record that is edited: every change is kept by itself after a moment, and at the latest when the page is left. What
 * another tab has changed replaces what is shown, unless something is being typed here.
 */
export function useEdited<K extends RecordKind>(
  desk: Desk,
  kind: K,
  initial: RecordOf<K>,
  onFirst?: () => void,
): Edited<RecordOf<K>> {
  const latest = useRef(initial);
  const isPending = useRef(false);
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
      if (kept === 'kept') set({ ...latest.current, revision: latest.current.revision + 1 });
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
  useEffect(() => {
    const leave = () => void keep();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    record: latest.current,
    change: (changes) => {
      if (!isPending.current && latest.current.revision === 0) onFirst?.();
      isPending.current = true;
      set({ ...latest.current, ...changes });
      clearTimeout(timer.current);
      // A new record is there from its first stroke on: what is opened next may build on it
      timer.current = setTimeout(() => void keep(), latest.current.revision === 0 ? 0 : pause);
    },
    keep,
    goOnWith: set,
  };
}
