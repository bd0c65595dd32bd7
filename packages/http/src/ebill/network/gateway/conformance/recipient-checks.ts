import { networkLimits } from '@rappen/core/ebill/network';
import { begunModel, confirmedModel, hitOf, knownModel } from '../contract.ts';
import type { Check } from './check.ts';
import { queryOf, type Trial, Untried, Wrong } from './trial.ts';

const nobody = () => ({ emailAddress: `nobody-${crypto.randomUUID()}@example.org` });
/** No network has it. */
const unknownId = '99999999999999999';
const wrongCodes = ['000000', '999999'] as const;

function isKnown(trial: Trial, billRecipientNetId: string): Promise<boolean> {
  const { billerNetId } = trial.target;
  return trial.ask('recipient', { billerNetId, billRecipientNetId }, knownModel).then((answer) => answer.isKnown);
}

async function confirmed(trial: Trial, token: string, activationCode: string) {
  const { billerNetId } = trial.target;
  return (await trial.ask('confirm', { billerNetId, token, activationCode }, confirmedModel)).recipient;
}

function tokenOf({ token }: Trial): string {
  if (token === undefined) throw new Untried('initiate gave no token: this network has no subscriptions by code');
  return token;
}

/** Who may be sent bills. */
export const recipientChecks: readonly Check[] = [
  {
    name: 'recipients',
    sentence: 'Somebody who may be sent bills is allowed, with an id; nobody else is.',
    async run(trial) {
      const [allowed, other, ...more] = await trial.hits([queryOf(trial.target.recipient), nobody()]);
      if (allowed === undefined || other === undefined || more.length > 0)
        throw new Wrong('recipients: one hit for each query is needed');
      if (allowed.submissionStatus !== 'ALLOWED')
        throw new Wrong(`recipients: ${trial.target.recipient} is not allowed (${allowed.reason ?? 'no reason'})`);
      if (hitOf(allowed) === undefined) throw new Wrong('recipients: an allowed recipient has no id');
      if (other.submissionStatus === 'ALLOWED') throw new Wrong('recipients: an address that nobody has is allowed');
      if (other.reason === undefined) throw new Wrong('recipients: not allowed, without a reason');
      trial.recipientId = allowed.billRecipientNetId;
    },
  },
  {
    name: 'recipients-many',
    sentence: `Of ${networkLimits.searchItemsMax} queries each has its hit, in their order.`,
    async run(trial) {
      const isSomebody = Array.from({ length: networkLimits.searchItemsMax }, (_, at) => at % 3 === 0 || at % 7 === 2);
      const hits = await trial.hits(isSomebody.map((is) => (is ? queryOf(trial.target.recipient) : nobody())));
      if (hits.length !== isSomebody.length)
        throw new Wrong(`recipients: ${hits.length} hits for ${isSomebody.length} queries`);
      const at = isSomebody.findIndex((is, index) => is !== (hits[index]?.submissionStatus === 'ALLOWED'));
      if (at >= 0) throw new Wrong(`recipients: hit ${at + 1} is that of another query`);
    },
  },
  {
    name: 'recipients-by-id',
    sentence: 'Somebody is found by the id too, and is the same one.',
    async run(trial) {
      if (trial.recipientId === undefined) throw new Untried('no id of a recipient is known');
      const [hit] = await trial.hits([{ billRecipientNetId: trial.recipientId }]);
      if (hit?.submissionStatus !== 'ALLOWED' || hit.billRecipientNetId !== trial.recipientId)
        throw new Wrong('recipients: who was allowed is not so by the id');
    },
  },
  {
    name: 'recipient',
    sentence: 'An id that somebody has is known, another one is not.',
    async run(trial) {
      if (await isKnown(trial, unknownId)) throw new Wrong('recipient: an id that nobody has is known');
      if (trial.recipientId === undefined) throw new Untried('no id of a recipient is known');
      if (!(await isKnown(trial, trial.recipientId))) throw new Wrong('recipient: the id of a hit is not known');
    },
  },
  {
    name: 'initiate',
    sentence: 'A subscription is begun for any address, so that nobody learns who has one.',
    async run(trial) {
      const { billerNetId, recipient } = trial.target;
      const begin = (emailAddress: string) => trial.ask('initiate', { billerNetId, emailAddress }, begunModel);
      const known = await begin(recipient);
      const unknown = await begin(nobody().emailAddress);
      trial.token = known.token;
      if ((known.token === undefined) !== (unknown.token === undefined))
        throw new Wrong('initiate: whether there is a token tells who has the address');
    },
  },
  {
    name: 'confirm-wrong',
    sentence: 'A wrong code, or one of another token, confirms nothing.',
    async run(trial) {
      const token = tokenOf(trial);
      const right = await trial.code;
      const wrong = wrongCodes.find((code) => code !== right) ?? wrongCodes[0];
      if ((await confirmed(trial, token, wrong)) !== undefined) throw new Wrong('confirm: a wrong code is taken');
      if (right !== undefined && (await confirmed(trial, crypto.randomUUID(), right)) !== undefined)
        throw new Wrong('confirm: the code is taken for another token');
    },
  },
  {
    name: 'confirm',
    sentence: 'The right code is answered with the recipient, also after a wrong one.',
    async run(trial) {
      const token = tokenOf(trial);
      const code = await trial.code;
      if (code === undefined) throw new Untried('no activation code was given');
      const recipient = await confirmed(trial, token, code);
      if (recipient === undefined) throw new Wrong('confirm: the right code is not taken');
      const { recipientId } = trial;
      if (recipientId !== undefined && recipient.billRecipientNetId !== recipientId)
        throw new Wrong('confirm: the recipient has another id than in a search');
    },
  },
];
