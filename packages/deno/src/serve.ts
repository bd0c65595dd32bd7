import { type Config, createApp, newApiKey, type RunningServer, serverUrl, standardPorts } from '@rappen/http';
import { documentationFiles } from './documentation.ts';
import { openThreadReader } from './reading-thread.ts';

/** Starts the service; port 0 takes a free one. */
export async function startServer(config: Config, writeLine: (line: string) => void): Promise<RunningServer> {
  const apiKey = config.apiKey ?? newApiKey();
  const codes = await openThreadReader();
  const app = createApp(await standardPorts({ apiKey, codes, documentation: documentationFiles, writeLine }));
  const server = Deno.serve({ port: config.port, hostname: config.host, onListen() {} }, (request) =>
    app.fetch(request),
  );
  return {
    url: serverUrl(config.host, server.addr.port),
    apiKey,
    async stop() {
      await server.shutdown();
      codes.end();
    },
  };
}
