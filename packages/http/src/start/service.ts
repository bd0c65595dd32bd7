import { prepareFirstUser } from '../accounts/first-user.ts';
import { createApp } from '../app.ts';
import { clientAddressOf } from '../client-address.ts';
import { billerAccountsDefault, type Config } from '../config.ts';
import type { EbillStore } from '../ebill/ports.ts';
import { prepareBiller } from '../ebill/prepare-biller.ts';
import type { EbillPorts, PdfTools } from '../ebill/service.ts';
import { firstBiller, standardEbill } from '../ebill/start.ts';
import type { Mailer } from '../ebill/webhooks/mailer.ts';
import type { WebhookSender } from '../ebill/webhooks/sender.ts';
import type { CodeReader, DocumentationFiles, Ports, ServiceStore, WebFiles } from '../ports.ts';
import { standardPorts } from '../standard-ports.ts';

/** What an adapter brings for the service. */
export interface ServiceParts {
  readonly config: Config;
  /** Without the part for eBills, this deployment submits none. */
  readonly store: ServiceStore & { readonly ebill?: EbillStore | undefined };
  /** 32 random bytes that stay the same: they seal the secrets of webhooks. Without: this deployment submits no eBills. */
  readonly secret: Uint8Array<ArrayBuffer> | undefined;
  readonly documents: PdfTools & CodeReader;
  readonly sender: WebhookSender;
  readonly documentation: DocumentationFiles;
  readonly web: WebFiles;
  /** Sends activation codes; without, they are only listed by the simulator. */
  readonly mailer?: Mailer | undefined;
  /** Whether somebody reads what is printed at the start; if not, only the configuration can name the first owner. */
  readonly printsWelcome: boolean;
  /** Writes one line of the log. */
  readonly writeLine: (line: string) => void;
}

/** The service, ready to answer. Nothing is at work behind it yet. */
export interface Service {
  readonly ports: Ports;
  /** The token with which the first person becomes the owner; undefined: there is none to print. */
  readonly welcome: string | undefined;
  /** Answers a request that came over a connection from an address. */
  fetch(request: Request, connectionAddress: string | undefined): Promise<Response>;
}

/** Makes the ports and the application, and the first biller where there is none. Throws what the store throws. */
export async function openService(parts: ServiceParts): Promise<Service> {
  const { config, store, documents, documentation, web, writeLine } = parts;
  const { rateLimits, publicUrl, trustsProxy = false } = config;
  const { ebill, welcome } = await openEbill(parts);
  const ownHosts = publicUrl === undefined ? [] : [new URL(publicUrl).host];
  const ports = standardPorts({ store, ebill, rateLimits, ownHosts, codes: documents, documentation, web, writeLine });
  const app = createApp(ports);
  return {
    ports,
    welcome,
    fetch: (request, connectionAddress) =>
      app.fetch(request, { address: clientAddressOf(request.headers, connectionAddress, trustsProxy) }),
  };
}

/** The submission service, where there is what it needs. */
async function openEbill({
  config,
  store: { ebill: store, accounts },
  secret,
  documents: pdf,
  sender,
  mailer,
  printsWelcome,
  writeLine,
}: ServiceParts): Promise<{ ebill?: EbillPorts; welcome?: string | undefined }> {
  if (store === undefined || secret === undefined) return {};
  const { billerAccounts = billerAccountsDefault, hookUrls = {}, maintenance, networkTimeoutMilliseconds } = config;
  // What a mail server says may hold addresses: of its faults only the code is logged
  const onFault = (error: unknown) =>
    writeLine(JSON.stringify({ level: 'error', event: 'mail', code: (error as { readonly code?: string }).code }));
  const settings = { hookUrls, maintenance, networkTimeoutMilliseconds };
  const ebill = await standardEbill({ store, pdf, secret, sender, mailer, onFault, now: Date.now, ...settings });
  const biller = await prepareBiller(store, firstBiller(billerAccounts), Date.now());
  const prepares = accounts !== undefined && (printsWelcome || config.firstUser !== undefined);
  const welcome = prepares ? await prepareFirstUser(accounts, biller, config.firstUser, Date.now()) : undefined;
  return { ebill, welcome };
}
