import { Worker } from 'node:worker_threads';
import { createThreadReader, type Reading, type ThreadLimits, type ThreadReader, warmUp } from '@rappen/imaging';

const isSource = import.meta.url.endsWith('.ts');
const entry = new URL(isSource ? './reading-thread-entry.ts' : './reading-thread-entry.js', import.meta.url);

/** The code reader in a thread of Node. */
export async function openThreadReader(limits?: ThreadLimits): Promise<ThreadReader> {
  const reader = createThreadReader((answered, died) => {
    const worker = new Worker(entry, { execArgv: isSource ? ['--conditions=rappen-source'] : [] });
    let ended = false;
    worker.unref();
    worker.on('message', (reading: Reading) => answered(reading));
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (!ended) died();
    });
    return {
      post: (request) => worker.postMessage(request),
      end() {
        ended = true;
        void worker.terminate();
      },
    };
  }, limits);
  await warmUp(reader);
  return reader;
}
