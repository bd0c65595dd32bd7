import { parentPort } from 'node:worker_threads';
import { buffersOf, carryOut, type WorkRequest } from '@rappen/imaging';
import { openDocumentWork } from './modules.ts';

const work = openDocumentWork();

parentPort?.on('message', async (request: WorkRequest) => {
  const reply = await carryOut(await work, request, (progress) => parentPort?.postMessage(progress));
  parentPort?.postMessage(reply, [...buffersOf(reply)]);
});
