import type { AccountStore, EbillStore, KeyStore, ResourceStore, ServiceStore } from '@rappen/http';
import { accountStore } from './accounts/store.ts';
import { blobChunks } from './blob-chunks.ts';
import { type BlobBytes, type BlobStore, blobStore } from './blobs.ts';
import type { Database } from './database.ts';
import { ebillStore } from './ebill/store.ts';
import { findKey, touchKeys } from './keys.ts';
import { migrate } from './migrate.ts';
import { resourceStore } from './resources.ts';

/** What the services keep, and the ports that they see of it. */
export interface Store extends ServiceStore {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly keys: KeyStore;
  readonly resources: ResourceStore;
  readonly ebill: EbillStore;
  readonly accounts: AccountStore;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Where the bytes of blobs lie; in the database unless said. */
  readonly blobBytes?: BlobBytes | undefined;
  /** Milliseconds since the beginning of 1970. */
  readonly now?: () => number;
}

/** The store on a database, whose schema is brought up to date first. Throws `StoreTrouble` where that is newer. */
export async function createStore(database: Database, options: StoreOptions = {}): Promise<Store> {
  const now = options.now ?? Date.now;
  await migrate(database);
  const blobs = blobStore(database, options.blobBytes ?? blobChunks(database), now);
  return {
    database,
    blobs,
    keys: { find: (key) => findKey(database, key), touch: (used) => touchKeys(database, used) },
    resources: resourceStore(database, blobs, now),
    ebill: ebillStore(database, blobs),
    accounts: accountStore(database),
    async check() {
      await database.query('SELECT 1 AS one');
    },
    close: () => database.close(),
  };
}
