import { statusHistory } from '@rappen/core/ebill/lifecycle';
import type { StoredCase } from '../../ports/ebill/index.ts';
import type { BillerCall } from '../operation/operation.ts';
import type { WholeCase } from './case-model.ts';
import { type Shown, wholeCase } from './wire.ts';

/** What is needed to show a case: itself, its biller, and the network's id of the bill that it is about. */
async function shownOf({ ebill, biller }: BillerCall, stored: StoredCase): Promise<Shown> {
  const { state, createdAt } = stored;
  const { reference } = state;
  const referenced = reference && (await ebill.store.cases.get(biller.id, reference.id));
  return { content: stored, state, createdAt, biller, referencedNetId: referenced?.state.businessCaseNetId };
}

/** A whole case: what was submitted, what became of it, and what account statements have told of it. */
export async function wholeCaseOf(call: BillerCall, stored: StoredCase): Promise<WholeCase> {
  const { ebill, biller } = call;
  const history = statusHistory(await ebill.store.cases.history(biller.id, stored.id, stored.revision));
  const receipts = await ebill.store.receipts.ofCases(biller.id, [stored.id]);
  return wholeCase(stored, await shownOf(call, stored), history, receipts);
}
