import { Worker } from 'node:worker_threads';
import { type LongReads, ServiceBusy, StoreUnavailable } from '@rappen/http';
import type { Row, Value } from '../database.ts';
import { limits } from '../limits.ts';
import { unavailable } from '../trouble.ts';
import { sqliteReason } from './reason.ts';

/** What the thread is told, one question at a time; it answers each with a message of its own. */
export interface ToReader {
  readonly sql: string;
  readonly parameters: readonly Value[];
}

/** What the thread answers. */
export type FromReader = { readonly rows: readonly Row[] } | { readonly error: unknown };

/** A connection that reads a file in a thread of its own: what takes long keeps nobody else waiting. */
export interface ReaderThread {
  /**
   * Throws `StoreUnavailable` where too many reads wait, where the turn of one does not come in time, and where the thread ends;
   * `ServiceBusy` where the signal says that nobody waits any more, unless the read has begun.
   */
  query(sql: string, parameters: readonly Value[], signal?: AbortSignal): Promise<readonly Row[]>;
  figures(): LongReads;
  close(): Promise<void>;
}

interface Asked {
  readonly question: ToReader;
  readonly since: number;
  readonly resolve: (rows: readonly Row[]) => void;
  readonly reject: (error: unknown) => void;
  /** Leaves the queue: it is answered, or nobody waits for it. */
  readonly leave: () => void;
}

const entry = new URL(import.meta.resolve('#reader-thread'));

/** The thread starts with its first read, and again where it has ended. `patience`: milliseconds that a read waits for its turn. */
export function readerThread(path: string, patience: number = limits.longReadWaitMilliseconds): ReaderThread {
  const waiting = new Set<Asked>();
  let atWork: Asked | undefined;
  let thread: Worker | undefined;
  let [done, refused, milliseconds] = [0, 0, 0];

  function started(): Worker {
    const worker = new Worker(entry, { workerData: { path } });
    worker.on('message', (message: FromReader) => {
      const asked = atWork;
      atWork = undefined;
      next();
      if (asked === undefined) return;
      done += 1;
      milliseconds += performance.now() - asked.since;
      if ('rows' in message) asked.resolve(message.rows);
      else asked.reject(unavailable(message.error, sqliteReason));
    });
    const onEnd = (cause: unknown): void => {
      if (thread !== worker) return;
      thread = undefined;
      const error = new StoreUnavailable('disk failing', 'The thread that reads has ended', { cause });
      atWork?.reject(error);
      atWork = undefined;
      for (const one of waiting) refuse(one, error);
    };
    worker.on('error', onEnd);
    worker.on('exit', onEnd);
    return worker;
  }

  /** Asks what has waited longest. The process does not end while an answer is awaited. */
  function next(): void {
    const [first] = waiting;
    if (first === undefined) {
      thread?.unref();
      return;
    }
    first.leave();
    atWork = first;
    thread ??= started();
    thread.ref();
    thread.postMessage(first.question);
  }

  function refuse(one: Asked, error: unknown): void {
    one.leave();
    refused += 1;
    one.reject(error);
  }

  function wait(question: ToReader, signal: AbortSignal | undefined): Promise<readonly Row[]> {
    return new Promise((resolve, reject) => {
      const onGone = () => refuse(asked, new ServiceBusy('Nobody waits for this read any more'));
      const timer = setTimeout(() => {
        refuse(asked, new StoreUnavailable('too slow', 'Other long reads kept the thread that reads busy'));
      }, patience);
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onGone);
        waiting.delete(asked);
      };
      const asked: Asked = { question, since: performance.now(), resolve, reject, leave };
      waiting.add(asked);
      signal?.addEventListener('abort', onGone);
      if (atWork === undefined) next();
    });
  }

  return {
    async query(sql, parameters, signal) {
      if (signal?.aborted === true) throw new ServiceBusy('Nobody waits for this read any more');
      if (waiting.size < limits.longReadsWaitingMax) return wait({ sql, parameters }, signal);
      refused += 1;
      throw new StoreUnavailable('overloaded', 'Too many long reads are waiting');
    },
    figures: () => ({ waiting: waiting.size, done, refused, seconds: milliseconds / 1000 }),
    close: async () => {
      await thread?.terminate();
    },
  };
}
