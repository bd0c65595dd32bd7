import { amountText } from '../bank-message/index.ts';
import type { CalendarDate } from '../date/calendar-date.ts';
import { normalizeIban } from '../iban/iban.ts';
import { read } from '../model/index.ts';
import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { Problem } from '../problem/problem.ts';
import { ProblemList } from '../problem-list.ts';
import { failed, ok, type Result, resultOf } from '../result.ts';
import type { StatementFile } from '../statement/index.ts';
import { BillIndex, type Candidate } from './bill-index.ts';
import { collectItems, type Item, type Place, payerOf } from './items.ts';
import { limits } from './limits.ts';
import { type BillState, type OpenBillJson, type ReconciliationDraft, reconciliationModel } from './model.ts';
import { type OpenBills, openOf, type RunningBill, readOpenBills, stateOf } from './open-bills.ts';
import { problem, type Reported } from './problems.ts';
import { foundReferences } from './references.ts';
import { type BalanceVerdict, chargeReasons, settle, takeBack, type Verdict } from './verdict.ts';

/** One payment of a statement with what it means for the bills. */
export interface Receipt {
  /** The same booking has the same key in every file that tells of it: the key of `seen`. */
  readonly key: string;
  readonly place: Place;
  readonly verdict: Verdict;
  /** Of a converted receipt: what it does in the currency of the bill. */
  readonly inner?: BalanceVerdict | undefined;
  /** The bill that it counts for, or that it was taken back from. */
  readonly bill?: string | undefined;
  /** What it changes on the balance of the bill, in its currency: below zero when taken back; absent where it does not count. */
  readonly counted?: string | undefined;
  readonly candidates: readonly Candidate[];
  readonly reasons: readonly Problem[];
  readonly currency: string;
  /** 0.00 where the bank does not say it. */
  readonly amount: string;
  readonly direction: 'credit' | 'debit';
  readonly date?: CalendarDate | undefined;
  readonly payer?: string | undefined;
  readonly payerAccount?: string | undefined;
  /** As it was compared. */
  readonly reference?: string | undefined;
  readonly message?: string | undefined;
}

export interface ReconciledBill {
  readonly id: string;
  readonly state: BillState;
  readonly currency: string;
  readonly amount?: string | undefined;
  readonly paid: string;
  /** Never negative. */
  readonly open?: string | undefined;
  /** What was paid beyond its amount. */
  readonly credit: string;
  /** Receipts of this run: indexes of `receipts`. */
  readonly receipts: readonly number[];
}

export interface VerdictTotal {
  readonly currency: string;
  readonly verdict: Verdict;
  readonly count: number;
  readonly amount: string;
}

export interface CurrencyTotal {
  readonly currency: string;
  readonly incoming: string;
  readonly reversed: string;
}

/** What statements mean for open bills. */
export interface Reconciliation {
  /** In the order of booking. */
  readonly receipts: readonly Receipt[];
  readonly bills: readonly ReconciledBill[];
  /** The open bills as the next run takes them. */
  readonly openBills: readonly OpenBillJson[];
  readonly totals: readonly VerdictTotal[];
  /** The sum of all verdicts on receipts, less what was reversed, is the sum of what came in, less what was reversed. */
  readonly sums: readonly CurrencyTotal[];
  /** Keys of every booking so far: `seen` of the next run. */
  readonly seen: readonly string[];
  /** Bookings that were told again and count no more. */
  readonly repeated: number;
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
  return ok(matched(statements, wire.draft, open));
}

function matched(statements: readonly StatementFile[], draft: ReconciliationDraft, open: OpenBills): Reconciliation {
  const links = (draft.accounts ?? []).flatMap((link) => {
    if (link?.iban === undefined || link.qrIban === undefined) return [];
    return [{ iban: normalizeIban(link.iban), qrIban: normalizeIban(link.qrIban) }];
  });
  const { bills } = open;
  const index = new BillIndex(open, links);
  const tolerances = new Map((draft.tolerance ?? []).map((one) => [one?.currency, one?.amount ?? '0']));
  const toleranceOf = (currency: string) => tolerances.get(currency) ?? '0';
  const seen = (draft.seen ?? []).filter((key) => key !== undefined);
  const { items, newKeys, repeated, notices } = collectItems(statements, new Set(seen));
  const receipts = [...items].sort(inBookingOrder).map((item) => receiptOf(item, index, toleranceOf));
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
    totals: totalsOf(receipts),
    sums: sumsOf(items),
    seen: [...seen, ...newKeys],
    repeated,
    notices,
  };
}

/** By day, what came in before what was taken back; of one day by key, so that the order of files and entries changes nothing. */
function inBookingOrder(one: Item, other: Item): number {
  if (one.date !== other.date) return (one.date ?? lastDay) < (other.date ?? lastDay) ? -1 : 1;
  if (one.direction !== other.direction) return one.direction === 'credit' ? -1 : 1;
  return one.key < other.key ? -1 : one.key > other.key ? 1 : 0;
}

/** What has no day comes last. */
const lastDay = '9999-12-31';

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
  };
}

type Judged = Pick<Receipt, 'verdict' | 'inner' | 'bill' | 'counted' | 'reasons'> & {
  readonly candidates?: readonly Candidate[];
};

function judge(
  item: Item,
  references: ReturnType<typeof foundReferences>,
  index: BillIndex,
  toleranceOf: (currency: string) => string,
): Judged {
  if (item.entry.kind === 'announced') return { verdict: 'announced', reasons: [] };
  if (item.isEnvelope) {
    const reasons = item.isExplained ? [] : [problem('RECONCILIATION_DETAILS_MISSING', [])];
    return { verdict: 'detailsElsewhere', reasons };
  }
  if (isTakenBack(item)) return judgeTakenBack(item, references, index, toleranceOf);
  if (!isReceipt(item)) return { verdict: 'notABill', reasons: [] };
  const charges = chargeReasons(item);
  const [reference, ...more] = references;
  if (reference === undefined || more.length > 0) {
    const candidates = more.length > 0 ? index.candidatesOfSeveral(references, item) : index.candidatesFor(item);
    const several = more.length > 0 ? [problem('RECONCILIATION_SEVERAL_REFERENCES', [])] : [];
    const verdict = more.length > 0 || candidates.length > 0 ? 'candidate' : 'noReference';
    return { verdict, candidates, reasons: [...several, ...charges] };
  }
  if (reference.kind === 'invalid') return { verdict: 'invalidReference', reasons: charges };
  const lookup = index.lookUp(reference, item);
  if (lookup.found === 'nothing') return { verdict: 'unknownReference', reasons: charges };
  if (lookup.found === 'candidate') return { verdict: 'candidate', candidates: lookup.candidates, reasons: charges };
  const { bill } = lookup;
  const { verdict, inner, reasons, counted } = settle(bill, item, toleranceOf(bill.currency));
  return { verdict, inner, bill: bill.id, counted, reasons: [...lookup.reasons, ...reasons, ...charges] };
}

function judgeTakenBack(
  item: Item,
  references: ReturnType<typeof foundReferences>,
  index: BillIndex,
  toleranceOf: (currency: string) => string,
): Judged {
  const [reference, ...more] = references;
  const isClear = reference !== undefined && reference.kind !== 'invalid' && more.length === 0;
  const lookup = isClear ? index.lookUp(reference, item) : undefined;
  if (lookup?.found !== 'bill')
    return { verdict: 'reversed', reasons: [problem('RECONCILIATION_NOTHING_TO_REVERSE', [])] };
  const { bill } = lookup;
  const { reasons, counted } = takeBack(bill, item, toleranceOf(bill.currency));
  return { verdict: 'reversed', bill: bill.id, counted, reasons: [...lookup.reasons, ...reasons] };
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

function totalsOf(receipts: readonly Receipt[]): VerdictTotal[] {
  const groups = new Map<string, { currency: string; verdict: Verdict; amounts: string[] }>();
  for (const { currency, verdict, amount } of receipts) {
    const key = `${currency} ${verdict}`;
    const group = groups.get(key) ?? { currency, verdict, amounts: [] };
    groups.set(key, group);
    group.amounts.push(amount);
  }
  return [...groups.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { currency, verdict, amounts }]) => ({
      currency,
      verdict,
      count: amounts.length,
      amount: exactSumOf(amounts),
    }));
}

function sumsOf(items: readonly Item[]): CurrencyTotal[] {
  const byCurrency = new Map<string, { incoming: string[]; reversed: string[] }>();
  for (const item of items) {
    const isIn = isReceipt(item);
    if (!isIn && !isTakenBack(item)) continue;
    const sums = byCurrency.get(item.currency) ?? { incoming: [], reversed: [] };
    byCurrency.set(item.currency, sums);
    sums[isIn ? 'incoming' : 'reversed'].push(item.amount ?? '0.00');
  }
  return [...byCurrency.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, { incoming, reversed }]) => ({
      currency,
      incoming: exactSumOf(incoming),
      reversed: exactSumOf(reversed),
    }));
}
