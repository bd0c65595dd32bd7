import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '@rappen/http';
import type { Row, Value } from '../database.ts';
import { limits } from '../limits.ts';
import { unavailable } from '../trouble.ts';
import { sqliteReason } from './reason.ts';

/** What the thread is told; it answers each message with one of its own, in order. */
export interface ToReader {
  readonly sql: string;
  readonly parameters: readonly Value[];
}

/** What the thread answers. */
export type FromReader = { readonly rows: readonly Row[] } | { readonly error: unknown };

/** A connection that reads a file in a thread of its own: what takes long keeps nobody else waiting. */
export interface ReaderThread {
  /** Throws `StoreUnavailable` where too many reads wait, and where the thread ends. */
  query(sql: string, parameters: readonly Value[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

interface Asked {
  readonly resolve: (rows: readonly Row[]) => void;
  readonly reject: (error: unknown) => void;
}

const entry = new URL(import.meta.resolve('#reader-thread'));

/** The thread starts with its first read, and again where it has ended. */
export function readerThread(path: string): ReaderThread {
  const asked: Asked[] = [];
  let thread: Worker | undefined;

  function started(): Worker {
    const worker = new Worker(entry, { workerData: { path } });
    worker.on('message', (message: FromReader) => {
      const first = asked.shift();
      if (asked.length === 0) worker.unref();
      if ('rows' in message) first?.resolve(message.rows);
      else first?.reject(unavailable(message.error, sqliteReason));
    });
    const onEnd = (cause: unknown): void => {
      if (thread !== worker) return;
      thread = undefined;
      const error = new StoreUnavailable('disk failing', 'The thread that reads has ended', { cause });
      for (const { reject } of asked.splice(0)) reject(error);
    };
    worker.on('error', onEnd);
    worker.on('exit', onEnd);
    return worker;
  }

  return {
    query: (sql, parameters) =>
      new Promise((resolve, reject) => {
        if (asked.length >= limits.longReadsWaitingMax)
          return reject(new StoreUnavailable('overloaded', 'Too many long reads are waiting'));
        thread ??= started();
        asked.push({ resolve, reject });
        // The process does not end while an answer is awaited
        thread.ref();
        thread.postMessage({ sql, parameters } satisfies ToReader);
      }),
    close: async () => {
      await thread?.terminate();
    },
  };
}
