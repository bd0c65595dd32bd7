import { type Place, payerOf } from '../booking/index.ts';
import type { CalendarDate } from '../date/calendar-date.ts';
import { negated } from '../money/decimal-text.ts';
import type { Problem } from '../problem/problem.ts';
import type { BillIndex } from './bill-index.ts';
import type { ReceiptCharge } from './charges.ts';
import { type Effect, effectOf } from './effect.ts';
import type { Item } from './item.ts';
import type { RunningBill } from './open-bills.ts';
import { problem } from './problems.ts';
import type { Candidate } from './proposals.ts';
import { type FoundReference, foundReferences } from './references.ts';
import {
  type BalanceVerdict,
  type BillChange,
  discountTakenBack,
  settle,
  takeBack,
  takeOff,
  type Verdict,
} from './verdict.ts';

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
  /** How what counts is spread over the account of the customer. */
  readonly effect?: Effect | undefined;
  /** An earlier run showed it for no bill. */
  readonly wasShown?: boolean | undefined;
  /** Discount that it took in time, in the currency of the bill: what it leaves unpaid for good. Below zero when that falls away again. */
  readonly discount?: string | undefined;
  /** Tolerated difference, in the currency of the bill: what was open less what came in; with the other sign when that is taken back. */
  readonly difference?: string | undefined;
  /** Charges as the bank tells them; those of a collection with its first payment. */
  readonly charges?: readonly ReceiptCharge[] | undefined;
  /** What the account was credited for it, where that is `amount` less charges that the bank took off. */
  readonly booked?: string | undefined;
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

/** Which kinds of entries are money of payers; what is taken back or sent back of it. */
function isReceipt({ entry, isEnvelope, direction }: Item): boolean {
  return !isEnvelope && direction === 'credit' && (entry.kind === 'incoming' || entry.kind === 'directDebit');
}

function isTakenBack({ entry, isEnvelope, direction }: Item): boolean {
  if (isEnvelope || direction !== 'debit') return false;
  return ['reversal', 'returned', 'incoming', 'directDebit'].includes(entry.kind);
}

const noCandidates: readonly Candidate[] = [];
const noReferences: readonly FoundReference[] = [];
const noReasons: readonly Problem[] = [];

/** The receipt of an item, and its bill, whose balance runs along. */
export function receiptOf(
  item: Item,
  index: BillIndex,
  toleranceOf: (currency: string) => string,
): { receipt: Receipt; readonly item: Item; readonly bill: RunningBill | undefined } {
  const { key, place, detail, entry, currency, amount = '0.00', direction, date } = item;
  const references = detail === undefined ? noReferences : foundReferences(detail.references);
  const judged = judge(item, references, index, toleranceOf);
  const receipt: Receipt = {
    key,
    place,
    verdict: judged.verdict,
    inner: judged.inner,
    bill: judged.bill?.id,
    counted: judged.counted,
    effect: effectOf(judged, toleranceOf),
    discount: judged.discount,
    difference: judged.difference,
    wasShown: item.wasShown,
    charges: item.charges?.charges,
    booked: item.charges?.booked,
    candidates: judged.candidates ?? noCandidates,
    reasons: judged.reasons,
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
  return { receipt, item, bill: judged.bill };
}

type Judged = Pick<Receipt, 'verdict' | 'inner' | 'reasons' | keyof BillChange> & {
  readonly bill?: RunningBill | undefined;
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
  if (item.entry.kind === 'announced') return { verdict: 'announced', reasons: noReasons };
  if (item.doubt !== undefined) return judgeOpen(item, item.doubt, references, index);
  if (item.isEnvelope) {
    const reasons = item.isExplained ? noReasons : [problem('RECONCILIATION_DETAILS_MISSING', [])];
    return { verdict: 'detailsElsewhere', reasons };
  }
  if (isTakenBack(item)) return judgeTakenBack(item, references, index, toleranceOf);
  if (!isReceipt(item)) return { verdict: 'notABill', reasons: noReasons };
  const charges = item.charges?.reasons ?? noReasons;
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
  const { verdict, inner, counted, discount, difference, reasons } = settle(bill, item, toleranceOf(bill.currency));
  const isPlain = lookup.reasons.length + charges.length === 0;
  const all = isPlain ? reasons : [...lookup.reasons, ...reasons, ...charges];
  return { verdict, inner, bill, counted, discount, difference, reasons: all };
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
  const discount = takeOff(bill, counted);
  const fallen = discount === undefined ? [] : [discountTakenBack(discount)];
  return { verdict: 'open', bill, counted: negated(counted), discount, reasons: [doubt, ...fallen] };
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
  const taken = takeBack(bill, item, toleranceOf(bill.currency));
  return { ...taken, verdict: 'reversed', bill, reasons: [...found, ...taken.reasons] };
}
