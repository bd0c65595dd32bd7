import { amountText } from '../bank-message/index.ts';
import { normalizeIban } from '../iban/iban.ts';
import { withOne } from '../lists.ts';
import { read } from '../model/index.ts';
import { compareDecimals, negated } from '../money/decimal-text.ts';
import { formatPath, type Problem } from '../problem/problem.ts';
import { ProblemList } from '../problem-list.ts';
import { failed, ok, type Result, resultOf } from '../result.ts';
import type { StatementFile } from '../statement/index.ts';
import type { BalanceProof } from './balance-proofs.ts';
import { BillIndex } from './bill-index.ts';
import { inBookingOrder } from './booking-order.ts';
import { type DiscountTerms, readDiscountTerms } from './discounts.ts';
import { type Collected, type Item, type OpenMatter, type Repeat, repeatOf } from './item.ts';
import { collectItems } from './items.ts';
import { learnedPayers } from './known-payers.ts';
import { limits } from './limits.ts';
import {
  type BillState,
  type KnownPayer,
  type OpenBillJson,
  type ReconciliationDraft,
  reconciliationModel,
} from './model.ts';
import { type Movement, movementsOf, receiptsOf } from './moves.ts';
import { type OpenBills, openOf, type RunningBill, readOpenBills, type SharedTerms, stateOf } from './open-bills.ts';
import { eventLines } from './outcomes.ts';
import type { PreparedRun } from './prepared-run.ts';
import { problem, type Reported } from './problems.ts';
import { type Receipt, receiptOf } from './receipt.ts';
import { speaksOfReturn } from './returned-words.ts';
import type { CurrencyTotal } from './sums.ts';
import { totalsOf, type VerdictTotal } from './totals.ts';
import { takeOff } from './verdict.ts';

export interface ReconciledBill {
  readonly id: string;
  readonly state: BillState;
  readonly currency: string;
  readonly amount?: string | undefined;
  readonly paid: string;
  /** Discount granted so far; absent: none. */
  readonly discount?: string | undefined;
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
  /** What these files do to the money of each account, by booking: over several runs each booking once. */
  readonly movements: readonly Movement[];
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
  const open = readOpenBills(wire.draft.bills, sharedTerms(wire.draft, problems), problems);
  for (const [index, one] of (wire.draft.tolerance ?? []).entries()) {
    if (one?.amount !== undefined && amountText(one.amount) === undefined) {
      problems.report('AMOUNT_FORMAT', ['tolerance', index, 'amount']);
    }
  }
  const shape = wire.ok ? [] : wire.problems;
  // What has no right shape is missing in the draft: that is said once
  const said = new Set(shape.map(({ path }) => formatPath(path)));
  const found = [...shape, ...problems.problems.filter(({ path }) => !said.has(formatPath(path)))];
  if (found.length > 0) return resultOf(undefined as never, found);
  return ok(matched(collect, wire.draft, open, hasAllBills));
}

/** Discounts of bills that name none: by account, which may be called by its IBAN or QR-IBAN, and of the run. */
function sharedTerms({ accounts, discounts }: ReconciliationDraft, problems: ProblemList<Reported>): SharedTerms {
  const ofAccount = new Map<string, DiscountTerms>();
  for (const [index, link] of (accounts ?? []).entries()) {
    const terms = readDiscountTerms(link?.discounts, ['accounts', index, 'discounts'], problems);
    for (const iban of terms === undefined ? [] : [link?.iban, link?.qrIban]) {
      if (iban !== undefined) ofAccount.set(normalizeIban(iban), terms);
    }
  }
  return { ofAccount, ofRun: readDiscountTerms(discounts, ['discounts'], problems) };
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
  const payers = (draft.payers ?? []).filter((one) => one !== undefined) as readonly KnownPayer[];
  const index = new BillIndex(open, links, payers, hasAllBills);
  const tolerances = new Map((draft.tolerance ?? []).map((one) => [one?.currency, one?.amount ?? '0']));
  const toleranceOf = (currency: string) => tolerances.get(currency) ?? '0';
  const seen = (draft.seen ?? []).filter((key) => key !== undefined);
  const { items, moves, sums, lines, repeated, repeats, open: matters, balances, notices } = collect(seen);
  const all = inBookingOrder(items).map((item): Judged => receiptOf(item, index, toleranceOf));
  // What another reversal took first is made good by what came later
  for (const one of all) {
    const isLeft =
      one.item.original !== undefined && one.receipt.bill !== undefined && one.receipt.counted === undefined;
    if (isLeft) Object.assign(one, receiptOf(one.item, index, toleranceOf));
  }
  for (const one of all) one.receipt = withoutTooMuch(one);
  // What a payment may be for is what is open in the end
  for (const one of all) one.receipt = withProposals(one.receipt, one.item, index);
  const judged = all.every(isShown) ? all : all.filter(isShown);
  const still = judged === all ? [] : all.filter((one) => !isShown(one)).map(({ item }) => repeatOf(item));
  const receipts = judged.map(({ receipt }) => receipt);
  const shown = new Array<readonly number[]>(open.bills.length).fill(noReceipts);
  judged.forEach(({ bill }, at) => {
    if (bill !== undefined) shown[bill.at] = withOne(shown[bill.at] ?? noReceipts, at);
  });
  const results = open.bills.map((bill) =>
    resultOfBill(bill, toleranceOf(bill.currency), shown[bill.at] ?? noReceipts),
  );
  return {
    receipts,
    bills: results,
    openBills: open.bills.map((bill, at) => nextBill(bill, results[at] as ReconciledBill)),
    payers: learnedPayers(payers, receipts, (_, at) => judged[at]?.bill?.debtor),
    totals: totalsOf(receipts),
    sums: sums.totals(),
    movements: movementsOf(moves, receiptsOf(items.length, judged)),
    seen: [...seen, ...lines, ...eventLines(judged, sums)],
    repeated: repeated + still.length,
    repeats: [...repeats, ...still],
    open: matters,
    balances,
    notices: [...notices, ...undatedNotices(open)],
  };
}

const noReceipts: readonly number[] = [];

interface Judged {
  readonly item: Item;
  /** That of the receipt. */
  readonly bill: RunningBill | undefined;
  receipt: Receipt;
}

/** What an earlier run showed without effect is shown again only if it has one now. */
function isShown({ item, receipt }: Judged): boolean {
  return item.isRetry !== true || receipt.counted !== undefined;
}

function undatedNotices({ undated: count }: OpenBills): Problem[] {
  return count === 0 ? [] : [problem('RECONCILIATION_DISCOUNT_NO_DATE', [], { count })];
}

/** Of what was taken back meanwhile nothing is left to be taken off: a bill has never received less than nothing. */
function withoutTooMuch({ receipt, item, bill }: Judged): Receipt {
  if (item.counted === undefined || receipt.counted === undefined || bill === undefined) return receipt;
  if (compareDecimals(bill.paid, '0') >= 0) return receipt;
  takeOff(bill, receipt.counted);
  return { ...receipt, counted: undefined, discount: undefined, effect: undefined };
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

function resultOfBill(bill: RunningBill, tolerance: string, receipts: readonly number[]): ReconciledBill {
  const { id, currency, amount, paid } = bill;
  const balance = openOf(bill);
  const state = stateOf(bill, tolerance);
  const isOver = balance !== undefined && compareDecimals(balance, '0') < 0;
  const open = balance === undefined ? undefined : isOver || state === 'settled' ? '0.00' : balance;
  const discount = compareDecimals(bill.discount, '0') > 0 ? bill.discount : undefined;
  return { id, state, currency, amount, paid, discount, open, credit: isOver ? negated(balance) : '0.00', receipts };
}

function nextBill({ json, isClosed, lastPaid }: RunningBill, { paid, discount, state }: ReconciledBill): OpenBillJson {
  return { ...json, paid, discount, lastPaid, closed: isClosed ? true : undefined, state };
}
