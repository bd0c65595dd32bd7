import type { Database, Value } from '../src/database.ts';

/** A statement as it was asked for. */
export interface Asked {
  readonly sql: string;
  readonly parameters: readonly Value[];
  /** In the thread for what may read very much. */
  readonly atLength: boolean;
}

/** A database that writes down, once each, what is asked of it. */
export function recordedDatabase(database: Database): Database & { readonly asked: ReadonlyMap<string, Asked> } {
  const asked = new Map<string, Asked>();
  const note = (sql: string, parameters: readonly Value[] = [], atLength = false): void => {
    if (!asked.has(sql)) asked.set(sql, { sql, parameters, atLength });
  };
  return {
    ...database,
    asked,
    query(sql, parameters) {
      note(sql, parameters);
      return database.query(sql, parameters);
    },
    queryAtLength(sql, parameters) {
      note(sql, parameters, true);
      return database.query(sql, parameters);
    },
    commit(statements) {
      for (const { sql, parameters } of statements) note(sql, parameters);
      return database.commit(statements);
    },
  };
}
