import { StoreUnavailable, sha256Of } from '@rappen/http';
import type { BlobBytes } from '../blobs.ts';
import { limits } from '../limits.ts';
import type { Bucket } from './bucket.ts';

const probe = new TextEncoder().encode('Rappen asks whether this bucket takes writes');

/**
 * Bytes as objects of an S3 bucket, named by their SHA-256. An object is listed in the database before it is written, so that one
 * that no commit ever names is found and deleted. `former`: where the bytes lay before there was a bucket; they are read from there.
 */
export function s3Bytes(bucket: Bucket, former: BlobBytes): Required<BlobBytes> {
  const objectOf = (sha256: string) => `blob/${sha256}`;
  const probed = sha256Of(probe);
  let writtenAt: number | undefined;
  return {
    async write(sha256, bytes) {
      await bucket.put(objectOf(sha256), new Uint8Array(bytes), sha256);
      return true;
    },
    async read(sha256, size) {
      const bytes = await bucket.get(objectOf(sha256), size);
      if (bytes === undefined) return former.read(sha256, size);
      if ((await sha256Of(bytes)) !== sha256)
        throw new StoreUnavailable(
          'damaged',
          `The object ${objectOf(sha256)} does not have the bytes that were written`,
        );
      return bytes;
    },
    async remove(sha256) {
      await bucket.delete(objectOf(sha256));
      return former.remove(sha256);
    },
    async check() {
      const now = performance.now();
      if (writtenAt !== undefined && now - writtenAt < limits.objectProbeReusedMilliseconds) return;
      await bucket.put('probe', probe, await probed);
      writtenAt = now;
    },
  };
}
