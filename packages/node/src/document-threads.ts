import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  createThreadPool,
  type ThreadedWork,
  type ThreadLimits,
  threadsFor,
  type WorkReply,
  warmUp,
} from '@rappen/imaging';

const isSource = import.meta.url.endsWith('.ts');
const entry = new URL(isSource ? './document-thread-entry.ts' : './document-thread-entry.js', import.meta.url);

/** A thread that needs more for objects ends with the file that it works on; buffers are bounded by the work itself. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** Work on documents in threads of Node: `threads` of them, or as many as the cores allow. */
export async function openDocumentThreads(
  threads: number | undefined,
  some: Partial<ThreadLimits> = {},
): Promise<ThreadedWork> {
  const limits = { ...some, threads: threads ?? threadsFor(availableParallelism()) };
  const work = createThreadPool((replied, died) => {
    const worker = new Worker(entry, { execArgv: isSource ? ['--conditions=rappen-source'] : [], resourceLimits });
    let ended = false;
    worker.unref();
    worker.on('message', (reply: WorkReply) => replied(reply));
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (!ended) died();
    });
    return {
      post({ file, ...call }) {
        // A view would take all that it looks at with it
        const own = file.slice();
        worker.postMessage({ ...call, file: own }, [own.buffer]);
      },
      end() {
        ended = true;
        void worker.terminate();
      },
    };
  }, limits);
  await warmUp(work);
  return work;
}
