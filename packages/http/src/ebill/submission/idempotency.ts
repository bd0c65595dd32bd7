import { problem } from '@rappen/core/problem';
import type { Answer, ProblemAnswer } from '../../answer.ts';
import { sha256Of } from '../../sha256.ts';
import { deny } from '../body.ts';
import type { BillerCall } from '../operation.ts';
import type { IdempotencyOutcome, IdempotencyTicket } from '../ports.ts';
import { type CreatedCase, createdAnswer } from './created-answer.ts';
import type { SubmissionOptions } from './parameters.ts';
import { leaseOf, newTicket } from './tickets.ts';

export type Ticket = IdempotencyTicket;

/** What an execution came to. */
export type Created =
  | ({ readonly kind: 'created' } & CreatedCase)
  | { readonly kind: 'refused'; readonly answer: ProblemAnswer }
  /** Somebody else has taken over the key. */
  | { readonly kind: 'taken'; readonly outcome: IdempotencyOutcome };

/** How long an execution may take before another may start under the same key. */
const executionMilliseconds = 120_000;

/**
 * Carries out what a request asks for, once under its idempotency key: a repetition gets the first answer. What led to
 * nothing may be tried again. Reports `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`.
 */
export async function withTicket(
  call: BillerCall,
  options: SubmissionOptions,
  fingerprint: string,
  carryOut: (ticket: Ticket | undefined) => Promise<Created>,
): Promise<Answer> {
  const { ebill, biller, ports } = call;
  const { idempotencyKey: key } = options;
  if (key === undefined) return answerOf(call, options, await carryOut(undefined));
  const ticket = newTicket(key, fingerprint);
  const lease = leaseOf(ports, executionMilliseconds);
  const outcome = await ebill.store.idempotency.begin(biller.id, ticket, lease);
  if (outcome.kind !== 'started') return answerOf(call, options, { kind: 'taken', outcome });
  try {
    const created = await carryOut(ticket);
    if (created.kind === 'refused') await ebill.store.idempotency.abandon(biller.id, ticket);
    return await answerOf(call, options, created);
  } catch (error) {
    await ebill.store.idempotency.abandon(biller.id, ticket);
    throw error;
  }
}

async function answerOf(call: BillerCall, options: SubmissionOptions, created: Created): Promise<Answer> {
  if (created.kind === 'refused') return created.answer;
  if (created.kind === 'created') return createdAnswer(call, options, created);
  const { outcome } = created;
  switch (outcome.kind) {
    case 'replay':
      return createdAnswer(call, options, outcome, { 'idempotency-replayed': 'true' });
    case 'reused':
      return deny(problem('IDEMPOTENCY_KEY_REUSED', []));
    default:
      return deny(problem('IDEMPOTENCY_IN_PROGRESS', []), { headers: { 'retry-after': '1' } });
  }
}

/** What makes a request what it is: method, path, query in order of names, media type, body. */
export async function fingerprintOf({ request }: BillerCall, type: string, body: Uint8Array): Promise<string> {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.sort();
  const head = `${request.method}\n${pathname}\n${searchParams}\n${type}\n${await sha256Of(body)}`;
  return sha256Of(new TextEncoder().encode(head));
}
