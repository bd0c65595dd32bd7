import { instantOf, type ResourceEntry, type ResourceFile, type ResourceStore } from '@rappen/http';
import { type BlobStore, keepBlob } from './blobs.ts';
import type { Database, Row } from './database.ts';

/** How often a file is put again that was swept before its commit. */
const putAttemptsMax = 3;

/** Files of customers in the table `resource`. */
export function resourceStore(database: Database, blobs: BlobStore, now: () => number): ResourceStore {
  async function put(owner: string, name: string, { mediaType, bytes }: ResourceFile): Promise<ResourceEntry> {
    const createdAt = instantOf(now());
    for (let attempt = 1; attempt <= putAttemptsMax; attempt += 1) {
      const sha256 = await blobs.put(bytes);
      const { ok } = await database.commit([
        keepBlob(sha256, createdAt),
        {
          sql: `INSERT INTO resource (owner, name, media_type, size, sha256, created_at) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (owner, name) DO UPDATE SET media_type = excluded.media_type, size = excluded.size,
            sha256 = excluded.sha256, created_at = excluded.created_at`,
          parameters: [owner, name, mediaType, bytes.length, sha256, createdAt],
          rows: 1,
        },
      ]);
      if (ok) return { name, mediaType, size: bytes.length, sha256, createdAt };
    }
    throw new Error('The file was swept each time before it could be named');
  }

  return {
    put,
    async get(owner, name) {
      const sql = 'SELECT media_type, sha256 FROM resource WHERE owner = ? AND name = ?';
      const [row] = await database.query(sql, [owner, name]);
      const bytes = row && (await blobs.get(String(row['sha256'])));
      return row && bytes && { mediaType: String(row['media_type']), bytes };
    },
    async list(owner) {
      const sql = 'SELECT name, media_type, size, sha256, created_at FROM resource WHERE owner = ?';
      const entries = (await database.query(sql, [owner])).map(entryOf);
      return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    async delete(owner, name) {
      const sql = 'DELETE FROM resource WHERE owner = ? AND name = ?';
      return (await database.commit([{ sql, parameters: [owner, name], rows: 1 }])).ok;
    },
  };
}

function entryOf(row: Row): ResourceEntry {
  return {
    name: String(row['name']),
    mediaType: String(row['media_type']),
    size: Number(row['size']),
    sha256: String(row['sha256']),
    createdAt: String(row['created_at']),
  };
}
