import type { BillingNetwork, SimulatedMail, Trail } from '@rappen/core/ebill/network';
import type { ConfiguredBiller } from '../accounts/prepare-biller.ts';
import type { BillerId } from '../ports/ebill/index.ts';
import type { EbillPorts, NetworkTrial, PdfTools, SecretBox } from '../ports/ebill/service.ts';
import type { EbillStore } from '../ports/ebill/store.ts';
import type { HookUrlRules, WebhookSender } from '../ports/ebill/webhook-sender.ts';
import type { Mail, Mailer } from '../ports/mailer.ts';
import type { Ports } from '../ports/ports.ts';
import type { SubmissionReading } from '../ports/reading.ts';
import { runScheduledTasks } from './daily/duties.ts';
import { applyNetworkEvents } from './delivery/apply-network-events.ts';
import { deliverDue, deliverOf, outboxPump } from './delivery/deliver-due.ts';
import { sendDue, webhookPump } from './delivery/send-due.ts';
import { fetchTransport } from './network/fetch-transport.ts';
import { type GatewayParts, gatewayNetwork } from './network/gateway/network.ts';
import { networksOf } from './network/networks.ts';
import { settingsOfBiller, settingsWith } from './network/postfinance/access.ts';
import { postfinanceNetwork, tried } from './network/postfinance/network.ts';
import type { PostfinanceSettings } from './network/postfinance/settings.ts';
import { simulatorNetwork } from './network/simulator-network.ts';
import { memoryInvitationThrottle } from './recipients/invitation-throttle.ts';

/** What an adapter hands over for the submission service. */
export interface EbillParts {
  readonly store: EbillStore;
  readonly pdf: PdfTools;
  /** Without: what billers send is read where the request is. */
  readonly reading?: SubmissionReading | undefined;
  /** Seals the secrets of webhooks. */
  readonly secrets: SecretBox;
  readonly hookUrls: HookUrlRules;
  readonly now: () => number;
  /** Sends the activation codes of the simulator; without, they are only listed there. */
  readonly mailer?: Mailer | undefined;
  /** How long the network may take to answer a submission; without: 30 seconds. */
  readonly networkTimeoutMilliseconds?: number | undefined;
  /** Sends test deliveries of webhooks. */
  readonly sender?: WebhookSender | undefined;
  /** When the network is not to be asked. */
  readonly maintenance?: EbillPorts['maintenance'];
  /** Counts invitations; in the memory of this process unless said. */
  readonly invitations?: EbillPorts['invitations'];
  /** Told of each call of the simulator that a request has led to. */
  readonly onNetworkCall?: ((call: string, trail: Trail) => void) | undefined;
  /** Of a service that speaks like PostFinance's, in its place. */
  readonly postfinanceAddress?: string | undefined;
  /** A program of the operator that is a network, and what signs the calls to it. */
  readonly gateway?: { readonly address: string; readonly secret: string } | undefined;
  /** Told what is in the way of a network; nothing of bills and recipients. */
  readonly onNetworkFault?: ((network: string, billerNetId: string, reason: string) => void) | undefined;
  /** Told when a mail could not be sent. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}

/** The ports of the submission service on the embedded network. */
export async function standardEbill(parts: EbillParts): Promise<EbillPorts> {
  const {
    store,
    pdf,
    reading,
    secrets,
    hookUrls,
    now,
    mailer,
    networkTimeoutMilliseconds,
    sender,
    maintenance,
    invitations = memoryInvitationThrottle(),
    onNetworkCall,
    postfinanceAddress,
    gateway,
    onNetworkFault = () => {},
    onFault = () => {},
  } = parts;
  const send = mailer && ((mail: SimulatedMail) => void mailer.send(activationMail(mail)).catch(onFault));
  const simulator = simulatorNetwork(store.simulator, now, send, onNetworkCall);
  const postfinance = postfinanceNetwork({
    transport: fetchTransport,
    journal: store.journal('postfinance'),
    billers: () => store.networks.using('postfinance'),
    settingsOf: (billerNetId) => settingsOfBiller(store, secrets, billerNetId, postfinanceAddress),
    now,
    onFault: (billerNetId, reason) => onNetworkFault('postfinance', billerNetId, reason),
    timeoutMilliseconds: networkTimeoutMilliseconds,
  });
  const own = ownNetwork(gateway, {
    now,
    onFault: (billerNetId, reason) => onNetworkFault('http', billerNetId, reason),
    timeoutMilliseconds: networkTimeoutMilliseconds,
  });
  const networks = [simulator, postfinance, ...(own === undefined ? [] : [own])] as const;
  return {
    store,
    network: networksOf(store, networks),
    networks,
    async tryNetwork(billerNetId, access) {
      const biller = await store.billers.ofNetId(billerNetId);
      if (biller === undefined) throw new Error('There is no such biller');
      if (access.kind === 'http') return gatewayTrial(own, billerNetId);
      return triedNow(settingsWith(biller, access, postfinanceAddress), now());
    },
    networkTimeoutMilliseconds,
    simulator,
    pdf,
    reading,
    secrets,
    hookUrls,
    invitations,
    sender,
    maintenance,
  };
}

/** The network of the operator; undefined: there is none. */
function ownNetwork(
  gateway: EbillParts['gateway'],
  more: Pick<GatewayParts, 'now' | 'onFault' | 'timeoutMilliseconds'>,
): BillingNetwork<AbortSignal> | undefined {
  return gateway && gatewayNetwork({ transport: fetchTransport, ...gateway, ...more });
}

/** Somebody waits for it. */
const tryMilliseconds = 12_000;

/** A gateway has no access of billers: whether it is there for one of them is all there is to try. */
async function gatewayTrial(
  gateway: BillingNetwork<AbortSignal> | undefined,
  billerNetId: string,
): Promise<NetworkTrial> {
  if (gateway === undefined) return { outcome: 'notReached', message: 'There is no gateway' };
  try {
    const { available, message } = await gateway.health(undefined, billerNetId);
    return { outcome: available ? 'available' : 'notReached', message };
  } catch (error) {
    return { outcome: 'notReached', message: `The gateway cannot be asked (${(error as Error).message})` };
  }
}

function triedNow(settings: PostfinanceSettings, now: number): Promise<NetworkTrial> {
  return tried(fetchTransport, { settings, signal: AbortSignal.timeout(tryMilliseconds), now });
}

/** Tries the access of every biller that has chosen a network. */
export async function tryNetworks(
  store: EbillStore,
  secrets: SecretBox,
  { postfinanceAddress, gateway }: Pick<EbillParts, 'postfinanceAddress' | 'gateway'>,
): Promise<readonly (NetworkTrial & { readonly billerNetId: string })[]> {
  const trials: (NetworkTrial & { readonly billerNetId: string })[] = [];
  for (const billerNetId of await store.networks.using('postfinance')) {
    const settings = await settingsOfBiller(store, secrets, billerNetId, postfinanceAddress);
    const lost = { outcome: 'signInRefused', message: 'No password is kept: choose the network again' } as const;
    trials.push({ billerNetId, ...(settings === undefined ? lost : await triedNow(settings, Date.now())) });
  }
  const own = ownNetwork(gateway, { now: Date.now, onFault: () => {}, timeoutMilliseconds: tryMilliseconds });
  for (const billerNetId of await store.networks.using('http'))
    trials.push({ billerNetId, ...(await gatewayTrial(own, billerNetId)) });
  return trials;
}

function activationMail({ to, activationCode }: SimulatedMail): Mail {
  return {
    to,
    subject: 'Your activation code for eBill',
    text: `Your activation code is ${activationCode}. It is valid for 60 minutes. If you did not ask for it, do nothing.\n`,
  };
}

/** The biller that the key of the configuration, and the first key of a store, stand for; its name is to be changed. */
export function firstBiller(ibans: readonly string[]): ConfiguredBiller {
  return {
    owner: 'first',
    legalName: 'Robert Schneider AG',
    address: { street: 'Rue du Lac', buildingNumber: '1268', postalCode: '2501', city: 'Biel', countryCode: 'CH' },
    ibans,
  };
}

/** Background work that runs until it is stopped. */
export interface BackgroundWork {
  /** Ends after what is being done. */
  stop(): Promise<void>;
}

const pauseMilliseconds = 200;
const longestPauseMilliseconds = 5000;
const dutiesMilliseconds = 60_000;

/**
 * Delivers what is due, takes the news of the network and sends webhooks, each over and over by itself, with a pause where
 * there was nothing to do, and longer ones while a port fails. Looks each minute for the duties of the hour and of the day.
 */
export function startEbillWork(ports: Ports, sender: WebhookSender): BackgroundWork {
  const { ebill } = ports;
  const stopping = new AbortController();
  const pumps = ebill === undefined ? [] : [outboxPump(ports, ebill), webhookPump(ports, ebill, sender)];
  const loop = async (step: () => Promise<unknown>, pause: number) => {
    for (let failures = 0; !stopping.signal.aborted; ) {
      try {
        await step();
        failures = 0;
      } catch (error) {
        ports.log.fault('ebill', error);
        failures += 1;
      }
      const longer = failures === 0 ? pause : Math.min(pauseMilliseconds * 2 ** failures, longestPauseMilliseconds);
      await pauseUnless(stopping.signal, longer);
    }
  };
  const running = [
    ...pumps.map((one) => loop(one.begin, pauseMilliseconds)),
    loop(() => applyNetworkEvents(ports), pauseMilliseconds),
    loop(() => runScheduledTasks(ports), dutiesMilliseconds),
    loop(async () => ports.keyUse?.write(), pauseMilliseconds),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
      await Promise.all(pumps.map((one) => one.settled()));
    },
  };
}

/** A pause that ends early when work is to stop. */
function pauseUnless(signal: AbortSignal, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}

/** One round of the work of one biller: what a commit of its has left to do. Throws where the store fails. */
export async function doWorkOf(ports: Ports, sender: WebhookSender, billerId: BillerId): Promise<void> {
  if (ports.ebill === undefined) return;
  await deliverOf(ports, ports.ebill, billerId);
  await applyNetworkEvents(ports);
  await sendDue(ports, sender, { of: billerId });
}

/** One round of the work; returns how much there was. */
export async function doDueWork(ports: Ports, sender: WebhookSender): Promise<number> {
  await ports.keyUse?.write().catch((error: unknown) => ports.log.fault('keys', error));
  return (await deliverDue(ports)) + (await applyNetworkEvents(ports)) + (await sendDue(ports, sender));
}
