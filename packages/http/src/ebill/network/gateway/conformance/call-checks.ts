import { eventStreams } from '@rappen/core/ebill/network';
import { newWebhookSecret } from '../../../webhooks/signature.ts';
import type { RawAnswer } from '../call.ts';
import { foundModel, healthModel } from '../contract.ts';
import type { Check } from './check.ts';
import { type CallName, callNames, type Trial, Wrong } from './trial.ts';

const minuteMilliseconds = 60_000;
/** Older than the contract lets a call be. */
const oldMinutes = 6;
const secretBytes = 32;

/** A body of each call that a gateway would answer. */
function bodiesOf(trial: Trial): Readonly<Record<CallName, string>> {
  const { billerNetId, recipient } = trial.target;
  const given = {
    submit: trial.bill().given,
    find: { billerNetId, referenceNumber: 'CONFORMANCE' },
    recipients: { billerNetId, queries: [{ emailAddress: 'nobody@example.org' }] },
    recipient: { billerNetId, billRecipientNetId: '1' },
    initiate: { billerNetId, emailAddress: recipient },
    confirm: { billerNetId, token: crypto.randomUUID(), activationCode: '000000' },
    events: { stream: eventStreams[0], limit: 1 },
    health: { billerNetId },
  } satisfies Record<CallName, object>;
  const written = callNames.map((name) => [name, JSON.stringify(given[name])] as const);
  return Object.fromEntries(written) as Record<CallName, string>;
}

/** Every call is refused when it is sent in this way. */
async function allRefused(trial: Trial, send: (name: string, body: string) => Promise<RawAnswer>): Promise<void> {
  const bodies = bodiesOf(trial);
  for (const name of callNames) await refused(name, send(name, bodies[name]));
}

async function refused(name: string, sent: Promise<RawAnswer>): Promise<void> {
  if ((await sent).status === 200) throw new Wrong(`${name}: answered with status 200`);
}

/** What every gateway has to do with the calls themselves. */
export const callChecks: readonly Check[] = [
  {
    name: 'health',
    sentence: 'It says how it is, for a biller and for itself.',
    async run(trial) {
      const { billerNetId } = trial.target;
      for (const given of [{ billerNetId }, {}]) {
        const { available, message } = await trial.ask('health', given, healthModel);
        if (!available) throw new Wrong(`health: not available (${message})`);
      }
    },
  },
  {
    name: 'signature-missing',
    sentence: 'A call without a signature is refused.',
    run: (trial) => allRefused(trial, (name, body) => trial.sendWith(name, body)),
  },
  {
    name: 'signature-wrong',
    sentence: 'A call that is signed with another secret is refused.',
    run: (trial) => {
      const secret = newWebhookSecret(crypto.getRandomValues(new Uint8Array(secretBytes)));
      return allRefused(trial, (name, body) => trial.send(name, body, { secret }));
    },
  },
  {
    name: 'signature-old',
    sentence: 'A call that was signed six minutes ago is refused.',
    run: (trial) => {
      const now = trial.target.now() - oldMinutes * minuteMilliseconds;
      return allRefused(trial, (name, body) => trial.send(name, body, { now }));
    },
  },
  {
    name: 'signature-of-other-body',
    sentence: 'A call whose body was changed after it was signed is refused.',
    run: (trial) => allRefused(trial, (name, body) => trial.sendWith(name, `${body} `, body)),
  },
  {
    name: 'unknown-call',
    sentence: 'A call of a name that is not in the contract is answered with another status than 200.',
    run: (trial) => refused('conformance', trial.send('conformance', '{}')),
  },
  {
    name: 'no-json',
    sentence: 'A body that is no JSON is answered with another status than 200.',
    async run(trial) {
      for (const name of callNames) await refused(name, trial.send(name, '{"billerNetId":'));
    },
  },
  {
    name: 'members-missing',
    sentence:
      'A call that lacks what it needs, or asks for a stream that there is not, is answered with another status than 200.',
    async run(trial) {
      for (const name of callNames) if (name !== 'health') await refused(name, trial.send(name, '{}'));
      await refused('events', trial.send('events', '{"stream":"weather","limit":1}'));
    },
  },
  {
    name: 'members-unknown',
    sentence: 'Members that are not in the contract are ignored.',
    async run(trial) {
      const { billerNetId } = trial.target;
      await trial.ask('health', { billerNetId, conformance: { later: [1, null] } }, healthModel);
      await trial.ask('find', { billerNetId, referenceNumber: 'CONFORMANCE', conformance: 'later' }, foundModel);
    },
  },
];

/** What is seen of all calls together, at the end. */
export const timeChecks: readonly Check[] = [
  {
    name: 'time-limits',
    sentence: 'Every call is answered before the service gives it up.',
    async run({ late }) {
      if (late.length > 0) throw new Wrong([...new Set(late)].join('; '));
    },
  },
];
