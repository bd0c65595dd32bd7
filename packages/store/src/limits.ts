/** Every bound of the store, once. */
export const limits = {
  /** A row of `blob_chunk`: D1 keeps rows up to 1 MB. */
  chunkBytes: 524_288,
  /** Chunks that one commit carries. */
  chunksPerCommitMax: 8,
  /** One blob. */
  blobBytesMax: 33_554_432,
  /** Orphaned blobs that one sweep deletes. */
  sweptBlobsMax: 100,
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

/** Every bound of what the eBill service keeps, once. */
export const ebillLimits = {
  /** Ids of cases and webhooks that a biller takes at a time; they stay 32-bit integers for two million blocks. */
  idsPerBlock: 1000,
  /** The last id of all. */
  idMax: 2_147_483_647,
  webhooksPerBillerMax: 20,
  /** Characters of an answer of a webhook that are kept. */
  answerLengthMax: 1000,
  /** Rows of one page, whatever is asked for. */
  pageLengthMax: 1000,
  /** Cases with one reference number or structured reference that are looked at. */
  candidatesMax: 100,
  /** Billers or webhooks that a worker is told of at a time. */
  dueMax: 1000,
  /** Commands to the simulator that are read at a time. */
  simulatorEntriesMax: 10_000,
  /** Cases that one call purges. */
  purgedCasesMax: 200,
  /** Idempotency keys that one call purges, but for more of one millisecond. */
  purgedKeysMax: 10_000,
  /** Feed records that one call purges. */
  purgedRecordsMax: 10_000,
  /** Structured references that one statement looks for: D1 takes 100 parameters. */
  referencesPerQueryMax: 90,
  /** Structured references that one statement writes, with three parameters each. */
  referencesPerInsertMax: 30,
  /** How often a commit is tried again after a race for ids or keys. */
  attemptsMax: 8,
} as const;
