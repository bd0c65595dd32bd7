/** Every bound of the store, once. */
export const limits = {
  /** A row of `blob_chunk`: D1 keeps rows up to 1 MB. */
  chunkBytes: 524_288,
  /** Chunks that one commit carries. */
  chunksPerCommitMax: 8,
  /** One blob. */
  blobBytesMax: 33_554_432,
  /** Orphaned blobs that one sweep deletes. */
  sweptBlobsMax: 500,
  /** How long a statement waits for another writer of the same SQLite file. */
  busyMilliseconds: 5_000,
  /** Statements that a SQLite connection keeps prepared. */
  preparedStatementsMax: 300,
  /** Connections to PostgreSQL. */
  connectionsMax: 10,
  connectMilliseconds: 7_000,
  statementMilliseconds: 30_000,
  /** How often PostgreSQL may ask for the same commit again. */
  commitAttemptsMax: 20,
  /** Longest pause before the next of them. */
  pauseMillisecondsMax: 80,
} as const;
