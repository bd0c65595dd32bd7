import {
  billerAccountsDefault,
  type Config,
  createApp,
  firstBiller,
  prepareBiller,
  type RunningServer,
  serverUrl,
  standardEbill,
  standardPorts,
  startEbillWork,
} from '@rappen/http';
import { openSecret, openStore, prepareKeys } from '@rappen/store/open';
import { documentationFiles } from './documentation.ts';
import { openThreadReader } from './reading-thread.ts';
import { webhookSender } from './webhook-sender.ts';

/**
 * Starts the service; port 0 takes a free one. Throws `StoreTrouble` when the store cannot be opened, and what Deno throws
 * when the address cannot be used.
 */
export async function startServer(config: Config, writeLine: (line: string) => void): Promise<RunningServer> {
  const store = await openStore(config.storage);
  const apiKey = await prepareKeys(store, config);
  const codes = await openThreadReader();
  const { rateLimits, billerAccounts = billerAccountsDefault, hookUrls = {} } = config;
  const secret = await openSecret(config);
  const ebill = await standardEbill({ store: store.ebill, secret, hookUrls, now: Date.now });
  await prepareBiller(store.ebill, firstBiller(billerAccounts), Date.now());
  const ports = standardPorts({ store, ebill, rateLimits, codes, documentation: documentationFiles, writeLine });
  const app = createApp(ports);
  const work = startEbillWork(ports, webhookSender(hookUrls));
  const server = Deno.serve({ port: config.port, hostname: config.host, onListen() {} }, (request) =>
    app.fetch(request),
  );
  return {
    url: serverUrl(config.host, server.addr.port),
    apiKey,
    async stop() {
      await server.shutdown();
      await work.stop();
      codes.end();
      await store.close();
    },
  };
}
