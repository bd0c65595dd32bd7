import { join } from 'node:path';

/** The files of a store in a folder. */
export interface StoreFiles {
  readonly database: string;
  /** What was committed and is not in the database yet (write-ahead log). */
  readonly log: string;
  /** See `Mark`. */
  readonly mark: string;
  /** Held by the service that runs. */
  readonly lock: string;
  /** What the secrets of webhooks are sealed with. */
  readonly secret: string;
  /** What they were sealed with before it. */
  readonly previousSecret: string;
}

/** The names of the files in a folder. */
export function storeFiles(folder: string): StoreFiles {
  const database = join(folder, 'rappen.sqlite');
  return {
    database,
    log: `${database}-wal`,
    mark: join(folder, 'rappen.mark'),
    lock: join(folder, 'rappen.lock'),
    secret: join(folder, 'secret.key'),
    previousSecret: join(folder, 'secret.previous.key'),
  };
}
