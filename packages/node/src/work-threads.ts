import { Worker } from 'node:worker_threads';
import { openWorkThreads, type StartThread, sendOrder, type WorkLimits, type WorkThreads } from '@rappen/http';

const entry = new URL(import.meta.resolve('#work-thread'));
const isSource = entry.pathname.endsWith('.ts');

/** A thread that needs more memory for objects ends with its work; the work itself limits buffers. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 };

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
    post: (order) => sendOrder(worker, order),
    end() {
      ended = true;
      void worker.terminate();
    },
    // Node has it from version 24 on
    ...(typeof worker.cpuUsage === 'function' && {
      async cpuMilliseconds() {
        const { user, system } = await worker.cpuUsage();
        return (user + system) / 1000;
      },
    }),
  };
};

/** Does long work in the given number of threads, or as many as the cores allow. */
export function openThreads(threads: number | undefined, some: Partial<WorkLimits> = {}): Promise<WorkThreads> {
  return openWorkThreads(startThread, threads, some);
}
