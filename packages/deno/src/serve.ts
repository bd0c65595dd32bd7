import { type Config, createApp, type RunningServer, serverUrl, standardPorts } from '@rappen/http';
import { openStore, prepareKeys } from '@rappen/store/open';
import { documentationFiles } from './documentation.ts';
import { openThreadReader } from './reading-thread.ts';

/**
 * Starts the service; port 0 takes a free one. Throws `StoreTrouble` when the store cannot be opened, and what Deno throws
 * when the address cannot be used.
 */
export async function startServer(config: Config, writeLine: (line: string) => void): Promise<RunningServer> {
  const store = await openStore(config.storage);
  const apiKey = await prepareKeys(store, config);
  const codes = await openThreadReader();
  const { rateLimits } = config;
  const app = createApp(standardPorts({ store, rateLimits, codes, documentation: documentationFiles, writeLine }));
  const server = Deno.serve({ port: config.port, hostname: config.host, onListen() {} }, (request) =>
    app.fetch(request),
  );
  return {
    url: serverUrl(config.host, server.addr.port),
    apiKey,
    async stop() {
      await server.shutdown();
      codes.end();
      await store.close();
    },
  };
}
