import { parentPort } from 'node:worker_threads';
import type { ReadingRequest } from '@rappen/imaging';
import { openImaging } from './modules.ts';

const imaging = openImaging();

parentPort?.on('message', async ({ file, options }: ReadingRequest) => {
  parentPort?.postMessage(await (await imaging).readCodes(file, options));
});
