import type { StoredCase } from '../../ports/ebill/index.ts';
import type { BillerCall } from '../operation/operation.ts';
import type { Shown } from './wire.ts';

/** What is needed to show a case: itself, its biller, and the network's id of the bill that it is about. */
export async function shownOf({ ebill, biller }: BillerCall, stored: StoredCase): Promise<Shown> {
  const { state, createdAt } = stored;
  const { reference } = state;
  const referenced = reference && (await ebill.store.cases.get(biller.id, reference.id));
  return { content: stored, state, createdAt, biller, referencedNetId: referenced?.state.businessCaseNetId };
}
