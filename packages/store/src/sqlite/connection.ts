import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Commit, committed, duplicateOf, type Row, type Statement, type Value } from '../database.ts';
import { limits } from '../limits.ts';
import { type Mark, markWriter } from './mark.ts';
import { sqliteReason } from './reason.ts';

/** What became of one commit of a group: how it ended, or the error that kept it from being made. */
export type GroupOutcome = Commit | { readonly error: unknown };

/** A connection to a SQLite file or to `:memory:`. Everything blocks the thread that asks. */
export interface Connection {
  query(sql: string, parameters: readonly Value[]): readonly Row[];
  /**
   * Makes commits in one transaction, each all or nothing by itself, and puts them on the disk together. `patience`: how many
   * milliseconds it waits for another process that is writing.
   */
  commitGroup(group: readonly (readonly Statement[])[], patience: number): readonly GroupOutcome[];
  /** Empties the log of the file, which holds what was deleted as it was before. */
  emptyLog(): void;
  /** From now on the file says after each group how far this database has come. */
  keepMark(file: string): void;
  close(): void;
}

/** Opens a connection that writes. What is committed has reached the disk (write-ahead log, synchronous FULL). */
export function openWriter(path: string): Connection {
  const connection = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  waitFor(connection, limits.busyMilliseconds);
  // What is deleted is overwritten, and not only marked as free
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  forgetStatistics(connection);
  return over(connection);
}

/**
 * What somebody's ANALYZE found once is wrong when a table has grown a thousandfold, or one biller has most of it: queries are
 * written so that without it SQLite takes the right index, whatever there is.
 */
function forgetStatistics(connection: DatabaseSync): void {
  const kept = connection
    .prepare("SELECT name FROM sqlite_schema WHERE name IN ('sqlite_stat1', 'sqlite_stat4')")
    .all();
  for (const { name } of kept) connection.exec(`DROP TABLE ${name}`);
}

/** Opens a connection that reads what was committed, and is not kept waiting by who writes. */
export function openReader(path: string): Connection {
  const connection = new DatabaseSync(path, { readOnly: true });
  waitFor(connection, limits.readBusyMilliseconds);
  return over(connection);
}

/** The same for a service, which reads again and again: it keeps pages in memory. Throws where the file is no database. */
export function openServiceReader(path: string): Connection {
  const connection = openReader(path);
  connection.query(`PRAGMA cache_size = -${limits.readCacheKibibytes}`, []);
  return connection;
}

/** Milliseconds to wait for another process; the option of the connection is not there before Node 22.16. */
function waitFor(connection: DatabaseSync, milliseconds: number): void {
  connection.exec(`PRAGMA busy_timeout = ${milliseconds}`);
}

function over(connection: DatabaseSync): Connection {
  let marks: ReturnType<typeof markWriter> | undefined;
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    if (prepared.size >= limits.preparedStatementsMax) prepared.clear();
    const statement = connection.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };

  /** Runs statements until one changes other rows than it must. */
  function run(statements: readonly Statement[]): Commit {
    for (const [index, { sql, parameters = [], rows }] of statements.entries()) {
      const { changes } = prepare(sql).run(...parameters);
      if (rows !== undefined && rows !== changes) return { ok: false, reason: 'rows', statement: index };
    }
    return committed;
  }

  function succeeds(sql: string): boolean {
    try {
      connection.exec(sql);
      return true;
    } catch {
      return false;
    }
  }

  function runInGroup(statements: readonly Statement[]): GroupOutcome {
    connection.exec('SAVEPOINT one');
    let outcome: GroupOutcome;
    try {
      outcome = run(statements);
    } catch (error) {
      // What stops one of them may have ended the transaction of all: then there is nothing to go back to
      if (sqliteReason(error) !== undefined || !succeeds('ROLLBACK TO one')) throw error;
      outcome = duplicateOf(error) ?? { error };
    }
    if (!('ok' in outcome && outcome.ok)) connection.exec('ROLLBACK TO one');
    connection.exec('RELEASE one');
    return outcome;
  }

  function transaction(group: readonly (readonly Statement[])[]): readonly GroupOutcome[] {
    try {
      connection.exec('BEGIN IMMEDIATE');
      const outcomes = group.map(runInGroup);
      const hasChanged = marks !== undefined && outcomes.some((outcome) => 'ok' in outcome && outcome.ok);
      if (hasChanged) prepare('UPDATE store_state SET commits = commits + 1').run();
      const mark = hasChanged ? markNow() : undefined;
      connection.exec('COMMIT');
      if (mark !== undefined) marks?.write(mark);
      return outcomes;
    } catch (error) {
      // Some errors, such as a full disk, have rolled back already
      succeeds('ROLLBACK');
      return group.map(() => ({ error }));
    }
  }

  function markNow(): Mark {
    const sql = `SELECT id, epoch, commits, (SELECT last_id FROM ebill_id_block WHERE name = 'id') AS "lastId" FROM store_state`;
    return { ...prepare(sql).get() } as unknown as Mark;
  }

  return {
    query: (sql, parameters) => prepare(sql).all(...parameters) as Row[],
    commitGroup(group, patience) {
      waitFor(connection, Math.max(0, Math.round(patience)));
      const outcomes = transaction(group);
      // One may be too large for a disk that has room for the others
      const isFull = outcomes.some((outcome) => 'error' in outcome && sqliteReason(outcome.error) === 'disk full');
      return isFull && group.length > 1 ? group.flatMap((one) => transaction([one])) : outcomes;
    },
    emptyLog() {
      connection.exec(`PRAGMA busy_timeout = ${limits.commitWaitMilliseconds}; PRAGMA wal_checkpoint(TRUNCATE)`);
    },
    keepMark(file) {
      marks = markWriter(file, markNow());
    },
    close() {
      connection.close();
      marks?.close();
    },
  };
}
