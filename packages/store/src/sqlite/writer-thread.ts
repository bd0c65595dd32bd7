import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '@rappen/http';
import type { Statement, Value } from '../database.ts';
import type { CommitGroup } from './commit-queue.ts';
import type { GroupOutcome } from './connection.ts';

/** What the thread is told; it answers each message with one of its own, in order. */
export type ToWriter =
  | 'close'
  | 'emptyLog'
  | { readonly markFile: string }
  | { readonly group: readonly (readonly Statement[])[]; readonly patience: number };

/** The connection that writes a file, in a thread of its own: a disk or another process that is slow holds up only it. */
export interface WriterThread {
  readonly commitGroup: CommitGroup;
  /** Rejects with what SQLite says of a file that cannot be opened. */
  readonly opened: Promise<void>;
  /** See `Connection.emptyLog`. */
  emptyLog(): Promise<void>;
  /** See `Connection.keepMark`. */
  keepMark(file: string): Promise<void>;
  close(): Promise<void>;
}

const entry = new URL(import.meta.resolve('#writer-thread'));

/** Starts the thread. One that ends is replaced with the next commit. */
export function startWriterThread(path: string): WriterThread {
  let thread = startOnce(path);
  let markFile: string | undefined;
  return {
    opened: thread.opened,
    async commitGroup(group, patience) {
      if (thread.hasEnded()) {
        thread = startOnce(path);
        if (markFile !== undefined) await thread.askWhole({ markFile });
      }
      await thread.opened;
      const bytes: ArrayBuffer[] = [];
      const own = group.map((statements) => statements.map((one) => owned(one, bytes)));
      return (await thread.ask({ group: own, patience }, bytes)) as readonly GroupOutcome[];
    },
    async emptyLog() {
      if (!thread.hasEnded()) await thread.askWhole('emptyLog');
    },
    async keepMark(file) {
      await thread.askWhole({ markFile: file });
      markFile = file;
    },
    async close() {
      const isOpen = !thread.hasEnded() && (await thread.opened.then(() => true).catch(() => false));
      if (isOpen) await thread.askWhole('close');
      await thread.end();
    },
  };
}

function startOnce(path: string) {
  const thread = new Worker(entry, { workerData: { path } });
  const asked: { readonly resolve: (answer: unknown) => void; readonly reject: (error: unknown) => void }[] = [];
  let hasEnded = false;

  /** The next answer. The process does not end while one is awaited. */
  function answer(): Promise<unknown> {
    thread.ref();
    return new Promise((resolve, reject) => asked.push({ resolve, reject }));
  }
  function ask(message: ToWriter, bytes: ArrayBuffer[]): Promise<unknown> {
    thread.postMessage(message, bytes);
    return answer();
  }
  function onEnd(cause: unknown): void {
    hasEnded = true;
    const error = new StoreUnavailable('disk failing', 'The thread that writes has ended', { cause });
    for (const { reject } of asked.splice(0)) reject(error);
  }
  thread.on('message', (message: unknown) => {
    asked.shift()?.resolve(message);
    if (asked.length === 0) thread.unref();
  });
  thread.on('error', onEnd);
  thread.on('exit', onEnd);

  const opened = answer().then((message) => {
    if (message === 'open') return;
    void thread.terminate();
    throw (message as { readonly error: unknown }).error;
  });
  opened.catch(() => {});
  return {
    opened,
    hasEnded: () => hasEnded,
    ask,
    /** Asks for something that is done or fails. */
    async askWhole(message: ToWriter): Promise<void> {
      await opened;
      const said = await ask(message, []);
      if (said !== 'done') throw (said as { readonly error: unknown }).error;
    },
    end: () => thread.terminate(),
  };
}

/** A copy that owns its bytes: of a view, the whole that it looks at would be sent. */
function owned({ sql, parameters, rows }: Statement, bytes: ArrayBuffer[]): Statement {
  const values = parameters?.map((value): Value => {
    if (!(value instanceof Uint8Array)) return value;
    const own = new Uint8Array(value);
    bytes.push(own.buffer);
    return own;
  });
  return { sql, ...(values && { parameters: values }), ...(rows !== undefined && { rows }) };
}
