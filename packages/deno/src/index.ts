export { openImaging } from './modules.ts';
export { startServer } from './serve.ts';
