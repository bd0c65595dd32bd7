import type { AccountStore, EbillStore, KeyStore, ResourceStore, SealingStore, ServiceStore } from '@rappen/http';
import { accountStore } from './accounts/store.ts';
import { blobChunks } from './blob-chunks.ts';
import { type BlobBytes, type BlobStore, blobStore } from './blobs.ts';
import type { Database } from './database.ts';
import { ebillStore } from './ebill/store.ts';
import { storeFigures } from './figures.ts';
import { auditRefusedKeys, findKey, touchKeys } from './keys.ts';
import { migrate } from './migrate.ts';
import { storeProbe } from './probe.ts';
import { resourceStore } from './resources.ts';
import { sealingStore } from './sealing.ts';

/** What the services keep, and the ports that they see of it. */
export interface Store extends ServiceStore {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly keys: KeyStore;
  readonly resources: ResourceStore;
  readonly ebill: EbillStore;
  readonly accounts: AccountStore;
  readonly sealing: SealingStore;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Where the bytes of blobs lie; in the database unless said. */
  readonly blobBytes?: BlobBytes | undefined;
  /** To whom leases belong; a new one unless said. */
  readonly instance?: string;
  /** Milliseconds since the beginning of 1970. */
  readonly now?: () => number;
}

/** The store on a database, whose schema is brought up to date first. Throws `StoreTrouble` where that is newer. */
export async function createStore(database: Database, options: StoreOptions = {}): Promise<Store> {
  const now = options.now ?? Date.now;
  await migrate(database);
  const bytes = options.blobBytes ?? blobChunks(database);
  const blobs = blobStore(database, bytes, now);
  return {
    database,
    blobs,
    keys: {
      find: (key) => findKey(database, key),
      touch: (used) => touchKeys(database, used),
      auditRefused: (refused) => auditRefusedKeys(database, refused),
    },
    resources: resourceStore(database, blobs, now),
    ebill: ebillStore(database, blobs, options.instance ?? crypto.randomUUID()),
    accounts: accountStore(database),
    sealing: sealingStore(database),
    check: storeProbe(database, now, bytes.check),
    figures: (at) => storeFigures(database, at),
    longReads: database.longReads,
    close: () => database.close(),
  };
}
