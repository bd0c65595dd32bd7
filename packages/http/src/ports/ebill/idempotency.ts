import type { Instant } from '../../instant.ts';
import type { BillerId } from './biller-id.ts';
import type { Lease } from './lease.ts';

/** A request under an idempotency key. */
export interface IdempotencyTicket {
  /** The path of the request and the 1 to 255 characters of its key. */
  readonly key: string;
  /** SHA-256 over everything that makes the request what it is. */
  readonly fingerprint: string;
  /** Random, one for each attempt: who began is the only one who may finish. */
  readonly token: string;
}

/** What is kept under a key for repetitions. */
export interface KeptAnswer extends IdempotencyTicket {
  readonly answer: string;
}

/** What a request made, and what is kept of its answer. */
export interface MadeOnce {
  /** Of the business case or the webhook; undefined: what was made has no id here. */
  readonly madeId?: number | undefined;
  readonly answer: string;
}

/**
 * - `started`: go on, and end with the commit of what is made, with `finish` or with `abandon`.
 * - `replay`: it was done; answer as the first time.
 * - `inProgress`: it is being done at this moment.
 * - `reused`: the key stands for another request.
 */
export type IdempotencyOutcome =
  | { readonly kind: 'started' | 'inProgress' | 'reused' }
  | ({ readonly kind: 'replay' } & MadeOnce);

/** What a commit came to that found its key taken over: that of whoever did. */
export interface KeyTaken {
  readonly kind: 'idempotency';
  readonly outcome: IdempotencyOutcome;
}

/** Remembers what was answered under a key. Of several requests at once under one key one is started. */
export interface IdempotencyStore {
  /** `lease`: how long the execution may take; afterwards another may start. */
  begin(billerId: BillerId, ticket: IdempotencyTicket, lease: Lease): Promise<IdempotencyOutcome>;
  /** Keeps the answer to what nothing in this store was made for. Undefined: done. */
  finish(billerId: BillerId, kept: KeptAnswer): Promise<KeyTaken | undefined>;
  /** Forgets a request that led to nothing, so that it can be tried again under its key. */
  abandon(billerId: BillerId, ticket: IdempotencyTicket): Promise<void>;
  /** Forgets what was begun before an instant, of all billers. Answers how many; at most 10000 at a time. */
  purge(before: Instant): Promise<number>;
}
