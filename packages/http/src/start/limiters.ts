import { memoryRateLimiter, type RateLimits } from '../admission/rate-limit.ts';
import { memoryInvitationThrottle } from '../ebill/recipients/invitation-throttle.ts';
import type { Clock } from '../ports/clock.ts';
import type { InvitationThrottle } from '../ports/ebill/service.ts';
import type { Ports } from '../ports/ports.ts';

/** What counts requests of those who are let in: processes that serve together share it. Failures are counted in the store. */
export interface Limiters extends Pick<Ports, 'rates'> {
  readonly invitations: InvitationThrottle;
}

/** Counts in the memory of this process. Without rate limits nobody is slowed down by keys. */
export function memoryLimiters(rateLimits: RateLimits | undefined, clock: Clock): Limiters {
  return { rates: rateLimits && memoryRateLimiter(clock, rateLimits), invitations: memoryInvitationThrottle() };
}
