import type { SendFailure } from '../../ports/ebill/webhook-sender.ts';
import { webhookLimits } from './limits.ts';

/** What is thrown where a name turns out to stand for an address that is not public. */
export class AddressNotAllowed extends Error {
  readonly code = 'ADDRESS_NOT_ALLOWED';
}

/** The failure behind an error of Node's network modules, of Deno's version of them, of undici or of `fetch`. */
export function failureOf(error: unknown): SendFailure {
  const { name = '', code = '' } = error as { readonly name?: string; readonly code?: string | number };
  const text = String(code);
  if (text === 'ADDRESS_NOT_ALLOWED') return text;
  if (name === 'TimeoutError' || name === 'AbortError' || /TIMEOUT|TIMEDOUT|^ABORT_ERR$/.test(text)) return 'TIMED_OUT';
  if (/^(?:ENOTFOUND|EAI_.*|ENODATA)$/.test(text)) return 'NAME_NOT_FOUND';
  if (/^(?:ERR_TLS|ERR_SSL|EPROTO$|CERT_|UNABLE_TO_|HOSTNAME_MISMATCH)|SELF_SIGNED/.test(text)) return 'TLS_FAILED';
  if (/^(?:HPE_|UND_ERR_HEADERS_OVERFLOW$)/.test(text)) return 'ANSWER_UNREADABLE';
  return 'CONNECTION_FAILED';
}

/**
 * The seconds that a `Retry-After` header asks for, from its number or its date (RFC 9110, 10.2.3); undefined for anything
 * else. `now` is in milliseconds since the beginning of 1970.
 */
export function retryAfterSecondsOf(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return undefined;
  const milliseconds = Date.parse(text) - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, Math.ceil(milliseconds / 1000));
}

/**
 * The beginning of an answer's body. At most 64 kB are read, so that a receiver has its whole answer taken and an endless one
 * is left. A body that breaks off, or takes too long, ends there: the status has been given before.
 */
export async function bodyStartOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const kept = new Uint8Array(webhookLimits.answerBytesKept);
  let read = 0;
  try {
    for await (const bytes of body) {
      if (read < kept.length) kept.set(bytes.subarray(0, kept.length - read), read);
      read += bytes.length;
      if (read >= webhookLimits.answerBytesMax) break;
    }
  } catch {
    // What has come is kept
  }
  return new TextDecoder().decode(kept.subarray(0, Math.min(read, kept.length)));
}
