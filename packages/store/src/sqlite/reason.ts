import type { StoreTroubleReason } from '@rappen/http';

/** What SQLite says (`sqlite3_errstr`), alike on all runtimes; not all of them give the number of the error. */
const reasons: readonly (readonly [RegExp, StoreTroubleReason])[] = [
  [/database (?:table )?is locked/, 'locked by another process'],
  [/database or disk is full/, 'disk full'],
  [/disk I\/O error|unable to open database file/, 'disk failing'],
  [/readonly database/, 'read-only'],
  [/malformed|is not a database/, 'damaged'],
  [/out of memory/, 'overloaded'],
];

/** Why SQLite cannot serve now; undefined: the statement is wrong, not the database. */
export function sqliteReason(error: unknown): StoreTroubleReason | undefined {
  const message = error instanceof Error ? error.message : '';
  return reasons.find(([pattern]) => pattern.test(message))?.[1];
}
