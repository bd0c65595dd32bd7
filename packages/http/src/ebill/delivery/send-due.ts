import { webhookBody } from '@rappen/core/ebill/events';
import { instantOf } from '../../keys.ts';
import type { Ports } from '../../ports.ts';
import type { BillerId, ClaimedDelivery, SealedSecrets } from '../ports.ts';
import type { EbillPorts } from '../service.ts';
import { messageIdOf, sendMessage } from '../webhooks/message.ts';
import { afterAttempt } from '../webhooks/schedule.ts';
import type { WebhookSender } from '../webhooks/sender.ts';
import { deliveryLimits } from './limits.ts';
import { sideBySide } from './side-by-side.ts';

/**
 * Sends the webhook deliveries that are due: one run, for an adapter to repeat. A receiver that is slow or fails holds up no
 * other. Answers how many attempts were made.
 */
export async function sendDue(ports: Ports, sender: WebhookSender, now: number = ports.clock.now()): Promise<number> {
  const { ebill } = ports;
  if (ebill === undefined) return 0;
  let attempts = 0;
  const work = async ({ billerId, webhookId }: { readonly billerId: BillerId; readonly webhookId: number }) => {
    const at = ports.clock.now();
    const lease = { now: instantOf(at), until: instantOf(at + deliveryLimits.leaseMilliseconds) };
    const { deliveries } = ebill.store;
    const claimed = await deliveries.claim(billerId, webhookId, lease, deliveryLimits.inFlightPerWebhookMax);
    await Promise.all(claimed.map((delivery) => send(ports, ebill, sender, billerId, delivery)));
    attempts += claimed.length;
  };
  const onFault = (error: unknown) => ports.log.fault('webhooks', error);
  const due = await ebill.store.deliveries.due(instantOf(now));
  await sideBySide(due, deliveryLimits.webhooksSideBySide, work, onFault);
  return attempts;
}

async function send(
  { clock }: Ports,
  { store, secrets }: EbillPorts,
  sender: WebhookSender,
  billerId: BillerId,
  claimed: ClaimedDelivery,
): Promise<void> {
  const { webhook, record, stamp, attempts, lease } = claimed;
  const now = clock.now();
  const sealed = inForce(webhook.secrets, instantOf(now));
  const message = {
    id: messageIdOf(billerId, stamp.id),
    hookUrl: webhook.hookUrl,
    body: webhookBody(record, stamp),
    secrets: await Promise.all(sealed.map((secret) => secrets.open(secret))),
  };
  const outcome = await sendMessage(sender, message, now);
  const result = afterAttempt({ attempts, webhook }, outcome, { now: clock.now(), random: Math.random() });
  await store.deliveries.settle(billerId, { webhookId: webhook.id, recordId: stamp.id, lease }, result);
}

/** The secrets that sign now: after a change both, for a while. */
function inForce({ current, previous, previousUntil }: SealedSecrets, now: string): readonly string[] {
  const isGood = previous !== undefined && previousUntil !== undefined && previousUntil > now;
  return isGood ? [current, previous] : [current];
}
