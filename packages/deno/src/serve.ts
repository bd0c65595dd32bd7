import { type Config, type RunningServer, serverUrl, startProcessService } from '@rappen/http';
import { openSecret, openStore, prepareKeys } from '@rappen/store/open';
import { openDocumentThreads } from './document-threads.ts';
import { documentationFiles } from './documentation.ts';
import { webFiles } from './web.ts';
import { webhookSender } from './webhook-sender.ts';

/**
 * Starts the service; port 0 takes a free one. Throws `StoreTrouble` when the store cannot be opened, and what Deno throws
 * when the address cannot be used.
 */
export async function startServer(config: Config, writeLine: (line: string) => void): Promise<RunningServer> {
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
    writeLine,
  });
  const server = Deno.serve({ port: config.port, hostname: config.host, onListen() {} }, (request, { remoteAddr }) =>
    service.fetch(request, remoteAddr.hostname),
  );
  const url = serverUrl(config.host, server.addr.port);
  return {
    url,
    apiKey,
    welcomeUrl: service.welcomeUrlAt(url),
    async stop() {
      await server.shutdown();
      await service.stop();
      documents.end();
      await store.close();
    },
  };
}
