import {
  type Config,
  type EbillStore,
  fixedKeys,
  instantOf,
  memoryStore,
  type SealingStore,
  type ServiceStore,
} from '@rappen/http';
import { configureKeys, createStore, listKeys, StoreTrouble } from '@rappen/store';
import { type D1Binding, d1Database, type R2Binding, r2Bytes } from '@rappen/store/d1';

/** The storage bindings. */
export interface StorageBindings {
  /** A D1 database; without it, the Worker knows only the keys in its secrets and stores nothing. */
  readonly DB?: D1Binding;
  /** An R2 bucket for files; without it, they are in the database. */
  readonly BLOBS?: R2Binding;
}

/** The storage of the Worker; without a database, it submits no eBills. */
export interface WorkerStore extends ServiceStore {
  readonly ebill?: EbillStore;
  readonly sealing?: SealingStore;
}

/**
 * Opens the store of the bindings, or explains why it cannot. Every instance needs the same key and nobody sees
 * the output of an instance, so no key is generated.
 */
export async function openStore(
  { DB, BLOBS }: StorageBindings,
  config: Config,
): Promise<WorkerStore | { readonly errors: readonly string[] }> {
  const noKey = { errors: ['RAPPEN_API_KEY is not set: run "wrangler secret put RAPPEN_API_KEY"'] };
  if (DB === undefined) return config.apiKey === undefined ? noKey : memoryStore(fixedKeys(config));
  try {
    const store = await createStore(d1Database(DB), { blobBytes: BLOBS && r2Bytes(BLOBS) });
    await configureKeys(store.database, fixedKeys(config), instantOf(Date.now()));
    return (await listKeys(store.database)).length === 0 ? noKey : store;
  } catch (error) {
    if (error instanceof StoreTrouble) return { errors: [error.message] };
    throw error;
  }
}
