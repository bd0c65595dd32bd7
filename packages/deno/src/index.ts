export { openImaging } from './modules.ts';
export { type RunningServer, startServer } from './serve.ts';
