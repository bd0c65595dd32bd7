import { type Problem, problem } from '@rappen/core/problem';
import type { ApiKey } from './keys.ts';
import { limits } from './limits.ts';
import type { Clock, Rate, RateLimiter } from './ports.ts';

/** How many requests a minute each key may send. */
export interface RateLimits {
  readonly requestsPerMinute: number;
  readonly demoRequestsPerMinute: number;
}

interface Bucket {
  readonly tokens: number;
  /** When the tokens were counted. */
  readonly at: number;
}

const minute = 60_000;

/**
 * A token bucket for each key, in the memory of this process: a full bucket holds the requests of a minute and fills up
 * evenly. Buckets of the keys that were quiet longest are given up when there are too many; such a key starts anew.
 */
export function memoryRateLimiter(
  clock: Clock,
  rateLimits: RateLimits,
  keysMax: number = limits.rateLimitedKeysMax,
): RateLimiter {
  const buckets = new Map<string, Bucket>();
  return {
    take({ id, demo }) {
      const requests = demo ? rateLimits.demoRequestsPerMinute : rateLimits.requestsPerMinute;
      const now = clock.now();
      const { tokens, at } = buckets.get(id) ?? { tokens: requests, at: now };
      const filled = Math.min(requests, tokens + (Math.max(0, now - at) * requests) / minute);
      const allowed = filled >= 1;
      const left = allowed ? filled - 1 : filled;
      // Taken out and put back, so that the map stays in the order of last use
      buckets.delete(id);
      buckets.set(id, { tokens: left, at: now });
      for (const quietest of buckets.keys()) {
        if (buckets.size <= keysMax) break;
        buckets.delete(quietest);
      }
      return {
        allowed,
        requestsPerMinute: requests,
        remaining: Math.floor(left),
        secondsToNext: Math.ceil((Math.max(0, 1 - left) * minute) / requests / 1000),
        secondsToFull: Math.ceil(((requests - left) * minute) / requests / 1000),
      };
    },
  };
}

/** Fields `RateLimit-Policy` and `RateLimit` of the IETF draft on rate limit header fields; `Retry-After` on refusal. */
export function rateHeaders(rate: Rate, { demo }: ApiKey): Readonly<Record<string, string>> {
  const policy = demo ? '"demo"' : '"key"';
  return {
    'ratelimit-policy': `${policy};q=${rate.requestsPerMinute};w=${minute / 1000}`,
    ratelimit: `${policy};r=${rate.remaining};t=${rate.secondsToFull}`,
    ...(rate.allowed ? {} : { 'retry-after': String(rate.secondsToNext) }),
  };
}

/** Refuses a request that came too early: `rate.limited`. */
export function rateProblem({ requestsPerMinute, secondsToNext }: Rate): Problem {
  return problem('rate.limited', [], { requests: requestsPerMinute, seconds: secondsToNext });
}
