import type { Instant } from '../../instant.ts';

/** How long a worker owns something: until `until` no other worker gets it. */
export interface Lease {
  readonly now: Instant;
  readonly until: Instant;
}
