import { parentPort } from 'node:worker_threads';
import { requestHandler } from '@rappen/imaging';
import { openDocumentWork } from './modules.ts';

if (parentPort !== null) parentPort.on('message', requestHandler(openDocumentWork(), parentPort));
