import { startEbillWork } from '../ebill/start.ts';
import type { GuardedSenderOptions } from '../ebill/webhooks/guarded-lookup.ts';
import { serverLimits } from '../limits.ts';
import type { AccountStore } from '../ports/accounts/accounts.ts';
import type { SecretBox } from '../ports/ebill/service.ts';
import type { EbillStore } from '../ports/ebill/store.ts';
import type { WebhookSender } from '../ports/ebill/webhook-sender.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { ServiceStore } from '../ports/ports.ts';
import type { SealingStore } from '../ports/sealing.ts';
import type { Config, StorageSettings } from '../settings/config.ts';
import type { WorkThreads } from '../work/threads.ts';
import { documentationFiles, type InstalledFiles, webFiles } from './installed-files.ts';
import { type FigureModules, processFigures } from './process-figures.ts';
import { type RunningServer, serverUrl, welcomeUrlOf } from './running-server.ts';
import { openService } from './service.ts';
import type { Together } from './together.ts';
import { within } from './within.ts';

/** What a process keeps. */
export interface ProcessStore extends ServiceStore {
  readonly ebill: EbillStore;
  readonly accounts: AccountStore;
  readonly sealing: SealingStore;
  close(): Promise<void>;
}

/** What a runtime brings whose process runs until it is stopped. The rest is the same on all of them. */
export interface ProcessRuntime<Store extends ProcessStore> {
  /** As `@rappen/store/open` has them. */
  readonly storage: {
    openStore(settings: StorageSettings | undefined, use: 'service'): Promise<Store>;
    prepareKeys(store: Store, config: Config): Promise<string | undefined>;
    openSecrets(store: Store, config: Config): Promise<SecretBox>;
  };
  /** Opens so many threads for long work; undefined: as many as the cores allow. */
  openThreads(threads: number | undefined): Promise<WorkThreads>;
  webhookSender(options: GuardedSenderOptions | undefined): WebhookSender;
  /** What `processFigures` asks. */
  readonly figures: FigureModules;
  /** Where this process serves together with others; the one that starts them tells the operator of the first user. */
  readonly together?: Together | undefined;
  /** Runs work at the end of the turn of the thread. */
  afterTurn(work: () => void): void;
  /** Files of the packages that the adapter depends on. */
  readonly files: InstalledFiles;
  /** Serves requests at an address, port 0 for a free one. Rejects with what the runtime throws where it cannot. */
  listen(fetch: Answering, address: { readonly port: number; readonly hostname: string }): Promise<Listener>;
}

/** Answers a request that came over a connection from an address. */
export type Answering = (request: Request, connectionAddress: string | undefined) => Promise<Response>;

/** A server that listens. */
export interface Listener {
  readonly port: number;
  /** Takes no new requests, and lets running ones finish. */
  close(): Promise<unknown>;
  /** Ends all connections, whatever happens on them. */
  abort(): unknown;
}

/**
 * Starts the service on a runtime, with its work in the background; port 0 takes a free one. Throws `StoreTrouble` when the
 * store cannot be opened, and what the runtime throws when the address cannot be used.
 */
export async function startProcessServer<Store extends ProcessStore>(
  runtime: ProcessRuntime<Store>,
  config: Config,
  writeLine: (line: string) => void,
  mailer?: Mailer,
): Promise<RunningServer> {
  const { storage, openThreads, webhookSender, afterTurn, files, listen, together } = runtime;
  const { port, host, publicUrl } = config;
  // What has been opened is closed in the opposite order, also where the start fails half-way
  const closing: (() => unknown)[] = [];
  const release = async () => {
    for (const close of closing.reverse()) await close();
  };
  const { stopRequestsSeconds, stopWorkSeconds, stopStoreSeconds } = serverLimits;
  try {
    const store = await storage.openStore(config.storage, 'service');
    closing.push(() => within(stopStoreSeconds, store.close()));
    const apiKey = await storage.prepareKeys(store, config);
    const secrets = await storage.openSecrets(store, config);
    const documents = await openThreads(config.threads);
    const { work: longWork } = documents;
    closing.push(() => documents.end());
    const sender = webhookSender(config.hookUrls);
    const pages = { documentation: documentationFiles(files), web: webFiles(files) };
    const folder = config.storage && 'folder' in config.storage ? config.storage.folder : undefined;
    const figures = processFigures(runtime.figures, folder);
    const opened = { afterTurn, figures, store, secrets, documents, longWork, sender, mailer };
    const { watchedBy: watchWork } = documents;
    const printsWelcome = together === undefined;
    const parts = { config, ...opened, together, printsWelcome, runsOn: true, watchWork, writeLine, ...pages };
    const { fetch, ports, welcome } = await openService(parts);
    // With what is done while the rest is closed
    closing.unshift(() => ports.traces?.end());
    const work = startEbillWork(ports, sender);
    // What is not done by then has a lease, and is done by the next process
    closing.push(() => within(stopWorkSeconds, work.stop()));
    const listener = await listen(fetch, { port, hostname: host });
    closing.push(async () => {
      if (!(await within(stopRequestsSeconds, listener.close()))) await listener.abort();
    });
    const url = serverUrl(host, listener.port);
    return { url, apiKey, welcomeUrl: welcome && welcomeUrlOf(publicUrl ?? url, welcome), stop: release };
  } catch (error) {
    await release();
    throw error;
  }
}
