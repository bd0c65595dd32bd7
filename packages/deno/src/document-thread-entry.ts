import { type MessageTarget, requestHandler } from '@rappen/imaging';
import { openDocumentWork } from './modules.ts';

const handle = requestHandler(openDocumentWork(), globalThis as unknown as MessageTarget);
addEventListener('message', (event) => handle(event.data));
