import {
  anyText,
  boolean,
  choice,
  type Infer,
  instant,
  list,
  nothing,
  object,
  openObject,
  optional,
  required,
  wholeNumber,
} from '@rappen/core/model';
import { inForce } from '../ebill/delivery/send-due.ts';
import { auditOf } from '../ebill/operation/audit.ts';
import { deny } from '../ebill/operation/body.ts';
import { refusalOf } from '../ebill/operation/idempotency.ts';
import type { BillerCall } from '../ebill/operation/operation.ts';
import { changeableWebhook, creatorOf, hasEnded, seenWebhook } from '../ebill/webhooks/makers.ts';
import { sendMessage } from '../ebill/webhooks/message.ts';
import {
  createdWebhookModel,
  createWebhook,
  newWebhookModel,
  removeWebhook,
  shownWebhooks,
  webhookModel,
} from '../ebill/webhooks/routes.ts';
import { newWebhookSecret } from '../ebill/webhooks/signature.ts';
import { instantOf } from '../instant.ts';
import type { Webhook } from '../ports/ebill/index.ts';
import { problem } from '../problems/index.ts';
import {
  idParameter,
  limitParameter,
  type Method,
  method,
  noParameters,
  type Outcome,
  usualLimit,
  valued,
} from './method.ts';

const secretBytes = 32;
/** For so long the old secret signs beside the new one. */
const rotationMilliseconds = 86_400_000;

const byId = object({ id: required(idParameter) });

function unknown(): Outcome<never> {
  return { refusal: deny(problem('WEBHOOK_NOT_FOUND', ['id'])) };
}

export const deliveryModel = openObject({
  webhookId: required(wholeNumber()),
  recordId: required(wholeNumber()),
  status: required(choice(['PENDING', 'DELIVERED', 'DEAD'])),
  attempts: required(wholeNumber()),
  nextAt: optional(instant),
  lastAttemptAt: optional(instant),
  lastStatus: optional(wholeNumber()),
  lastAnswer: optional(anyText()),
});

export const testResultModel = openObject({
  delivered: required(boolean),
  milliseconds: required(wholeNumber()),
  status: optional(wholeNumber(), 'What the receiver answered'),
  failure: optional(anyText(), 'Why there was no answer, such as NAME_NOT_FOUND'),
});

/** Sends a signed message that is about nothing, as a delivery would be sent, and waits for the answer. */
async function sendTest(call: BillerCall, webhook: Webhook): Promise<Outcome<Infer<typeof testResultModel>>> {
  const { ebill, biller, ports } = call;
  if (ebill.sender === undefined) return { refusal: deny(problem('NOT_FOUND', [])) };
  const now = ports.clock.now();
  const secrets = inForce(webhook.secrets, instantOf(now)).map((sealed) => ebill.secrets.open(sealed));
  const message = {
    id: `test_${biller.id}_${crypto.randomUUID()}`,
    hookUrl: webhook.hookUrl,
    body: JSON.stringify({ eventName: 'test', webhookId: webhook.id, timestamp: instantOf(now) }),
    secrets: await Promise.all(secrets),
  };
  await ebill.store.audit.append(biller.id, auditOf(call, 'webhook.tested', `${webhook.id}`));
  const outcome = await sendMessage(ebill.sender, message, now);
  const milliseconds = ports.clock.now() - now;
  if ('failure' in outcome) return valued({ delivered: false, milliseconds, failure: outcome.failure });
  const { status } = outcome;
  return valued({ delivered: status >= 200 && status < 300, milliseconds, status });
}

export const newSecretModel = openObject({
  id: required(wholeNumber()),
  secret: required(anyText()),
  previousUntil: required(instant),
});

/** The webhooks of the biller. */
export const webhooks: Readonly<Record<string, Method>> = {
  list: method(
    {
      summary: 'All webhooks',
      description: 'Lists those whose creator has no more rights than you.',
      leastRole: 'viewer',
      parameters: noParameters,
      example: {},
      answer: list(webhookModel),
    },
    async (call) => valued(await shownWebhooks(call)),
  ),
  create: method(
    {
      summary: 'Create a webhook for one kind of event',
      leastRole: 'operator',
      parameters: newWebhookModel,
      example: { eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl: 'https://hooks.example.org/ebill' },
      answer: createdWebhookModel,
      refusals: [409, 422],
    },
    async (call, wanted) => {
      const made = await createWebhook(call, wanted);
      return made.kind === 'made' ? valued(made.shown) : { refusal: refusalOf(made) };
    },
  ),
  remove: method(
    {
      summary: 'Delete a webhook',
      leastRole: 'operator',
      parameters: byId,
      answer: nothing,
    },
    async (call, { id }) => ((await removeWebhook(call, id)) ? valued(null) : unknown()),
  ),
  rotateSecret: method(
    {
      summary: 'Rotate the secret of a webhook',
      description: 'For one more day, messages are also signed with the old secret.',
      leastRole: 'operator',
      parameters: byId,
      answer: newSecretModel,
    },
    async (call, { id }) => {
      const { ebill, biller, ports } = call;
      if ((await changeableWebhook(call, id)) === undefined) return unknown();
      const secret = newWebhookSecret(crypto.getRandomValues(new Uint8Array(secretBytes)));
      const previousUntil = instantOf(ports.clock.now() + rotationMilliseconds);
      const sealed = await ebill.secrets.seal(secret);
      const audit = auditOf(call, 'webhook.secretRotated', `${id}`);
      const isRotated = await ebill.store.webhooks.rotate(biller.id, id, sealed, previousUntil, audit);
      return isRotated ? valued({ id, secret, previousUntil }) : unknown();
    },
  ),
  enable: method(
    {
      summary: 'Re-enable a disabled webhook',
      description: 'If its creator may no longer read events, the webhook becomes yours.',
      leastRole: 'operator',
      parameters: byId,
      answer: nothing,
    },
    async (call, { id }) => {
      const { ebill, biller, key, ports } = call;
      const webhook = await changeableWebhook(call, id);
      if (webhook === undefined) return unknown();
      const audit = auditOf(call, 'webhook.enabled', `${id}`);
      const isOrphan = hasEnded(webhook.maker, instantOf(ports.clock.now()));
      const maker = isOrphan ? { createdBy: creatorOf(key) } : undefined;
      return (await ebill.store.webhooks.enable(biller.id, id, audit, maker)) ? valued(null) : unknown();
    },
  ),
  sendTest: method(
    {
      summary: 'Send a signed message to a webhook at once',
      description: 'The message has the eventName test and no content.',
      leastRole: 'operator',
      parameters: byId,
      answer: testResultModel,
    },
    async (call, { id }) => {
      const webhook = await changeableWebhook(call, id);
      return webhook === undefined ? unknown() : sendTest(call, webhook);
    },
  ),
  deliveries: method(
    {
      summary: 'Deliveries to a webhook, newest first',
      leastRole: 'viewer',
      parameters: object({ id: required(idParameter), before: optional(idParameter), limit: limitParameter }),
      answer: list(deliveryModel),
    },
    async (call, { id, before, limit = usualLimit }) => {
      const { ebill, biller } = call;
      if ((await seenWebhook(call, id)) === undefined) return unknown();
      return valued(await ebill.store.deliveries.list(biller.id, id, { before, limit }));
    },
  ),
  replay: method(
    {
      summary: 'Resend a record to a webhook',
      leastRole: 'operator',
      parameters: object({ id: required(idParameter), recordId: required(idParameter) }),
      answer: nothing,
    },
    async (call, { id, recordId }) => {
      const { ebill, biller } = call;
      if ((await changeableWebhook(call, id)) === undefined) return unknown();
      const audit = auditOf(call, 'webhook.replayed', `${id} ${recordId}`);
      const isReplayed = await ebill.store.deliveries.replay(biller.id, id, recordId, audit.at, audit);
      return isReplayed ? valued(null) : unknown();
    },
  ),
};
