import { amountText } from '../bank-message/index.ts';
import { type Place, payerOf } from '../booking/index.ts';
import type { CalendarDate } from '../date/calendar-date.ts';
import { normalizeIban } from '../iban/iban.ts';
import { read } from '../model/index.ts';
import { compareDecimals, negated } from '../money/decimal-text.ts';
import type { Problem } from '../problem/problem.ts';
import { ProblemList } from '../problem-list.ts';
import { failed, ok, type Result, resultOf } from '../result.ts';
import type { StatementFile } from '../statement/index.ts';
import type { BalanceProof } from './balance-proofs.ts';
import { BillIndex } from './bill-index.ts';
import { inBookingOrder } from './booking-order.ts';
import { type Collected, type Item, type OpenMatter, type Repeat, repeatOf } from './item.ts';
import { collectItems, eventLines, type ItemOutcome } from './items.ts';
import { learnedPayers } from './known-payers.ts';
import { limits } from './limits.ts';
import {
  type BillState,
  type KnownPayer,
  type OpenBillJson,
  type ReconciliationDraft,
  reconciliationModel,
} from './model.ts';
import { type OpenBills, openOf, type RunningBill, readOpenBills, stateOf } from './open-bills.ts';
import type { PreparedRun } from './prepared-run.ts';
import { problem, type Reported } from './problems.ts';
import type { Candidate } from './proposals.ts';
import { type FoundReference, foundReferences } from './references.ts';
import { speaksOfReturn } from './returned-words.ts';
import type { CurrencyTotal } from './sums.ts';
import { totalsOf, type VerdictTotal } from './totals.ts';
import { type BalanceVerdict, chargeReasons, settle, takeBack, takeOff, type Verdict } from './verdict.ts';

/** One payment of a statement, and its effect on the bills. */
export interface Receipt {
  /** No two receipts have the same, in one run or in several. */
  readonly key: string;
  readonly place: Place;
  readonly verdict: Verdict;
  /** For a converted receipt: the amount that counts in the currency of the bill. */
  readonly inner?: BalanceVerdict | undefined;
  /** The bill it counts towards, or from which it was taken back. */
  readonly bill?: string | undefined;
  /** What it changes on the balance of the bill, in its currency: below zero when taken back; absent where it does not count. */
  readonly counted?: string | undefined;
  readonly candidates: readonly Candidate[];
  readonly reasons: readonly Problem[];
  readonly currency: string;
  /** 0.00 if the bank does not state it. */
  readonly amount: string;
  readonly direction: 'credit' | 'debit';
  readonly date?: CalendarDate | undefined;
  readonly payer?: string | undefined;
  readonly payerAccount?: string | undefined;
  /** As it was compared. */
  readonly reference?: string | undefined;
  readonly message?: string | undefined;
  /** Only reported by a notification so far: it counts, but no account statement has confirmed it. */
  readonly isAdvised: boolean;
}

export interface ReconciledBill {
  readonly id: string;
  readonly state: BillState;
  readonly currency: string;
  readonly amount?: string | undefined;
  readonly paid: string;
  /** Never negative. */
  readonly open?: string | undefined;
  /** Amount paid in excess. */
  readonly credit: string;
  /** Receipts of this run: indexes of `receipts`. */
  readonly receipts: readonly number[];
}

/** What statements mean for open bills. */
export interface Reconciliation {
  /** In the order of booking. */
  readonly receipts: readonly Receipt[];
  readonly bills: readonly ReconciledBill[];
  /** The open bills, for the next run. */
  readonly openBills: readonly OpenBillJson[];
  /** Who has paid whose bills, for the next run. It begins with what is known from earlier ones. */
  readonly payers: readonly KnownPayer[];
  readonly totals: readonly VerdictTotal[];
  /** What these files add to what came in and was taken back, each booking once; the money of envelopes is in it. */
  readonly sums: readonly CurrencyTotal[];
  /** What is known of every booking so far: `seen` of the next run. It begins with that of this one. */
  readonly seen: readonly string[];
  /** Bookings that were told again and count no more: as many as `repeats` has payments. */
  readonly repeated: number;
  /** Each entry taken as a repetition of a known one, and where that one was reported. */
  readonly repeats: readonly Repeat[];
  /** Bookings that cannot be decided from these files and those of earlier runs, with what would decide them. */
  readonly open: readonly OpenMatter[];
  /** Each account statement with balances and all its pages: opening balance and what was counted make the closing balance, or not. */
  readonly balances: readonly BalanceProof[];
  readonly notices: readonly Problem[];
}

/**
 * Matches statements with open bills. Money counts for a bill by an exact structured reference alone; everything else is proposed to
 * a person. Each booking counts once, however many files tell of it, and the order of files and entries changes nothing: `seen` and
 * `openBills` of one run are the input of the next.
 * `input` is the JSON model `reconciliationModel`. Reports its shape, what is wrong with accounts, references and amounts,
 * `RECONCILIATION_BILL_TWICE`, `RECONCILIATION_AMBIGUOUS_BILL`. Takes linear time but for sorting.
 */
export function reconcile(statements: readonly StatementFile[], input: unknown): Result<Reconciliation> {
  return reconcileBy((seen) => collectItems(statements, seen), input, true);
}

/**
 * The same for a run that is prepared, as often as there are sets of bills to hold it against: `input` has no `seen`, the run has one. As
 * nobody knows what else is open, nothing is proposed because it is the only one.
 */
export function reconcileRun({ seen, collected }: PreparedRun, input: unknown): Result<Reconciliation> {
  const found = reconcileBy(() => collected, input, false);
  return found.ok ? ok({ ...found.value, seen: [...seen, ...found.value.seen] }) : found;
}

function reconcileBy(
  collect: (seen: readonly string[]) => Collected,
  input: unknown,
  hasAllBills: boolean,
): Result<Reconciliation> {
  const wire = read(reconciliationModel, input, { entriesMax: limits.entriesMax });
  if (wire.draft === undefined) return wire.ok ? failed(problem('REQUIRED', [])) : wire;
  const problems = new ProblemList<Reported>();
  const open = readOpenBills(wire.draft.bills, problems);
  for (const [index, one] of (wire.draft.tolerance ?? []).entries()) {
    if (one?.amount !== undefined && amountText(one.amount) === undefined) {
      problems.report('AMOUNT_FORMAT', ['tolerance', index, 'amount']);
    }
  }
  const found = [...(wire.ok ? [] : wire.problems), ...problems.problems];
  if (found.length > 0) return resultOf(undefined as never, found);
  return ok(matched(collect, wire.draft, open, hasAllBills));
}

function matched(
  collect: (seen: readonly string[]) => Collected,
  draft: ReconciliationDraft,
  open: OpenBills,
  hasAllBills: boolean,
): Reconciliation {
  const links = (draft.accounts ?? []).flatMap((link) => {
    if (link?.iban === undefined || link.qrIban === undefined) return [];
    return [{ iban: normalizeIban(link.iban), qrIban: normalizeIban(link.qrIban) }];
  });
  const { bills } = open;
  const payers = (draft.payers ?? []).filter((one) => one !== undefined) as readonly KnownPayer[];
  const index = new BillIndex(open, links, payers, hasAllBills);
  const tolerances = new Map((draft.tolerance ?? []).map((one) => [one?.currency, one?.amount ?? '0']));
  const toleranceOf = (currency: string) => tolerances.get(currency) ?? '0';
  const seen = (draft.seen ?? []).filter((key) => key !== undefined);
  const { items, sums, lines, repeated, repeats, open: matters, balances, notices } = collect(seen);
  const all = inBookingOrder(items).map((item) => ({ item, receipt: receiptOf(item, index, toleranceOf) }));
  // What another reversal took first is made good by what came later
  const settled = all.map((one) => {
    const isLeft =
      one.item.original !== undefined && one.receipt.bill !== undefined && one.receipt.counted === undefined;
    return { ...one, ...(isLeft && { receipt: receiptOf(one.item, index, toleranceOf) }) };
  });
  for (const one of settled) one.receipt = withoutTooMuch(one.receipt, one.item, index);
  // What a payment may be for is what is open in the end
  for (const one of settled) one.receipt = withProposals(one.receipt, one.item, index);
  const isShown = ({ item, receipt }: (typeof settled)[number]) =>
    item.isRetry !== true || receipt.counted !== undefined;
  const judged = settled.filter(isShown);
  const still = settled.filter((one) => !isShown(one)).map(({ item }) => repeatOf(item));
  const receipts = judged.map(({ receipt }) => receipt);
  const outcomes = judged.map(({ item, receipt }): ItemOutcome => outcomeOf(item, receipt));
  const byBill = new Map<string, number[]>();
  for (const [at, { bill }] of receipts.entries()) {
    const list = bill === undefined ? undefined : byBill.get(bill);
    if (list !== undefined) list.push(at);
    else if (bill !== undefined) byBill.set(bill, [at]);
  }
  const results = bills.map((bill) => resultOfBill(bill, toleranceOf(bill.currency), byBill.get(bill.id) ?? []));
  return {
    receipts,
    bills: results,
    openBills: bills.map((bill, at) => nextBill(bill, results[at] as ReconciledBill)),
    payers: learnedPayers(payers, receipts, (id) => index.billOf(id)?.debtor),
    totals: totalsOf(receipts),
    sums: sums.totals(),
    seen: [...seen, ...lines, ...eventLines(outcomes, sums)],
    repeated: repeated + still.length,
    repeats: [...repeats, ...still],
    open: matters,
    balances,
    notices,
  };
}

/** Of what was taken back meanwhile nothing is left to be taken off: a bill has never received less than nothing. */
function withoutTooMuch(receipt: Receipt, item: Item, index: BillIndex): Receipt {
  const bill = receipt.bill === undefined ? undefined : index.billOf(receipt.bill);
  const isOff = item.counted !== undefined && receipt.counted !== undefined;
  if (!isOff || bill === undefined || compareDecimals(bill.paid, '0') >= 0) return receipt;
  takeOff(bill, receipt.counted);
  return { ...receipt, counted: undefined };
}

function withProposals(receipt: Receipt, item: Item, index: BillIndex): Receipt {
  const { verdict, reference } = receipt;
  if (verdict === 'noReference') {
    const mayBeBack = item.direction === 'credit' && speaksOfReturn(item);
    const reasons = [...receipt.reasons, ...(mayBeBack ? [problem('RECONCILIATION_MAY_BE_RETURNED', [])] : [])];
    const candidates = index.candidatesFor(item);
    return candidates.length === 0
      ? { ...receipt, reasons }
      : { ...receipt, reasons, verdict: 'candidate', candidates };
  }
  // A reference that holds is no other one with a fault: check digits tell
  if (verdict === 'unknownReference') return { ...receipt, candidates: index.candidatesFor(item) };
  return verdict === 'invalidReference' ? { ...receipt, candidates: index.candidatesFor(item, reference) } : receipt;
}

/** Which kinds of entries are money of payers; what is taken back or sent back of it. */
function isReceipt({ entry, isEnvelope, direction }: Item): boolean {
  return !isEnvelope && direction === 'credit' && (entry.kind === 'incoming' || entry.kind === 'directDebit');
}

function isTakenBack({ entry, isEnvelope, direction }: Item): boolean {
  if (isEnvelope || direction !== 'debit') return false;
  return ['reversal', 'returned', 'incoming', 'directDebit'].includes(entry.kind);
}

const noCandidates: readonly Candidate[] = [];

function receiptOf(item: Item, index: BillIndex, toleranceOf: (currency: string) => string): Receipt {
  const { key, place, detail, entry, currency, amount = '0.00', direction, date } = item;
  const references = detail === undefined ? [] : foundReferences(detail.references);
  const judged = judge(item, references, index, toleranceOf);
  return {
    key,
    place,
    ...judged,
    candidates: judged.candidates ?? noCandidates,
    currency,
    amount,
    direction,
    date,
    payer: detail && payerOf(detail),
    payerAccount: detail?.debtorAccount,
    reference: references[0]?.text,
    message: detail?.message ?? entry.information,
    isAdvised: item.isAdvised,
  };
}

type Judged = Pick<Receipt, 'verdict' | 'inner' | 'bill' | 'counted' | 'reasons'> & {
  readonly candidates?: readonly Candidate[];
};

function judge(
  item: Item,
  references: readonly FoundReference[],
  index: BillIndex,
  toleranceOf: (currency: string) => string,
): Judged {
  const judged = judgeKnown(item, references, index, toleranceOf);
  return item.notices.length === 0 ? judged : { ...judged, reasons: [...judged.reasons, ...item.notices] };
}

function judgeKnown(
  item: Item,
  references: readonly FoundReference[],
  index: BillIndex,
  toleranceOf: (currency: string) => string,
): Judged {
  if (item.entry.kind === 'announced') return { verdict: 'announced', reasons: [] };
  if (item.doubt !== undefined) return judgeOpen(item, item.doubt, references, index);
  if (item.isEnvelope) {
    const reasons = item.isExplained ? [] : [problem('RECONCILIATION_DETAILS_MISSING', [])];
    return { verdict: 'detailsElsewhere', reasons };
  }
  if (isTakenBack(item)) return judgeTakenBack(item, references, index, toleranceOf);
  if (!isReceipt(item)) return { verdict: 'notABill', reasons: [] };
  const charges = chargeReasons(item);
  const [reference, ...more] = references;
  if (reference === undefined || more.length > 0) {
    if (more.length === 0) return { verdict: 'noReference', reasons: charges };
    const several = problem('RECONCILIATION_SEVERAL_REFERENCES', []);
    const candidates = index.candidatesOfSeveral(references, item);
    return { verdict: 'candidate', candidates, reasons: [several, ...charges] };
  }
  if (reference.kind === 'invalid') return { verdict: 'invalidReference', reasons: charges };
  const lookup = index.lookUp(reference, item);
  if (lookup.found === 'nothing') return { verdict: 'unknownReference', reasons: charges };
  if (lookup.found === 'candidate') return { verdict: 'candidate', candidates: lookup.candidates, reasons: charges };
  const { bill } = lookup;
  const { verdict, inner, reasons, counted } = settle(bill, item, toleranceOf(bill.currency));
  return { verdict, inner, bill: bill.id, counted, reasons: [...lookup.reasons, ...reasons, ...charges] };
}

/** Nothing counts by it, and what an earlier run counted is taken off again. */
function judgeOpen(
  item: Item,
  doubt: Problem,
  [reference, ...more]: readonly FoundReference[],
  index: BillIndex,
): Judged {
  const { counted } = item.counted ?? {};
  if (counted === undefined) return { verdict: 'open', reasons: [doubt] };
  const named = item.counted?.bill === undefined ? undefined : index.billOf(item.counted.bill);
  const isClear = named === undefined && reference !== undefined && more.length === 0 && reference.kind !== 'invalid';
  const lookup = isClear ? index.lookUp(reference, item) : undefined;
  const bill = named ?? (lookup?.found === 'bill' ? lookup.bill : undefined);
  if (bill === undefined) return { verdict: 'open', reasons: [doubt] };
  takeOff(bill, counted);
  return { verdict: 'open', bill: bill.id, counted: negated(counted), reasons: [doubt] };
}

function judgeTakenBack(
  item: Item,
  references: readonly FoundReference[],
  index: BillIndex,
  toleranceOf: (currency: string) => string,
): Judged {
  const { original } = item;
  if (original?.isUnclear === true) {
    return { verdict: 'reversed', reasons: [problem('RECONCILIATION_WHICH_IS_UNKNOWN', [])] };
  }
  const named = original?.bill === undefined ? undefined : index.billOf(original.bill);
  if (named !== undefined) return takenBack(named, item, toleranceOf, []);
  const isClear = references.length === 1 && references[0]?.kind !== 'invalid';
  const of = original?.item;
  const [reference, ...more] = isClear || of?.detail === undefined ? references : foundReferences(of.detail.references);
  const isKnown = reference !== undefined && reference.kind !== 'invalid' && more.length === 0;
  const lookup = isKnown ? index.lookUp(reference, isClear ? item : { ...item, ...of }) : undefined;
  if (lookup?.found === 'bill') return takenBack(lookup.bill, item, toleranceOf, lookup.reasons);
  // What is known and was for no bill is taken back of none
  const reasons = original === undefined ? [problem('RECONCILIATION_NOTHING_TO_REVERSE', [])] : [];
  return { verdict: 'reversed', reasons };
}

function takenBack(
  bill: RunningBill,
  item: Item,
  toleranceOf: (currency: string) => string,
  found: readonly Problem[],
): Judged {
  const { reasons, counted } = takeBack(bill, item, toleranceOf(bill.currency));
  return { verdict: 'reversed', bill: bill.id, counted, reasons: [...found, ...reasons] };
}

function outcomeOf(item: Item, { bill, counted }: Receipt): ItemOutcome {
  // A reversal of what was for no bill is done with; what could not be taken back waits for it
  const isDone = counted === undefined && item.original !== undefined && bill === undefined;
  return { item, bill, counted: isDone ? '0.00' : counted };
}

function resultOfBill(bill: RunningBill, tolerance: string, receipts: readonly number[]): ReconciledBill {
  const { id, currency, amount, paid } = bill;
  const balance = openOf(bill);
  const state = stateOf(bill, tolerance);
  const isOver = balance !== undefined && compareDecimals(balance, '0') < 0;
  const open = balance === undefined ? undefined : isOver || state === 'settled' ? '0.00' : balance;
  return { id, state, currency, amount, paid, open, credit: isOver ? negated(balance) : '0.00', receipts };
}

function nextBill({ json, isClosed }: RunningBill, { paid, state }: ReconciledBill): OpenBillJson {
  return { ...json, paid, closed: isClosed ? true : undefined, state };
}
