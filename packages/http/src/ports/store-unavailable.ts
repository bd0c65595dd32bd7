/** Why a store cannot serve at this moment, in words for the log. */
export type StoreTroubleReason =
  | 'locked by another process'
  | 'disk full'
  | 'disk failing'
  | 'read-only'
  | 'damaged'
  | 'not reachable'
  | 'overloaded'
  | 'too slow';

/**
 * The store cannot serve now, and may later: the disk is full, the connection is lost, another process holds the file. Stores
 * throw it; the services answer it with `STORAGE_UNAVAILABLE` and the time to wait. Its message is that of the database.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly reason: StoreTroubleReason;

  constructor(reason: StoreTroubleReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
