import type { WebhookEvent } from './api.generated.ts';
import { joined } from './body.ts';

/** A message as a webhook has received it. */
export interface WebhookMessage {
  /** The secret that the webhook was made with; while it is changed, the old one and the new one. */
  readonly secret: string | readonly string[];
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as it came: not JSON that was read and written again. */
  readonly body: string | Uint8Array;
  /** The present, for tests. */
  readonly now?: Date | undefined;
}

/** Why a message is not taken. */
export type WebhookReason = 'HEADERS_MISSING' | 'TOO_OLD' | 'TOO_NEW' | 'SIGNATURE_WRONG' | 'NOT_AN_EVENT';

const messages: Readonly<Record<WebhookReason, string>> = {
  HEADERS_MISSING: 'The headers webhook-id, webhook-timestamp and webhook-signature are missing or broken',
  TOO_OLD: 'The message is more than five minutes old',
  TOO_NEW: 'The message is of a time more than five minutes ahead',
  SIGNATURE_WRONG: 'The message was not signed with this secret, or was changed',
  NOT_AN_EVENT: 'The message is signed, but no event',
};

/** The message is not to be taken: answer with status 400. */
export class WebhookError extends Error {
  override readonly name: string = 'WebhookError';
  readonly reason: WebhookReason;

  constructor(reason: WebhookReason) {
    super(messages[reason]);
    this.reason = reason;
  }
}

const toleranceSeconds = 300;
const secretPrefix = 'whsec_';
const hmac = { name: 'HMAC', hash: 'SHA-256' } as const;
const encoder = new TextEncoder();

/**
 * The event of a message that was signed with the secret, or one of the secrets, within five minutes. Throws `WebhookError` for any
 * other, and `TypeError` for what is no secret. Source: Standard Webhooks 1.0.0.
 */
export async function verifyWebhook({
  secret,
  headers,
  body,
  now = new Date(),
}: WebhookMessage): Promise<WebhookEvent> {
  const secrets = typeof secret === 'string' ? [secret] : secret;
  const keys = await Promise.all(secrets.map(keyOf));
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  );
  // A dot in the id would let two messages have one signed text
  if (!id || !signatures || !/^[^.\s]+$/.test(id) || !/^\d{1,12}$/.test(timestamp ?? ''))
    throw new WebhookError('HEADERS_MISSING');
  const ageSeconds = Math.floor(now.getTime() / 1000) - Number(timestamp);
  if (ageSeconds > toleranceSeconds) throw new WebhookError('TOO_OLD');
  if (ageSeconds < -toleranceSeconds) throw new WebhookError('TOO_NEW');
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
  const content = joined([encoder.encode(`${id}.${timestamp}.`), bytes]);
  const given = signatures.split(' ').flatMap((one) => (one.startsWith('v1,') ? (bytesOf(one.slice(3)) ?? []) : []));
  // `verify` takes as long for any wrong signature
  const verdicts = await Promise.all(
    keys.flatMap((key) => given.map((signature) => crypto.subtle.verify(hmac, key, signature, content))),
  );
  if (!verdicts.includes(true)) throw new WebhookError('SIGNATURE_WRONG');
  return eventOf(new TextDecoder().decode(bytes));
}

function eventOf(text: string): WebhookEvent {
  let event: unknown;
  try {
    event = JSON.parse(text);
  } catch {
    throw new WebhookError('NOT_AN_EVENT');
  }
  const { eventName } = (event ?? {}) as { readonly eventName?: unknown };
  if (typeof eventName !== 'string') throw new WebhookError('NOT_AN_EVENT');
  return event as WebhookEvent;
}

function headerOf(headers: WebhookMessage['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === 'string' ? found : found?.[0];
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = secret.startsWith(secretPrefix) ? bytesOf(secret.slice(secretPrefix.length)) : undefined;
  if (bytes === undefined || bytes.length === 0)
    throw new TypeError('This is no secret of a webhook: whsec_ and base64');
  return crypto.subtle.importKey('raw', bytes, hmac, false, ['verify']);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
