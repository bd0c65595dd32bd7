import { type StoreTroubleReason, StoreUnavailable } from '@rappen/http';

/** Something that whoever runs the service can mend. The message says what, and never holds a key or a password. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
}

/** The error as `StoreUnavailable` where there is a reason why the database cannot serve now; else as it is. */
export function unavailable(error: unknown, reasonOf: (error: unknown) => StoreTroubleReason | undefined): unknown {
  const reason = reasonOf(error);
  return reason === undefined ? error : new StoreUnavailable(reason, (error as Error).message, { cause: error });
}
