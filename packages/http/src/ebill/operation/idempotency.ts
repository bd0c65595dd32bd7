import { choice, optional } from '@rappen/core/model';
import { hexOf } from '@rappen/pdf/internal/base';
import type { Answer, ProblemAnswer } from '../../answer/answer.ts';
import { instantOf } from '../../instant.ts';
import type { IdempotencyTicket, KeptAnswer, KeyTaken, Lease, MadeOnce } from '../../ports/ebill/index.ts';
import type { Ports } from '../../ports/ports.ts';
import { StoreUnavailable } from '../../ports/store-unavailable.ts';
import { problem } from '../../problems/index.ts';
import { sha256Of } from '../../sha256.ts';
import { deny } from './body.ts';
import type { BillerCall } from './operation.ts';

/** What an execution came to. */
export type Execution =
  | ({ readonly kind: 'made' } & MadeOnce)
  | { readonly kind: 'refused'; readonly answer: ProblemAnswer }
  | KeyTaken;

/** A request that is carried out once under its idempotency key. */
export interface OnceUnderKey {
  readonly key: string | undefined;
  /** See `fingerprintOf`: asked for only where there is a key, since a body may be long. */
  readonly fingerprint: () => Promise<string>;
  /** Makes what is asked for, and commits with it what is to be kept of the answer. */
  readonly carryOut: (ticket: IdempotencyTicket | undefined) => Promise<Execution>;
  /** The answer from what was kept of it; `headers` are further ones. */
  readonly answerOf: (made: MadeOnce, headers: Readonly<Record<string, string>>) => Promise<Answer>;
}

/** How long an execution may take before another may start under the same key. */
const executionMilliseconds = 120_000;

/**
 * Carries out what a request asks for, once under its idempotency key: a repetition gets the first answer. What led to
 * nothing may be tried again. Reports `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`.
 */
export async function onceUnderKey(call: BillerCall, asked: OnceUnderKey): Promise<Answer> {
  const { key, fingerprint, carryOut } = asked;
  if (key === undefined) return answered(asked, await carryOut(undefined));
  const { ebill, biller, ports } = call;
  // One key may stand for one request to each address
  const ticket = newTicket(`${new URL(call.request.url).pathname} ${key}`, await fingerprint());
  const outcome = await ebill.store.idempotency.begin(biller.id, ticket, leaseOf(ports, executionMilliseconds));
  if (outcome.kind !== 'started') return answered(asked, { kind: 'idempotency', outcome });
  try {
    const execution = await carryOut(ticket);
    if (execution.kind === 'refused') await ebill.store.idempotency.abandon(biller.id, ticket);
    return await answered(asked, execution);
  } catch (error) {
    // What is said is what went wrong first, and of a store in trouble without waiting for it again
    const left = ebill.store.idempotency.abandon(biller.id, ticket).catch(() => {});
    if (!(error instanceof StoreUnavailable)) await left;
    throw error;
  }
}

async function answered({ answerOf }: OnceUnderKey, execution: Execution): Promise<Answer> {
  if (execution.kind === 'made') return answerOf(execution, {});
  if (execution.kind === 'idempotency' && execution.outcome.kind === 'replay') {
    return answerOf(execution.outcome, { 'idempotency-replayed': 'true' });
  }
  return refusalOf(execution);
}

/** The refusal that an execution came to which made nothing. */
export function refusalOf(execution: Exclude<Execution, { readonly kind: 'made' }>): ProblemAnswer {
  if (execution.kind === 'refused') return execution.answer;
  if (execution.outcome.kind === 'reused') return deny(problem('IDEMPOTENCY_KEY_REUSED', []));
  return deny(problem('IDEMPOTENCY_IN_PROGRESS', []), { headers: { 'retry-after': '1' } });
}

/** What is to be kept with what was made; undefined: the request has no key. */
export function keptUnder(ticket: IdempotencyTicket | undefined, answer: string): KeptAnswer | undefined {
  return ticket && { ...ticket, answer };
}

/** The header that distinguishes a repetition from the first answer, for the API document. */
export const replayedHeader = optional(
  choice(['true']),
  'The request was executed before: this is the original answer',
);

/** What makes a request what it is: method, path, query in order of names, media type, body. */
export async function fingerprintOf({ request }: BillerCall, type: string, body: Uint8Array): Promise<string> {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.sort();
  const head = `${request.method}\n${pathname}\n${searchParams}\n${type}\n${await sha256Of(body)}`;
  return sha256Of(new TextEncoder().encode(head));
}

const tokenBytes = 16;

export function newTicket(key: string, fingerprint: string): IdempotencyTicket {
  return { key, fingerprint, token: hexOf(crypto.getRandomValues(new Uint8Array(tokenBytes))) };
}

/** From now on, for so many milliseconds. */
export function leaseOf({ clock }: Ports, milliseconds: number): Lease {
  const now = clock.now();
  return { now: instantOf(now), until: instantOf(now + milliseconds) };
}
