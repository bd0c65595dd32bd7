import {
  billerAccountsDefault,
  createApp,
  doDueWork,
  type EbillPorts,
  firstBiller,
  keepHouse,
  prepareBiller,
  readConfig,
  type Settings,
  secretKeyOf,
  standardEbill,
  standardPorts,
} from '@rappen/http';
import { type Assets, documentationFiles } from './documentation.ts';
import { openImaging } from './modules.ts';
import { openStore, type StorageBindings, type WorkerStore } from './store.ts';
import { webhookSender } from './webhook-sender.ts';

/** Variables, secrets and bindings of the Worker. */
export interface Environment
  extends StorageBindings,
    Omit<Settings, 'PORT' | 'HOST' | 'RAPPEN_DATA' | 'RAPPEN_DATABASE_URL'> {
  /** Holds the files of the API page. */
  readonly ASSETS?: Assets;
}

/** The service of a Worker, which runs only while it is called. */
export interface WorkerService {
  fetch(request: Request): Promise<Response>;
  /** Delivers, takes news and sends webhooks until nothing is due. */
  work(): Promise<void>;
  /** Forgets what need not be kept. */
  keepHouse(): Promise<void>;
}

/** Rounds of work in one call: more wait for the next one. */
const roundsMax = 20;

/** Builds the service, or says in sentences why it cannot. Requests are counted by each instance for itself. */
export async function startServer(
  { DB, BLOBS, ASSETS, ...settings }: Environment,
  writeLine: (line: string) => void,
): Promise<WorkerService | { readonly errors: readonly string[] }> {
  const config = readConfig(settings);
  if ('errors' in config) return config;
  const store = await openStore({ ...(DB && { DB }), ...(BLOBS && { BLOBS }) }, config);
  if ('errors' in store) return store;
  const { rateLimits, billerAccounts = billerAccountsDefault, hookUrls = {} } = config;
  const ebill = await ebillOf(store, hookUrls, config.secret ?? config.apiKey, billerAccounts);
  const codes = await openImaging();
  const documentation = documentationFiles(ASSETS);
  const ports = standardPorts({ store, ebill, rateLimits, codes, documentation, writeLine });
  const sender = webhookSender(hookUrls);
  return {
    fetch: createApp(ports).fetch,
    async work() {
      for (let round = 0; round < roundsMax; round++) if ((await doDueWork(ports, sender)) === 0) return;
    },
    keepHouse: () => keepHouse(ports),
  };
}

/** The submission service needs a database, and a secret that every instance has. */
async function ebillOf(
  { ebill: store }: WorkerStore,
  hookUrls: EbillPorts['hookUrls'],
  secret: string | undefined,
  accounts: readonly string[],
): Promise<EbillPorts | undefined> {
  if (store === undefined || secret === undefined) return undefined;
  await prepareBiller(store, firstBiller(accounts), Date.now());
  return standardEbill({ store, secret: await secretKeyOf(secret), hookUrls, now: Date.now });
}
