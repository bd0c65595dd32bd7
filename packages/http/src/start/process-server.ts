import type { AccountStore } from '../accounts/ports.ts';
import { type Config, type RunningServer, type StorageSettings, serverUrl, welcomeUrlOf } from '../config.ts';
import type { EbillStore } from '../ebill/ports.ts';
import type { PdfTools } from '../ebill/service.ts';
import { startEbillWork } from '../ebill/start.ts';
import type { GuardedSenderOptions } from '../ebill/webhooks/guarded-lookup.ts';
import type { Mailer } from '../ebill/webhooks/mailer.ts';
import type { WebhookSender } from '../ebill/webhooks/sender.ts';
import type { CodeReader, ServiceStore } from '../ports.ts';
import { documentationFiles, type InstalledFiles, webFiles } from './installed-files.ts';
import { openService } from './service.ts';

/** What a process keeps. */
export interface ProcessStore extends ServiceStore {
  readonly ebill: EbillStore;
  readonly accounts: AccountStore;
  close(): Promise<void>;
}

/** What a runtime brings whose process runs until it is stopped. The rest is the same on all of them. */
export interface ProcessRuntime<Store extends ProcessStore> {
  /** As `@rappen/store/open` has them. */
  readonly storage: {
    openStore(settings: StorageSettings | undefined): Promise<Store>;
    prepareKeys(store: Store, config: Config): Promise<string | undefined>;
    openSecret(config: Config): Promise<Uint8Array<ArrayBuffer>>;
  };
  /** Opens so many threads for work on documents; undefined: as many as the cores allow. */
  openDocuments(threads: number | undefined): Promise<PdfTools & CodeReader & { end(): void }>;
  webhookSender(options: GuardedSenderOptions | undefined): WebhookSender;
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
  /** Lets running requests finish and takes no new ones. */
  close(): Promise<unknown>;
}

/**
 * Starts the service on a runtime, with its work in the background; port 0 takes a free one. Throws `StoreTrouble` when the
 * store cannot be opened, and what the runtime throws when the address cannot be used.
 */
export async function startProcessServer<Store extends ProcessStore>(
  { storage, openDocuments, webhookSender, files, listen }: ProcessRuntime<Store>,
  config: Config,
  writeLine: (line: string) => void,
  mailer?: Mailer,
): Promise<RunningServer> {
  const { port, host, publicUrl } = config;
  const store = await storage.openStore(config.storage);
  const apiKey = await storage.prepareKeys(store, config);
  const secret = await storage.openSecret(config);
  const documents = await openDocuments(config.threads);
  const sender = webhookSender(config.hookUrls);
  const pages = { documentation: documentationFiles(files), web: webFiles(files) };
  const parts = { config, store, secret, documents, sender, mailer, printsWelcome: true, writeLine, ...pages };
  const { fetch, ports, welcome } = await openService(parts);
  const work = startEbillWork(ports, sender);
  const release = async () => {
    await work.stop();
    documents.end();
    await store.close();
  };
  const listener = await listen(fetch, { port, hostname: host }).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const url = serverUrl(host, listener.port);
  return {
    url,
    apiKey,
    welcomeUrl: welcome && welcomeUrlOf(publicUrl ?? url, welcome),
    async stop() {
      await listener.close();
      await release();
    },
  };
}
