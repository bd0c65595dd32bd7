import { type Instant, instantOf, sha256Of } from '@rappen/http';
import type { Database, Statement } from './database.ts';
import { limits } from './limits.ts';
import { readAtLength } from './read-at-length.ts';

/** Bytes by their SHA-256, so that the same bytes are kept once. A blob is put first, and named by a commit afterwards. */
export interface BlobStore {
  /** Keeps bytes, 32 MiB at most, and says by which hash they are found. */
  put(bytes: Uint8Array): Promise<string>;
  get(sha256: string): Promise<Uint8Array | undefined>;
  /** False: there is no such blob, or something names it. */
  delete(sha256: string): Promise<boolean>;
  /**
   * Deletes blobs that nothing names and nobody has put since an instant: what is left over where a commit never came.
   * Answers how many; at most 100 at a time. One process at a time may sweep.
   */
  sweep(before: Instant): Promise<number>;
}

/** Where the bytes themselves lie. */
export interface BlobBytes {
  /** False: the blob is being swept, and nothing may be written. */
  write(sha256: string, bytes: Uint8Array): Promise<boolean>;
  read(sha256: string, size: number): Promise<Uint8Array | undefined>;
  /** Removes what lies outside the database, and gives the statements that remove the rest. */
  remove(sha256: string): Promise<readonly Statement[]>;
  /** Resolves if what lies outside the database takes writes, and throws `StoreUnavailable` if not. */
  check?(): Promise<void>;
}

/** A blob that no table names: every table that names blobs stands here. */
const isUnnamed = `NOT EXISTS (SELECT 1 FROM resource WHERE resource.sha256 = blob.sha256)
  AND NOT EXISTS (SELECT 1 FROM ebill_case WHERE ebill_case.pdf_submitted = blob.sha256)
  AND NOT EXISTS (SELECT 1 FROM ebill_case WHERE ebill_case.pdf_archival = blob.sha256)
  AND NOT EXISTS (SELECT 1 FROM ebill_mail WHERE ebill_mail.pdf = blob.sha256)`;
const endOfTime = '9999-12-31T23:59:59.999Z';

/**
 * Belongs into each commit that names a blob, before the statement that does: the blob is there and stays. The commit is
 * refused (`rows`) when it has been swept in the meantime; it has to be put again then.
 */
export function keepBlob(sha256: string, now: Instant): Statement {
  return {
    sql: 'UPDATE blob SET stored_at = ? WHERE sha256 = ? AND swept_at IS NULL',
    parameters: [now, sha256],
    rows: 1,
  };
}

/** Blobs that may go, no more than one sweep deletes: all are gone through, so many at a time that no read is a long one. */
async function orphansOf(database: Database, before: Instant): Promise<readonly string[]> {
  const found: string[] = [];
  for (let after = ''; found.length < limits.sweptBlobsMax; ) {
    const [part] = await readAtLength(
      database,
      `SELECT MAX(sha256) AS last FROM (SELECT sha256 FROM blob WHERE sha256 > ? ORDER BY sha256 LIMIT ?) AS next_blobs`,
      [after, limits.blobsPerLookMax],
    );
    if (part === undefined || part['last'] === null) break;
    const last = String(part['last']);
    const rows = await readAtLength(
      database,
      `SELECT sha256 FROM blob WHERE sha256 > ? AND sha256 <= ?
        AND (swept_at IS NOT NULL OR (stored_at < ? AND ${isUnnamed})) ORDER BY sha256 LIMIT ?`,
      [after, last, before, limits.sweptBlobsMax - found.length],
    );
    for (const { sha256 } of rows) found.push(String(sha256));
    after = last;
  }
  return found;
}

/** Blobs that a table of the database lists, whose bytes lie in the database itself or elsewhere. */
export function blobStore(database: Database, bytesOf: BlobBytes, now: () => number): BlobStore {
  /** Marks a blob, so that nobody can name it any more, then removes it. The first statement waits for commits that name it. */
  async function remove(sha256: string, before: Instant): Promise<boolean> {
    const marked = await database.commit([
      { sql: 'UPDATE blob SET stored_at = stored_at WHERE sha256 = ?', parameters: [sha256], rows: 1 },
      {
        sql: `UPDATE blob SET swept_at = ? WHERE sha256 = ? AND (swept_at IS NOT NULL OR (stored_at < ? AND ${isUnnamed}))`,
        parameters: [instantOf(now()), sha256, before],
        rows: 1,
      },
    ]);
    if (!marked.ok) return false;
    const rest = await bytesOf.remove(sha256);
    const row = { sql: 'DELETE FROM blob WHERE sha256 = ? AND swept_at IS NOT NULL', parameters: [sha256] };
    await database.commit([...rest, row]);
    return true;
  }

  return {
    async put(bytes) {
      if (bytes.length > limits.blobBytesMax)
        throw new Error(`A blob of ${bytes.length} bytes is too large to be kept`);
      const sha256 = await sha256Of(bytes);
      const listed = await database.commit([
        {
          sql: `INSERT INTO blob (sha256, size, stored_at) VALUES (?, ?, ?)
            ON CONFLICT (sha256) DO UPDATE SET stored_at = excluded.stored_at WHERE blob.swept_at IS NULL`,
          parameters: [sha256, bytes.length, instantOf(now())],
          rows: 1,
        },
      ]);
      if (!listed.ok || !(await bytesOf.write(sha256, bytes)))
        throw new Error('The blob is being deleted at this moment');
      return sha256;
    },
    async get(sha256) {
      const [row] = await database.query('SELECT size FROM blob WHERE sha256 = ? AND swept_at IS NULL', [sha256]);
      if (row === undefined) return undefined;
      const bytes = await bytesOf.read(sha256, Number(row['size']));
      return bytes?.length === row['size'] ? bytes : undefined;
    },
    delete: (sha256) => remove(sha256, endOfTime),
    async sweep(before) {
      const orphans = await orphansOf(database, before);
      let swept = 0;
      for (const sha256 of orphans) if (await remove(sha256, before)) swept += 1;
      return swept;
    },
  };
}
