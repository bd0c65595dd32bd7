import { API_VERSION, CLIENT_VERSION } from './api.generated.ts';
import { type EncodedBody, encodedBody, joined } from './body.ts';
import { NoAnswerError, RappenError } from './errors.ts';
import type { AnyOptions, Call, Operation } from './operation.ts';
import { pause } from './pause.ts';

/** A client's settings, with what was left out. */
export interface Settings {
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly biller: string | undefined;
  readonly timeoutMilliseconds: number;
  readonly retries: number;
  readonly answerBytesMax: number;
  readonly fetch: typeof fetch;
}

/** An answer that was read. */
export interface Answer {
  /** JSON that was read, a text, or bytes: as the format was. */
  readonly value: unknown;
  readonly headers: Headers;
}

interface Prepared {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: EncodedBody | undefined;
  readonly format: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** What a busy service or what stands before it answers with. */
const passing = [429, 502, 503, 504];
const firstWaitSeconds = 0.5;
const ownWaitSecondsMax = 30;
/** Who is to wait longer is told so instead. */
const askedWaitSecondsMax = 60;
const refusalBytesMax = 1_048_576;
const milliseconds = 1000;

/** Sends a call until it is answered, and reads the answer. Throws `RappenError`, `NoAnswerError`, or what it was aborted with. */
export async function sent(settings: Settings, operation: Operation, call: Call): Promise<Answer> {
  const options = (call.options ?? {}) as AnyOptions;
  const prepared = await preparedCall(settings, operation, call, options);
  const { signal } = options;
  const retries = operation.isRepeatable ? (options.retries ?? settings.retries) : 0;
  let mayBeDone = false;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await attempted(settings, prepared, options);
      options.onHeaders?.(answer.headers);
      return answer;
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      // The first of two was carried out, and its answer was lost
      if (mayBeDone && operation.method === 'DELETE' && error instanceof RappenError && error.status === 404)
        return { value: undefined, headers: new Headers() };
      mayBeDone ||= error instanceof NoAnswerError;
      const seconds = attempt < retries ? secondsBeforeNext(error, attempt) : undefined;
      if (seconds === undefined) throw error;
      await pause(seconds * milliseconds, signal);
    }
  }
}

/** How long to wait before what failed is sent again; undefined: it is not. */
function secondsBeforeNext(error: unknown, attempt: number): number | undefined {
  const own = Math.min(firstWaitSeconds * 2 ** attempt, ownWaitSecondsMax) * (0.5 + Math.random() / 2);
  if (error instanceof NoAnswerError) return own;
  if (!(error instanceof RappenError)) return undefined;
  const isPassing = passing.includes(error.status) || error.code === 'IDEMPOTENCY_IN_PROGRESS';
  const asked = error.retryAfterSeconds ?? 0;
  return isPassing && asked <= askedWaitSecondsMax ? Math.max(own, asked) : undefined;
}

async function preparedCall(
  settings: Settings,
  { method, path, query = [], json = [], headers: named = {}, bodies = [], formats }: Operation,
  call: Call,
  options: AnyOptions,
): Promise<Prepared> {
  const places = call.path ?? {};
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name])));
  const url = new URL(settings.url.replace(/\/+$/, '') + target);
  for (const name of query) {
    const value = options[name];
    if (value === undefined) continue;
    url.searchParams.set(name, json.includes(name) ? JSON.stringify(value) : String(value));
  }
  const idempotencyKey = 'idempotencyKey' in named ? (options.idempotencyKey ?? newKey()) : undefined;
  const own = { biller: settings.biller, ...options, ...(idempotencyKey !== undefined && { idempotencyKey }) };
  const headers = new Headers();
  for (const [option, name] of Object.entries(named)) {
    const value = (own as Readonly<Record<string, unknown>>)[option];
    if (value !== undefined) headers.set(name, String(value));
  }
  if (settings.apiKey !== undefined) headers.set('X-API-Key', settings.apiKey);
  const format = options.format ?? formats[0];
  if (format !== undefined && !formats.includes(format)) throw new TypeError(`There is no answer as ${format}`);
  // Refusals are JSON, whatever else is asked for
  if (format !== undefined)
    headers.set('Accept', format.endsWith('json') ? format : `${format}, application/json;q=0.1`);
  const isPage = 'document' in globalThis || 'WorkerGlobalScope' in globalThis;
  if (!isPage) headers.set('User-Agent', `rappen-client-typescript/${CLIENT_VERSION} (api ${API_VERSION})`);
  const body = call.body === undefined ? undefined : await encodedBody(call.body, bodies, options.contentType);
  if (body !== undefined) headers.set('Content-Type', body.type);
  return { url, method, headers, body, format, idempotencyKey };
}

const keyBytes = 16;

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function attempted(settings: Settings, prepared: Prepared, options: AnyOptions): Promise<Answer> {
  const { url, method, headers, body, format, idempotencyKey } = prepared;
  const { signal, timeoutMilliseconds = settings.timeoutMilliseconds } = options;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(() => controller.abort(), timeoutMilliseconds);
  try {
    // Elsewhere the key must not be sent
    const request = { method, headers, redirect: 'manual', signal: controller.signal } as const;
    const answer = await settings.fetch(url, { ...request, ...(body !== undefined && { body: body.bytes }) });
    const facts = { status: answer.status, headers: answer.headers, idempotencyKey };
    if (!answer.ok) throw new RappenError(jsonOrText(await bytesOf(answer, refusalBytesMax)), facts);
    const bytes = method === 'HEAD' ? new Uint8Array() : await bytesOf(answer, settings.answerBytesMax);
    if (bytes.length > settings.answerBytesMax) {
      const message = `The answer has more than ${settings.answerBytesMax} bytes`;
      throw new RappenError(undefined, facts, { code: 'ANSWER_TOO_LONG', message });
    }
    return { value: valueOf(bytes, format, facts), headers: answer.headers };
  } catch (error) {
    if (error instanceof RappenError) throw error;
    const isTimeout = controller.signal.aborted && signal?.aborted !== true;
    const message = isTimeout
      ? `No answer within ${timeoutMilliseconds} milliseconds`
      : 'No answer: the connection failed';
    throw new NoAnswerError(message, { isTimeout, idempotencyKey, cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** The bytes of an answer; of what is longer than `bytesMax` only so much that it shows. */
async function bytesOf(answer: Response, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = answer.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  for (let length = 0; length <= bytesMax; ) {
    const { done, value } = await reader.read();
    if (done) return joined(chunks);
    chunks.push(value);
    length += value.length;
  }
  // Nobody waits for the rest
  reader.cancel().catch(() => {});
  return joined(chunks);
}

type Facts = ConstructorParameters<typeof RappenError>[1];

function valueOf(bytes: Uint8Array, format: string | undefined, facts: Facts): unknown {
  if (format === undefined) return undefined;
  if (/^text\/|xml$/.test(format)) return new TextDecoder().decode(bytes);
  if (format !== 'application/json') return bytes;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    const message = 'The answer is no JSON: something else than the service has answered';
    throw new RappenError(jsonOrText(bytes.subarray(0, refusalBytesMax)), facts, { code: 'ANSWER_NOT_JSON', message });
  }
}

function jsonOrText(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
