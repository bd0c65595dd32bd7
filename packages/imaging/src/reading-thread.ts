import { type Problem, problem } from '@rappen/core/problem';
import { failed, type Result } from '@rappen/core/result';
import type { FoundCode } from './found-code.ts';
import type { Imaging, ReadCodesOptions } from './imaging.ts';

/** What is sent to a thread that reads files. */
export interface ReadingRequest {
  readonly file: Uint8Array;
  readonly options: ReadCodesOptions;
}

export type Reading = Result<readonly FoundCode[]>;

/** A thread of the runtime, as its adapter starts it. It answers each request with one reading, in order. */
export interface Thread {
  post(request: ReadingRequest): void;
  end(): void;
}

/** Starts a thread: `answered` gets its readings, `died` is called when it ends by itself. */
export type StartThread = (answered: (reading: Reading) => void, died: () => void) => Thread;

export interface ThreadLimits {
  /** A file that takes longer is given up, and the thread with it. */
  readonly secondsMax: number;
  /** Requests that may wait for the one at work. */
  readonly waitingMax: number;
}

/** A reader of codes in a thread of its own. */
export interface ThreadReader extends Pick<Imaging, 'readCodes'> {
  end(): void;
}

export const defaultThreadLimits: ThreadLimits = { secondsMax: 30, waitingMax: 64 };

interface Job {
  readonly request: ReadingRequest;
  readonly done: (reading: Reading) => void;
}

/**
 * Reads files one after another in a thread, so that a file which keeps the renderer busy holds up neither the server nor,
 * beyond a time limit, the files behind it. Reports what `readCodes` does, `file.too-slow`, `file.reader-busy`, and `pdf.too-complex` when the thread dies of a file.
 */
export function createThreadReader(start: StartThread, limits: ThreadLimits = defaultThreadLimits): ThreadReader {
  const waiting: Job[] = [];
  let thread: Thread | undefined;
  let current: Job | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    readCodes: (file, options) =>
      new Promise((done) => {
        if (waiting.length >= limits.waitingMax) return done(failed(problem('file.reader-busy', [])));
        waiting.push({ request: { file, options }, done });
        next();
      }),
    end: drop,
  };

  function next(): void {
    if (current !== undefined) return;
    current = waiting.shift();
    if (current === undefined) return;
    timer = setTimeout(giveUp, limits.secondsMax * 1000, problem('file.too-slow', [], { seconds: limits.secondsMax }));
    thread ??= start(finish, () => giveUp(problem('pdf.too-complex', [])));
    thread.post(current.request);
  }

  function finish(reading: Reading): void {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    job?.done(reading);
    next();
  }

  /** The thread goes with the file that it could not finish; the next one gets a new thread. */
  function giveUp(reason: Problem): void {
    drop();
    finish(failed(reason));
  }

  function drop(): void {
    const ending = thread;
    thread = undefined;
    ending?.end();
  }
}

/** Starts the thread before the first file comes. Throws when it does not work: then no file ever could be read. */
export async function warmUp(reader: ThreadReader): Promise<void> {
  const reading = await reader.readCodes(new Uint8Array(), { effort: 'DEFAULT', all: false });
  if (!reading.ok && reading.problems[0].code === 'file.empty') return;
  reader.end();
  throw new Error('The thread that reads files does not start');
}
