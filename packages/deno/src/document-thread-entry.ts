import { buffersOf, carryOut, type WorkRequest } from '@rappen/imaging';
import { openDocumentWork } from './modules.ts';

const work = openDocumentWork();

addEventListener('message', async (event: MessageEvent<WorkRequest>) => {
  const thread = globalThis as unknown as Pick<Worker, 'postMessage'>;
  const reply = await carryOut(await work, event.data, (progress) => thread.postMessage(progress));
  thread.postMessage(reply, [...buffersOf(reply)]);
});
