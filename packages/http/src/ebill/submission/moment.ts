import type { CaseId } from '@rappen/core/ebill/lifecycle';
import { leaseOf, newTicket } from '../operation/idempotency.ts';
import type { BillerCall } from '../operation/operation.ts';

/** What an answer shows: the case when it was created, or when its delivery had ended. */
export type AnswerMoment = 'arisen' | 'delivered';

/** Longer than answers are kept. */
const settledMilliseconds = 2 * 86_400_000;

/**
 * Settles which moment the answers to a submission under a key show: the first caller decides. A
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
