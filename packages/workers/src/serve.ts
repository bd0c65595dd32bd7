import {
  type BillerId,
  type Config,
  documentationFiles,
  doDueWork,
  doWorkOf,
  openSecrets,
  openService,
  readConfig,
  runScheduledTasks,
  type SecretBox,
  type Settings,
  secretKeyOf,
  settingsLackingOn,
  webFiles,
} from '@rappen/http';
import { type Assets, installedFiles } from './installed-files.ts';
import { openDocumentWork } from './modules.ts';
import { oneRunForAll } from './one-run.ts';
import { type QueueBatch, type QueueBinding, sendMessages, workNotes, workThrough } from './queue.ts';
import { openStore, type StorageBindings, type WorkerStore } from './store.ts';
import { webhookSender } from './webhook-sender.ts';

/** Variables, secrets and bindings of the Worker. */
export interface Environment
  extends StorageBindings,
    Omit<Settings, 'PORT' | 'HOST' | 'RAPPEN_DATA' | 'RAPPEN_DATABASE_URL'> {
  /** Contains the files of the API page and of the web application. */
  readonly ASSETS?: Assets;
  /** Passes work left by requests to `consume`; without it, the instance that answered does the work itself. */
  readonly RAPPEN_QUEUE?: QueueBinding;
}

/** The service of a Worker, which runs only while it is called. */
export interface WorkerService {
  fetch(request: Request): Promise<Response>;
  /** Finishes what answers did not wait for, and does the work left by requests: through the queue, or at once without one. */
  passOn(): Promise<void>;
  /** Does the work announced by queue messages. */
  consume(batch: QueueBatch): Promise<void>;
  /** Delivers, processes status updates and sends webhooks until nothing is due. */
  work(): Promise<void>;
  /** Hourly and daily duties. */
  runScheduledTasks(): Promise<void>;
  /** Sends the spans of what was done, where there are traces. */
  flushTraces(): Promise<void>;
}

/** Rounds of work in one call: more wait for the next one. */
const roundsMax = 20;

/** Builds the service, or explains why it cannot. Each instance counts requests separately. */
export async function startServer(
  { DB, BLOBS, ASSETS, RAPPEN_QUEUE: queue, ...settings }: Environment,
  writeLine: (line: string) => void,
): Promise<WorkerService | { readonly errors: readonly string[] }> {
  const config = readConfig(settings, { lacks: settingsLackingOn('workers') });
  if ('errors' in config) return config;
  const store = await openStore({ ...(DB && { DB }), ...(BLOBS && { BLOBS }) }, config);
  if ('errors' in store) return store;
  const sender = webhookSender(config.hookUrls);
  const notes = store.ebill && workNotes(store.ebill);
  const secrets = await secretsOf(store, config);
  if (secrets !== undefined && 'errors' in secrets) return secrets;
  const files = installedFiles(ASSETS);
  const { ports, fetch } = await openService({
    config,
    store: { ...store, ebill: notes?.store },
    secrets,
    documents: await openDocumentWork(),
    sender,
    documentation: documentationFiles(files),
    web: webFiles(files),
    printsWelcome: false,
    runsOn: false,
    writeLine,
  });
  const work = oneRunForAll(async () => {
    for (let round = 0; round < roundsMax; round++) if ((await doDueWork(ports, sender)) === 0) return;
  }, Date.now);
  const passOnWork = async () => {
    const billers = notes?.take() ?? [];
    // Anything but a case commit, such as a subscription, is done at once: the network reports it in its updates
    if (queue === undefined || billers.length === 0) return work();
    await sendMessages(queue, billers).catch((error: unknown) => {
      ports.log.fault('queue', error);
      return work();
    });
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
      // Side by side: what another call has begun may never end. Work that fails cuts nothing of it off
      const unfinished = Promise.allSettled(ports.unfinished ?? []);
      await passOnWork().finally(() => unfinished);
    },
    consume: (batch) => workThrough(batch, workFor),
    work,
    runScheduledTasks: () => runScheduledTasks(ports),
    flushTraces: async () => ports.traces?.flush(),
  };
}

/** The submission service needs a secret that all instances share. */
async function secretsOf(
  { sealing }: WorkerStore,
  { secret, previousSecret }: Config,
): Promise<SecretBox | { readonly errors: readonly string[] } | undefined> {
  if (sealing === undefined) return undefined;
  if (secret === undefined) return { errors: ['RAPPEN_SECRET is not set: with a database it is needed'] };
  const texts = previousSecret === undefined ? [secret] : [secret, previousSecret];
  const box = await openSecrets(sealing, () => Promise.all(texts.map(secretKeyOf)));
  return (
    box ?? { errors: ['RAPPEN_SECRET is not the secret that this store was sealed with: set it to the one before'] }
  );
}
