import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Commit, committed, type Database, duplicateOf, parametersOf, type Row } from '../database.ts';
import { limits } from '../limits.ts';

/**
 * SQLite by the module of Node, Deno and Bun (1.4 on), in a file or in `:memory:`. What is committed has reached the disk (write-ahead
 * log, synchronous FULL). One process may write a file; a second one waits for its turn up to five seconds.
 */
export function sqliteDatabase(path: string): Database {
  const connection = new DatabaseSync(path, { timeout: limits.busyMilliseconds, enableForeignKeyConstraints: true });
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    if (prepared.size >= limits.preparedStatementsMax) prepared.clear();
    const statement = connection.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    async query(sql, parameters) {
      return prepare(sql).all(...parametersOf(parameters)) as Row[];
    },
    async commit(statements) {
      connection.exec('BEGIN IMMEDIATE');
      let outcome: Commit = committed;
      try {
        for (const [index, { sql, parameters, rows }] of statements.entries()) {
          const { changes } = prepare(sql).run(...parametersOf(parameters));
          if (rows === undefined || rows === changes) continue;
          outcome = { ok: false, reason: 'rows', statement: index };
          break;
        }
        connection.exec(outcome.ok ? 'COMMIT' : 'ROLLBACK');
        return outcome;
      } catch (error) {
        // Some errors, such as a full disk, have rolled back already
        if (connection.isTransaction) connection.exec('ROLLBACK');
        const duplicate = duplicateOf(error);
        if (duplicate === undefined) throw error;
        return duplicate;
      }
    },
    async close() {
      connection.close();
    },
  };
}
