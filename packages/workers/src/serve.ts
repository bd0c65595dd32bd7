import {
  type BillerId,
  documentationFiles,
  doDueWork,
  doDuties,
  doWorkOf,
  openService,
  readConfig,
  type Settings,
  secretKeyOf,
  webFiles,
} from '@rappen/http';
import { type Assets, installedFiles } from './installed-files.ts';
import { openDocumentWork } from './modules.ts';
import { type QueueBatch, type QueueBinding, sendMessages, workNotes, workThrough } from './queue.ts';
import { openStore, type StorageBindings } from './store.ts';
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
  const sender = webhookSender(config.hookUrls);
  const notes = store.ebill && workNotes(store.ebill);
  // The submission service needs a secret that every instance has
  const { apiKey, secret = apiKey } = config;
  const files = installedFiles(ASSETS);
  const { ports, fetch } = await openService({
    config,
    store: { ...store, ebill: notes?.store },
    secret: secret === undefined ? undefined : await secretKeyOf(secret),
    documents: await openDocumentWork(),
    sender,
    documentation: documentationFiles(files),
    web: webFiles(files),
    printsWelcome: false,
    writeLine,
  });
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
    fetch: (request) => fetch(request, request.headers.get('cf-connecting-ip') ?? undefined),
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
