import type { ReadingRequest } from '@rappen/imaging';
import { openImaging } from './modules.ts';

const imaging = openImaging();

addEventListener('message', async (event: MessageEvent<ReadingRequest>) => {
  const { file, options } = event.data;
  (globalThis as unknown as Pick<Worker, 'postMessage'>).postMessage(await (await imaging).readCodes(file, options));
});
