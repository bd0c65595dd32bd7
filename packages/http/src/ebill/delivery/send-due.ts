import { webhookBody } from '@rappen/core/ebill/events';
import { instantOf } from '../../instant.ts';
import type { BillerId, ClaimedDelivery, SealedSecrets } from '../../ports/ebill/index.ts';
import type { EbillPorts } from '../../ports/ebill/service.ts';
import type { SendOutcome, WebhookSender } from '../../ports/ebill/webhook-sender.ts';
import type { Ports } from '../../ports/ports.ts';
import { deliveryLimits } from '../limits.ts';
import { hasEnded, makerEnded } from '../webhooks/makers.ts';
import { messageIdOf, sendMessage } from '../webhooks/message.ts';
import { afterAttempt } from '../webhooks/schedule.ts';
import { type Pump, pump } from './pump.ts';
import { sideBySide } from './side-by-side.ts';

const minuteMilliseconds = 60_000;

/**
 * Sends the webhook deliveries that are due: one run, for an adapter to repeat. A receiver that is slow or fails holds up no
 * other. `of`: of one biller only. Answers how many attempts were made.
 */
export async function sendDue(
  ports: Ports,
  sender: WebhookSender,
  { of }: { readonly of?: BillerId | undefined } = {},
): Promise<number> {
  const { ebill } = ports;
  if (ebill === undefined) return 0;
  let attempts = 0;
  const work = async (webhook: DueWebhook) => {
    attempts += await serveWebhook(ports, ebill, sender, webhook);
  };
  const onFault = (error: unknown) => ports.log.fault('webhooks', error);
  const due = await ebill.store.deliveries.due(instantOf(ports.clock.now()));
  const wanted = due.filter(({ billerId }) => of === undefined || billerId === of);
  await sideBySide(wanted, deliveryLimits.webhooksSideBySide, work, onFault);
  return attempts;
}

/** The same without end. */
export function webhookPump(ports: Ports, ebill: EbillPorts, sender: WebhookSender): Pump {
  return pump({
    due: () => ebill.store.deliveries.due(instantOf(ports.clock.now())),
    keyOf: ({ webhookId }) => webhookId,
    serve: (webhook) => serveWebhook(ports, ebill, sender, webhook),
    countMax: deliveryLimits.webhooksSideBySide,
    onFault: (error) => ports.log.fault('webhooks', error),
  });
}

interface DueWebhook {
  readonly billerId: BillerId;
  readonly webhookId: number;
}

/** Sends what is due for one webhook until nothing is, or an attempt fails. Answers how many attempts were made. */
async function serveWebhook(
  ports: Ports,
  ebill: EbillPorts,
  sender: WebhookSender,
  { billerId, webhookId }: DueWebhook,
): Promise<number> {
  const { deliveries } = ebill.store;
  for (let attempts = 0; ; ) {
    const at = ports.clock.now();
    const lease = {
      now: instantOf(at),
      until: instantOf(at + deliveryLimits.webhookLeaseMinutes * minuteMilliseconds),
    };
    const claimed = await deliveries.claim(billerId, webhookId, lease, deliveryLimits.inFlightPerWebhookMax);
    // Nothing is sent for somebody who may not read it: that is seen before each attempt, and disables the webhook
    if (claimed.some(({ webhook }) => hasEnded(webhook.maker, lease.now))) {
      await ebill.store.webhooks.disable(billerId, webhookId, makerEnded);
      return attempts;
    }
    const delivered = await Promise.all(claimed.map((one) => sendTraced(ports, ebill, sender, billerId, one)));
    attempts += claimed.length;
    const isOver = claimed.length === 0 || delivered.includes(false);
    if (isOver || attempts >= deliveryLimits.attemptsPerRunMax) return attempts;
  }
}

/** As `send`: a piece of the trace of the request whose record it is, where there are traces. */
async function sendTraced(
  ports: Ports,
  ebill: EbillPorts,
  sender: WebhookSender,
  billerId: BillerId,
  claimed: ClaimedDelivery,
): Promise<boolean> {
  const span = ports.traces?.begin(
    'deliver webhook',
    'internal',
    { 'rappen.webhook': claimed.webhook.id, 'rappen.record': claimed.id, 'rappen.attempt': claimed.attempts + 1 },
    claimed.trail?.traceparent,
  );
  if (span === undefined || ports.traces === undefined) return send(ports, ebill, sender, billerId, claimed);
  const own = ports.traces.within({ ...ports, ebill }, span);
  let isTaken = false;
  try {
    isTaken = await send(own, own.ebill ?? ebill, ports.traces.sending(sender, span), billerId, claimed);
    return isTaken;
  } finally {
    span.end(!isTaken);
  }
}

/** Whether the receiver has taken it. */
async function send(
  { clock, log }: Ports,
  { store, secrets }: EbillPorts,
  sender: WebhookSender,
  billerId: BillerId,
  claimed: ClaimedDelivery,
): Promise<boolean> {
  const { webhook, id, feed, text, attempts, lease } = claimed;
  const now = clock.now();
  const sealed = inForce(webhook.secrets, instantOf(now));
  const opened = await Promise.all(sealed.map((secret) => secrets.open(secret))).catch((error: unknown) => {
    log.fault('webhooks', error);
    return undefined;
  });
  const message = { id: messageIdOf(billerId, id), hookUrl: webhook.hookUrl, body: webhookBody(feed, text) };
  const outcome: SendOutcome =
    opened === undefined
      ? { failure: 'SECRET_UNREADABLE' }
      : await sendMessage(sender, { ...message, secrets: opened }, now);
  const result = afterAttempt({ attempts, webhook }, outcome, { now: clock.now(), random: Math.random() });
  await store.deliveries.settle(billerId, { webhookId: webhook.id, recordId: id, lease }, result);
  return result.next.kind === 'delivered';
}

/** The secrets that sign now: after a change both, for a while. */
export function inForce({ current, previous, previousUntil }: SealedSecrets, now: string): readonly string[] {
  const isGood = previous !== undefined && previousUntil !== undefined && previousUntil > now;
  return isGood ? [current, previous] : [current];
}
