export { openDocumentWork } from './modules.ts';
export { type Environment, startServer } from './serve.ts';
export { default } from './worker.ts';
