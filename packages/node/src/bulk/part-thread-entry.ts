import { parentPort } from 'node:worker_threads';
import { bytesOf, type PartTask, workOnPart } from './part-work.ts';

parentPort?.on('message', (task: PartTask) => {
  const result = workOnPart(task);
  parentPort?.postMessage(result, bytesOf(result));
});
