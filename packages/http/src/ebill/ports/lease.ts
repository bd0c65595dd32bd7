import type { Instant } from '../../keys.ts';

/** How long a worker has something to itself: until `until` nobody else is given it, and afterwards anybody is. */
export interface Lease {
  readonly now: Instant;
  readonly until: Instant;
}
