/** What the store keeps about itself. */
export const probeSchema: readonly string[] = [
  // Written by whoever asks whether the store takes writes
  'CREATE TABLE store_probe (number BIGINT PRIMARY KEY, at TEXT NOT NULL)',
  "INSERT INTO store_probe (number, at) VALUES (1, '')",
];

/** Which store this is and how far it has come, for `sqlite/mark.ts`; the opening gives it its id. */
export const stateSchema: readonly string[] = [
  `CREATE TABLE store_state (
    number BIGINT PRIMARY KEY,
    id TEXT NOT NULL,
    epoch BIGINT NOT NULL,
    commits BIGINT NOT NULL
  )`,
  "INSERT INTO store_state (number, id, epoch, commits) VALUES (1, '', 1, 0)",
];

/** Where the bytes of files lie, if not in the database; see `s3/open.ts`. */
export const filesSchema: readonly string[] = ["ALTER TABLE store_state ADD COLUMN files TEXT NOT NULL DEFAULT ''"];

/** Processes that are at work, and to which of them a lease belongs; see `presence.ts`. */
export const presenceSchema: readonly string[] = [
  'CREATE TABLE store_instance (id TEXT PRIMARY KEY, beats BIGINT NOT NULL)',
  'ALTER TABLE ebill_idempotency ADD COLUMN instance TEXT',
  'ALTER TABLE ebill_outbox ADD COLUMN instance TEXT',
  'ALTER TABLE ebill_delivery ADD COLUMN instance TEXT',
  'ALTER TABLE ebill_duty ADD COLUMN instance TEXT',
];
