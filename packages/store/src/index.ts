export { accountStore } from './accounts/store.ts';
export { blobChunks } from './blob-chunks.ts';
export { type BlobBytes, type BlobStore, keepBlob } from './blobs.ts';
export type { Commit, Database, Row, Statement, Value } from './database.ts';
export { ebillStore } from './ebill/store.ts';
export {
  configureKeys,
  createFirstKey,
  createKey,
  findKey,
  type KeyWish,
  listKeys,
  type Revocation,
  revokeKey,
} from './keys.ts';
export { migrate } from './migrate.ts';
export { createStore, type Store, type StoreOptions } from './store.ts';
export { StoreTrouble } from './trouble.ts';
