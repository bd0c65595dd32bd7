import { problem } from '@rappen/core/problem';
import { failed, type Result } from '@rappen/core/result';
import type { DocumentWork } from './document-work.ts';
import { type OnProgress, type Progress, partOf } from './found-code.ts';
import type { ReadCodesOptions } from './imaging.ts';

/** A call of `DocumentWork`, as it is sent to a thread. */
export type WorkRequest = {
  readonly [Name in keyof DocumentWork]: {
    readonly name: Name;
    readonly file: Uint8Array;
    readonly options: Parameters<DocumentWork[Name]>[1];
  };
}[keyof DocumentWork];

export type WorkAnswer = Result<unknown>;

/** What comes back from a thread: how far it has come, an answer, or what a bug in the work left behind. */
export type WorkReply = { readonly progress: Progress } | { readonly answer: WorkAnswer } | { readonly fault: string };

/** A thread of the runtime, as its adapter starts it. It replies to each request in order: progress, then once what it is. */
export interface Thread {
  post(request: WorkRequest): void;
  end(): void;
}

/** Starts a thread: `replied` gets its replies, `died` is called when it ends by itself. */
export type StartThread = (replied: (reply: WorkReply) => void, died: () => void) => Thread;

export interface ThreadLimits {
  /** Threads at work at the same time. */
  readonly threads: number;
  /** A file that takes longer is given up, and the thread with it. */
  readonly secondsMax: number;
  /** Requests that may wait for those at work. */
  readonly waitingMax: number;
  /** Bytes of the files that may wait. */
  readonly waitingBytesMax: number;
}

/** Work on documents in threads of their own. */
export interface ThreadedWork extends DocumentWork {
  /** Ends the threads; what is not done is refused. */
  end(): void;
}

export const defaultThreadLimits: ThreadLimits = {
  threads: 1,
  secondsMax: 20,
  waitingMax: 64,
  waitingBytesMax: 100_000_000,
};

/** More threads than this share memory and gain little. */
const threadsMax = 4;

/** How many threads a machine with so many cores gets: one core is left to the server. */
export function threadsFor(cores: number): number {
  return Math.min(threadsMax, Math.max(1, cores - 1));
}

interface Job {
  readonly request: WorkRequest;
  readonly done: (answer: WorkAnswer) => void;
  readonly failed: (fault: Error) => void;
}

/** The place of one thread. */
interface Seat {
  thread?: Thread | undefined;
  job?: Job | undefined;
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** Of the job, where there is something to show for it. */
  progress?: Progress | undefined;
}

/**
 * Works on files in threads, so that a file which takes long, or ends its thread, holds up neither the server nor, beyond a
 * time limit, the files behind it. Threads are started when there is work for them. A file whose time is up is answered with the
 * codes that were found, and the warning `FILE_PAGES_LEFT`. Reports what the work does, `FILE_TOO_SLOW` where nothing was found,
 * `SERVICE_BUSY`, and `PDF_TOO_COMPLEX` when a thread dies of a file. Rejects where the work has a bug.
 */
export function createThreadPool(start: StartThread, some: Partial<ThreadLimits> = {}): ThreadedWork {
  const limits = { ...defaultThreadLimits, ...some };
  const seats: readonly Seat[] = Array.from({ length: limits.threads }, () => ({}));
  const waiting: Job[] = [];
  let waitingBytes = 0;

  return {
    readCodes: (file, options) => queued({ name: 'readCodes', file, options }),
    examine: (file, options) => queued({ name: 'examine', file, options }),
    attach: (file, options) => queued({ name: 'attach', file, options }),
    toPdfA3b: (file, options) => queued({ name: 'toPdfA3b', file, options }),
    end() {
      for (const job of waiting.splice(0)) job.done(busy());
      waitingBytes = 0;
      for (const seat of seats) giveUp(seat, busy());
    },
  };

  function queued<T>(request: WorkRequest): Promise<Result<T>> {
    return new Promise((resolve, reject) => {
      const done = resolve as (answer: WorkAnswer) => void;
      const isFull = waiting.length >= limits.waitingMax || waitingBytes > limits.waitingBytesMax;
      if (isFull) return done(busy());
      waiting.push({ request, done, failed: reject });
      waitingBytes += request.file.length;
      next();
    });
  }

  /** Gives the first job to a seat that is free, one with a thread before one without. */
  function next(): void {
    const free = seats.filter(({ job }) => job === undefined);
    const seat = free.find(({ thread }) => thread !== undefined) ?? free[0];
    if (seat === undefined) return;
    const job = waiting.shift();
    if (job === undefined) return;
    waitingBytes -= job.request.file.length;
    seat.job = job;
    seat.timer = setTimeout(timeIsUp, limits.secondsMax * 1000, seat);
    seat.thread ??= started(seat);
    seat.thread.post(job.request);
  }

  function started(seat: Seat): Thread {
    const thread: Thread = start(
      (reply) => {
        if (seat.thread !== thread) return;
        if ('progress' in reply) seat.progress = reply.progress;
        else finish(seat, reply);
      },
      () => {
        if (seat.thread === thread) giveUp(seat, failed(problem('PDF_TOO_COMPLEX', [])));
      },
    );
    return thread;
  }

  function timeIsUp(seat: Seat): void {
    const { progress } = seat;
    const slow = problem('FILE_TOO_SLOW', [], { seconds: limits.secondsMax });
    giveUp(seat, progress && progress.found.length > 0 ? partOf(progress) : failed(slow));
  }

  /** The thread goes with the file that it could not finish; the next one gets a new thread. */
  function giveUp(seat: Seat, answer: WorkAnswer): void {
    const { thread } = seat;
    seat.thread = undefined;
    thread?.end();
    finish(seat, { answer });
  }

  function finish(seat: Seat, reply: Exclude<WorkReply, { progress: Progress }>): void {
    clearTimeout(seat.timer);
    seat.progress = undefined;
    const { job } = seat;
    seat.job = undefined;
    if ('answer' in reply) job?.done(reply.answer);
    else job?.failed(new Error(reply.fault));
    next();
  }
}

function busy(): WorkAnswer {
  return failed(problem('SERVICE_BUSY', []));
}

/** Does what a request asks for, in the thread that it was sent to. Codes that were found are reported as the work goes on. */
export async function carryOut(
  work: DocumentWork,
  { name, file, options }: WorkRequest,
  report?: (reply: WorkReply) => void,
): Promise<WorkReply> {
  try {
    if (name === 'readCodes')
      return { answer: await work.readCodes(file, options, report && reporting(options, report)) };
    return { answer: await work[name](file, options as never) };
  } catch (error) {
    // The stack or the memory of the thread was not enough
    if (error instanceof RangeError) return { answer: failed(problem('PDF_TOO_COMPLEX', [])) };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Reports what is worth an answer: any code where all are wanted, else none, because the wanted one ends the search. */
function reporting({ all }: ReadCodesOptions, report: (reply: WorkReply) => void): OnProgress {
  return ({ found, pagesLeft }) => {
    if (all && found.length > 0) report({ progress: { found, pagesLeft } });
    return undefined;
  };
}

/** Buffers smaller than this are copied sooner than handed over, and may be shared with what stays. */
const handedOverBytesMin = 65_536;

/** The large buffers of a reply: they are handed over to the thread that gets it, and not copied. */
export function buffersOf(reply: unknown, found: Set<ArrayBuffer> = new Set()): Set<ArrayBuffer> {
  if (reply instanceof Uint8Array) {
    const { buffer } = reply;
    if (buffer instanceof ArrayBuffer && buffer.byteLength >= handedOverBytesMin) found.add(buffer);
  } else if (typeof reply === 'object' && reply !== null) {
    for (const member of Object.values(reply)) buffersOf(member, found);
  }
  return found;
}

/** Starts a thread before the first file comes. Throws when it does not work: then no file ever could be read. */
export async function warmUp(work: ThreadedWork): Promise<void> {
  const reading = await work.readCodes(new Uint8Array(), { effort: 'DEFAULT', all: false });
  if (!reading.ok && reading.problems[0].code === 'FILE_EMPTY') return;
  work.end();
  throw new Error('The thread that works on documents does not start');
}
