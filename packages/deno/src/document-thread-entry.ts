import { buffersOf, carryOut, type WorkRequest } from '@rappen/imaging';
import { openDocumentWork } from './modules.ts';

const work = openDocumentWork();

addEventListener('message', async (event: MessageEvent<WorkRequest>) => {
  const reply = await carryOut(await work, event.data);
  (globalThis as unknown as Pick<Worker, 'postMessage'>).postMessage(reply, [...buffersOf(reply)]);
});
