import type { SendOutcome, WebhookSender } from '../../ports/ebill/webhook-sender.ts';
import { webhookLimits } from './limits.ts';
import { signWebhook } from './signature.ts';

/** One record on its way to one webhook. */
export interface WebhookMessage {
  /** As `messageIdOf` gives it. */
  readonly id: string;
  readonly hookUrl: string;
  /** JSON, as `webhookBody` of the core makes it. */
  readonly body: string;
  /** The current secret first; after a change the old one too, while it is still good. */
  readonly secrets: readonly string[];
}

/** The id of a record of a biller's feeds: the same for all attempts and all webhooks, and without dots. */
export function messageIdOf(billerId: string | number, recordId: number): string {
  return `evt_${String(billerId).replace(/[^\w-]/g, '-')}_${recordId}`;
}

/**
 * Signs a message for this very moment and sends it. A body of more than 20 KiB is not sent. `now` is in milliseconds since the
 * beginning of 1970.
 */
export async function sendMessage(
  sender: WebhookSender,
  { id, hookUrl, body, secrets }: WebhookMessage,
  now: number,
): Promise<SendOutcome> {
  if (new TextEncoder().encode(body).length > webhookLimits.bodyBytesMax) return { failure: 'BODY_TOO_LARGE' };
  const signature = await signWebhook({ id, timestampSeconds: Math.floor(now / 1000), body, secrets });
  return sender.send({
    url: hookUrl,
    headers: { 'content-type': 'application/json', 'user-agent': 'ebill-webhooks/1', ...signature },
    body,
    timeoutMilliseconds: webhookLimits.timeoutMilliseconds,
  });
}
