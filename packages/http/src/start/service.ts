import type { Trail } from '@rappen/core/ebill/network';
import { prepareFirstUser } from '../accounts/first-user.ts';
import { prepareBiller } from '../accounts/prepare-biller.ts';
import { clientAddressOf } from '../admission/client-address.ts';
import { turnLoad } from '../admission/overload.ts';
import { createApp } from '../app.ts';
import { applicationVersion } from '../ebill/network/health.ts';
import { firstBiller, standardEbill } from '../ebill/start.ts';
import type { CodeReader } from '../ports/code-reader.ts';
import type { EbillPorts, PdfTools, SecretBox } from '../ports/ebill/service.ts';
import type { EbillStore } from '../ports/ebill/store.ts';
import type { WebhookSender } from '../ports/ebill/webhook-sender.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { DocumentationFiles, Ports, ServiceStore, Traces, WebFiles } from '../ports/ports.ts';
import type { SubmissionReading } from '../ports/reading.ts';
import type { ProcessFigures, Watch } from '../ports/watch.ts';
import type { LongWork } from '../ports/work.ts';
import { billerAccountsDefault, type Config } from '../settings/config.ts';
import { prometheusWatch } from '../watch/watch.ts';
import { standardPorts } from './standard-ports.ts';
import type { Together } from './together.ts';

/** What an adapter brings for the service. */
export interface ServiceParts {
  readonly config: Config;
  /** Without the part for eBills, this deployment submits none. */
  readonly store: ServiceStore & { readonly ebill?: EbillStore | undefined };
  /** Seals secrets in the store. Without: this deployment submits no eBills. */
  readonly secrets: SecretBox | undefined;
  readonly documents: PdfTools & CodeReader & { readonly reading?: SubmissionReading | undefined };
  /** Without: all work is done where the request is. */
  readonly longWork?: LongWork | undefined;
  readonly sender: WebhookSender;
  /** Runs work at the end of the turn of the thread that serves. Without: no request is refused for what others ask. */
  readonly afterTurn?: ((work: () => void) => void) | undefined;
  /** Has a listener told of each piece of long work that is over. */
  readonly watchWork?: ((measured: NonNullable<Watch['worked']>) => void) | undefined;
  /** What this process knows of itself, for those who watch it. */
  readonly figures?: (() => Promise<ProcessFigures>) | undefined;
  readonly documentation: DocumentationFiles;
  readonly web: WebFiles;
  /** Sends activation codes; without, they are only listed by the simulator. */
  readonly mailer?: Mailer | undefined;
  /** Whether an operator sees the output of the start; if not, only the configuration can name the first owner. */
  readonly printsWelcome: boolean;
  /** Where several processes serve together. */
  readonly together?: Together | undefined;
  /** Whether the process runs on between requests; if not, its adapter sends the traces that are left after each. */
  readonly runsOn: boolean;
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
  const {
    config,
    store,
    documents,
    longWork: work,
    documentation,
    web,
    together,
    figures,
    mailer,
    afterTurn,
    writeLine,
  } = parts;
  const { metricsKey: key } = config;
  const traces = await openTraces(parts);
  const watched = { store, traces, process: figures, share: together?.shareFigures, now: Date.now };
  const watch = key === undefined ? undefined : prometheusWatch({ key, ...watched });
  if (watch?.worked !== undefined) parts.watchWork?.(watch.worked);
  const { rateLimits, publicUrl, trustsProxy = false } = config;
  const { ebill, welcome } = await openEbill(parts, watch);
  const ownHosts = publicUrl === undefined ? [] : [new URL(publicUrl).host];
  // A link that is mailed must not lead where the header Host of a request says
  const mail = mailer && publicUrl !== undefined ? { mailer, publicUrl } : undefined;
  const ports = standardPorts({
    store,
    ebill,
    rateLimits,
    limiters: together?.limiters,
    ownHosts,
    publicUrl,
    mail,
    codes: documents,
    load: afterTurn && turnLoad(afterTurn, () => performance.now()),
    work,
    watch,
    traces,
    retention: config.retention,
    documentation,
    web,
    writeLine,
  });
  const app = createApp(ports);
  return {
    ports,
    welcome,
    fetch: (request, connectionAddress) =>
      app.fetch(request, { address: clientAddressOf(request.headers, connectionAddress, trustsProxy) }),
  };
}

/** Where nobody wants traces, nothing of them is loaded. */
async function openTraces({ config, runsOn, writeLine }: ServiceParts): Promise<Traces | undefined> {
  if (config.traces === undefined) return undefined;
  const { otlpTraces } = await import('../traces/traces.ts');
  const write = (entry: object) => writeLine(JSON.stringify({ time: new Date().toISOString(), ...entry }));
  return otlpTraces({
    settings: config.traces,
    version: applicationVersion,
    sendsByItself: runsOn,
    onChange: (why) =>
      write(
        why === undefined
          ? { level: 'info', event: 'traces', state: 'sent again' }
          : { level: 'error', event: 'traces', state: 'the collector fails', why },
      ),
  });
}

/** The submission service, where there is what it needs. */
async function openEbill(
  {
    config,
    store: { ebill: store, accounts },
    secrets,
    documents: pdf,
    sender,
    mailer,
    printsWelcome,
    together,
    writeLine,
  }: ServiceParts,
  watch: Watch | undefined,
): Promise<{ ebill?: EbillPorts; welcome?: string | undefined }> {
  if (store === undefined || secrets === undefined) return {};
  const { billerAccounts = billerAccountsDefault, hookUrls = {} } = config;
  const { maintenance, networkTimeoutMilliseconds, postfinanceAddress, gateway, allowsDeskMail } = config;
  // What a mail server says may hold addresses: of its faults only the code is logged
  const onFault = (error: unknown) =>
    writeLine(JSON.stringify({ level: 'error', event: 'mail', code: (error as { readonly code?: string }).code }));
  const invitations = together?.limiters.invitations;
  const networks = {
    networkTimeoutMilliseconds,
    postfinanceAddress,
    gateway,
    billMailer: mailer?.bills,
    allowsDeskMail,
  };
  const settings = { hookUrls, maintenance, ...networks, invitations };
  const onNetworkFault = (network: string, biller: string, reason: string) => {
    const entry = { time: new Date().toISOString(), level: 'error', event: 'network', network, biller, reason };
    writeLine(JSON.stringify(entry));
    watch?.heard?.(network, reason);
  };
  const onNetworkCall = (call: string, { requestId }: Trail) =>
    writeLine(JSON.stringify({ time: new Date().toISOString(), level: 'info', event: 'network', call, requestId }));
  const ebill = await standardEbill({
    onNetworkCall,
    onNetworkFault,
    onNetworkDone: watch?.called,
    onNetworkAnswer: watch?.heard,
    store,
    pdf,
    reading: pdf.reading,
    secrets,
    sender,
    mailer,
    onFault,
    now: Date.now,
    ...settings,
  });
  const biller = await prepareBiller(store, firstBiller(billerAccounts), Date.now());
  const prepares = accounts !== undefined && (printsWelcome || config.firstUser !== undefined);
  const welcome = prepares ? await prepareFirstUser(accounts, biller, config.firstUser, Date.now()) : undefined;
  return { ebill, welcome };
}
