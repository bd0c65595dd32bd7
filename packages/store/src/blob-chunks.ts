import type { BlobBytes } from './blobs.ts';
import type { Database, Statement } from './database.ts';
import { limits } from './limits.ts';

/** Bytes in rows of the database, in pieces that every database takes. */
export function blobChunks(database: Database): BlobBytes {
  return {
    async write(sha256, bytes) {
      const parts = partsOf(bytes.length);
      const [row] = await database.query('SELECT COUNT(*) AS parts FROM blob_chunk WHERE sha256 = ?', [sha256]);
      if (Number(row?.['parts']) === parts) return true;
      // A sweep waits for this commit, or this commit finds the blob swept
      const isKept = {
        sql: 'UPDATE blob SET stored_at = stored_at WHERE sha256 = ? AND swept_at IS NULL',
        parameters: [sha256],
        rows: 1,
      };
      for (let first = 0; first < parts; first += limits.chunksPerCommitMax) {
        const count = Math.min(limits.chunksPerCommitMax, parts - first);
        const inserts = Array.from({ length: count }, (_, offset) => insertion(sha256, first + offset, bytes));
        if (!(await database.commit([isKept, ...inserts])).ok) return false;
      }
      return true;
    },
    async read(sha256, size) {
      const bytes = new Uint8Array(size);
      const parts = partsOf(size);
      let length = 0;
      for (let first = 0; first < parts; first += limits.chunksPerCommitMax) {
        const rows = await database.query(
          'SELECT part, bytes FROM blob_chunk WHERE sha256 = ? AND part >= ? AND part < ?',
          [sha256, first, Math.min(first + limits.chunksPerCommitMax, parts)],
        );
        for (const row of rows) {
          const chunk = row['bytes'] as Uint8Array;
          bytes.set(chunk, Number(row['part']) * limits.chunkBytes);
          length += chunk.length;
        }
      }
      return length === size ? bytes : undefined;
    },
    async remove(sha256) {
      const isSwept = 'EXISTS (SELECT 1 FROM blob WHERE blob.sha256 = blob_chunk.sha256 AND blob.swept_at IS NOT NULL)';
      return [{ sql: `DELETE FROM blob_chunk WHERE sha256 = ? AND ${isSwept}`, parameters: [sha256] }];
    },
  };
}

function insertion(sha256: string, part: number, bytes: Uint8Array): Statement {
  return {
    sql: 'INSERT INTO blob_chunk (sha256, part, bytes) VALUES (?, ?, ?) ON CONFLICT (sha256, part) DO NOTHING',
    parameters: [sha256, part, bytes.subarray(part * limits.chunkBytes, (part + 1) * limits.chunkBytes)],
  };
}

function partsOf(size: number): number {
  return Math.ceil(size / limits.chunkBytes);
}
