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
import { problem } from '@rappen/core/problem';
import { instantOf } from '../../keys.ts';
import { auditOf } from '../audit.ts';
import { deny } from '../body.ts';
import { inForce } from '../delivery/send-due.ts';
import { refusalOf } from '../idempotency.ts';
import type { BillerCall } from '../operation.ts';
import type { Webhook } from '../ports.ts';
import {
  createdWebhookModel,
  createWebhook,
  newWebhookModel,
  removeWebhook,
  shownWebhook,
  webhookModel,
} from '../webhook-routes.ts';
import { sendMessage } from '../webhooks/message.ts';
import { newWebhookSecret } from '../webhooks/signature.ts';
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
    { summary: 'All webhooks', leastRole: 'viewer', parameters: noParameters, example: {}, answer: list(webhookModel) },
    async ({ ebill, biller }) => valued((await ebill.store.webhooks.list(biller.id)).map(shownWebhook)),
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
      summary: 'Give a webhook another secret',
      description: 'The old one signs beside it for a day.',
      leastRole: 'operator',
      parameters: byId,
      answer: newSecretModel,
    },
    async (call, { id }) => {
      const { ebill, biller, ports } = call;
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
      summary: 'Send to a webhook again that was disabled',
      leastRole: 'operator',
      parameters: byId,
      answer: nothing,
    },
    async (call, { id }) => {
      const audit = auditOf(call, 'webhook.enabled', `${id}`);
      return (await call.ebill.store.webhooks.enable(call.biller.id, id, audit)) ? valued(null) : unknown();
    },
  ),
  sendTest: method(
    {
      summary: 'Send a signed message to a webhook at once',
      description: 'It has the eventName test, and is about nothing.',
      leastRole: 'operator',
      parameters: byId,
      answer: testResultModel,
    },
    async (call, { id }) => {
      const webhook = await call.ebill.store.webhooks.get(call.biller.id, id);
      return webhook === undefined ? unknown() : sendTest(call, webhook);
    },
  ),
  deliveries: method(
    {
      summary: 'What was sent to a webhook, the newest first',
      leastRole: 'viewer',
      parameters: object({ id: required(idParameter), before: optional(idParameter), limit: limitParameter }),
      answer: list(deliveryModel),
    },
    async ({ ebill, biller }, { id, before, limit = usualLimit }) => {
      if ((await ebill.store.webhooks.get(biller.id, id)) === undefined) return unknown();
      return valued(await ebill.store.deliveries.list(biller.id, id, { before, limit }));
    },
  ),
  replay: method(
    {
      summary: 'Send a record to a webhook once more',
      leastRole: 'operator',
      parameters: object({ id: required(idParameter), recordId: required(idParameter) }),
      answer: nothing,
    },
    async (call, { id, recordId }) => {
      const { ebill, biller } = call;
      const audit = auditOf(call, 'webhook.replayed', `${id} ${recordId}`);
      const isReplayed = await ebill.store.deliveries.replay(biller.id, id, recordId, audit.at, audit);
      return isReplayed ? valued(null) : unknown();
    },
  ),
};
