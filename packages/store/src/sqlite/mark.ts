import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

/**
 * How far a database has come, kept in a file beside it: what lies behind it has lost something. Written after each group of
 * commits without waiting for the disk, so it is never ahead of the database, and right whenever a process is killed.
 */
export interface Mark {
  /** Which database it is. */
  readonly id: string;
  /** A new one begins each time a backup is restored or a loss is accepted. */
  readonly epoch: number;
  /** Groups of commits so far. */
  readonly commits: number;
  /** No id of a case or webhook above this one has been given out. */
  readonly lastId: number;
}

/** Always as long, so that one write replaces another whole. */
const length = 256;

/** Reads a mark; an empty file was just about to become one. */
export function readMark(file: string): Mark | 'missing' | 'damaged' {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text === '') return 'missing';
  try {
    const mark = JSON.parse(text) as Partial<Mark>;
    const { id, epoch, commits, lastId } = mark;
    const isWhole = typeof id === 'string' && [epoch, commits, lastId].every(Number.isSafeInteger);
    return isWhole ? (mark as Mark) : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** Writes marks to a file; the first one is on the disk before it goes on. */
export function markWriter(file: string, first: Mark): { write(mark: Mark): void; close(): void } {
  const opened = openSync(file, existsSync(file) ? 'r+' : 'w+', 0o600);
  chmodSync(file, 0o600);
  const write = (mark: Mark): void => {
    // As bytes: Deno does not heed the position of a text
    const bytes = new TextEncoder().encode(`${JSON.stringify(mark).padEnd(length - 1)}\n`);
    writeSync(opened, bytes, 0, bytes.length, 0);
  };
  write(first);
  fsyncSync(opened);
  return { write, close: () => closeSync(opened) };
}
