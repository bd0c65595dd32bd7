import { limits } from '../limits.ts';
import type { Clock } from '../ports/clock.ts';
import type { Rate, RateLimiter } from '../ports/ports.ts';
import { type Problem, problem } from '../problems/index.ts';
import type { NeededScope } from '../rights/api-key.ts';

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

interface KindWindow {
  readonly policy: string;
  readonly share: number;
  /** The bucket holds the requests of so many minutes; of one unless said. */
  readonly minutes?: number;
}

/**
 * What part of a key's requests may be of a kind, which its scope tells: of 600, 120 submissions. Those of five minutes may come at
 * once: bills are sent at the end of the month.
 */
const windows: Readonly<Partial<Record<NeededScope, KindWindow>>> = {
  'cases:submit': { policy: 'submission', share: 0.2, minutes: 5 },
  'recipients:read': { policy: 'search', share: 0.1 },
  'pdf:convert': { policy: 'convert', share: 0.05 },
  'events:read': { policy: 'feed', share: 0.2 },
};

/**
 * Token buckets for each key, one for all requests and one for each kind that has a limit of its own, in the memory of this
 * process: a full bucket holds the requests of a minute, or of some, and fills up evenly. Buckets that were quiet longest are given up when
 * there are too many; such a key starts anew.
 */
export function memoryRateLimiter(
  clock: Clock,
  rateLimits: RateLimits,
  bucketsMax: number = limits.rateLimitedKeysMax,
): RateLimiter {
  const buckets = new Map<string, Bucket>();
  const now = () => clock.now();
  const filledOf = ({ name, requests, minutes }: Counted): number => {
    const most = requests * minutes;
    const { tokens, at } = buckets.get(name) ?? { tokens: most, at: now() };
    return Math.min(most, tokens + (Math.max(0, now() - at) * requests) / minute);
  };
  const keep = (name: string, tokens: number): void => {
    // Taken out and put back, so that the map stays in the order of last use
    buckets.delete(name);
    buckets.set(name, { tokens, at: now() });
    for (const quietest of buckets.keys()) {
      if (buckets.size <= bucketsMax) break;
      buckets.delete(quietest);
    }
  };
  return {
    take({ id, demo }, scope) {
      const requests = demo ? rateLimits.demoRequestsPerMinute : rateLimits.requestsPerMinute;
      const all = { name: id, policy: demo ? 'demo' : 'key', requests, minutes: 1 };
      const counted = [all, ...ofKind(id, requests, scope)].map((each) => ({ ...each, filled: filledOf(each) }));
      // What one limit refuses does not count against the others
      const allowed = counted.every(({ filled }) => filled >= 1);
      const rates = counted.map(({ name, policy, requests, minutes, filled }): Rate => {
        const left = allowed ? filled - 1 : filled;
        keep(name, left);
        return {
          policy,
          allowed,
          requestsPerMinute: requests,
          minutes,
          remaining: Math.floor(left),
          secondsToNext: Math.ceil((Math.max(0, 1 - left) * minute) / requests / 1000),
          secondsToFull: Math.ceil(((requests * minutes - left) * minute) / requests / 1000),
        };
      });
      return rates.reduce((tightest, rate) => (isTighter(rate, tightest) ? rate : tightest));
    },
  };
}

interface Counted {
  readonly name: string;
  readonly policy: string;
  /** Of a minute. */
  readonly requests: number;
  readonly minutes: number;
}

/** The bucket of a kind of requests, where it has one. */
function ofKind(id: string, requestsOfAll: number, scope: NeededScope): readonly Counted[] {
  const own = windows[scope];
  if (own === undefined) return [];
  const { policy, share, minutes = 1 } = own;
  return [{ name: `${id} ${policy}`, policy, requests: Math.max(1, Math.floor(requestsOfAll * share)), minutes }];
}

function isTighter(rate: Rate, other: Rate): boolean {
  return rate.remaining === other.remaining
    ? rate.secondsToNext > other.secondsToNext
    : rate.remaining < other.remaining;
}

/** Fields `RateLimit-Policy` and `RateLimit` of the IETF draft on rate limit header fields; `Retry-After` on refusal. */
export function rateHeaders(rate: Rate): Readonly<Record<string, string>> {
  const policy = `"${rate.policy}"`;
  return {
    'ratelimit-policy': `${policy};q=${rate.requestsPerMinute * rate.minutes};w=${(rate.minutes * minute) / 1000}`,
    ratelimit: `${policy};r=${rate.remaining};t=${rate.secondsToFull}`,
    ...(rate.allowed ? {} : { 'retry-after': String(rate.secondsToNext) }),
  };
}

/** Refuses a request that came too early: `RATE_LIMITED`. */
export function rateProblem({ requestsPerMinute, secondsToNext }: Rate): Problem {
  return problem('RATE_LIMITED', [], { requests: requestsPerMinute, seconds: secondsToNext });
}
