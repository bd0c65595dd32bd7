import pg from 'pg';
import {
  type Commit,
  committed,
  type Database,
  parametersOf,
  type Row,
  type Statement,
  type Value,
} from '../database.ts';
import { limits } from '../limits.ts';
import { unavailable } from '../trouble.ts';
import { numberedPlaceholders } from './placeholders.ts';
import { postgresReason } from './reason.ts';
import { begin, end, prepareSession, read } from './session.ts';

/** Codes of PostgreSQL errors (appendix A of its documentation). */
const uniqueViolation = '23505';
/** Conflicts of transactions, and a table, or its type, that another process has just made (IF NOT EXISTS does not wait for it). */
const tryAgain = ['40001', '40P01', '42P07', '42710'];

/** Numbers stay below 2^53 by `parametersOf`, so int8 needs no text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)),
};

/**
 * PostgreSQL at a `postgres://` address; what speaks its protocol and asks for a commit again after a conflict, such as
 * CockroachDB, serves as well. A commit is one transaction; conflicts of serialization and deadlocks are tried again.
 */
export function postgresDatabase(url: string, processes = 1): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: Math.max(limits.connectionsMin, Math.floor(limits.connectionsMax / processes)),
    connectionTimeoutMillis: limits.connectMilliseconds,
    // A server that no longer says anything
    query_timeout: limits.answerMilliseconds,
    types,
    onConnect: prepareSession,
  });
  // A connection that breaks is replaced, and a query on it fails; without listeners it would end the process
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    dialect: 'postgres',
    async query(sql, parameters) {
      const values = [...parametersOf(parameters)];
      const { rows } = await onClient(pool, (client) => read(client, numberedPlaceholders(sql), values)).catch(
        sayTrouble,
      );
      return rows.map(rowOf);
    },
    async commit(statements) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await commitOnce(pool, statements);
        } catch (error) {
          if (!tryAgain.includes(codeOf(error)) || attempt === limits.commitAttemptsMax) sayTrouble(error);
          const pause = Math.random() * Math.min(2 ** attempt, limits.pauseMillisecondsMax);
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    },
    close: () => pool.end(),
  };
}

function sayTrouble(error: unknown): never {
  throw unavailable(error, postgresReason);
}

async function commitOnce(pool: pg.Pool, statements: readonly Statement[]): Promise<Commit> {
  try {
    return await onClient(pool, async (client) => {
      await begin(client);
      const refused = await run(client, statements);
      if (refused === undefined) await end(client);
      else await client.query('ROLLBACK');
      return refused ?? committed;
    });
  } catch (error) {
    if (codeOf(error) !== uniqueViolation) throw error;
    return { ok: false, reason: 'duplicate', table: (error as pg.DatabaseError).table ?? '' };
  }
}

/** Work on a connection of the pool. After an error it is used again only if the server has answered and takes the work back. */
async function onClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    if (error instanceof pg.DatabaseError)
      await client.query('ROLLBACK').catch((trouble: Error) => {
        broken = trouble;
      });
    else broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs statements in an open transaction until one changes other rows than it must. */
async function run(client: pg.PoolClient, statements: readonly Statement[]): Promise<Commit | undefined> {
  for (const [index, { sql, parameters, rows }] of statements.entries()) {
    const { rowCount } = await client.query(numberedPlaceholders(sql), [...parametersOf(parameters)]);
    if (rows !== undefined && rowCount !== rows) return { ok: false, reason: 'rows', statement: index };
  }
  return undefined;
}

function codeOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}

function rowOf(row: Readonly<Record<string, unknown>>): Row {
  const columns = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? plain(value) : value,
  ]);
  return Object.fromEntries(columns) as Readonly<Record<string, Value>>;
}

/** The bytes of a Node buffer, without its methods. */
function plain({ buffer, byteOffset, length }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}
