import type { StoreTroubleReason } from '@rappen/http';

/** What D1 says (developers.cloudflare.com/d1/observability/debug-d1), most of which it says of passing trouble. */
const reasons: readonly (readonly [RegExp, StoreTroubleReason])[] = [
  [/overloaded|too many requests|exceeded its memory|resource limit/i, 'overloaded'],
  [/timed? ?out|timeout/i, 'too slow'],
  [/network connection lost|starting up|is resetting|object to be reset|internal error/i, 'not reachable'],
  [/maximum DB size|SQLITE_FULL|disk is full/i, 'disk full'],
];

/** Why D1 cannot serve now; undefined: the statement is wrong, not the database. */
export function d1Reason(error: unknown): StoreTroubleReason | undefined {
  const message = error instanceof Error ? error.message : '';
  return reasons.find(([pattern]) => pattern.test(message))?.[1];
}
