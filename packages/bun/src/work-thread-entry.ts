import { type MessageTarget, workHandler } from '@rappen/http';
import { openDocumentWork } from './modules.ts';

const handle = workHandler(openDocumentWork(), globalThis as unknown as MessageTarget);
addEventListener('message', (event) => handle(event.data));
