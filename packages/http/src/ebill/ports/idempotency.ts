import type { CaseId } from '@rappen/core/ebill/lifecycle';
import type { Instant } from '../../keys.ts';
import type { BillerId } from './billers.ts';
import type { Lease } from './lease.ts';

/** A request under an idempotency key. */
export interface IdempotencyTicket {
  /** 1 to 255 characters. */
  readonly key: string;
  /** SHA-256 over everything that makes the request what it is. */
  readonly fingerprint: string;
  /** Random, one for each attempt: who began is the only one who may finish. */
  readonly token: string;
}

/**
 * - `started`: go on, and finish with `CaseStore.create` or with `abandon`.
 * - `replay`: it was done; answer as the first time.
 * - `inProgress`: it is being done at this moment.
 * - `reused`: the key stands for another request.
 */
export type IdempotencyOutcome =
  | { readonly kind: 'started' | 'inProgress' | 'reused' }
  | { readonly kind: 'replay'; readonly caseId: CaseId; readonly answer: string };

/** Remembers what was answered under a key. Of several requests at once under one key one is started. */
export interface IdempotencyStore {
  /** `lease`: how long the execution may take; afterwards another may start. */
  begin(billerId: BillerId, ticket: IdempotencyTicket, lease: Lease): Promise<IdempotencyOutcome>;
  /** Forgets a request that led to nothing, so that it can be tried again under its key. */
  abandon(billerId: BillerId, ticket: IdempotencyTicket): Promise<void>;
  /** Forgets what was begun before an instant, of all billers. Answers how many; at most 10000 at a time. */
  purge(before: Instant): Promise<number>;
}
