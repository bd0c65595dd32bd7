import { StoreUnavailable } from '@rappen/http';
import type pg from 'pg';
import { limits } from '../limits.ts';

/**
 * Connections whose session on the server is not theirs: a pooler such as PgBouncer in transaction mode gives each transaction
 * another one. Nothing may be set for longer than a transaction there.
 */
const pooled = new WeakSet<pg.ClientBase>();

const bounded = `statement_timeout = ${limits.statementMilliseconds}`;

/** Bounds the time of each statement of a new connection; PgBouncer refuses connections that ask for it in their first message. */
export async function prepareSession(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  // A pooler answers with a number of its own, since the session behind it changes
  if (rows[0]?.pid === (client as pg.ClientBase & { readonly processID?: number }).processID)
    await client.query(`SET ${bounded}`);
  else pooled.add(client);
}

/** Begins the transaction of a commit. */
export async function begin(client: pg.ClientBase): Promise<void> {
  await client.query(`BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL ${bounded}`);
}

/**
 * Ends the transaction of a commit. What waits for a synchronous standby must not be cut short: PostgreSQL then answers that all
 * is done, with a warning that the standby may not have it. Without an answer in time the connection is given up. Throws
 * `StoreUnavailable` after a warning.
 */
export async function end(client: pg.ClientBase): Promise<void> {
  let warning: string | undefined;
  const listen = ({ code, message }: { readonly code?: string | undefined; readonly message?: string | undefined }) => {
    if (code?.startsWith('01')) warning = message ?? code;
  };
  client.on('notice', listen);
  try {
    const text = 'SET LOCAL statement_timeout = 0; COMMIT';
    await client.query({ text, query_timeout: limits.commitMilliseconds } as pg.QueryConfig);
  } finally {
    client.off('notice', listen);
  }
  if (warning !== undefined) throw new StoreUnavailable('too slow', `A commit was not confirmed: ${warning}`);
}

/** Runs one query that changes nothing. */
export async function read(client: pg.ClientBase, sql: string, values: unknown[]): Promise<pg.QueryResult> {
  if (!pooled.has(client)) return client.query(sql, values);
  await client.query(`BEGIN READ ONLY; SET LOCAL ${bounded}`);
  const result = await client.query(sql, values);
  await client.query('COMMIT');
  return result;
}
