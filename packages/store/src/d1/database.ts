import { type Commit, committed, type Database, duplicateOf, parametersOf, type Row, type Value } from '../database.ts';
import { unavailable } from '../trouble.ts';
import type { D1Binding, D1Statement } from './bindings.ts';
import { d1Reason } from './reason.ts';

/**
 * Fails a batch where the statement before it changed another number of rows than it had to. D1 offers no transaction
 * that code could roll back, and SQLite no way to raise an error outside a trigger; but a wrong path into JSON is an
 * error, whose message repeats the path, and so tells which statement it was.
 */
const guard = "SELECT CASE WHEN changes() = ? THEN NULL ELSE json_extract('{}', ?) END";
const guardPath = (statement: number) => `rows-of-${statement}!`;
const guardFailure = /rows-of-(\d+)!/;

/** SQLite as a D1 binding of Cloudflare Workers. A commit is one batch, which D1 runs as a transaction. */
export function d1Database(binding: D1Binding): Database {
  const prepare = (sql: string, parameters: readonly Value[] | undefined): D1Statement =>
    binding.prepare(sql).bind(...parametersOf(parameters));
  return {
    dialect: 'sqlite',
    async query(sql, parameters) {
      const { results } = await prepare(sql, parameters).all().catch(sayTrouble);
      return results.map(rowOf);
    },
    async commit(statements) {
      const guarded = statements.flatMap(({ sql, parameters, rows }, index) => [
        prepare(sql, parameters),
        ...(rows === undefined ? [] : [prepare(guard, [rows, guardPath(index)])]),
      ]);
      if (guarded.length === 0) return committed;
      try {
        await binding.batch(guarded);
        return committed;
      } catch (error) {
        const refused = rowsOf(error) ?? duplicateOf(error);
        if (refused === undefined) sayTrouble(error);
        return refused;
      }
    },
    async close() {},
  };
}

function sayTrouble(error: unknown): never {
  throw unavailable(error, d1Reason);
}

function rowsOf(error: unknown): Commit | undefined {
  const statement = guardFailure.exec(error instanceof Error ? error.message : '')?.[1];
  return statement === undefined ? undefined : { ok: false, reason: 'rows', statement: Number(statement) };
}

/** D1 hands bytes out as lists of numbers. */
function rowOf(row: Readonly<Record<string, unknown>>): Row {
  const columns = Object.entries(row).map(([name, value]) => [
    name,
    Array.isArray(value) ? Uint8Array.from(value) : value instanceof ArrayBuffer ? new Uint8Array(value) : value,
  ]);
  return Object.fromEntries(columns) as Row;
}
