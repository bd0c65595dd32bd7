import { groupsBy } from '../../lists.ts';
import { compareDecimals, exactSumOf } from '../../money/decimal-text.ts';
import type { OpenBillJson } from '../../reconciliation/index.ts';
import type { CaseId, CaseState } from '../lifecycle/index.ts';
import { type Claim, claimsOf, type PayableCase } from './claims.ts';

/** What is owed by one account and reference: of a bill and its reminders once, whichever of them is paid. */
export interface Debt {
  /** How it is called among open bills. */
  readonly id: string;
  /** What may be paid by it: first what the recipient has approved, then what is payable, the newest first. */
  readonly claims: readonly Claim[];
  /** Whether its claims have nothing to do with each other: then nobody can say which of them is meant. */
  readonly isAmbiguous: boolean;
  readonly paid: string;
}

/** What is owed for cases, by account and reference: no two debts have the same, as open bills must not. */
export function debtsOf(cases: readonly PayableCase[]): Debt[] {
  const byId = new Map(cases.map((found) => [found.id, found]));
  const groups = groupsBy(cases.flatMap(claimsOf), ({ iban, reference }) => `${iban} ${reference}`);
  return groups.map((group) => debtOf(group, byId));
}

function debtOf(group: readonly Claim[], byId: ReadonlyMap<CaseId, PayableCase>): Debt {
  const owed = group.filter(({ standing }) => standing !== 'moved');
  const families = familiesOf(owed.length > 0 ? owed : group, byId);
  // What is over and was paid in full no longer stands in the way of what has the same reference
  const open = families.filter((family) => !isDone(family));
  const left = open.length > 0 ? open : families.slice(0, 1);
  const claims = left.flat().sort(byPreference);
  const [first] = claims as [Claim, ...Claim[]];
  const ofCase = claims.filter(({ caseId }) => caseId === first.caseId);
  const isAmbiguous = left.length > 1 || ofCase.length > 1;
  const paid = exactSumOf(claims.filter(({ currency }) => currency === first.currency).map((claim) => claim.paid));
  return { id: nameOf(first), claims, isAmbiguous, paid };
}

function nameOf({ caseId, externalInstalmentId }: Claim): string {
  return externalInstalmentId === undefined ? `case ${caseId}` : `case ${caseId} ${externalInstalmentId}`;
}

/** A bill and what reminds of it is one family; the newest family comes first. */
function familiesOf(claims: readonly Claim[], byId: ReadonlyMap<CaseId, PayableCase>): Claim[][] {
  const families = new Map<CaseId, Claim[]>();
  for (const claim of [...claims].sort((one, other) => other.caseId - one.caseId)) {
    const root = rootOf(claim.caseId, byId);
    const family = families.get(root);
    if (family === undefined) families.set(root, [claim]);
    else family.push(claim);
  }
  return [...families.values()];
}

/** The bill that a reminder is about, and of what was replaced what stands for it now. */
function rootOf(id: CaseId, byId: ReadonlyMap<CaseId, PayableCase>): CaseId {
  const seen = new Set<CaseId>();
  let root = id;
  for (let next: CaseId | undefined = id; next !== undefined && !seen.has(next); ) {
    seen.add(next);
    root = next;
    const state: CaseState | undefined = byId.get(next)?.state;
    next = state?.replacedBy ?? (state?.reference?.effect === 'remind' ? state.reference.id : undefined);
  }
  return root;
}

function isDone(family: readonly Claim[]): boolean {
  const paid = exactSumOf(family.map((claim) => claim.paid));
  return (
    family.every(({ standing }) => standing === 'over') &&
    family.some(({ amount }) => compareDecimals(paid, amount ?? '0.01') >= 0)
  );
}

function byPreference(one: Claim, other: Claim): number {
  const rank = ({ isApproved, standing }: Claim) => (isApproved ? 0 : standing === 'payable' ? 1 : 2);
  return rank(one) - rank(other) || other.caseId - one.caseId;
}

/**
 * The claims of a debt as the open bills that it may be: a reminder can ask for more than its bill. One bill for each amount; of
 * what is over all amounts.
 */
export function variantsOf({ claims }: Debt): readonly Claim[] {
  const payable = claims.filter(({ standing }) => standing === 'payable');
  const chosen = payable.length > 0 ? payable : claims;
  const byAmount = new Map<string, Claim>();
  for (const claim of chosen) {
    const key = `${claim.amount ?? ''} ${claim.currency}`;
    if (!byAmount.has(key)) byAmount.set(key, claim);
  }
  return [...byAmount.values()];
}

/** A debt with the amount of one of its claims, as a bill that is open. */
export function openBillOfClaim({ id, paid }: Debt, claim: Claim): OpenBillJson {
  const { iban, referenceType, reference, amount, currency } = claim;
  return { id, iban, referenceType, reference, amount, currency, paid };
}
