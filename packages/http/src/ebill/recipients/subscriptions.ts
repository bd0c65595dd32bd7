import { ExactNumber, writeJson } from '@rappen/core/json';
import { code, instant, kindOf, leaf, object, openObject, required, type Shape, writeValue } from '@rappen/core/model';
import { type Answer, created, json, refused } from '../../answer/answer.ts';
import { emailAddressText } from '../../body/shapes.ts';
import { instantOf } from '../../instant.ts';
import type { IdempotencyTicket } from '../../ports/ebill/index.ts';
import { problem } from '../../problems/index.ts';
import type { Route } from '../../route/route.ts';
import { deny, type Input, refuse } from '../operation/body.ts';
import { type Execution, keptUnder, onceUnderKey, replayedHeader } from '../operation/idempotency.ts';
import { fingerprintOfBody, type ShapedBody, shapedBody } from '../operation/json-body.ts';
import { askNetwork } from '../operation/network-call.ts';
import { type BillerCall, billerOperation } from '../operation/operation.ts';
import { recipientModel } from './recipients.ts';

const initiationModel = object({ emailAddress: required(emailAddressText) });
const codeForm = /^[0-9]{6}$/;

/** A code may be a number, where it does not begin with a zero. */
const activationCode = leaf({ type: 'string', pattern: codeForm.source }, (node, reading) => {
  const text = node instanceof ExactNumber ? node.text : node;
  if (typeof text !== 'string') return reading.report('TYPE', { expected: 'text', found: kindOf(node) });
  return codeForm.test(text) ? text : reading.report('PATTERN', { form: 'six digits' });
});
const confirmationModel = object({ activationCode: required(activationCode) });
const token = code(/^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/, 'a UUID');

const initiatedModel = openObject({ subscriptionInitiationToken: required(token), expiresAt: required(instant) });

async function initiate(call: BillerCall): Promise<Answer> {
  const body = await bodyOf(call, initiationModel);
  if (!body.ok) return body.answer;
  const { emailAddress } = body.value.value;
  return onceUnderKey(call, {
    key: call.idempotencyKey,
    fingerprint: () => fingerprintOfBody(call, body.value),
    carryOut: (ticket) => begin(call, emailAddress, ticket),
    answerOf: async ({ answer }, headers) => created(await call.ebill.secrets.open(answer), headers),
  });
}

/** Asks the network to begin, and keeps the answer sealed: the token is for the caller only. */
async function begin(
  call: BillerCall,
  emailAddress: string,
  ticket: IdempotencyTicket | undefined,
): Promise<Execution> {
  const { ebill, biller, ports } = call;
  const seconds = (await ebill.invitations?.take(biller.id, emailAddress, ports.clock.now())) ?? 0;
  if (seconds > 0) {
    const throttled = problem('SUBSCRIPTION_THROTTLED', ['emailAddress'], { seconds });
    return { kind: 'refused', answer: deny(throttled, { headers: { 'retry-after': String(seconds) } }) };
  }
  const begun = await askNetwork(call, (trail) =>
    ebill.network.initiateSubscription(biller.billerNetId, emailAddress, trail),
  );
  if (!begun.ok) return { kind: 'refused', answer: begun.answer };
  if (!begun.value.ok) return { kind: 'refused', answer: refused(begun.value.problems) };
  const { token, expiresAt } = begun.value.value;
  const text = writeJson(
    writeValue(initiatedModel, { subscriptionInitiationToken: token, expiresAt: instantOf(expiresAt) }),
  );
  const answer = await ebill.secrets.seal(text);
  const kept = keptUnder(ticket, answer);
  return (kept && (await ebill.store.idempotency.finish(biller.id, kept))) ?? { kind: 'made', answer };
}

async function confirm(call: BillerCall): Promise<Answer> {
  const body = await bodyOf(call, confirmationModel);
  if (!body.ok) return body.answer;
  const { activationCode } = body.value.value;
  const { ebill, biller, parameters } = call;
  const token = (parameters['subscriptionInitiationToken'] ?? '').toLowerCase();
  const confirmed = await askNetwork(call, (trail) =>
    ebill.network.confirmSubscription(biller.billerNetId, token, activationCode, trail),
  );
  if (!confirmed.ok) return confirmed.answer;
  if (confirmed.value.ok) return json(recipientModel, confirmed.value.value);
  const [first] = confirmed.value.problems;
  const { remainingAttempts } = first.params;
  return {
    ...refused(confirmed.value.problems),
    ...(remainingAttempts !== undefined && { more: { remainingAttempts: Number(remainingAttempts) } }),
  };
}

/** The body of a partner that may invite recipients. Reports `NOT_PRIMARY_NETWORK_PARTNER`. */
async function bodyOf<T>(call: BillerCall, shape: Shape<T>): Promise<Input<ShapedBody<T>>> {
  if (!call.biller.isPrimaryNetworkPartner) return refuse([problem('NOT_PRIMARY_NETWORK_PARTNER', [])]);
  return shapedBody(call, shape);
}

const group = 'Bill recipient subscriptions';
const path = '/api/v1/bill-recipient-subscriptions/initiations';
const who = 'Only the primary network partner of a biller may do this.';

/** Recipients who subscribe at the biller. */
export const subscriptionRoutes: readonly Route[] = [
  billerOperation({
    id: 'beginSubscription',
    method: 'POST',
    path,
    group,
    summary: 'Begin a subscription',
    description: `Sends an activation code to the address if a recipient has it; the answer does not say so. An earlier token for the same address becomes invalid. ${who}`,
    scope: 'subscriptions:write',
    body: {
      type: 'application/json',
      shape: initiationModel,
      example: { emailAddress: 'petra.muster+allowed@example.org' },
    },
    status: 201,
    answers: {
      'application/json': initiatedModel,
    },
    answerHeaders: openObject({ 'Idempotency-Replayed': replayedHeader }),
    refusals: [400, 409, 413, 415, 422],
    handle: initiate,
  }),
  billerOperation({
    id: 'confirmSubscription',
    method: 'PUT',
    path: `${path}/:subscriptionInitiationToken`,
    group,
    summary: 'Confirm a subscription by its activation code',
    description: `The right code activates the subscription; sending it again gets the same answer. After five wrong codes the attempt ends. ${who}`,
    scope: 'subscriptions:write',
    parameters: {
      subscriptionInitiationToken: {
        description: 'As returned when the subscription was begun',
        example: '0dc2ff79-7d07-4b0c-9a53-1f3f7d9f4a11',
        shape: token,
      },
    },
    body: { type: 'application/json', shape: confirmationModel, example: { activationCode: '042042' } },
    answers: { 'application/json': recipientModel },
    refusals: [400, 404, 413, 415, 422],
    handle: confirm,
  }),
];
