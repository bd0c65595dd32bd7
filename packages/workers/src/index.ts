export { default } from './main.ts';
export { openDocumentWork } from './modules.ts';
export { type Environment, startServer } from './serve.ts';
