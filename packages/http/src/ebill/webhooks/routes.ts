import { type FeedName, feeds } from '@rappen/core/ebill/events';
import { writeJson } from '@rappen/core/json';
import {
  anyText,
  anything,
  choice,
  type Infer,
  instant,
  list,
  object,
  openObject,
  optional,
  required,
  wholeNumber,
  writeValue,
} from '@rappen/core/model';
import { type Answer, created, json, refused } from '../../answer/answer.ts';
import { int32Max, numberText, readShape, sizedText, wholeNumberOf } from '../../body/shapes.ts';
import { type Instant, instantOf } from '../../instant.ts';
import { limits } from '../../limits.ts';
import type { IdempotencyTicket, Webhook } from '../../ports/ebill/index.ts';
import { problem, within } from '../../problems/index.ts';
import type { Route } from '../../route/route.ts';
import { auditOf } from '../operation/audit.ts';
import { deny, type Input, jsonOfBody, refuse } from '../operation/body.ts';
import { type Execution, keptUnder, onceUnderKey, replayedHeader } from '../operation/idempotency.ts';
import { fingerprintOfBody, shapedBody } from '../operation/json-body.ts';
import { type BillerCall, billerOperation } from '../operation/operation.ts';
import { validateHookUrl } from './hook-url.ts';
import { webhookLimits } from './limits.ts';
import { changeableWebhook, creatorOf, eventScope, hasEnded, makerEnded, mayReadEvents, maySee } from './makers.ts';
import { newWebhookSecret } from './signature.ts';

const feedNames = Object.keys(feeds) as FeedName[];
const eventTypes = feedNames.map((name) => feeds[name].eventType);
const secretBytes = 32;

/** What a new webhook is made of. */
export const newWebhookModel = object({
  id: optional(anything, 'Ignored'),
  eventType: required(choice(eventTypes)),
  hookUrl: required(
    anyText({
      maxLength: webhookLimits.urlLengthMax,
      // Clients check it too, so it has room for addresses of one's own machine, which the settings of trials allow
      pattern: '^https?://[!$&-;=?-Z_a-z~%\\[\\]]+$',
    }),
    'A public address with https; not an IP address, nor this service itself',
  ),
  description: optional(sizedText(1, limits.webhookDescriptionLengthMax)),
});

type NewWebhookRequest = Infer<typeof newWebhookModel>;

const members = {
  eventType: required(choice(eventTypes)),
  hookUrl: required(anyText()),
  description: optional(anyText()),
  status: required(choice(['ACTIVE', 'DISABLED'])),
  createdAt: required(instant),
};

/** A new webhook before the commit that gives it its id. */
const arisenWebhookModel = openObject({ ...members, secret: required(anyText()) });
const webhook = { id: required(wholeNumber({ minimum: 1 })), ...members };

/** A new webhook with its secret. */
export const createdWebhookModel = openObject({ ...webhook, secret: required(anyText()) });

/** A webhook without its secret, and how it fares. */
export const webhookModel = openObject({
  ...webhook,
  disabledReason: optional(anyText()),
  failingSince: optional(instant),
  lastDeliveryAt: optional(instant),
  lastStatus: optional(wholeNumber()),
});

async function create(call: BillerCall): Promise<Answer> {
  const body = await shapedBody(call, newWebhookModel);
  if (!body.ok) return body.answer;
  return onceUnderKey(call, {
    key: call.idempotencyKey,
    // The answer holds the secret: only the key that asked first gets it again
    fingerprint: async () => `${await fingerprintOfBody(call, body.value)} ${call.key.id}`,
    carryOut: (ticket) => createWebhook(call, body.value.value, ticket),
    answerOf: async ({ madeId, answer }, headers) => {
      const members = await call.ebill.secrets.open(answer);
      return created(`{"id":${madeId},${members.slice(1)}`, headers);
    },
  });
}

/** How the creation of a webhook ended; `shown` is its answer, the only one with the secret. */
type WebhookExecution =
  | Exclude<Execution, { readonly kind: 'made' }>
  | (Extract<Execution, { readonly kind: 'made' }> & { readonly shown: Infer<typeof createdWebhookModel> });

/**
 * Makes a webhook. What is kept of the answer under the key of the request is sealed, and without the id that only the commit
 * knows. Nobody gets events by a webhook that they may not read. Reports `SCOPE_MISSING`, `HOOK_URL_…`, `WEBHOOK_EXISTS`, `WEBHOOK_LIMIT`.
 */
export async function createWebhook(
  call: BillerCall,
  wanted: NewWebhookRequest,
  ticket?: IdempotencyTicket,
): Promise<WebhookExecution> {
  const { ebill, biller, ports } = call;
  const { eventType, hookUrl, description } = wanted;
  if (!mayReadEvents(call.key)) {
    const missing = problem('SCOPE_MISSING', ['eventType'], { scope: eventScope });
    return { kind: 'refused', answer: deny(missing, { input: wanted }) };
  }
  const url = validateHookUrl(hookUrl, ebill.hookUrls);
  if (!url.ok) return { kind: 'refused', answer: refused(within(['hookUrl'], url.problems), wanted) };
  const secret = newWebhookSecret(crypto.getRandomValues(new Uint8Array(secretBytes)));
  const feed = feedNames.find((name) => feeds[name].eventType === eventType) ?? 'processingStatus';
  const shown = { feed, hookUrl: url.value, description, createdAt: instantOf(ports.clock.now()) };
  const arisen = { ...membersOf({ ...shown, status: 'ACTIVE' }), secret };
  const answer = await ebill.secrets.seal(writeJson(writeValue(arisenWebhookModel, arisen)));
  const sealedSecret = await ebill.secrets.seal(secret);
  const idempotency = keptUnder(ticket, answer);
  const webhook = { ...shown, sealedSecret, createdBy: creatorOf(call.key), idempotency };
  const outcome = await ebill.store.webhooks.create(biller.id, webhook, auditOf(call, 'webhook.created', eventType));
  switch (outcome.kind) {
    case 'created':
      return { kind: 'made', madeId: outcome.webhook.id, answer, shown: { id: outcome.webhook.id, ...arisen } };
    case 'idempotency':
      return outcome;
    case 'exists':
      return { kind: 'refused', answer: deny(problem('WEBHOOK_EXISTS', ['hookUrl']), { input: wanted }) };
    case 'limit':
      return { kind: 'refused', answer: deny(problem('WEBHOOK_LIMIT', [], { max: limits.webhooksMax })) };
  }
}

type New = Pick<Webhook, 'feed' | 'hookUrl' | 'description' | 'status' | 'createdAt'>;

function membersOf({ feed, hookUrl, description, status, createdAt }: New) {
  return { eventType: feeds[feed].eventType, hookUrl, description, status, createdAt };
}

async function listWebhooks(call: BillerCall): Promise<Answer> {
  return json(list(webhookModel), await shownWebhooks(call));
}

/** The webhooks that a caller may see, without their secrets, and how they fare. */
export async function shownWebhooks({ ebill, biller, key, ports }: BillerCall): Promise<Infer<typeof webhookModel>[]> {
  const now = instantOf(ports.clock.now());
  const webhooks = await ebill.store.webhooks.list(biller.id);
  return webhooks.filter((webhook) => maySee(key, webhook)).map((webhook) => shownWebhook(webhook, now));
}

/** One whose maker has ended is disabled, even if nothing has happened since that it would have been sent. */
function shownWebhook(webhook: Webhook, now: Instant): Infer<typeof webhookModel> {
  const { failingSince, lastDeliveryAt, lastStatus } = webhook;
  const isEnded = webhook.status === 'ACTIVE' && hasEnded(webhook.maker, now);
  const { status, disabledReason } = isEnded ? ({ status: 'DISABLED', disabledReason: makerEnded } as const) : webhook;
  const members = { ...membersOf(webhook), status };
  return { id: webhook.id, ...members, disabledReason, failingSince, lastDeliveryAt, lastStatus };
}

const deletionModel = object({ id: required(wholeNumberOf(1, int32Max)) });

/** By the query or by the body; by both where they say the same. */
async function remove(call: BillerCall): Promise<Answer> {
  const { query } = call;
  const sent = await idOfBody(call);
  if (!sent.ok) return sent.answer;
  const named = query['id'] === undefined ? undefined : Number(query['id']);
  const wanted = named ?? sent.value;
  if (wanted === undefined) return deny(problem('REQUIRED', ['id']));
  if (sent.value !== undefined && sent.value !== wanted) return deny(problem('FIELD_NOT_ALLOWED', ['id']));
  const isGone = await removeWebhook(call, wanted);
  if (!isGone) return deny(problem('WEBHOOK_NOT_FOUND', ['id']), { input: { id: String(wanted) } });
  return { body: '', status: 204, type: '' };
}

/** Deletes a webhook with its deliveries. False: there is no such webhook that the caller may change. */
export async function removeWebhook(call: BillerCall, id: number): Promise<boolean> {
  if ((await changeableWebhook(call, id)) === undefined) return false;
  return call.ebill.store.webhooks.delete(call.biller.id, id, auditOf(call, 'webhook.removed', `${id}`));
}

/** Undefined: there is no body. */
async function idOfBody({ request }: BillerCall): Promise<Input<number | undefined>> {
  const value = await jsonOfBody(request, limits.textBodyBytesMax);
  if (!value.ok)
    return value.problems[0].code === 'BODY_REQUIRED' ? { ok: true, value: undefined } : refuse(value.problems);
  const sent = readShape(deletionModel, value.value);
  return sent.ok ? { ok: true, value: sent.value.id } : refuse(sent.problems, value.value);
}

const group = 'Webhooks';

/** The webhooks of a biller. */
export const webhookRoutes: readonly Route[] = [
  billerOperation({
    id: 'createWebhook',
    method: 'POST',
    path: '/api/v1/webhook/events',
    group,
    summary: 'Create a webhook for one kind of event',
    description:
      'The webhook is active at once and needs a key that may read events. Every event is sent as a POST signed as Standard Webhooks defines, with the secret that only this answer shows; it contains the record of the feed and the name of the event.',
    scope: 'webhooks:write',
    body: {
      type: 'application/json',
      shape: newWebhookModel,
      example: { eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl: 'https://hooks.example.org/ebill' },
    },
    status: 201,
    answers: { 'application/json': createdWebhookModel },
    answerHeaders: openObject({ 'Idempotency-Replayed': replayedHeader }),
    refusals: [400, 409, 413, 415, 422],
    handle: create,
  }),
  billerOperation({
    id: 'listWebhooks',
    method: 'GET',
    path: '/api/v1/webhook',
    group,
    summary: 'All webhooks of the biller',
    description: 'Lists those whose creator has no more rights than your key.',
    scope: 'webhooks:read',
    whileSuspended: true,
    answers: { 'application/json': list(webhookModel) },
    refusals: [],
    handle: listWebhooks,
  }),
  billerOperation({
    id: 'deleteWebhook',
    method: 'DELETE',
    path: '/api/v1/webhook',
    group,
    summary: 'Delete a webhook',
    description:
      'Takes the parameter id or a JSON body with the member id; if both are given, they must match. Nothing is sent to the webhook afterwards. A webhook whose creator has more rights than the key is not found.',
    scope: 'webhooks:write',
    query: openObject({ id: optional(numberText(1, int32Max), 'Id of the webhook') }),
    body: { type: 'application/json', shape: deletionModel, example: { id: 1 } },
    bodyIsOptional: true,
    status: 204,
    answers: {},
    refusals: [400, 404, 413],
    handle: remove,
  }),
];
