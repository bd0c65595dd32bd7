import type { DocumentWork } from './document-work.ts';
import {
  buffersOf,
  carryOut,
  createThreadPool,
  type StartThread,
  type ThreadedWork,
  type ThreadLimits,
  threadsFor,
  type WorkReply,
  type WorkRequest,
  warmUp,
} from './thread-pool.ts';

/** What messages go to: a `Worker`, or what stands for its starter within it. */
export interface MessageTarget {
  postMessage(message: unknown, transferred: ArrayBuffer[]): void;
}

/**
 * Work on documents in threads: so many, or as many as the cores of this machine allow. The first is started now. Throws where
 * it does not start.
 */
export async function openThreads(
  start: StartThread,
  threads: number | undefined,
  some: Partial<ThreadLimits> = {},
): Promise<ThreadedWork> {
  const work = createThreadPool(start, { ...some, threads: threads ?? threadsFor(navigator.hardwareConcurrency) });
  await warmUp(work);
  return work;
}

/** Sends a request to a thread, with a file of its own: a view would take all that it looks at with it. */
export function sendRequest(thread: MessageTarget, { file, ...call }: WorkRequest): void {
  const own = new Uint8Array(file);
  thread.postMessage({ ...call, file: own }, [own.buffer]);
}

/** What a thread does with each request that comes to it: the work, and to send what comes of it back. */
export function requestHandler(
  opening: Promise<DocumentWork>,
  starter: MessageTarget,
): (request: WorkRequest) => Promise<void> {
  return async (request) => {
    const reply = await carryOut(await opening, request, (progress) => starter.postMessage(progress, []));
    starter.postMessage(reply, [...buffersOf(reply)]);
  };
}

/** Threads that are the Workers of web standards, of the module at an address. */
export function webThreads(entry: URL): StartThread {
  return (replied, died) => {
    const worker = new Worker(entry, { type: 'module' });
    worker.onmessage = (event: MessageEvent<WorkReply>) => replied(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      died();
    };
    return { post: (request) => sendRequest(worker, request), end: () => worker.terminate() };
  };
}
