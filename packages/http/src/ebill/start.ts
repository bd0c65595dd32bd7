import type { SimulatedMail } from '@rappen/core/ebill/network';
import type { ConfiguredBiller } from '../accounts/prepare-biller.ts';
import type { BillerId } from '../ports/ebill/index.ts';
import type { EbillPorts, PdfTools } from '../ports/ebill/service.ts';
import type { HookUrlRules, WebhookSender } from '../ports/ebill/webhook-sender.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Ports } from '../ports/ports.ts';
import type { SubmissionReading } from '../ports/reading.ts';
import { runScheduledTasks } from './daily/duties.ts';
import { applyEventsOf, applyNetworkEvents, networksIn } from './delivery/apply-network-events.ts';
import { deliverDue, deliverOf, outboxPump } from './delivery/deliver-due.ts';
import { sendDue, webhookPump } from './delivery/send-due.ts';
import { mailPump } from './mails/deliver.ts';
import { activationMail, type NetworkParts, openNetworks } from './network/open-networks.ts';
import { memoryInvitationThrottle } from './recipients/invitation-throttle.ts';

/** What an adapter hands over for the submission service. */
export interface EbillParts extends NetworkParts {
  readonly pdf: PdfTools;
  /** Without: what billers send is read where the request is. */
  readonly reading?: SubmissionReading | undefined;
  readonly hookUrls: HookUrlRules;
  /** Sends the activation codes of the simulator; without, they are only listed there. */
  readonly mailer?: Mailer | undefined;
  /** Sends test deliveries of webhooks. */
  readonly sender?: WebhookSender | undefined;
  /** When the network is not to be asked. */
  readonly maintenance?: EbillPorts['maintenance'];
  /** Counts invitations; in the memory of this process unless said. */
  readonly invitations?: EbillPorts['invitations'];
  /** Told when a mail could not be sent. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}

/** The ports of the submission service on the embedded network and those that billers can choose. */
export async function standardEbill(parts: EbillParts): Promise<EbillPorts> {
  const { store, pdf, reading, secrets, hookUrls, mailer, networkTimeoutMilliseconds, sender, maintenance } = parts;
  const { invitations = memoryInvitationThrottle(), onFault = () => {} } = parts;
  const send = mailer && ((mail: SimulatedMail) => void mailer.send(activationMail(mail)).catch(onFault));
  return {
    store,
    ...openNetworks(parts, send),
    networkTimeoutMilliseconds,
    pdf,
    reading,
    secrets,
    hookUrls,
    invitations,
    sender,
    maintenance,
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
  const pumps =
    ebill === undefined ? [] : [outboxPump(ports, ebill), mailPump(ports, ebill), webhookPump(ports, ebill, sender)];
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
  const news =
    ebill === undefined
      ? []
      : networksIn(ebill).map((network) => loop(() => applyEventsOf(ports, ebill, network), pauseMilliseconds));
  const running = [
    ...pumps.map((one) => loop(one.begin, pauseMilliseconds)),
    ...news,
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
