import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import {
  billerAccountsDefault,
  type Config,
  clientAddressOf,
  createApp,
  firstBiller,
  type Mailer,
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
  const { rateLimits, billerAccounts = billerAccountsDefault, hookUrls = {}, networkTimeoutMilliseconds } = config;
  const { publicUrl, trustsProxy = false, maintenance } = config;
  const sender = webhookSender(hookUrls);
  const secret = await openSecret(config);
  // What a mail server says may hold addresses: of its faults only the code is logged
  const onFault = (error: unknown) =>
    writeLine(JSON.stringify({ level: 'error', event: 'mail', code: (error as NodeJS.ErrnoException).code }));
  const ebill = await standardEbill({
    store: store.ebill,
    pdf: documents,
    secret,
    hookUrls,
    networkTimeoutMilliseconds,
    sender,
    maintenance,
    now: Date.now,
    mailer,
    onFault,
  });
  const biller = await prepareBiller(store.ebill, firstBiller(billerAccounts), Date.now());
  const welcome = await prepareFirstUser(store.accounts, biller, config.firstUser, Date.now());
  const files = { documentation: documentationFiles, web: webFiles };
  const ownHosts = publicUrl === undefined ? [] : [new URL(publicUrl).host];
  const ports = standardPorts({ store, ebill, rateLimits, ownHosts, codes: documents, ...files, writeLine });
  const app = createApp(ports);
  const work = startEbillWork(ports, sender);
  const release = async () => {
    await work.stop();
    documents.end();
    await store.close();
  };
  return new Promise((resolve, reject) => {
    const fetch = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
      app.fetch(request, { address: clientAddressOf(request.headers, incoming.socket.remoteAddress, trustsProxy) });
    const server = serve({ fetch, port: config.port, hostname: config.host }, (address) => {
      const url = serverUrl(config.host, address.port);
      resolve({ url, apiKey, welcomeUrl: welcome && welcomeUrlOf(publicUrl ?? url, welcome), stop });
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
