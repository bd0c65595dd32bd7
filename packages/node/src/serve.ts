import { serve } from '@hono/node-server';
import { type Config, createApp, type RunningServer, serverUrl, standardPorts } from '@rappen/http';
import { openStore, prepareKeys } from '@rappen/store/open';
import { documentationFiles } from './documentation.ts';
import { openThreadReader } from './reading-thread.ts';

/**
 * Starts the service; port 0 takes a free one. Throws `StoreTrouble` when the store cannot be opened, and what Node throws
 * when the address cannot be used.
 */
export async function startServer(config: Config, writeLine: (line: string) => void): Promise<RunningServer> {
  const store = await openStore(config.storage);
  const apiKey = await prepareKeys(store, config);
  const codes = await openThreadReader();
  const { rateLimits } = config;
  const app = createApp(standardPorts({ store, rateLimits, codes, documentation: documentationFiles, writeLine }));
  const release = async () => {
    codes.end();
    await store.close();
  };
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, (address) => {
      resolve({ url: serverUrl(config.host, address.port), apiKey, stop });
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
