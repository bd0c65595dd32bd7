import { type FeedName, feeds } from '@rappen/core/ebill/events';
import type { JsonValue } from '@rappen/core/json';
import { ExactNumber } from '@rappen/core/json';
import { problem, within } from '@rappen/core/problem';
import { z } from 'zod';
import { type Answer, json, refused } from '../answer.ts';
import { instantOf } from '../keys.ts';
import { limits } from '../limits.ts';
import type { Route } from '../route.ts';
import { declaredType, deny, jsonOfBody } from './body.ts';
import { type BillerCall, billerOperation } from './operation.ts';
import { formedText, readShape, sizedText } from './parameters.ts';
import type { Webhook } from './ports.ts';
import { judgeHookUrl } from './webhooks/hook-url.ts';
import { newWebhookSecret } from './webhooks/signature.ts';

const feedNames = Object.keys(feeds) as [FeedName, ...FeedName[]];
const eventTypes = feedNames.map((name) => feeds[name].eventType);
const secretBytes = 32;

const newWebhookSchema = z.strictObject({
  id: z.unknown().optional(),
  eventType: z.enum(eventTypes as [string, ...string[]]),
  hookUrl: z.string(),
  description: sizedText(1, limits.webhookDescriptionLengthMax).optional(),
});

async function create(call: BillerCall): Promise<Answer> {
  const { request, ebill, biller, ports } = call;
  const type = declaredType(request, ['application/json']);
  if (!type.ok) return type.answer;
  const value = await jsonOfBody(request, limits.textBodyBytesMax);
  if (!value.ok) return refused(value.problems);
  const sent = readShape(newWebhookSchema, value.value);
  if (!sent.ok) return refused(sent.problems, value.value);
  const { eventType, hookUrl, description } = sent.value;
  const url = judgeHookUrl(hookUrl, ebill.hookUrls);
  if (!url.ok) return refused(within(['hookUrl'], url.problems), value.value);
  const secret = newWebhookSecret(crypto.getRandomValues(new Uint8Array(secretBytes)));
  const outcome = await ebill.store.webhooks.create(biller.id, {
    feed: feedNames.find((name) => feeds[name].eventType === eventType) ?? 'processingStatus',
    hookUrl: url.value,
    description,
    sealedSecret: await ebill.secrets.seal(secret),
    createdAt: instantOf(ports.clock.now()),
  });
  switch (outcome.kind) {
    case 'created':
      return { ...json({ ...newJson(outcome.webhook), secret }), status: 201 };
    case 'exists':
      return deny(problem('WEBHOOK_EXISTS', ['hookUrl']), { input: value.value });
    case 'limit':
      return deny(problem('WEBHOOK_LIMIT', [], { max: limits.webhooksMax }));
  }
}

function newJson({ id, feed, hookUrl, description, status, createdAt }: Webhook): {
  [name: string]: JsonValue | undefined;
} {
  return { id, eventType: feeds[feed].eventType, hookUrl, description, status, createdAt };
}

async function list({ ebill, biller }: BillerCall): Promise<Answer> {
  const webhooks = await ebill.store.webhooks.list(biller.id);
  return json(webhooks.map(webhookJson));
}

/** A webhook without its secret, and how it fares. */
export function webhookJson(webhook: Webhook): JsonValue {
  const { disabledReason, failingSince, lastDeliveryAt, lastStatus } = webhook;
  return { ...newJson(webhook), disabledReason, failingSince, lastDeliveryAt, lastStatus };
}

const deletionSchema = z.strictObject({ id: formedText(/^[1-9]\d{0,9}$/, 'a whole number') });

/** By the query, or else by the body. */
async function remove(call: BillerCall): Promise<Answer> {
  const { query, ebill, biller } = call;
  const wanted = query['id'] ?? (await idOfBody(call));
  if (wanted === undefined) return deny(problem('REQUIRED', ['id']));
  if (typeof wanted !== 'string') return wanted;
  const int32Max = 2_147_483_647;
  const isGone = Number(wanted) <= int32Max && (await ebill.store.webhooks.delete(biller.id, Number(wanted)));
  if (!isGone) return deny(problem('WEBHOOK_NOT_FOUND', ['id']), { input: { id: wanted } });
  return { body: '', status: 204, type: '' };
}

async function idOfBody({ request }: BillerCall): Promise<string | Answer | undefined> {
  const value = await jsonOfBody(request, limits.textBodyBytesMax);
  if (!value.ok) return value.problems[0].code === 'body.empty' ? undefined : refused(value.problems);
  const sent = readShape(deletionSchema, withIdAsText(value.value));
  return sent.ok ? sent.value.id : refused(sent.problems, value.value);
}

function withIdAsText(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('id' in value)) return value;
  return value.id instanceof ExactNumber ? { ...value, id: value.id.text } : value;
}

const group = 'Webhooks';
const webhook = {
  id: z.int().min(1),
  eventType: z.enum(eventTypes as [string, ...string[]]),
  hookUrl: z.url(),
  description: z.string().optional(),
  status: z.enum(['ACTIVE', 'DISABLED']),
  createdAt: z.iso.datetime(),
};

/** The webhooks of a biller. */
export const webhookRoutes: readonly Route[] = [
  billerOperation({
    method: 'POST',
    path: '/api/v1/webhook/events',
    group,
    summary: 'Create a webhook for one kind of event',
    description:
      'It is active at once. Every event is sent as a POST that is signed by the rules of Standard Webhooks, with the secret that only this answer shows; it is the record of the feed and the name of the event.',
    scope: 'webhooks:write',
    body: {
      type: 'application/json',
      schema: newWebhookSchema,
      example: { eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl: 'https://hooks.example.org/ebill' },
    },
    status: 201,
    answers: { 'application/json': z.object({ ...webhook, secret: z.string() }) },
    refusals: [400, 409, 413, 415, 422],
    handle: create,
  }),
  billerOperation({
    method: 'GET',
    path: '/api/v1/webhook',
    group,
    summary: 'All webhooks of the biller',
    scope: 'webhooks:read',
    whileSuspended: true,
    answers: {
      'application/json': z.array(
        z.object({
          ...webhook,
          disabledReason: z.string().optional(),
          failingSince: z.iso.datetime().optional(),
          lastDeliveryAt: z.iso.datetime().optional(),
          lastStatus: z.int().optional(),
        }),
      ),
    },
    refusals: [],
    handle: list,
  }),
  billerOperation({
    method: 'DELETE',
    path: '/api/v1/webhook',
    group,
    summary: 'Delete a webhook',
    description: 'By the parameter id, or by a JSON body with the member id. Nothing is sent to it afterwards.',
    scope: 'webhooks:write',
    query: z.object({
      id: formedText(/^[1-9]\d{0,9}$/, 'a whole number')
        .optional()
        .meta({ description: 'Id of the webhook' }),
    }),
    body: { type: 'application/json', schema: z.strictObject({ id: z.int().min(1) }) },
    bodyIsOptional: true,
    status: 204,
    answers: {},
    refusals: [400, 404],
    handle: remove,
  }),
];
