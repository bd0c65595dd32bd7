import {
  anyText,
  boolean,
  choice,
  code,
  type Infer,
  instant,
  list,
  object,
  openObject,
  optional,
  required,
} from '@rappen/core/model';
import { emailAddressText, sizedText } from '../../body/shapes.ts';
import { auditOf } from '../../ebill/operation/audit.ts';
import { deny } from '../../ebill/operation/body.ts';
import type { BillerCall } from '../../ebill/operation/operation.ts';
import { instantOf } from '../../instant.ts';
import type { BillerNetwork } from '../../ports/ebill/index.ts';
import { networkKinds } from '../../ports/ebill/network.ts';
import type { NetworkAccess } from '../../ports/ebill/service.ts';
import { type NetworkTrial, networkOutcomes } from '../../ports/network-trial.ts';
import { problem } from '../../problems/index.ts';
import { type Method, method, noParameters, type Outcome, valued } from '../method.ts';

const textLengthMax = 200;
const shown = {
  accountId: required(code(/^\d{17}$/, '17 digits'), 'Number of the biller at PostFinance'),
  stage: required(choice(['production', 'integration'])),
  userName: required(sizedText(1, textLengthMax)),
  language: required(choice(['de', 'fr', 'it', 'en']), 'Language of the bills'),
  paidIsCompleted: optional(
    boolean,
    'Whether a bill that is paid there is completed, and not only approved. Default: false',
  ),
  hasTimestamp: optional(boolean, 'Whether calls say how long they are good. Default: true'),
};
const postfinanceModel = object(
  { ...shown, password: optional(sizedText(1, textLengthMax), 'Without: the one that is kept') },
  { name: 'PostfinanceAccess' },
);
const mailMembers = {
  language: required(choice(['de', 'fr', 'it', 'en']), 'Language of the mails'),
  replyTo: optional(emailAddressText, 'Where answers of recipients go; without: to the sender of the service'),
};
const choiceModel = object({
  kind: required(choice(networkKinds)),
  postfinance: optional(postfinanceModel),
  mail: optional(object(mailMembers, { name: 'MailAccess' })),
});

export const networkModel = openObject(
  {
    kind: required(choice(networkKinds)),
    postfinance: optional(openObject(shown)),
    mail: optional(openObject(mailMembers)),
    hasPassword: required(boolean, 'Whether a password is kept; nobody can read it'),
    offered: required(list(choice(networkKinds)), 'What this service has'),
    changedAt: optional(instant),
  },
  { name: 'BillerNetwork' },
);
export const networkTrialModel = openObject(
  { outcome: required(choice(networkOutcomes)), message: required(anyText()) },
  { name: 'NetworkTrial' },
);

type Choice = Infer<typeof choiceModel>;

/** What the biller has chosen, its password apart. */
function shownNetwork({ ebill }: BillerCall, chosen: BillerNetwork | undefined): Infer<typeof networkModel> {
  const has = ebill.networks?.map(({ kind }) => kind) ?? ['simulator'];
  const offered = networkKinds.filter((kind) => has.includes(kind));
  if (chosen === undefined) return { kind: 'simulator', hasPassword: false, offered };
  const { kind, settings, secret, changedAt } = chosen;
  const access = kind === 'postfinance' || kind === 'mail' ? { [kind]: JSON.parse(settings) } : {};
  return { kind, ...access, hasPassword: secret !== undefined, offered, changedAt };
}

/** Access as it would be kept; undefined: the simulator, where nobody signs in. */
async function accessOf(
  call: BillerCall,
  { kind, postfinance, mail }: Choice,
): Promise<Outcome<NetworkAccess | undefined>> {
  if (kind === 'simulator') return valued(undefined);
  if (kind === 'http') return valued({ kind });
  if (kind === 'mail')
    return mail === undefined ? { refusal: deny(problem('REQUIRED', ['mail'])) } : valued({ kind, settings: mail });
  if (postfinance === undefined) return { refusal: deny(problem('REQUIRED', ['postfinance'])) };
  const { password: given, ...settings } = postfinance;
  const kept = given === undefined ? await call.ebill.store.networks.get(call.biller.id) : undefined;
  const password = given ?? (kept?.secret && (await call.ebill.secrets.open(kept.secret)));
  if (!password) return { refusal: deny(problem('REQUIRED', ['postfinance', 'password'])) };
  return valued({ kind, settings, password });
}

/** What is kept of access: what is secret, sealed. */
async function keptOf({ ebill }: BillerCall, access: NetworkAccess | undefined) {
  if (access?.kind === 'mail') return { settings: JSON.stringify(access.settings), secret: undefined };
  if (access?.kind !== 'postfinance') return { settings: '{}', secret: undefined };
  return { settings: JSON.stringify(access.settings), secret: await ebill.secrets.seal(access.password) };
}

async function tried(call: BillerCall, access: NetworkAccess | undefined): Promise<NetworkTrial> {
  const { tryNetwork } = call.ebill;
  if (access === undefined) return { outcome: 'available', message: 'The simulator is always there' };
  if (tryNetwork === undefined) return { outcome: 'notReached', message: 'This service has no other network' };
  return tryNetwork(call.biller.billerNetId, access);
}

/** By which network the bills of the biller go. */
export const network: Readonly<Record<string, Method>> = {
  get: method(
    {
      summary: 'The network of the biller',
      leastRole: 'viewer',
      parameters: noParameters,
      example: {},
      answer: networkModel,
    },
    async (call) => valued(shownNetwork(call, await call.ebill.store.networks.get(call.biller.id))),
  ),
  check: method(
    {
      summary: 'Try access to a network, without keeping it',
      leastRole: 'owner',
      parameters: choiceModel,
      example: { kind: 'simulator' },
      answer: networkTrialModel,
    },
    async (call, wanted) => {
      const access = await accessOf(call, wanted);
      return 'value' in access ? valued(await tried(call, access.value)) : access;
    },
  ),
  choose: method(
    {
      summary: 'Choose the network of the biller',
      description: 'Access is tried before it is kept. Bills that are delivered already stay where they are.',
      leastRole: 'owner',
      parameters: choiceModel,
      example: { kind: 'simulator' },
      answer: networkModel,
      refusals: [409, 422],
    },
    async (call, wanted) => {
      const access = await accessOf(call, wanted);
      if (!('value' in access)) return access;
      const { outcome, message } = await tried(call, access.value);
      if (outcome !== 'available')
        return { refusal: deny(problem('NETWORK_ACCESS_REFUSED', [wanted.kind], { message })) };
      const { ebill, biller, ports } = call;
      const chosen: BillerNetwork = {
        kind: wanted.kind,
        ...(await keptOf(call, access.value)),
        changedAt: instantOf(ports.clock.now()),
      };
      const isSet = await ebill.store.networks.set(biller.id, chosen, auditOf(call, 'network.chosen', wanted.kind));
      return isSet ? valued(shownNetwork(call, chosen)) : { refusal: deny(problem('NETWORK_IN_USE', ['kind'])) };
    },
  ),
};
