export { installedFiles } from './installed-files.ts';
export { openDocumentWork, openImaging } from './modules.ts';
export { startServer } from './serve.ts';
export { webhookSender } from './webhook-sender.ts';
