import { type CaseId, type FindCase, type KnownCase, lifecycleLimits } from '@rappen/core/ebill/lifecycle';
import type { BillerId, CaseStore, StoredCase } from '../../ports/ebill/index.ts';

/** A case and everything that replaced it, for rules that look cases up as they go. */
export async function withSuccessors(cases: CaseStore, billerId: BillerId, first: StoredCase): Promise<FindCase> {
  const known = new Map<CaseId, KnownCase>([[first.id, first]]);
  let next = first.state.replacedBy;
  while (next !== undefined && !known.has(next) && known.size <= lifecycleLimits.chainLengthMax) {
    const found = await cases.get(billerId, next);
    if (found === undefined) break;
    known.set(found.id, found);
    next = found.state.replacedBy;
  }
  return (id) => known.get(id);
}
