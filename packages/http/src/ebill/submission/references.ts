import type { BusinessCase } from '@rappen/core/ebill';
import { pickReferenced, type Reference, requireReferenced, resolveReference } from '@rappen/core/ebill/lifecycle';
import { failed, ok, type Result } from '@rappen/core/result';
import type { BillerId, CaseStore, StoredCase } from '../../ports/ebill/index.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { withSuccessors } from '../cases/known-cases.ts';
import type { WantedReferences } from './parameters.ts';

/** The bill that a submission is about. */
export interface ResolvedBill {
  /** Undefined: there is none of this number, and a new case arises. */
  readonly found: StoredCase | undefined;
  readonly referenceNumber: string;
}

/**
 * Finds the bill that the query of a submission names, by any of its names. Reports, at the name of the parameter,
 * `REFERENCED_CASE_NOT_FOUND` and `REFERENCED_CASE_AMBIGUOUS`, and `CONFLICTING_REFERENCES` when two names are of two bills.
 * An unknown reference number is none of these: the network takes it for the number of a bill it has not seen.
 */
export async function findWanted(
  cases: CaseStore,
  billerId: BillerId,
  wanted: WantedReferences,
): Promise<Result<ResolvedBill | undefined>> {
  const found: ResolvedBill[] = [];
  const problems: Problem[] = [];
  const take = (result: Result<StoredCase>) => {
    if (!result.ok) problems.push(...result.problems);
    else found.push({ found: result.value, referenceNumber: result.value.referenceNumber });
  };
  const { refByEBillReferenceNumber: number, refByReferenceStructured: reference, refByPlatformID: id } = wanted;
  if (id !== undefined) {
    take(requireReferenced(await cases.get(billerId, id), ['refByPlatformID']) as Result<StoredCase>);
  }
  if (reference !== undefined) {
    const path = ['refByReferenceStructured'];
    const picked = pickReferenced(await cases.findByStructuredReference(billerId, reference), path);
    take((picked.ok ? requireReferenced(picked.value, path) : picked) as Result<StoredCase>);
  }
  if (number !== undefined) {
    const picked = await findByNumber(cases, billerId, number, ['refByEBillReferenceNumber']);
    if (picked.ok) found.push(picked.value);
    else problems.push(...picked.problems);
  }
  const [first, ...more] = problems;
  if (first !== undefined) return failed(first, ...more);
  const numbers = new Set(found.map(({ referenceNumber }) => referenceNumber));
  return numbers.size > 1 ? failed(problem('CONFLICTING_REFERENCES', [])) : ok(found[0]);
}

/** The bill of a reference number, which need not be there. Reports `REFERENCED_CASE_AMBIGUOUS`. */
export async function findByNumber(
  cases: CaseStore,
  billerId: BillerId,
  referenceNumber: string,
  path: readonly string[],
): Promise<Result<ResolvedBill>> {
  const picked = pickReferenced(await cases.findByReferenceNumber(billerId, referenceNumber), path);
  return picked.ok ? ok({ found: picked.value as StoredCase | undefined, referenceNumber }) : picked;
}

/**
 * What a case will do to the bill that it is about, once it is delivered. Reports `NOT_REFERENCEABLE` and
 * `REFERENCED_CASE_CLOSED` at `referencedBill`.
 */
export async function effectOf(
  cases: CaseStore,
  billerId: BillerId,
  { type }: BusinessCase,
  referenced: StoredCase | undefined,
): Promise<Result<Reference | undefined>> {
  if (referenced === undefined) return ok(undefined);
  const findCase = await withSuccessors(cases, billerId, referenced);
  return resolveReference(type, referenced, findCase, ['referencedBill']);
}
