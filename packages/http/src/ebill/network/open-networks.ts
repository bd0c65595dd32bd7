import type { BillingNetwork, SimulatedMail, Trail } from '@rappen/core/ebill/network';
import { instantOf } from '../../instant.ts';
import type { BillMailer } from '../../ports/bill-mailer.ts';
import type { EbillPorts, MailAccess, NetworkAccess, SecretBox, SimulatorNetwork } from '../../ports/ebill/service.ts';
import type { EbillStore } from '../../ports/ebill/store.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { NetworkTrial } from '../../ports/network-trial.ts';
import type { NetworkCall } from '../../ports/watch.ts';
import { chosenNetwork } from './chosen.ts';
import { fetchTransport } from './fetch-transport.ts';
import { type GatewayParts, gatewayNetwork } from './gateway/network.ts';
import { type MailSettings, mailNetwork } from './mail/network.ts';
import { networksOf } from './networks.ts';
import { settingsOfBiller, settingsWith } from './postfinance/access.ts';
import { postfinanceNetwork, tried } from './postfinance/network.ts';
import type { PostfinanceSettings } from './postfinance/settings.ts';
import { simulatorNetwork } from './simulator-network.ts';
import { watchedNetwork } from './watched.ts';

/** What the networks are made of. */
export interface NetworkParts {
  readonly store: EbillStore;
  /** Opens what is secret of the access of billers. */
  readonly secrets: SecretBox;
  readonly now: () => number;
  /** How long a network may take to answer. */
  readonly networkTimeoutMilliseconds?: number | undefined;
  /** Of a service that speaks like PostFinance's, in its place. */
  readonly postfinanceAddress?: string | undefined;
  /** A program of the operator that is a network, and what signs the calls to it. */
  readonly gateway?: { readonly address: string; readonly secret: string } | undefined;
  /** Hands mails with bills to the mail server of the operator; without: no bills go by e-mail. */
  readonly billMailer?: BillMailer | undefined;
  /** Whether desks may use that mail server. */
  readonly allowsDeskMail?: boolean | undefined;
  /** Told of each call of the simulator that a request has led to. */
  readonly onNetworkCall?: ((call: string, trail: Trail) => void) | undefined;
  /** Told of each call of a network that is over. */
  readonly onNetworkDone?: ((call: NetworkCall) => void) | undefined;
  /** Told when a network has answered. */
  readonly onNetworkAnswer?: ((network: string) => void) | undefined;
  /** Told what is in the way of a network; nothing of bills and recipients. */
  readonly onNetworkFault?: ((network: string, billerNetId: string, reason: string) => void) | undefined;
}

type Network = BillingNetwork<AbortSignal>;

/** The networks of the service. `sendMail`: takes the mails of the simulator. */
export function openNetworks(
  parts: NetworkParts,
  sendMail: ((mail: SimulatedMail) => void) | undefined,
): Required<Pick<EbillPorts, 'network' | 'networks' | 'tryNetwork' | 'deskMail'>> & {
  readonly simulator: SimulatorNetwork;
} {
  const { store, secrets, now, postfinanceAddress, networkTimeoutMilliseconds, onNetworkFault = () => {} } = parts;
  const timing = { now, timeoutMilliseconds: networkTimeoutMilliseconds };
  const heardOf = (network: string) => ({
    onAnswer: () => parts.onNetworkAnswer?.(network),
    onFault: (billerNetId: string, reason: string) => onNetworkFault(network, billerNetId, reason),
  });
  const simulator = simulatorNetwork(store.simulator, now, sendMail, parts.onNetworkCall);
  const postfinance = postfinanceNetwork({
    transport: fetchTransport,
    journal: store.journal('postfinance'),
    billers: () => store.networks.using('postfinance'),
    settingsOf: (billerNetId) => settingsOfBiller(store, secrets, billerNetId, postfinanceAddress),
    ...heardOf('postfinance'),
    ...timing,
  });
  const mail =
    parts.billMailer &&
    mailNetwork({
      mailer: parts.billMailer,
      journal: store.journal('mail'),
      settingsOf: (billerNetId) => mailSettingsOf(store, billerNetId),
      onReturned: (id, reason) => store.mails.returned(id, reason, instantOf(now())),
      ...heardOf('mail'),
      ...timing,
    });
  const own = ownNetwork(parts.gateway, { ...timing, ...heardOf('http') });
  const { onNetworkDone } = parts;
  const watched = (one: Network) =>
    onNetworkDone === undefined ? one : watchedNetwork(one, () => performance.now(), onNetworkDone);
  const chosen = [postfinance, mail, own].filter((one) => one !== undefined).map(watched);
  const networks = [watched(simulator), ...chosen] as const;
  return {
    simulator,
    networks,
    network: networksOf(store, networks),
    deskMail:
      parts.allowsDeskMail && parts.billMailer
        ? { mailer: parts.billMailer, onFault: (reason) => onNetworkFault('mail', '', reason) }
        : undefined,
    async tryNetwork(billerNetId, access) {
      const biller = await store.billers.ofNetId(billerNetId);
      if (biller === undefined) throw new Error('There is no such biller');
      if (access.kind === 'http') return gatewayTrial(own, billerNetId);
      if (access.kind === 'mail') return mailTrial(parts.billMailer);
      return triedNow(settingsWith(biller, access, postfinanceAddress), now());
    },
  };
}

/** The network of the operator; undefined: there is none. */
function ownNetwork(
  gateway: NetworkParts['gateway'],
  more: Pick<GatewayParts, 'now' | 'onAnswer' | 'onFault' | 'timeoutMilliseconds'>,
): Network | undefined {
  return gateway && gatewayNetwork({ transport: fetchTransport, ...gateway, ...more });
}

/** How the mails of a biller look; undefined: its bills do not go by e-mail. */
async function mailSettingsOf(store: EbillStore, billerNetId: string): Promise<MailSettings | undefined> {
  const { biller, chosen } = (await chosenNetwork(store, billerNetId)) ?? {};
  if (biller === undefined || chosen?.kind !== 'mail') return undefined;
  return { biller: biller.legalName, ...(JSON.parse(chosen.settings) as MailAccess) };
}

/** Somebody waits for it. */
const tryMilliseconds = 12_000;

/** A gateway has no access of billers: whether it is there for one of them is all there is to try. */
async function gatewayTrial(gateway: Network | undefined, billerNetId: string): Promise<NetworkTrial> {
  if (gateway === undefined) return { outcome: 'notReached', message: 'There is no gateway' };
  try {
    const { available, message } = await gateway.health(undefined, billerNetId);
    return { outcome: available ? 'available' : 'notReached', message };
  } catch (error) {
    return { outcome: 'notReached', message: `The gateway cannot be asked (${(error as Error).message})` };
  }
}

/** The mail server is that of the operator, for all billers. */
async function mailTrial(mailer: BillMailer | undefined): Promise<NetworkTrial> {
  if (mailer === undefined) return { outcome: 'notReached', message: 'There is no mail server' };
  return mailer.check(AbortSignal.timeout(tryMilliseconds));
}

function triedNow(settings: PostfinanceSettings, now: number): Promise<NetworkTrial> {
  return tried(fetchTransport, { settings, signal: AbortSignal.timeout(tryMilliseconds), now });
}

/** What came of trying the access of a biller to its network. */
type BillerTrial = NetworkTrial & { readonly billerNetId: string };

/** Tries the access of every biller that has chosen a network. */
export async function tryNetworks(parts: Omit<NetworkParts, 'now'>): Promise<readonly BillerTrial[]> {
  const { store, secrets, gateway, billMailer, postfinanceAddress } = parts;
  const own = ownNetwork(gateway, { now: Date.now, onFault: () => {}, timeoutMilliseconds: tryMilliseconds });
  const trialOf: Readonly<Record<NetworkAccess['kind'], (billerNetId: string) => Promise<NetworkTrial>>> = {
    async postfinance(billerNetId) {
      const settings = await settingsOfBiller(store, secrets, billerNetId, postfinanceAddress);
      const lost = { outcome: 'signInRefused', message: 'No password is kept: choose the network again' } as const;
      return settings === undefined ? lost : triedNow(settings, Date.now());
    },
    mail: () => mailTrial(billMailer),
    http: (billerNetId) => gatewayTrial(own, billerNetId),
  };
  const trials: BillerTrial[] = [];
  for (const [kind, trial] of Object.entries(trialOf))
    for (const billerNetId of await store.networks.using(kind as NetworkAccess['kind']))
      trials.push({ billerNetId, ...(await trial(billerNetId)) });
  return trials;
}

/** The mail of the simulator with an activation code. */
export function activationMail({ to, activationCode }: SimulatedMail): Mail {
  return {
    to,
    subject: 'Your activation code for eBill',
    text: `Your activation code is ${activationCode}. It is valid for 60 minutes. If you did not ask for it, do nothing.\n`,
  };
}
