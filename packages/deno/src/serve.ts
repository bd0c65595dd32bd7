import {
  billerAccountsDefault,
  type Config,
  clientAddressOf,
  createApp,
  firstBiller,
  prepareBiller,
  prepareFirstUser,
  type RunningServer,
  serverUrl,
  standardEbill,
  standardPorts,
  startEbillWork,
  welcomeUrlOf,
} from '@rappen/http';
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
  const { rateLimits, billerAccounts = billerAccountsDefault, hookUrls = {}, networkTimeoutMilliseconds } = config;
  const { publicUrl, trustsProxy = false, maintenance } = config;
  const sender = webhookSender(hookUrls);
  const secret = await openSecret(config);
  const ebill = await standardEbill({
    store: store.ebill,
    pdf: documents,
    secret,
    hookUrls,
    networkTimeoutMilliseconds,
    sender,
    maintenance,
    now: Date.now,
  });
  const biller = await prepareBiller(store.ebill, firstBiller(billerAccounts), Date.now());
  const welcome = await prepareFirstUser(store.accounts, biller, config.firstUser, Date.now());
  const files = { documentation: documentationFiles, web: webFiles };
  const ownHosts = publicUrl === undefined ? [] : [new URL(publicUrl).host];
  const ports = standardPorts({ store, ebill, rateLimits, ownHosts, codes: documents, ...files, writeLine });
  const app = createApp(ports);
  const work = startEbillWork(ports, sender);
  const server = Deno.serve({ port: config.port, hostname: config.host, onListen() {} }, (request, { remoteAddr }) =>
    app.fetch(request, { address: clientAddressOf(request.headers, remoteAddr.hostname, trustsProxy) }),
  );
  const url = serverUrl(config.host, server.addr.port);
  return {
    url,
    apiKey,
    welcomeUrl: welcome && welcomeUrlOf(publicUrl ?? url, welcome),
    async stop() {
      await server.shutdown();
      await work.stop();
      documents.end();
      await store.close();
    },
  };
}
