import type { CaseId } from '@rappen/core/ebill/lifecycle';
import { instantOf } from '../../keys.ts';
import type { Ports } from '../../ports.ts';
import { hexOf } from '../../sha256.ts';
import type { BillerCall } from '../operation.ts';
import type { IdempotencyTicket, Lease } from '../ports.ts';

const tokenBytes = 16;

export function newTicket(key: string, fingerprint: string): IdempotencyTicket {
  return { key, fingerprint, token: hexOf(crypto.getRandomValues(new Uint8Array(tokenBytes))) };
}

/** From now on, for so many milliseconds. */
export function leaseOf({ clock }: Ports, milliseconds: number): Lease {
  const now = clock.now();
  return { now: instantOf(now), until: instantOf(now + milliseconds) };
}

/** What an answer tells of: the case as it arose, or as it was when its delivery had ended. */
export type AnswerMoment = 'arisen' | 'delivered';

/** Longer than answers are kept. */
const settledMilliseconds = 2 * 86_400_000;

/**
 * Settles once and for all which moment the answers to a submission under a key tell of: that of whoever comes first. A
 * time-out leaves no other trace. It is a ticket that is never finished, under a key that no caller can send, and its
 * fingerprint is the moment: who cannot begin it with another learns so what was settled.
 */
export async function settleMoment(
  { ebill, biller, ports }: BillerCall,
  caseId: CaseId,
  seen: AnswerMoment,
): Promise<AnswerMoment> {
  const ticket = newTicket(`§${caseId}`, seen);
  const { kind } = await ebill.store.idempotency.begin(biller.id, ticket, leaseOf(ports, settledMilliseconds));
  if (kind !== 'reused') return seen;
  return seen === 'arisen' ? 'delivered' : 'arisen';
}
