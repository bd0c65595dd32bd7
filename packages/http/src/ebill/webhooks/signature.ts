import { base64Bytes, base64Of } from '@rappen/pdf/internal/base';
import { webhookLimits } from './limits.ts';

/** What is signed: the same text that the receiver puts together from the headers and the body. */
export interface SignedMessage {
  /** The same for every attempt of one delivery; no dots and no blanks. */
  readonly id: string;
  /** When this attempt is made, in seconds since the beginning of 1970. */
  readonly timestampSeconds: number;
  readonly body: string;
  /** Each as `newWebhookSecret` made it. After a change of the secret the old one signs along for a while. */
  readonly secrets: readonly string[];
}

/** What a message turned out to be. */
export type WebhookVerdict =
  | { readonly valid: true; readonly id: string }
  | { readonly valid: false; readonly reason: Reason };

type Reason = 'HEADERS_MISSING' | 'TOO_OLD' | 'TOO_NEW' | 'SIGNATURE_WRONG';

const secretPrefix = 'whsec_';
const version = 'v1';
const hmac = { name: 'HMAC', hash: 'SHA-256' } as const;
const encoder = new TextEncoder();

/**
 * A secret of the form `whsec_` and base64, from 24 to 64 random bytes (Standard Webhooks 1.0.0, signing secrets). Throws for
 * another number of bytes.
 */
export function newWebhookSecret(randomBytes: Uint8Array): string {
  const { secretBytesMin, secretBytesMax } = webhookLimits;
  if (randomBytes.length < secretBytesMin || randomBytes.length > secretBytesMax)
    throw new RangeError(`A secret has ${secretBytesMin} to ${secretBytesMax} bytes`);
  return secretPrefix + base64Of(randomBytes);
}

/**
 * The three headers that make a body a signed message: HMAC-SHA256 over `id.timestamp.body`, one signature for each secret
 * (Standard Webhooks 1.0.0). Throws for a text that is no secret.
 */
export async function signWebhook({ id, timestampSeconds, body, secrets }: SignedMessage): Promise<{
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
}> {
  const timestamp = String(timestampSeconds);
  const content = contentOf(id, timestamp, encoder.encode(body));
  const signatures = secrets.map(async (secret) => {
    const signature = await crypto.subtle.sign(hmac, await keyOf(secret, 'sign'), content);
    return `${version},${base64Of(new Uint8Array(signature))}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': (await Promise.all(signatures)).join(' '),
  };
}

/**
 * Says whether a message was signed with the secret, and at most five minutes before or after `now`, in milliseconds since the
 * beginning of 1970. For receivers of webhooks. The comparison takes the same time for any wrong signature. Throws for a
 * text that is no secret.
 */
export async function verifyWebhook(
  headers: Headers,
  body: string | Uint8Array,
  secret: string,
  { now }: { readonly now: number },
): Promise<WebhookVerdict> {
  const id = headers.get('webhook-id') ?? '';
  const timestamp = headers.get('webhook-timestamp') ?? '';
  // A dot in the id would let two messages have one signed text
  const isComplete =
    /^[^.\s]+$/.test(id) && id.length <= webhookLimits.messageIdLengthMax && /^\d{1,12}$/.test(timestamp);
  const signatures = signaturesIn(headers.get('webhook-signature') ?? '');
  if (!isComplete || signatures.length === 0) return { valid: false, reason: 'HEADERS_MISSING' };
  const ageMinutes = (Math.floor(now / 1000) - Number(timestamp)) / 60;
  if (ageMinutes > webhookLimits.toleranceMinutesMax) return { valid: false, reason: 'TOO_OLD' };
  if (ageMinutes < -webhookLimits.toleranceMinutesMax) return { valid: false, reason: 'TOO_NEW' };
  const content = contentOf(id, timestamp, typeof body === 'string' ? encoder.encode(body) : body);
  const key = await keyOf(secret, 'verify');
  const verdicts = await Promise.all(
    signatures.map((signature) => crypto.subtle.verify(hmac, key, signature, content)),
  );
  return verdicts.includes(true) ? { valid: true, id } : { valid: false, reason: 'SIGNATURE_WRONG' };
}

/** The signatures of this version; others are not ours to check. */
function signaturesIn(header: string): Uint8Array<ArrayBuffer>[] {
  return header
    .split(' ', webhookLimits.signaturesMax)
    .map((part) => part.split(','))
    .flatMap(([name, text, ...rest]) => (name === version && rest.length === 0 ? (bytesOf(text ?? '') ?? []) : []));
}

function contentOf(id: string, timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = encoder.encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(head.length + body.length);
  content.set(head);
  content.set(body, head.length);
  return content;
}

async function keyOf(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  const bytes = secret.startsWith(secretPrefix) ? bytesOf(secret.slice(secretPrefix.length)) : undefined;
  if (bytes === undefined || bytes.length < webhookLimits.secretBytesMin)
    throw new RangeError('This is no secret of a webhook');
  return crypto.subtle.importKey('raw', bytes, hmac, false, [usage]);
}

/** Undefined for what is no base64 in its one exact form: the spelling of a signature leaves no choice. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = base64Bytes(base64);
  return bytes !== undefined && bytes.length > 0 && base64Of(bytes) === base64 ? bytes : undefined;
}
