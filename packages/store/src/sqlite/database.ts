import { type Commit, type Database, parametersOf } from '../database.ts';
import { unavailable } from '../trouble.ts';
import { type CommitGroup, commitQueue } from './commit-queue.ts';
import { type Connection, openServiceReader, openWriter } from './connection.ts';
import { type ReaderThread, readerThread } from './reader-thread.ts';
import { sqliteReason } from './reason.ts';
import { startWriterThread, type WriterThread } from './writer-thread.ts';

/**
 * SQLite by the module of Node, Deno and Bun (1.4 on), in a file or in `:memory:`. What is committed has reached the disk (write-ahead
 * log, synchronous FULL). A file is written in a thread of its own and read in the thread that asks, which no writer keeps
 * waiting; what may read very much is read in a third one. One service may write a file; a second process waits for its turn up to two seconds.
 */
export function sqliteDatabase(path: string): Database {
  return path === ':memory:' ? inMemory() : sqliteFile(path);
}

/** A database in a file that can be told to keep its mark. */
export function sqliteFile(path: string): Database & Pick<WriterThread, 'keepMark'> {
  const writer = startWriterThread(path);
  // The file and its log are there when the writer has opened them
  const opening = writer.opened.then(() => openServiceReader(path));
  opening.catch(() => {});
  const atLength = readerThread(path);
  const close = async () => {
    await atLength.close();
    await opening.then((reader) => reader.close()).catch(() => {});
    await writer.close();
  };
  const { emptyLog, keepMark } = writer;
  const queryAtLength = readingAtLength(atLength, writer.opened);
  const longReads = atLength.figures;
  return { ...databaseOf(() => opening, writer.commitGroup, close), queryAtLength, longReads, emptyLog, keepMark };
}

/** Reads a file whose commits another process makes. */
export function sharedDatabase(path: string, commit: Database['commit']): Database {
  const connection = openServiceReader(path);
  const atLength = readerThread(path);
  return {
    dialect: 'sqlite',
    query: reading(async () => connection),
    queryAtLength: readingAtLength(atLength),
    longReads: atLength.figures,
    async commit(statements) {
      for (const { parameters } of statements) parametersOf(parameters);
      return commit(statements);
    },
    async close() {
      await atLength.close();
      connection.close();
    },
  };
}

function readingAtLength(thread: ReaderThread, opened?: Promise<void>): NonNullable<Database['queryAtLength']> {
  return async (sql, parameters, signal) => {
    const values = parametersOf(parameters);
    await opened;
    return thread.query(sql, values, signal);
  };
}

/** Only one connection has a database in memory. */
function inMemory(): Database {
  const connection = openWriter(':memory:');
  return databaseOf(
    async () => connection,
    async (group, patience) => connection.commitGroup(group, patience),
    async () => connection.close(),
  );
}

/** Reads on one connection and commits by another. */
function databaseOf(reader: () => Promise<Connection>, commitGroup: CommitGroup, close: () => Promise<void>): Database {
  const queue = commitQueue(commitGroup);
  return {
    dialect: 'sqlite',
    query: reading(reader),
    async commit(statements): Promise<Commit> {
      for (const { parameters } of statements) parametersOf(parameters);
      return queue.commit(statements);
    },
    async close() {
      await queue.settled();
      await close();
    },
  };
}

function reading(reader: () => Promise<Connection>): Database['query'] {
  return async (sql, parameters) => {
    const values = parametersOf(parameters);
    const connection = await reader();
    try {
      return connection.query(sql, values);
    } catch (error) {
      throw unavailable(error, sqliteReason);
    }
  };
}
