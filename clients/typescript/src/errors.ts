import type { EbillError } from './api.generated.ts';

/** What is wrong at one place of what was sent. */
export interface FieldError {
  /** The path in what was sent, such as `creditorInformation.iban`. */
  readonly fieldName: string;
  readonly message: string;
  /** What stood there, or its beginning. */
  readonly rejectedValue?: unknown;
  /** Stable, such as `IBAN_CHECKSUM`. */
  readonly code: string;
}

/** Further members that a refusal may have. */
type More = Pick<EbillError, 'businessCaseId' | 'remainingAttempts' | 'oldestEventId' | 'anomalies' | 'reasons'>;

/** What an answer said besides its body. */
export interface AnswerFacts {
  readonly status: number;
  readonly headers: Headers;
  /** The key of the submission, the caller's or the one that the client has made. */
  readonly idempotencyKey?: string | undefined;
}

/** The service answered, but not with what was asked for. */
export class RappenError extends Error implements More {
  override readonly name: string = 'RappenError';
  readonly status: number;
  /** The code of the single problem, or `VALIDATION_FAILED`; `HTTP_` and the status where somebody else answered. */
  readonly code: string;
  /** All that is wrong, at once. */
  readonly fieldErrors: readonly FieldError[];
  /** What the log of the service has it under. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Repeats the submission safely, in another call too. */
  readonly idempotencyKey: string | undefined;
  readonly businessCaseId: number | undefined;
  readonly remainingAttempts: number | undefined;
  readonly oldestEventId: number | undefined;
  readonly anomalies: More['anomalies'];
  readonly reasons: More['reasons'];
  /** The answer: JSON that was read, or a text. */
  readonly body: unknown;

  constructor(
    body: unknown,
    { status, headers, idempotencyKey }: AnswerFacts,
    own?: { code: string; message: string },
  ) {
    const said = isRecord(body) ? body : {};
    const text = typeof body === 'string' && /^text\/plain\b/.test(headers.get('content-type') ?? '') ? body : '';
    super(own?.message ?? textIn(said, 'message') ?? (text || `The answer has status ${status}`));
    this.status = status;
    this.code = own?.code ?? textIn(said, 'code') ?? `HTTP_${status}`;
    this.fieldErrors = listIn<FieldError>(said, 'fieldErrors') ?? [];
    this.requestId = textIn(said, 'requestId') ?? headers.get('x-request-id') ?? undefined;
    this.retryAfterSeconds = secondsIn(headers.get('retry-after'));
    this.idempotencyKey = idempotencyKey;
    this.businessCaseId = numberIn(said, 'businessCaseId');
    this.remainingAttempts = numberIn(said, 'remainingAttempts');
    this.oldestEventId = numberIn(said, 'oldestEventId');
    this.anomalies = listIn(said, 'anomalies');
    this.reasons = listIn(said, 'reasons');
    this.body = body;
  }
}

/** There was no answer, or only a part of one: whether the service has done what was asked is not known. */
export class NoAnswerError extends Error {
  override readonly name: string = 'NoAnswerError';
  readonly isTimeout: boolean;
  /** Repeats the submission safely, in another call too. */
  readonly idempotencyKey: string | undefined;

  constructor(message: string, facts: { isTimeout: boolean; idempotencyKey: string | undefined; cause?: unknown }) {
    super(message, { cause: facts.cause });
    this.isTimeout = facts.isTimeout;
    this.idempotencyKey = facts.idempotencyKey;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textIn(said: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = said[name];
  return typeof value === 'string' ? value : undefined;
}

function numberIn(said: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const value = said[name];
  return typeof value === 'number' ? value : undefined;
}

/** The records of a list; whoever else answers may have put anything there. */
function listIn<T>(said: Readonly<Record<string, unknown>>, name: string): readonly T[] | undefined {
  const value = said[name];
  return Array.isArray(value) ? (value.filter(isRecord) as readonly unknown[] as readonly T[]) : undefined;
}

/** `Retry-After` in seconds from now: a number of them, or a date. Source: RFC 9110, 10.2.3. */
function secondsIn(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}
