import { type MemoryRecord, memoryRecords } from '../../booking/index.ts';
import type { CalendarDate } from '../../date/calendar-date.ts';
import { writeValue } from '../../model/index.ts';
import { compareDecimals, exactSumOf } from '../../money/decimal-text.ts';
import type { Problem } from '../../problem/problem.ts';
import {
  type BalanceVerdict,
  type CurrencyTotal,
  type OpenMatter,
  type Place,
  type PreparedRun,
  preparedRun,
  type Receipt,
  type ReconciledBill,
  type Reconciliation,
  type Repeat,
  reconcileRun,
  reconciliationModel,
  type Verdict,
} from '../../reconciliation/index.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { StatementFile } from '../../statement/index.ts';
import type { CaseId, Command } from '../lifecycle/index.ts';
import { problem } from '../problems.ts';
import type { Claim, PayableCase } from './claims.ts';
import { type Debt, debtsOf, openBillOfClaim, variantsOf } from './debts.ts';

/** What somebody has to do about a receipt: nothing, since it pays; look at it; or nothing, since it is of no case. */
export type Outcome = 'paid' | 'look' | 'other';

/** A case that money might be for. */
export interface CandidateCase {
  readonly caseId: CaseId;
  /** How likely the match is, out of 100. */
  readonly score: number;
  readonly reason: Problem;
}

/** One payment of a statement, and its effect on the cases. It says nothing of who paid. */
export interface CaseReceipt {
  /** The same booking has the same key in every file that tells of it. */
  readonly key: string;
  readonly place: Place;
  readonly outcome: Outcome;
  readonly verdict: Verdict;
  /** For a converted receipt: the amount that counts in the currency of the case. */
  readonly inner?: BalanceVerdict | undefined;
  /** The case it counts towards, or from which it was taken back. */
  readonly caseId?: CaseId | undefined;
  readonly externalInstalmentId?: string | undefined;
  /** What counts for the case, in its currency: below zero when taken back. */
  readonly counted?: { readonly amount: string; readonly currency: string } | undefined;
  readonly candidates: readonly CandidateCase[];
  readonly reasons: readonly Problem[];
  readonly currency: string;
  /** 0.00 if the bank does not state it. */
  readonly amount: string;
  readonly direction: 'credit' | 'debit';
  readonly date?: CalendarDate | undefined;
  /** For receipts that count towards no case: the reference as it was compared. */
  readonly reference?: string | undefined;
}

/** What a statement makes a case do. */
export interface SettlingCommand {
  readonly caseId: CaseId;
  readonly command: Command;
}

/** What statements mean for the cases of a biller. */
export interface Settlement {
  /** In the order of booking. */
  readonly receipts: readonly CaseReceipt[];
  /** In the order in which they are to be decided; of what is over already none. */
  readonly commands: readonly SettlingCommand[];
  /** Every case that what was received might be for: of these nothing else may change in the meantime. */
  readonly touched: readonly CaseId[];
  /** Everything that came in or was taken back, whether it is of a case or not. */
  readonly sums: readonly CurrencyTotal[];
  /** What counts for cases, by currency. */
  readonly counted: readonly { readonly currency: string; readonly amount: string }[];
  /** Bookings that were told again and count no more: as many as `repeats` has payments. */
  readonly repeated: number;
  readonly repeats: readonly Repeat[];
  /** What nobody can decide from these files and those before. */
  readonly open: readonly OpenMatter[];
  /** What is to be kept of this run, for `seen` of the next: what was told, and what of it counts or never will. */
  readonly memory: readonly MemoryRecord[];
  readonly notices: readonly Problem[];
}

export interface SettlementInput {
  /** All cases with the references that the files name: see `referencesOfStatements`. */
  readonly cases: readonly PayableCase[];
  /** Lines of what was kept before: as far as `memoryWindows` asks for them. */
  readonly seen: readonly string[];
}

/**
 * What account statements mean for the cases of a biller. Money counts for a case by its exact account and structured reference, and
 * a case is settled once what was received is exactly what it asks for, over all files and days; everything else is told with its
 * reasons. Of a bill and its reminders the one is settled whose amount is reached first. The matching is that of `reconcile`, whose
 * problems it reports.
 */
export function settleCases(
  statements: readonly StatementFile[],
  { cases, seen }: SettlementInput,
): Result<Settlement> {
  return settleRun(preparedRun(statements, seen), cases);
}

/** The same for a run that is prepared. */
export function settleRun(prepared: PreparedRun, cases: readonly PayableCase[]): Result<Settlement> {
  const { seen } = prepared;
  const debts = debtsOf(cases);
  const runs: Reconciliation[] = [];
  const variants = debts.map(variantsOf);
  const runsMax = Math.max(1, ...variants.map(({ length }) => length));
  for (let run = 0; run < runsMax; run += 1) {
    const bills = debts.map((debt, at) => openBillOfClaim(debt, variantAt(variants[at] ?? [], run)));
    const found = reconcileRun(prepared, writeValue(reconciliationModel, { bills }));
    if (!found.ok) return found;
    runs.push(found.value);
  }
  const [first] = runs;
  if (first === undefined) return failed(problem('REQUIRED', []));
  const settled = new Map(debts.map((debt, at) => [debt.id, settledDebt(debt, variants[at] ?? [], at, runs)]));
  const receipts = first.receipts.map((receipt, at) => {
    const of = receipt.bill === undefined ? undefined : settled.get(receipt.bill);
    return caseReceipt(of?.run.receipts[at] ?? receipt, of, settled);
  });
  const { sums, repeated, repeats, open, notices } = first;
  const over = new Set(receipts.filter(isOver).map(({ key }) => key.slice(0, key.lastIndexOf('.'))));
  return ok({
    receipts,
    commands: commandsOf([...settled.values()], cases),
    touched: touchedOf([...settled.values()], receipts),
    sums,
    counted: countedOf(receipts),
    repeated,
    repeats,
    open,
    memory: memoryRecords(seen, first.seen.slice(seen.length), (key, row) => over.has(`${key}/${row}`)),
    notices,
  });
}

/** What counts or is in doubt, and what takes back: it waits for what it takes back, or it would be taken back of what is paid later. */
function isOver({ counted, verdict, caseId }: CaseReceipt): boolean {
  return counted !== undefined || verdict === 'open' || (verdict === 'reversed' && caseId !== undefined);
}

function variantAt(variants: readonly Claim[], run: number): Claim {
  return variants[Math.min(run, variants.length - 1)] as Claim;
}

/** A debt in the run that says what has become of it. */
interface SettledDebt {
  readonly debt: Debt;
  readonly run: Reconciliation;
  readonly claim: Claim;
  /** It was paid by this run. */
  readonly isPaid: boolean;
}

/** Of several amounts the one that is reached first: then it makes no difference which files come together. */
function settledDebt(debt: Debt, variants: readonly Claim[], at: number, runs: readonly Reconciliation[]): SettledDebt {
  let best: { readonly run: number; readonly place: number } = { run: 0, place: Number.POSITIVE_INFINITY };
  for (const run of variants.keys()) {
    const place = placeOfSettling(runs[run]?.bills[at], runs[run]?.receipts ?? []);
    if (place < best.place) best = { run, place };
  }
  const isPaid = best.place !== Number.POSITIVE_INFINITY && !debt.isAmbiguous;
  return { debt, run: runs[best.run] as Reconciliation, claim: variantAt(variants, best.run), isPaid };
}

/** The place of the receipt that settles a bill; infinite: none does, or it was taken back again. */
function placeOfSettling(bill: ReconciledBill | undefined, receipts: readonly Receipt[]): number {
  if (bill === undefined) return Number.POSITIVE_INFINITY;
  const { amount = '0.01', paid, state } = bill;
  const own = bill.receipts.filter((at) => receipts[at]?.counted !== undefined);
  const settling = own.find((at) => {
    const { verdict, inner } = receipts[at] ?? {};
    return ['settled', 'amountFree'].includes(inner ?? verdict ?? '');
  });
  if (settling !== undefined && compareDecimals(paid, amount) >= 0) return settling;
  // Too much came in, and what was too much was taken back
  return state === 'settled' ? (own.at(-1) ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
}

function caseReceipt(
  receipt: Receipt,
  of: SettledDebt | undefined,
  settled: ReadonlyMap<string, SettledDebt>,
): CaseReceipt {
  const { key, place, verdict, inner, currency, amount, direction, date } = receipt;
  const base = { key, place, currency, amount, direction, date };
  const candidates = receipt.candidates.flatMap(({ bill, score, reason }) => casesOf(settled.get(bill), score, reason));
  if (of === undefined) {
    const { reasons, reference } = receipt;
    return { ...base, outcome: outcomeOf(receipt), verdict, candidates, reasons, reference };
  }
  if (of.debt.isAmbiguous) {
    const reason = problem('CASES_NOT_TOLD_APART', []);
    const { reference } = receipt;
    const proposed = casesOf(of, scoreOfEquals, reason);
    return { ...base, outcome: 'look', verdict: 'candidate', candidates: proposed, reasons: [reason], reference };
  }
  const { caseId, externalInstalmentId } = of.claim;
  const more = receipt.counted === undefined ? [] : reasonsOf(of, verdict);
  return {
    ...base,
    outcome: more.some(({ code }) => code !== 'CASE_COMPLETED_BEFORE') ? 'look' : outcomeOf(receipt, of),
    verdict,
    inner,
    caseId,
    externalInstalmentId,
    counted: receipt.counted === undefined ? undefined : { amount: receipt.counted, currency: of.claim.currency },
    candidates,
    reasons: [...receipt.reasons, ...more],
  };
}

/** Out of a hundred: account and reference are those of each. */
const scoreOfEquals = 95;

function casesOf(of: SettledDebt | undefined, score: number, reason: Problem): CandidateCase[] {
  const ids = new Set(of?.debt.claims.map(({ caseId }) => caseId));
  return [...ids].map((caseId) => ({ caseId, score, reason }));
}

/** Why money that was received does not move its case. */
function reasonsOf({ claim: { standing }, debt }: SettledDebt, verdict: Verdict): Problem[] {
  if (standing === 'rejected') return [problem('CASE_STAYS_REJECTED', [])];
  if (standing === 'moved') return [problem('CASE_NOT_OWED', [])];
  if (standing === 'payable') return [];
  if (debt.claims.every(({ isSettledBySibling }) => isSettledBySibling)) return [problem('CASE_PAID_BY_LINKED', [])];
  return [problem(verdict === 'reversed' ? 'CASE_STAYS_COMPLETED' : 'CASE_COMPLETED_BEFORE', [])];
}

const paying: readonly Verdict[] = ['settled', 'amountFree', 'partial', 'converted'];
const unclear: readonly Verdict[] = ['open', 'candidate', 'wrongCurrency', 'invalidReference', 'over', 'double'];

function outcomeOf({ verdict, inner, bill, reasons }: Receipt, of?: SettledDebt): Outcome {
  if (unclear.includes(verdict)) return 'look';
  if (verdict === 'reversed') return bill === undefined ? 'other' : 'look';
  if (verdict === 'detailsElsewhere') return reasons.length > 0 ? 'look' : 'other';
  if (!paying.includes(verdict)) return 'other';
  const isPart = (inner ?? verdict) === 'partial';
  const isWhole = (inner ?? verdict) === 'settled' || (inner ?? verdict) === 'amountFree';
  return isWhole || (isPart && of?.isPaid === true) ? 'paid' : 'look';
}

/** What is payable and was paid is completed; an instalment bill as a whole once all instalments of one group were paid. */
function commandsOf(settled: readonly SettledDebt[], cases: readonly PayableCase[]): SettlingCommand[] {
  const commands: SettlingCommand[] = [];
  const paid = new Map<CaseId, Set<string>>();
  for (const { isPaid, claim } of settled) {
    if (!isPaid || claim.standing !== 'payable') continue;
    const { caseId, externalInstalmentId } = claim;
    if (externalInstalmentId === undefined) {
      commands.push({ caseId, command: { kind: 'complete', fromStatement: true } });
      continue;
    }
    paid.set(caseId, (paid.get(caseId) ?? new Set()).add(externalInstalmentId));
    commands.push({ caseId, command: { kind: 'completeInstalment', externalInstalmentId, fromStatement: true } });
  }
  for (const found of cases) {
    const now = paid.get(found.id);
    if (now !== undefined && hasPaidGroup(found, now)) {
      commands.push({ caseId: found.id, command: { kind: 'complete', fromStatement: true } });
    }
  }
  return commands;
}

function touchedOf(settled: readonly SettledDebt[], receipts: readonly CaseReceipt[]): CaseId[] {
  const counting = new Set(receipts.filter(({ counted }) => counted !== undefined).map(({ caseId }) => caseId));
  const debts = settled.map(({ debt }) => debt.claims.map(({ caseId }) => caseId));
  return [...new Set(debts.filter((ids) => ids.some((id) => counting.has(id))).flat())];
}

function hasPaidGroup({ state, received }: PayableCase, now: ReadonlySet<string>): boolean {
  const groups = new Map<string, boolean>();
  for (const { externalPaymentByInstalmentsId: group, externalInstalmentId: id, amount } of state.instalments) {
    const own = received.filter((one) => one.externalInstalmentId === id && one.currency === amount.currencyCode);
    const before = exactSumOf(['0.00', ...own.map((one) => one.amount)]);
    const isPaid = now.has(id) || compareDecimals(before, amount.value ?? '0.01') >= 0;
    groups.set(group, (groups.get(group) ?? true) && isPaid);
  }
  return [...groups.values()].includes(true);
}

function countedOf(receipts: readonly CaseReceipt[]): Settlement['counted'] {
  const byCurrency = new Map<string, string[]>();
  for (const { counted } of receipts) {
    if (counted === undefined) continue;
    byCurrency.set(counted.currency, [...(byCurrency.get(counted.currency) ?? []), counted.amount]);
  }
  return [...byCurrency.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, amounts]) => ({ currency, amount: exactSumOf(amounts) }));
}
