import type { NetRecipient } from '@rappen/core/ebill/network';
import { ExactNumber, type JsonValue, writeJson } from '@rappen/core/json';
import { problem } from '@rappen/core/problem';
import { z } from 'zod';
import { type Answer, created, json, refused } from '../answer.ts';
import { instantOf } from '../keys.ts';
import type { Route } from '../route.ts';
import { deny, type Input, refuse } from './body.ts';
import { type Execution, keptUnder, onceUnderKey, replayedHeader } from './idempotency.ts';
import { fingerprintOfBody, type ShapedBody, shapedBody } from './json-body.ts';
import { askNetwork } from './network-call.ts';
import { type BillerCall, billerOperation } from './operation.ts';
import { emailAddressText, formedText } from './parameters.ts';
import type { IdempotencyTicket } from './ports.ts';
import { recipientSchema } from './recipients.ts';

const initiationSchema = z.strictObject({ emailAddress: emailAddressText });
const confirmationSchema = z.strictObject({ activationCode: formedText(/^[0-9]{6}$/, 'six digits') });
const token = formedText(/^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/, 'a UUID');

async function initiate(call: BillerCall): Promise<Answer> {
  const body = await bodyOf(call, initiationSchema);
  if (!body.ok) return body.answer;
  const { emailAddress } = body.value.value;
  return onceUnderKey(call, {
    key: call.idempotencyKey,
    fingerprint: () => fingerprintOfBody(call, body.value),
    carryOut: (ticket) => begin(call, emailAddress, ticket),
    answerOf: async ({ answer }, headers) => created(await call.ebill.secrets.open(answer), headers),
  });
}

/** Asks the network to begin, and keeps the answer sealed: the token is for whoever asked. */
async function begin(
  call: BillerCall,
  emailAddress: string,
  ticket: IdempotencyTicket | undefined,
): Promise<Execution> {
  const { ebill, biller, ports } = call;
  const seconds = ebill.invitations?.take(biller.id, emailAddress, ports.clock.now()) ?? 0;
  if (seconds > 0) {
    const throttled = problem('SUBSCRIPTION_THROTTLED', ['emailAddress'], { seconds });
    return { kind: 'refused', answer: deny(throttled, { headers: { 'retry-after': String(seconds) } }) };
  }
  const begun = await askNetwork(call, () => ebill.network.initiateSubscription(biller.billerNetId, emailAddress));
  if (!begun.ok) return { kind: 'refused', answer: begun.answer };
  if (!begun.value.ok) return { kind: 'refused', answer: refused(begun.value.problems) };
  const { token, expiresAt } = begun.value.value;
  const text = writeJson({ subscriptionInitiationToken: token, expiresAt: instantOf(expiresAt) });
  const answer = await ebill.secrets.seal(text);
  const kept = keptUnder(ticket, answer);
  return (kept && (await ebill.store.idempotency.finish(biller.id, kept))) ?? { kind: 'made', answer };
}

async function confirm(call: BillerCall): Promise<Answer> {
  const body = await bodyOf(call, confirmationSchema);
  if (!body.ok) return body.answer;
  const { activationCode } = body.value.value;
  const { ebill, biller, parameters } = call;
  const token = (parameters['subscriptionInitiationToken'] ?? '').toLowerCase();
  const confirmed = await askNetwork(call, () =>
    ebill.network.confirmSubscription(biller.billerNetId, token, activationCode),
  );
  if (!confirmed.ok) return confirmed.answer;
  if (confirmed.value.ok) return json(recipientJson(confirmed.value.value));
  const [first] = confirmed.value.problems;
  const { remainingAttempts } = first.params;
  return {
    ...refused(confirmed.value.problems),
    ...(remainingAttempts !== undefined && { more: { remainingAttempts } }),
  };
}

/** The body of a partner that may invite recipients. Reports `NOT_PRIMARY_NETWORK_PARTNER`. */
async function bodyOf<T>(call: BillerCall, schema: z.ZodType<T>): Promise<Input<ShapedBody<T>>> {
  if (!call.biller.isPrimaryNetworkPartner) return refuse([problem('NOT_PRIMARY_NETWORK_PARTNER', [])]);
  return shapedBody(call, schema, withCodeAsText);
}

/** A code may be a number, where it does not begin with a zero. */
function withCodeAsText(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('activationCode' in value)) return value;
  const { activationCode } = value;
  return activationCode instanceof ExactNumber ? { ...value, activationCode: activationCode.text } : value;
}

function recipientJson(recipient: NetRecipient): JsonValue {
  const { emailAddress, billRecipientNetId, enterpriseIdentificationNumber, type, name, firstName } = recipient;
  const { correspondenceLanguage, address } = recipient;
  const { streetName, postalCode, city, countryCode } = address;
  return {
    emailAddress,
    billRecipientNetId,
    enterpriseIdentificationNumber,
    type,
    name,
    firstName,
    correspondenceLanguage,
    address: { streetName, postalCode, city, countryCode },
  };
}

const group = 'Bill recipient subscriptions';
const path = '/api/v1/bill-recipient-subscriptions/initiations';
const who = 'Only the primary network partner of a biller may do this.';

/** Recipients who subscribe at the biller. */
export const subscriptionRoutes: readonly Route[] = [
  billerOperation({
    method: 'POST',
    path,
    group,
    summary: 'Begin a subscription',
    description: `Sends an activation code to the address, if a recipient has it: the answer does not tell. An earlier token for the same address is void. ${who}`,
    scope: 'subscriptions:write',
    body: {
      type: 'application/json',
      schema: initiationSchema,
      example: { emailAddress: 'petra.muster+allowed@example.org' },
    },
    status: 201,
    answers: {
      'application/json': z.object({ subscriptionInitiationToken: token, expiresAt: z.iso.datetime() }),
    },
    answerHeaders: z.object({ 'Idempotency-Replayed': replayedHeader }),
    refusals: [400, 409, 413, 415, 422],
    handle: initiate,
  }),
  billerOperation({
    method: 'PUT',
    path: `${path}/:subscriptionInitiationToken`,
    group,
    summary: 'Confirm a subscription by its activation code',
    description: `The right code makes the subscription active; given again, it is answered the same. Five wrong codes end it. ${who}`,
    scope: 'subscriptions:write',
    parameters: {
      subscriptionInitiationToken: {
        description: 'As the beginning of the subscription was answered',
        example: '0dc2ff79-7d07-4b0c-9a53-1f3f7d9f4a11',
        schema: token,
      },
    },
    body: { type: 'application/json', schema: confirmationSchema, example: { activationCode: '042042' } },
    answers: { 'application/json': recipientSchema },
    refusals: [400, 404, 413, 415, 422],
    handle: confirm,
  }),
];
