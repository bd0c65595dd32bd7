import type { FileSettings } from '@rappen/http';
import { blobChunks } from '../blob-chunks.ts';
import type { BlobBytes } from '../blobs.ts';
import type { Database } from '../database.ts';
import { StoreTrouble } from '../trouble.ts';
import { s3Bucket } from './bucket.ts';
import { s3Bytes } from './bytes.ts';

/** The address of a bucket as the settings write it. */
function addressOf({ bucket, prefix }: FileSettings): string {
  return `s3://${bucket}/${prefix}`.replace(/\/$/, '');
}

/** The bytes of files where the settings want them. */
export function bytesAt(database: Database, files: FileSettings | undefined): BlobBytes {
  const inDatabase = blobChunks(database);
  return files === undefined ? inDatabase : s3Bytes(s3Bucket(files), inDatabase);
}

/**
 * Makes sure that the files of a store are looked for where they lie, and that the bucket takes writes. The first opening with a
 * bucket notes it in the store. Throws `StoreTrouble`.
 */
export async function checkFiles(database: Database, bytes: BlobBytes, files: FileSettings | undefined): Promise<void> {
  const [row] = await database.query('SELECT files FROM store_state');
  const noted = String(row?.['files'] ?? '');
  const wanted = files === undefined ? '' : addressOf(files);
  if (noted !== '' && noted !== wanted)
    throw new StoreTrouble(
      `The files of this store lie in ${noted}, and RAPPEN_FILES_URL ${wanted === '' ? 'is not set' : `is ${wanted}`}: set it to ${noted}, or copy all objects to the new place and run "rappen store accept"`,
    );
  await bytes.check?.().catch((error: Error) => {
    throw new StoreTrouble(`${wanted} in RAPPEN_FILES_URL cannot be written: ${error.message}`, { cause: error });
  });
  if (noted !== wanted) await noteFiles(database, files);
}

/** Notes where the files lie from now on. */
export async function noteFiles(database: Database, files: FileSettings | undefined): Promise<void> {
  const wanted = files === undefined ? '' : addressOf(files);
  await database.commit([{ sql: 'UPDATE store_state SET files = ?', parameters: [wanted], rows: 1 }]);
}
