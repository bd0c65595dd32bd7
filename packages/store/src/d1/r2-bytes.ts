import type { BlobBytes } from '../blobs.ts';
import type { R2Binding } from './bindings.ts';

/** Bytes as objects of an R2 bucket, which take any size and leave the database small. */
export function r2Bytes(bucket: R2Binding): BlobBytes {
  const objectOf = (sha256: string) => `blob/${sha256}`;
  return {
    async write(sha256, bytes) {
      await bucket.put(objectOf(sha256), bytes);
      return true;
    },
    async read(sha256) {
      const object = await bucket.get(objectOf(sha256));
      return object === null ? undefined : new Uint8Array(await object.arrayBuffer());
    },
    async remove(sha256) {
      await bucket.delete(objectOf(sha256));
      return [];
    },
  };
}
