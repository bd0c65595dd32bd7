import { type Dispatch, type StateUpdater, useState } from 'preact/hooks';
import { forgetUnsaved } from './unsaved.ts';

/** What outlasts the page that made it, until the application is loaded anew. */
const kept = new Map<string, unknown>();

/** As `useState`, but what was set is there again when the page is. */
export function useKept<T>(name: string, initial: T): readonly [T, Dispatch<StateUpdater<T>>] {
  const [value, setValue] = useState<T>(() => (kept.has(name) ? (kept.get(name) as T) : initial));
  const set: Dispatch<StateUpdater<T>> = (next) =>
    setValue((before) => {
      const after = typeof next === 'function' ? (next as (before: T) => T)(before) : next;
      kept.set(name, after);
      return after;
    });
  return [value, set];
}

/** Forgets everything whose name begins so: what belongs to somebody who has signed out, for one. */
export function forgetKept(beginning: string): void {
  for (const name of kept.keys()) if (name.startsWith(beginning)) kept.delete(name);
  forgetUnsaved(beginning);
}
