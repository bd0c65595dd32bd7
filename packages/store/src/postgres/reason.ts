import type { StoreTroubleReason } from '@rappen/http';
import pg from 'pg';

/** Codes of PostgreSQL (appendix A of its documentation), by their beginnings. */
const reasons: readonly (readonly [RegExp, StoreTroubleReason])[] = [
  [/^25006/, 'read-only'],
  [/^53100/, 'disk full'],
  [/^(?:53|54)/, 'overloaded'],
  // Given up after all attempts
  [/^(?:40|55P03)/, 'overloaded'],
  [/^57014/, 'too slow'],
  [/^(?:08|57P|28|3D000)/, 'not reachable'],
  [/^58/, 'disk failing'],
  [/^XX00[12]/, 'damaged'],
];

/** What sockets and the driver say of a connection that is not there. */
const lost =
  /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)|terminated|timeout exceeded when trying to connect|not queryable|Client was closed/;
const silent = /Query read timeout/;

/** Why PostgreSQL cannot serve now; undefined: the statement is wrong, not the database. */
export function postgresReason(error: unknown): StoreTroubleReason | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', message } = error as Error & { readonly code?: string };
  if (error instanceof pg.DatabaseError) return reasons.find(([pattern]) => pattern.test(code))?.[1];
  if (silent.test(message)) return 'too slow';
  return lost.test(code) || lost.test(message) ? 'not reachable' : undefined;
}
