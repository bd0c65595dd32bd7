import { prepareFirstUser } from './accounts/first-user.ts';
import type { AccountStore } from './accounts/ports.ts';
import { createApp } from './app.ts';
import { clientAddressOf } from './client-address.ts';
import { billerAccountsDefault, type Config, welcomeUrlOf } from './config.ts';
import type { EbillStore } from './ebill/ports.ts';
import { prepareBiller } from './ebill/prepare-biller.ts';
import type { PdfTools } from './ebill/service.ts';
import { firstBiller, standardEbill, startEbillWork } from './ebill/start.ts';
import type { Mailer } from './ebill/webhooks/mailer.ts';
import type { WebhookSender } from './ebill/webhooks/sender.ts';
import type { CodeReader, DocumentationFiles, ServiceStore, WebFiles } from './ports.ts';
import { standardPorts } from './standard-ports.ts';

/** What an adapter brings whose process runs until it is stopped. */
export interface ProcessParts {
  readonly config: Config;
  readonly store: ServiceStore & { readonly ebill: EbillStore; readonly accounts: AccountStore };
  /** 32 random bytes that stay the same: they seal the secrets of webhooks. */
  readonly secret: Uint8Array<ArrayBuffer>;
  readonly documents: PdfTools & CodeReader;
  readonly sender: WebhookSender;
  readonly documentation: DocumentationFiles;
  readonly web: WebFiles;
  /** Sends activation codes; without, they are only listed by the simulator. */
  readonly mailer?: Mailer | undefined;
  /** Writes one line of the log. */
  readonly writeLine: (line: string) => void;
}

/** The service of such a process: what it delivers and looks after behind the requests is at work already. */
export interface ProcessService {
  fetch(request: Request, connectionAddress: string | undefined): Promise<Response>;
  /** Where the first person becomes the owner, of a service at this address; undefined: somebody can sign in already. */
  welcomeUrlAt(url: string): string | undefined;
  /** Lets the work in the background finish. */
  stop(): Promise<void>;
}

/** Makes the service of a process, its first biller where there is none, and sets its work in the background going. */
export async function startProcessService(parts: ProcessParts): Promise<ProcessService> {
  const { config, store, secret, documents, sender, documentation, web, mailer, writeLine } = parts;
  const { rateLimits, billerAccounts = billerAccountsDefault, hookUrls = {}, publicUrl, trustsProxy = false } = config;
  const { maintenance, networkTimeoutMilliseconds } = config;
  // What a mail server says may hold addresses: of its faults only the code is logged
  const onFault = (error: unknown) =>
    writeLine(JSON.stringify({ level: 'error', event: 'mail', code: (error as { readonly code?: string }).code }));
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
  const ownHosts = publicUrl === undefined ? [] : [new URL(publicUrl).host];
  const runtime = { store, ebill, rateLimits, ownHosts, codes: documents, documentation, web, writeLine };
  const ports = standardPorts(runtime);
  const app = createApp(ports);
  const work = startEbillWork(ports, sender);
  return {
    fetch: (request, connectionAddress) =>
      app.fetch(request, { address: clientAddressOf(request.headers, connectionAddress, trustsProxy) }),
    welcomeUrlAt: (url) => welcome && welcomeUrlOf(publicUrl ?? url, welcome),
    stop: () => work.stop(),
  };
}
