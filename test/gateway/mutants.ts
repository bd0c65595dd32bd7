import { verifyWebhook } from '@rappen/http';
import type { AnswerCall, Body, LetIn, Wrongdoing } from './server.ts';

/** Gateways that are wrong in one way each, and the check of the conformance suite that must find it. */
export interface Mutant extends Wrongdoing {
  readonly what: string;
  readonly foundBy: string;
}

const otherId = `BCID${'0'.repeat(31)}1`;
const isRight: LetIn = async (headers, text, secret, now) =>
  (await verifyWebhook(headers, text, secret, { now })).valid;

/** A mutant whose answer to one call is another one. */
function of(
  call: string,
  what: string,
  foundBy: string,
  // biome-ignore lint/suspicious/noExplicitAny: an answer is what its sender says
  wrong: (body: Body, right: () => Promise<any>, again: AnswerCall) => unknown,
): Mutant {
  const answer: Wrongdoing['answer'] = (right) => async (name, body) => {
    if (name !== call) return right(name, body);
    // What is lacking stays so
    return (await wrong(body, () => right(name, body), right)) as object | undefined;
  };
  return { what, foundBy, answer };
}

/** The answer to one call, with something else in it. */
// biome-ignore lint/suspicious/noExplicitAny: an answer is what its sender says
function changed(call: string, what: string, foundBy: string, change: (answer: any, body: Body) => object): Mutant {
  return of(call, what, foundBy, async (body, right) => {
    const answer = await right();
    return answer && change(answer, body);
  });
}

const signatures: readonly Mutant[] = [
  {
    what: 'lets in what has no signature',
    foundBy: 'signature-missing',
    letIn: async (headers, ...more) => !headers.has('webhook-signature') || isRight(headers, ...more),
  },
  {
    what: 'looks only whether there is a signature',
    foundBy: 'signature-wrong',
    letIn: async (headers) => headers.has('webhook-signature'),
  },
  {
    what: 'does not look at the time of a signature',
    foundBy: 'signature-old',
    letIn: (headers, text, secret) => isRight(headers, text, secret, Number(headers.get('webhook-timestamp')) * 1000),
  },
  {
    what: 'checks the signature over what it has read, not over what was sent',
    foundBy: 'signature-of-other-body',
    letIn: async (headers, text, secret, now) =>
      (await isRight(headers, text, secret, now)) || isRight(headers, text.trim(), secret, now),
  },
];

const calls: readonly Mutant[] = [
  {
    what: 'answers any name',
    foundBy: 'unknown-call',
    answer: (right) => async (name, body) => (name === 'conformance' ? {} : right(name, body)),
  },
  {
    what: 'takes no JSON for an empty call',
    foundBy: 'no-json',
    takesAnyText: true,
  },
  of('find', 'finds without a reference number', 'members-missing', async (_body, right) => (await right()) ?? {}),
  of(
    'events',
    'has events of any stream',
    'members-missing',
    async (_body, right) => (await right()) ?? { events: [] },
  ),
  {
    what: 'refuses members that it does not know',
    foundBy: 'members-unknown',
    answer: (right) => async (name, body) => (body.conformance === undefined ? right(name, body) : undefined),
  },
  of('health', 'says how it is to billers alone', 'health', (body, right) => body.billerNetId && right()),
  of('health', 'takes its time to say how it is', 'time-limits', async ({ billerNetId }, right) => {
    if (billerNetId === undefined) await new Promise((resolve) => setTimeout(resolve, 2300));
    return right();
  }),
];

const underWay = new Set<string>();
const bills: readonly Mutant[] = [
  changed('submit', 'has ids of another form', 'submit', ({ businessCaseNetId: id, ...more }) => ({
    ...more,
    businessCaseNetId: id?.toLowerCase(),
  })),
  changed('submit', 'accepts without an id', 'submit', ({ outcome }) => ({ outcome })),
  changed('submit', 'has another id for a repetition', 'submit-again', (answer) =>
    answer.outcome === 'duplicate' ? { ...answer, businessCaseNetId: otherId } : answer,
  ),
  changed('submit', 'delivers twice', 'submit-again', (answer) =>
    answer.outcome === 'duplicate' ? { ...answer, outcome: 'accepted' } : answer,
  ),
  of(
    'submit',
    'looks whether it has a bill before another call has put it there',
    'submit-at-once',
    async (body, right) => {
      const { referenceNumber } = body.businessCase ?? {};
      if (underWay.has(referenceNumber)) return { outcome: 'accepted', businessCaseNetId: otherId };
      underWay.add(referenceNumber);
      await new Promise((resolve) => setTimeout(resolve, 50));
      underWay.delete(referenceNumber);
      return right();
    },
  ),
  of('submit', 'believes that a repetition has arrived', 'submit-after-lost-call', (body, right) =>
    body.isRepetition && body.attempt === 2 ? { outcome: 'duplicate', businessCaseNetId: otherId } : right(),
  ),
  changed('submit', 'has one id for all', 'submit-other-number', (answer) => ({
    ...answer,
    businessCaseNetId: otherId,
  })),
  {
    what: 'takes billers for one',
    foundBy: 'submit-other-biller',
    answer: (right) => (name, body) =>
      right(name, body.billerNetId ? { ...body, billerNetId: 'BIID0000000001' } : body),
  },
  of('submit', 'refuses without saying why', 'submit-kinds', (body, right) =>
    body.type === 'Advice' ? { outcome: 'refused' } : right(),
  ),
  { what: 'takes a megabyte at most', foundBy: 'submit-large', bodyCharactersMax: 1_000_000 },
  changed('find', 'finds nothing', 'find', () => ({})),
  of('find', 'finds what was never there', 'find-nothing', async (_body, right) => {
    const answer = await right();
    return answer && { businessCaseNetId: otherId, ...answer };
  }),
];

const allowed = { submissionStatus: 'ALLOWED', billRecipientNetId: '1' };
const recipients: readonly Mutant[] = [
  changed('recipients', 'allows everybody', 'recipients', (_answer, { queries }) => ({
    hits: queries.map(() => allowed),
  })),
  changed('recipients', 'has ids that are no numbers', 'recipients', ({ hits }) => ({
    hits: hits.map((hit: Body) => ({ ...hit, billRecipientNetId: hit.billRecipientNetId && 'petra' })),
  })),
  changed('recipients', 'has no reason', 'recipients', ({ hits }) => ({
    hits: hits.map(({ reason: _reason, ...hit }: Body) => hit),
  })),
  changed('recipients', 'answers in another order', 'recipients-many', ({ hits }) => ({
    hits: hits.length > 2 ? hits.toReversed() : hits,
  })),
  changed('recipients', 'answers ten queries at most', 'recipients-many', ({ hits }) => ({ hits: hits.slice(0, 10) })),
  changed('recipients', 'does not know its own ids', 'recipients-by-id', ({ hits }, { queries }) => ({
    hits: queries[0].billRecipientNetId ? [{ submissionStatus: 'NOT_ALLOWED', reason: 'UNKNOWN' }] : hits,
  })),
  changed('recipient', 'knows every id', 'recipient', () => ({ isKnown: true })),
  changed('recipient', 'knows no id', 'recipient', () => ({ isKnown: false })),
  of('initiate', 'begins only for those it knows', 'initiate', (body, right) =>
    body.emailAddress?.startsWith('nobody') ? undefined : right(),
  ),
  changed('initiate', 'tells by its token who has an address', 'initiate', (answer, { emailAddress }) =>
    emailAddress.startsWith('nobody') ? {} : answer,
  ),
  of('confirm', 'takes any code', 'confirm-wrong', async (body, right) => {
    const answer = await right();
    return answer && { recipient: recipientOf(body), ...answer };
  }),
  changed('confirm', 'takes no code', 'confirm', () => ({})),
  {
    what: 'forgets a subscription after a wrong code',
    foundBy: 'confirm',
    answer: (right) => {
      const tried = new Set<string>();
      return async (name, body) => {
        if (name !== 'confirm' || body.token === undefined) return right(name, body);
        if (tried.has(body.token)) return {};
        tried.add(body.token);
        return right(name, body);
      };
    },
  },
];

function recipientOf(_body: Body) {
  const address = { streetName: 'Seestrasse 7', postalCode: '3600', city: 'Thun', countryCode: 'CH' };
  return { billRecipientNetId: '1', type: 'PRIVATE', name: 'Muster', correspondenceLanguage: 'ger', address };
}

// biome-ignore lint/suspicious/noExplicitAny: an answer is what its sender says
const events = (what: string, foundBy: string, change: (events: any[], body: Body) => unknown[]) =>
  changed('events', what, foundBy, (answer, body) => ({ events: change(answer.events, body) }));

/** Events behind another one than was asked for. */
const askedOtherwise = (what: string, foundBy: string, otherwise: (body: Body) => Body): Mutant => ({
  what,
  foundBy,
  answer: (right) => (name, body) => right(name, name === 'events' && body.stream ? otherwise(body) : body),
});

const news: readonly Mutant[] = [
  events('has words of its own for statuses', 'events-of-bill', (all) =>
    all.map((event) => ({ ...event, newStatus: 'Approved' })),
  ),
  events('tells bills of other billers', 'events-of-bill', (all) =>
    all.map((event) => ({ ...event, billerNetId: 'BIID0000000009' })),
  ),
  events('leaves out whose news it is', 'events-form', (all) =>
    all.map(({ businessCaseNetId: _id, ...event }) => event),
  ),
  events('approves without an amount', 'events-form', (all) =>
    all.map(({ approvedAmount: _amount, ...event }) => event),
  ),
  of('events', 'has no stream of subscriptions', 'events-form', (body, right) =>
    body.stream === 'subscription' ? undefined : right(),
  ),
  events('has one id for all events of an hour', 'events-unique', (all) =>
    all.map((event) => ({ ...event, eventNetId: `EVID${'0'.repeat(32)}` })),
  ),
  events('has later times for what it tells first', 'events-order', (all) =>
    all.map((event, index) => ({ ...event, at: event.at - index })),
  ),
  events('tells the newest first', 'events-cursor', (all) => all.toReversed()),
  askedOtherwise('tells all there is', 'events-limit', (body) => ({ ...body, limit: 1000 })),
  askedOtherwise('begins anew each time', 'events-cursor', ({ after: _after, ...body }) => body),
  {
    what: 'leaves out the event behind the cursor',
    foundBy: 'events-cursor',
    answer: (right) => async (name, body) => {
      const answer = (await right(name, body)) as { events?: { eventNetId: string }[] } | undefined;
      if (name !== 'events' || body.after === undefined || answer?.events?.[0] === undefined) return answer;
      return right(name, { ...body, after: answer.events[0].eventNetId });
    },
  },
  {
    what: 'begins anew behind the last event',
    foundBy: 'events-end',
    answer: (right) => async (name, body) => {
      const answer = (await right(name, body)) as { events?: object[] } | undefined;
      if (name !== 'events' || body.after === undefined || answer?.events?.length !== 0) return answer;
      const { after: _after, ...beginning } = body;
      return right(name, beginning);
    },
  },
  events('tells the time of the answer', 'events-again', (all) => all.map((event) => ({ ...event, at: clock() }))),
];

let ticks = 0;
const clock = () => {
  ticks += 1;
  return ticks;
};

export const mutants: readonly Mutant[] = [...signatures, ...calls, ...bills, ...recipients, ...news];
