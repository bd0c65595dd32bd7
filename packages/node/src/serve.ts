import { serve } from '@hono/node-server';
import { type Config, createApp, newApiKey, type RunningServer, serverUrl, standardPorts } from '@rappen/http';
import { documentationFiles } from './documentation.ts';
import { openThreadReader } from './reading-thread.ts';

/** Starts the service; port 0 takes a free one. */
export async function startServer(config: Config, writeLine: (line: string) => void): Promise<RunningServer> {
  const apiKey = config.apiKey ?? newApiKey();
  const codes = await openThreadReader();
  const app = createApp(await standardPorts({ apiKey, codes, documentation: documentationFiles, writeLine }));
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, (address) => {
      resolve({ url: serverUrl(config.host, address.port), apiKey, stop });
    });
    server.on('error', (error) => {
      codes.end();
      reject(error);
    });
    const stop = () =>
      new Promise<void>((done) => {
        server.close(() => {
          codes.end();
          done();
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
  });
}
