import type { ServiceStore } from '../ports/ports.ts';
import type { StoredKey } from '../rights/api-key.ts';
import { keyHashOf } from '../rights/key-text.ts';

/** A store that only knows keys, by their text, and forgets them with the process. It keeps no files of customers. */
export async function memoryStore(keys: Readonly<Record<string, StoredKey>>): Promise<ServiceStore> {
  const known = new Map<string, StoredKey>();
  for (const [key, stored] of Object.entries(keys)) known.set(await keyHashOf(key), stored);
  return {
    keys: { find: async (key) => known.get(await keyHashOf(key)) },
    check: async () => {},
  };
}
