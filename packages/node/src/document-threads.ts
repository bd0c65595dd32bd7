import { Worker } from 'node:worker_threads';
import { openThreads, type StartThread, sendRequest, type ThreadedWork, type ThreadLimits } from '@rappen/imaging';

const isSource = import.meta.url.endsWith('.ts');
const entry = new URL(import.meta.url.replace(/threads(\.\w+)$/, 'thread-entry$1'));

/** A thread that needs more for objects ends with the file that it works on; buffers are bounded by the work itself. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

const startThread: StartThread = (replied, died) => {
  const worker = new Worker(entry, { execArgv: isSource ? ['--conditions=rappen-source'] : [], resourceLimits });
  let ended = false;
  worker.unref();
  worker.on('message', replied);
  worker.on('error', () => {});
  worker.on('exit', () => {
    if (!ended) died();
  });
  return {
    post: (request) => sendRequest(worker, request),
    end() {
      ended = true;
      void worker.terminate();
    },
  };
};

/** Work on documents in threads: so many, or as many as the cores allow. */
export function openDocumentThreads(
  threads: number | undefined,
  some: Partial<ThreadLimits> = {},
): Promise<ThreadedWork> {
  return openThreads(startThread, threads, some);
}
