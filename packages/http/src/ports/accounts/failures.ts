import type { Instant } from '../../instant.ts';

/** What is known of failed attempts at one thing, such as the password of an account. */
export interface Failures {
  /** SHA-256 of what was tried, and from where: the store knows no addresses. */
  readonly sha256: string;
  readonly count: number;
  readonly lastAt: Instant;
  /** No other attempt is made before. */
  readonly freeAt: Instant;
}

/** Failed attempts, counted for all processes that share a store. What was quiet longest is forgotten when there are too many. */
export interface FailureStore {
  /** In no order; of what never failed there is nothing. */
  find(sha256s: readonly string[]): Promise<readonly Failures[]>;
  /** All or nothing. False: one of them is no longer as it was found, so that nothing has changed. */
  replace(changes: readonly FailuresChange[]): Promise<boolean>;
  /** Forgets what last failed before an instant; answers how many. */
  purge(before: Instant): Promise<number>;
}

export interface FailuresChange {
  /** As it was found; undefined: there was nothing. */
  readonly before: Failures | undefined;
  readonly after: Failures;
}

/** Where people have signed in before: browsers by a cookie of their own, and addresses; both as a SHA-256 with the account. */
export interface DeviceStore {
  /** Those of several that are known. */
  known(sha256s: readonly string[]): Promise<ReadonlySet<string>>;
  /** Keeps them as used now, and of the same account the newest `devicesMax`. */
  remember(accountSha256: string, sha256s: readonly string[], now: Instant, devicesMax: number): Promise<void>;
  /** Forgets what was last used before an instant; answers how many. */
  purge(before: Instant): Promise<number>;
}
