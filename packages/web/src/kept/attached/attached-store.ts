import { dayAfter } from '../../records/days.ts';
import type { AttachedFile } from '../../records/desk/attached-files.ts';
import type { DaysById, Opened } from '../database.ts';

/** What the desk does with what is in the files of its invoices. */
export interface AttachedStore {
  /** Keeps files on a day, all or none, before a record names them. */
  attach(files: readonly AttachedFile[], day: string): Promise<'kept' | 'full'>;
  /** What is in files, by their names; one that is not kept here is missing. */
  attached(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Removes what nothing has named for some days: no invoice and none of its versions, nothing in the bin. A draft that is still being
   * written in some tab, or had no room yet, has these days to be kept.
   */
  sweep(day: string): Promise<void>;
}

/** Days that a file stays which nothing names. */
const unnamedDays = 7;

export function attachedStore({ database, during }: Opened): AttachedStore {
  return {
    attach: (files, day) =>
      during(async () => {
        const transaction = database.transaction(['attached', 'settings'], 'readwrite');
        const settings = transaction.objectStore('settings');
        await putAttached(transaction.objectStore('attached'), files);
        const unnamed = ((await settings.get('unnamed')) ?? {}) as DaysById;
        await settings.put({ ...unnamed, ...Object.fromEntries(files.map(({ id }) => [id, day])) }, 'unnamed');
        await transaction.done;
        return 'kept' as const;
      }),
    async attached(ids) {
      const store = database.transaction('attached').store;
      const found = await Promise.all(ids.map((id) => store.get(id)));
      return new Map(found.flatMap((one) => (one === undefined ? [] : [[one.id, one.content]])));
    },
    async sweep(day) {
      await during(() => sweep(database, day));
    },
  };
}

/** Puts files where there is none of the name yet. */
export async function putAttached(
  store: { getKey(id: string): Promise<string | undefined>; put(file: AttachedFile): Promise<string> },
  files: readonly AttachedFile[],
): Promise<void> {
  for (const file of files) if ((await store.getKey(file.id)) === undefined) await store.put(file);
}

async function sweep(database: Opened['database'], day: string): Promise<void> {
  const transaction = database.transaction(['attached', 'invoices', 'bin', 'settings'], 'readwrite');
  const [store, settings] = [transaction.objectStore('attached'), transaction.objectStore('settings')];
  const ids = await store.getAllKeys();
  if (ids.length === 0) return;
  const invoices = await transaction.objectStore('invoices').getAll();
  // Of the bin all of it: nobody here may understand it
  const bin = await transaction.objectStore('bin').getAll();
  const text = JSON.stringify([invoices.map(({ attachments, versions }) => [attachments, versions]), bin]);
  const named = new Set(text.match(/[0-9a-f]{24}/g));
  const before = ((await settings.get('unnamed')) ?? {}) as DaysById;
  const unnamed: Record<string, string> = {};
  for (const id of ids) {
    const since = before[id] ?? day;
    if (named.has(id) || text.includes(id)) continue;
    if (since < dayAfter(day, -unnamedDays)) await store.delete(id);
    else unnamed[id] = since;
  }
  await settings.put(unnamed, 'unnamed');
  await transaction.done;
}
