import { createThreadReader, type Reading, type ThreadLimits, type ThreadReader, warmUp } from '@rappen/imaging';

const isSource = import.meta.url.endsWith('.ts');
const entry = new URL(isSource ? './reading-thread-entry.ts' : './reading-thread-entry.js', import.meta.url);

/** The code reader in a thread of Deno. */
export async function openThreadReader(limits?: ThreadLimits): Promise<ThreadReader> {
  const reader = createThreadReader((answered, died) => {
    const worker = new Worker(entry, { type: 'module' });
    worker.onmessage = (event: MessageEvent<Reading>) => answered(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      died();
    };
    return {
      post: (request) => worker.postMessage(request),
      end: () => worker.terminate(),
    };
  }, limits);
  await warmUp(reader);
  return reader;
}
