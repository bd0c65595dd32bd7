import type { LongReads } from '@rappen/http';

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

/** SQLite and D1 speak the one, PostgreSQL and what is like it the other. */
type Dialect = 'sqlite' | 'postgres';

/** A part of the schema: one text, or one for each dialect. */
export type Definition = string | Readonly<Record<Dialect, readonly string[]>>;

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
  /** What it understands where the two have no words in common. */
  readonly dialect: Dialect;
  query(sql: string, parameters?: readonly Value[]): Promise<readonly Row[]>;
  /**
   * The same for what may take long, where a read keeps the thread waiting that asks: another one makes it. What waits for its turn
   * is dropped (`ServiceBusy`) when the signal says that nobody waits for it any more.
   */
  queryAtLength?(sql: string, parameters?: readonly Value[], signal?: AbortSignal): Promise<readonly Row[]>;
  /** What became of those reads; undefined: there are none in this process. */
  readonly longReads?: (() => LongReads) | undefined;
  /**
   * All statements, in order, or none of them. When it answers `ok`, the rows survive the end of the process.
   * Each statement sees what was committed before it began, and what the statements before it did.
   */
  commit(statements: readonly Statement[]): Promise<Commit>;
  /** Where deleted things stay in a log of the engine's own: forgets it. */
  emptyLog?(): Promise<void>;
  close(): Promise<void>;
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
