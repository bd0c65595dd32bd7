import { failed, type Result } from '@rappen/core/result';
import type { CodeReader } from '../ports/code-reader.ts';
import type { PdfTools } from '../ports/ebill/service.ts';
import type { SubmissionReading } from '../ports/reading.ts';
import type { AskedWork, LongWork, WorkAnswer, WorkFigures } from '../ports/work.ts';
import { problem } from '../problems/index.ts';
import type { FileWork, Order, Reply, SentAnswer } from './messages.ts';
import { createWorkPool } from './pool.ts';
import { Room } from './room.ts';
import type { StartThread } from './seat.ts';
import type { MessageTarget } from './thread-end.ts';
import { defaultWorkLimits, threadsFor, type WorkLimits } from './work-limits.ts';

/** Long work in threads of its own. */
export interface WorkThreads extends PdfTools, CodeReader {
  readonly work: LongWork;
  readonly reading: SubmissionReading;
  /** Has a listener told of each piece that is over, and whose it was. */
  watchedBy(measured: (owner: string, figures: WorkFigures) => void): void;
  /** Ends the threads; unfinished work is refused. */
  end(): void;
}

/**
 * Does long work in the given number of threads, or as many as the cores allow. The first starts now. Throws if it does not
 * start: then no file ever could be read.
 */
export async function openWorkThreads(
  start: StartThread,
  threads: number | undefined,
  some: Partial<WorkLimits> = {},
): Promise<WorkThreads> {
  const opened = workThreads(start, { ...some, threads: threads ?? threadsFor(navigator.hardwareConcurrency) });
  const reading = await opened.readCodes(new Uint8Array(), { effort: 'DEFAULT', all: false, beginnings: [] });
  if (!reading.ok && reading.problems[0].code === 'FILE_EMPTY') return opened;
  opened.end();
  throw new Error('The thread for long work does not start');
}

/**
 * The work of a pool by the names of its callers. What is done to a file reports, beside its own problems, `SERVICE_BUSY`,
 * `FILE_TOO_SLOW`, `PDF_TOO_COMPLEX` where it ended its thread, and `CALLER_GONE`. Of a search for codes whose time is up comes back what was
 * found, with the warning `FILE_PAGES_LEFT`.
 */
function workThreads(start: StartThread, some: Partial<WorkLimits> = {}): WorkThreads {
  const limits = { ...defaultWorkLimits, ...some };
  let told: (owner: string, figures: WorkFigures) => void = () => {};
  const pool = createWorkPool(start, limits, { measured: (owner, figures) => told(owner, figures) });
  const room = new Room(limits);

  async function onFile<T>(work: FileWork, asked: AskedWork = {}, owner = ''): Promise<Result<T>> {
    // The body of a request has its room already: who is refused for another one would have sent all of it
    const over = isOfBody(work) ? () => {} : room.take(owner, work.file.length);
    if (over === undefined) return failed(problem('SERVICE_BUSY', []));
    const outcome = await pool.run({ owner, work, over, ...asked });
    switch (outcome.kind) {
      case 'answer':
        return outcome.answer as Result<T>;
      case 'busy':
        return failed(problem('SERVICE_BUSY', []));
      case 'slow':
        return failed(problem(isData(work) ? 'WORK_TOO_SLOW' : 'FILE_TOO_SLOW', [], { seconds: limits.secondsMax }));
      case 'too-large':
        return failed(problem(isData(work) ? 'WORK_TOO_LARGE' : 'PDF_TOO_COMPLEX', []));
      case 'gone':
        return failed(problem('CALLER_GONE', []));
    }
  }

  return {
    readCodes: (file, { asked, ...options }) => onFile({ kind: 'readCodes', file, options }, asked),
    examine: (file, options, asked) => onFile({ kind: 'examine', file, options }, asked, options.owner),
    attach: (file, options, owner, asked) => onFile({ kind: 'attach', file, options }, asked, owner),
    toPdfA3b: (file, options, asked) => onFile({ kind: 'toPdfA3b', file, options }, asked),
    reading: {
      readTyped: (file, options, asked) => onFile({ kind: 'readTyped', file, options }, asked, options.owner),
      inspect: (file, options, asked) => onFile({ kind: 'inspect', file, options }, asked, options.owner),
      readStatements: (file, options, asked) => onFile({ kind: 'readStatements', file, options }, asked, options.owner),
    },
    work: {
      takeRoom: (owner, bytes) => room.take(owner, bytes),
      async answer(call, asked, over): Promise<WorkAnswer> {
        const owner = call.key.owner;
        const outcome = await pool.run({
          owner,
          work: { kind: 'answer', ...call },
          asked,
          over,
          watch: asked.watch,
          signal: asked.signal,
        });
        if (outcome.kind === 'slow') return { slowAfterSeconds: limits.secondsMax };
        if (outcome.kind !== 'answer') return outcome.kind;
        const { body, ...sent } = outcome.answer as SentAnswer;
        return { ...sent, body: outcome.stream ?? (body as Uint8Array<ArrayBuffer> | string | null) };
      },
    },
    watchedBy(measured) {
      told = measured;
    },
    end: () => pool.end(),
  };
}

/** Whether the file is what a request brought, and not what was made of it. */
function isOfBody({ kind }: FileWork): boolean {
  return kind === 'readTyped' || kind === 'inspect' || kind === 'readStatements';
}

/** Whether work is on data, and not on the pages of a file. */
function isData({ kind }: FileWork): boolean {
  return kind === 'readTyped' || kind === 'readStatements';
}

/** Threads that are the Workers of web standards, of the module at an address. */
export function webThreads(entry: URL): StartThread {
  return (replied, died) => {
    const worker = new Worker(entry, { type: 'module' });
    worker.onmessage = (event: MessageEvent<Reply>) => replied(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      died();
    };
    return { post: (order) => sendOrder(worker, order), end: () => worker.terminate() };
  };
}

/** Sends an order to a thread. Its file is copied and stays here: should the thread be lost, another gets the same. */
export function sendOrder(thread: MessageTarget, order: Order): void {
  thread.postMessage('start' in order ? { ...order, start: ownBytes(order.start) } : order, []);
}

/** A copy of a view would take all that it looks at with it. */
function ownBytes<W extends object>(work: W): W {
  const own = Object.entries(work).map(([name, value]) => {
    const isPart = value instanceof Uint8Array && value.byteLength < value.buffer.byteLength;
    return [name, isPart ? new Uint8Array(value) : value] as const;
  });
  return Object.fromEntries(own) as W;
}
