import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import { type Config, type Mailer, type RunningServer, serverUrl, startProcessService } from '@rappen/http';
import { openSecret, openStore, prepareKeys } from '@rappen/store/open';
import { openDocumentThreads } from './document-threads.ts';
import { documentationFiles } from './documentation.ts';
import { webFiles } from './web.ts';
import { webhookSender } from './webhook-sender.ts';

/**
 * Starts the service; port 0 takes a free one. Throws `StoreTrouble` when the store cannot be opened, and what Node throws
 * when the address cannot be used.
 */
export async function startServer(
  config: Config,
  writeLine: (line: string) => void,
  mailer?: Mailer,
): Promise<RunningServer> {
  const store = await openStore(config.storage);
  const apiKey = await prepareKeys(store, config);
  const documents = await openDocumentThreads(config.threads);
  const service = await startProcessService({
    config,
    store,
    secret: await openSecret(config),
    documents,
    sender: webhookSender(config.hookUrls),
    documentation: documentationFiles,
    web: webFiles,
    mailer,
    writeLine,
  });
  const release = async () => {
    await service.stop();
    documents.end();
    await store.close();
  };
  return new Promise((resolve, reject) => {
    const fetch = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
      service.fetch(request, incoming.socket.remoteAddress);
    const server = serve({ fetch, port: config.port, hostname: config.host }, (address) => {
      const url = serverUrl(config.host, address.port);
      resolve({ url, apiKey, welcomeUrl: service.welcomeUrlAt(url), stop });
    });
    server.on('error', (error) => void release().then(() => reject(error)));
    const stop = async () => {
      await new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
      await release();
    };
  });
}
