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

/** Work on documents in threads of Deno: `threads` of them, or as many as the cores allow. */
export async function openDocumentThreads(
  threads: number | undefined,
  some: Partial<ThreadLimits> = {},
): Promise<ThreadedWork> {
  const limits = { ...some, threads: threads ?? threadsFor(navigator.hardwareConcurrency) };
  const work = createThreadPool((replied, died) => {
    const worker = new Worker(entry, { type: 'module' });
    worker.onmessage = (event: MessageEvent<WorkReply>) => replied(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      died();
    };
    return {
      post({ file, ...call }) {
        // A view would take all that it looks at with it
        const own = file.slice();
        worker.postMessage({ ...call, file: own }, [own.buffer]);
      },
      end: () => worker.terminate(),
    };
  }, limits);
  await warmUp(work);
  return work;
}
