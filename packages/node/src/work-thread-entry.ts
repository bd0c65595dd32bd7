import { setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { workHandler } from '@rappen/http';
import { openDocumentWork } from './modules.ts';

/** A thread that has grown by more than this is not kept: the memory that it has taken comes back only with its end. */
const grownBytesMax = 96 << 20;

const niceness = 5;

function memoryBytes(): number {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory;
}

// On a busy machine the thread that serves comes first. Linux has priorities for each thread, others for the process alone
if (parentPort !== null && process.platform === 'linux') setPriority(niceness);

const opening = openDocumentWork();
let first = Number.POSITIVE_INFINITY;
void opening.then(() => {
  first = memoryBytes();
});

if (parentPort !== null)
  parentPort.on(
    'message',
    workHandler(opening, parentPort, () => memoryBytes() - first > grownBytesMax),
  );
