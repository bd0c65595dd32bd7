import {
  type BillerId,
  billerAccountsDefault,
  type Config,
  clientAddressOf,
  createApp,
  doDueWork,
  doDuties,
  doWorkOf,
  type EbillPorts,
  firstBiller,
  type PdfTools,
  prepareBiller,
  prepareFirstUser,
  readConfig,
  type Settings,
  secretKeyOf,
  standardEbill,
  standardPorts,
  type WebhookSender,
} from '@rappen/http';
import { type Assets, documentationFiles } from './documentation.ts';
import { openDocumentWork } from './modules.ts';
import { type QueueBatch, type QueueBinding, sendMessages, type WorkNotes, workNotes, workThrough } from './queue.ts';
import { openStore, type StorageBindings, type WorkerStore } from './store.ts';
import { webFiles } from './web.ts';
import { webhookSender } from './webhook-sender.ts';

/** Variables, secrets and bindings of the Worker. */
export interface Environment
  extends StorageBindings,
    Omit<Settings, 'PORT' | 'HOST' | 'RAPPEN_DATA' | 'RAPPEN_DATABASE_URL'> {
  /** Holds the files of the API page and of the web application. */
  readonly ASSETS?: Assets;
  /** Carries what requests leave to be done to `consume`; without it, the instance that has answered does it itself. */
  readonly RAPPEN_QUEUE?: QueueBinding;
}

/** The service of a Worker, which runs only while it is called. */
export interface WorkerService {
  fetch(request: Request): Promise<Response>;
  /** Sees to what requests have left to be done: by the queue, or at once where there is none. */
  passOn(): Promise<void>;
  /** Does what messages of the queue tell of. */
  consume(batch: QueueBatch): Promise<void>;
  /** Delivers, takes news and sends webhooks until nothing is due. */
  work(): Promise<void>;
  /** What the hour and the day bring. */
  doDuties(): Promise<void>;
}

/** Rounds of work in one call: more wait for the next one. */
const roundsMax = 20;

/** Builds the service, or says in sentences why it cannot. Requests are counted by each instance for itself. */
export async function startServer(
  { DB, BLOBS, ASSETS, RAPPEN_QUEUE: queue, ...settings }: Environment,
  writeLine: (line: string) => void,
): Promise<WorkerService | { readonly errors: readonly string[] }> {
  const config = readConfig(settings);
  if ('errors' in config) return config;
  const store = await openStore({ ...(DB && { DB }), ...(BLOBS && { BLOBS }) }, config);
  if ('errors' in store) return store;
  const { rateLimits, hookUrls = {}, publicUrl, trustsProxy = false } = config;
  const sender = webhookSender(hookUrls);
  const documents = await openDocumentWork();
  const notes = store.ebill && workNotes(store.ebill);
  const ebill = await ebillOf(store, notes, documents, sender, config);
  const files = { documentation: documentationFiles(ASSETS), web: webFiles(ASSETS) };
  const ownHosts = publicUrl === undefined ? [] : [new URL(publicUrl).host];
  const ports = standardPorts({ store, ebill, rateLimits, ownHosts, codes: documents, ...files, writeLine });
  const app = createApp(ports);
  const work = async () => {
    for (let round = 0; round < roundsMax; round++) if ((await doDueWork(ports, sender)) === 0) return;
  };
  const workFor = async (billerId: BillerId) => {
    try {
      await doWorkOf(ports, sender, billerId);
    } catch (error) {
      ports.log.fault('queue', error);
      throw error;
    }
  };
  return {
    fetch(request) {
      const { headers } = request;
      const connectionAddress = headers.get('cf-connecting-ip') ?? undefined;
      return app.fetch(request, { address: clientAddressOf(headers, connectionAddress, trustsProxy) });
    },
    async passOn() {
      const billers = notes?.take() ?? [];
      // What is no commit of a case, such as a subscription, is done at once: the network tells of it by its news
      if (queue === undefined || billers.length === 0) return work();
      await sendMessages(queue, billers).catch((error: unknown) => {
        ports.log.fault('queue', error);
        return work();
      });
    },
    consume: (batch) => workThrough(batch, workFor),
    work,
    doDuties: () => doDuties(ports),
  };
}

/** The submission service needs a database, and a secret that every instance has. */
async function ebillOf(
  { accounts }: WorkerStore,
  notes: WorkNotes | undefined,
  pdf: PdfTools,
  sender: WebhookSender,
  config: Config,
): Promise<EbillPorts | undefined> {
  const {
    apiKey,
    secret = apiKey,
    hookUrls = {},
    maintenance,
    networkTimeoutMilliseconds,
    firstUser,
    billerAccounts = billerAccountsDefault,
  } = config;
  if (notes === undefined || secret === undefined) return undefined;
  const { store } = notes;
  const biller = await prepareBiller(store, firstBiller(billerAccounts), Date.now());
  // Nobody reads what an instance prints: only who is named can become the first owner
  if (accounts !== undefined && firstUser !== undefined)
    await prepareFirstUser(accounts, biller, firstUser, Date.now());
  return standardEbill({
    store,
    pdf,
    secret: await secretKeyOf(secret),
    hookUrls,
    sender,
    maintenance,
    networkTimeoutMilliseconds,
    now: Date.now,
  });
}
