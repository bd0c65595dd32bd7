import type { SimulatedMail } from '@rappen/core/ebill/network';
import type { Ports } from '../ports.ts';
import { deliverDue } from './delivery/deliver-due.ts';
import { keepHouse, recheckStaged } from './delivery/housekeeping.ts';
import { sendDue } from './delivery/send-due.ts';
import { takeNews } from './delivery/take-news.ts';
import { memoryInvitationThrottle } from './invitation-throttle.ts';
import type { EbillStore } from './ports.ts';
import type { ConfiguredBiller } from './prepare-biller.ts';
import { type EbillPorts, pdfTools, secretBox } from './service.ts';
import { simulatorNetwork } from './simulator-network.ts';
import type { HookUrlRules } from './webhooks/hook-url.ts';
import type { Mail, Mailer } from './webhooks/mailer.ts';
import type { WebhookSender } from './webhooks/sender.ts';

/** What an adapter hands over for the submission service. */
export interface EbillParts {
  readonly store: EbillStore;
  /** 32 random bytes that stay the same: they seal the secrets of webhooks. */
  readonly secret: Uint8Array<ArrayBuffer>;
  readonly hookUrls: HookUrlRules;
  readonly now: () => number;
  /** Sends the activation codes of the simulator; without, they are only listed there. */
  readonly mailer?: Mailer | undefined;
  /** Told when a mail could not be sent. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}

/** The ports of the submission service on the embedded network. */
export async function standardEbill(parts: EbillParts): Promise<EbillPorts> {
  const { store, secret, hookUrls, now, mailer, onFault = () => {} } = parts;
  const send = mailer && ((mail: SimulatedMail) => void mailer.send(activationMail(mail)).catch(onFault));
  const network = simulatorNetwork(store.simulator, now, send);
  const secrets = await secretBox(secret);
  const invitations = memoryInvitationThrottle();
  return { store, network, simulator: network, pdf: pdfTools, secrets, hookUrls, invitations };
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

/** Work that goes on beside the requests until it is stopped. */
export interface BackgroundWork {
  /** Ends after what is being done. */
  stop(): Promise<void>;
}

const pauseMilliseconds = 200;
const longestPauseMilliseconds = 5000;
const houseKeepingMilliseconds = 3_600_000;

/**
 * Delivers what is due, takes the news of the network and sends webhooks, over and over, with a pause where there was nothing
 * to do, and longer ones while a port fails. Once an hour it keeps house, and on each new day looks again at what is staged.
 */
export function startEbillWork(ports: Ports, sender: WebhookSender): BackgroundWork {
  let isStopped = false;
  let wake: () => void = () => {};
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async () => {
    let failures = 0;
    let houseKept = ports.clock.now();
    let checkedOn = '';
    while (!isStopped) {
      try {
        if (ports.clock.now() - houseKept >= houseKeepingMilliseconds) {
          houseKept = ports.clock.now();
          await keepHouse(ports);
        }
        if (ports.clock.today() !== checkedOn) {
          await recheckStaged(ports);
          checkedOn = ports.clock.today();
        }
        const done = await doDueWork(ports, sender);
        failures = 0;
        if (done === 0 && !isStopped) await pause(pauseMilliseconds);
      } catch (error) {
        ports.log.fault('ebill', error);
        failures += 1;
        if (!isStopped) await pause(Math.min(pauseMilliseconds * 2 ** failures, longestPauseMilliseconds));
      }
    }
  };
  const running = work();
  return {
    async stop() {
      isStopped = true;
      wake();
      await running;
    },
  };
}

/** One round of the work; returns how much there was. */
export async function doDueWork(ports: Ports, sender: WebhookSender): Promise<number> {
  return (await deliverDue(ports)) + (await takeNews(ports)) + (await sendDue(ports, sender));
}
