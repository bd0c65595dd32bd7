import { serve } from '@hono/node-server';
import {
  billerAccountsDefault,
  type Config,
  createApp,
  firstBiller,
  type Mailer,
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
  const codes = await openThreadReader();
  const { rateLimits, billerAccounts = billerAccountsDefault, hookUrls = {} } = config;
  const secret = await openSecret(config);
  // What a mail server says may hold addresses: of its faults only the code is logged
  const onFault = (error: unknown) =>
    writeLine(JSON.stringify({ level: 'error', event: 'mail', code: (error as NodeJS.ErrnoException).code }));
  const ebill = await standardEbill({ store: store.ebill, secret, hookUrls, now: Date.now, mailer, onFault });
  await prepareBiller(store.ebill, firstBiller(billerAccounts), Date.now());
  const ports = standardPorts({ store, ebill, rateLimits, codes, documentation: documentationFiles, writeLine });
  const app = createApp(ports);
  const work = startEbillWork(ports, webhookSender(hookUrls));
  const release = async () => {
    await work.stop();
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
