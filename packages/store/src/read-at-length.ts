import { ServiceBusy } from '@rappen/http';
import type { Database, Row, Value } from './database.ts';

/** Reads what may take long, and holds up nobody. `signal`: says that nobody waits for it any more. */
export async function readAtLength(
  database: Database,
  sql: string,
  parameters?: readonly Value[],
  signal?: AbortSignal,
): Promise<readonly Row[]> {
  if (signal?.aborted === true) throw new ServiceBusy('Nobody waits for this read any more');
  return database.queryAtLength?.(sql, parameters, signal) ?? database.query(sql, parameters);
}

/** The same for all reads of a list, in the place of `query`. */
export function readingAtLength(database: Database, signal: AbortSignal | undefined): Database['query'] {
  return (sql, parameters) => readAtLength(database, sql, parameters, signal);
}
