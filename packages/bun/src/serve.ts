import { type Config, type Mailer, type ProcessRuntime, type RunningServer, startProcessServer } from '@rappen/http';
import type { Store } from '@rappen/store';
import * as storage from '@rappen/store/open';
import { openDocumentThreads as openDocuments } from './document-threads.ts';
import { installedFiles as files } from './installed-files.ts';
import { webhookSender } from './webhook-sender.ts';

const listen: ProcessRuntime<Store>['listen'] = async (answer, address) => {
  const server = Bun.serve({
    ...address,
    // The service bounds bodies by itself, and documents may take longer than the ten seconds that Bun gives an answer
    maxRequestBodySize: Number.MAX_SAFE_INTEGER,
    idleTimeout: 255,
    fetch: (request, listening) => answer(request, listening.requestIP(request)?.address),
  });
  return { port: server.port, close: () => server.stop() };
};

/**
 * Starts the service; port 0 takes a free one. Throws `StoreTrouble` when the store cannot be opened, and what Bun throws
 * when the address cannot be used.
 */
export function startServer(
  config: Config,
  writeLine: (line: string) => void,
  mailer?: Mailer,
): Promise<RunningServer> {
  return startProcessServer({ storage, openDocuments, webhookSender, files, listen }, config, writeLine, mailer);
}
