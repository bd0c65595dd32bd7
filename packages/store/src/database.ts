/**
 * What a column holds: text without U+0000 (PostgreSQL has no place for it), whole numbers up to 2^53, bytes.
 * Instants are text in UTC to the millisecond, so that text order is time order.
 */
export type Value = string | number | Uint8Array | null;

export type Row = Readonly<Record<string, Value>>;

/** SQL that SQLite and PostgreSQL both understand; each `?` outside quotes stands for the next parameter. */
export interface Statement {
  readonly sql: string;
  readonly parameters?: readonly Value[];
  /** How many rows it must change. Another number rolls the whole commit back. */
  readonly rows?: number;
}

/** How a commit ended. Only `ok` has changed anything. */
export type Commit =
  | { readonly ok: true }
  /** A statement did not change the rows it had to. */
  | { readonly ok: false; readonly reason: 'rows'; readonly statement: number }
  /** A row of this table would have broken one of its unique keys. */
  | { readonly ok: false; readonly reason: 'duplicate'; readonly table: string };

/**
 * A relational store with one verb that writes. There is no open transaction to hold on to: D1 has none, and without one
 * nothing can be left half done. Anything unexpected (disk full, connection lost, wrong SQL) is thrown.
 */
export interface Database {
  query(sql: string, parameters?: readonly Value[]): Promise<readonly Row[]>;
  /** The same for what may read all that a biller has, where a read keeps the thread waiting that asks: another one makes it. */
  queryAtLength?(sql: string, parameters?: readonly Value[]): Promise<readonly Row[]>;
  /**
   * All statements, in order, or none of them. When it answers `ok`, the rows survive the end of the process.
   * Each statement sees what was committed before it began, and what the statements before it did.
   */
  commit(statements: readonly Statement[]): Promise<Commit>;
  /** Where deleted things stay in a log of the engine's own: forgets it. */
  emptyLog?(): Promise<void>;
  close(): Promise<void>;
}

/** Reads what may be all that a biller has, and holds up nobody. */
export function readAtLength(database: Database, sql: string, parameters?: readonly Value[]): Promise<readonly Row[]> {
  return database.queryAtLength?.(sql, parameters) ?? database.query(sql, parameters);
}

export const committed: Commit = { ok: true };

/** The parameters of a statement, refused where some database would silently keep something else. */
export function parametersOf(parameters: readonly Value[] = []): readonly Value[] {
  for (const [index, value] of parameters.entries()) {
    const isWrong =
      typeof value === 'string' ? value.includes('\0') : typeof value === 'number' && !Number.isSafeInteger(value);
    if (isWrong || value === undefined) throw new Error(`Parameter ${index} cannot be stored alike everywhere`);
  }
  return parameters;
}

/** The commit that SQLite gave up because of a unique key; undefined: something else is wrong. */
export function duplicateOf(error: unknown): Commit | undefined {
  const message = error instanceof Error ? error.message : '';
  const table = /UNIQUE constraint failed: (\w+)\./.exec(message)?.[1];
  return table === undefined ? undefined : { ok: false, reason: 'duplicate', table };
}
