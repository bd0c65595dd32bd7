import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import { type Config, type Mailer, type ProcessRuntime, type RunningServer, startProcessServer } from '@rappen/http';
import type { Store } from '@rappen/store';
import * as storage from '@rappen/store/open';
import { openDocumentThreads as openDocuments } from './document-threads.ts';
import { installedFiles as files } from './installed-files.ts';
import { webhookSender } from './webhook-sender.ts';

const listen: ProcessRuntime<Store>['listen'] = (answer, address) =>
  new Promise((resolve, reject) => {
    const fetch = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
      answer(request, incoming.socket.remoteAddress);
    const server = serve({ fetch, ...address }, ({ port }) => resolve({ port, close }));
    server.on('error', reject);
    const close = () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
  });

/**
 * Starts the service; port 0 takes a free one. Throws `StoreTrouble` when the store cannot be opened, and what Node throws
 * when the address cannot be used.
 */
export function startServer(
  config: Config,
  writeLine: (line: string) => void,
  mailer?: Mailer,
): Promise<RunningServer> {
  return startProcessServer({ storage, openDocuments, webhookSender, files, listen }, config, writeLine, mailer);
}
