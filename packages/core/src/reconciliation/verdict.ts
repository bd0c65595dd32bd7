import { withOne } from '../lists.ts';
import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { Problem } from '../problem/problem.ts';
import { type TakenDiscount, takenDiscount } from './discounts.ts';
import type { Item } from './item.ts';
import { isWithin, openOf, type RunningBill } from './open-bills.ts';
import { problem } from './problems.ts';

/** What a receipt does to the balance of its bill. */
export const balanceVerdicts = ['settled', 'partial', 'over', 'double', 'amountFree'] as const;
export type BalanceVerdict = (typeof balanceVerdicts)[number];

/** What is said of a receipt, or of whatever else stands in a statement. */
export const verdicts = [
  ...balanceVerdicts,
  'wrongCurrency',
  'converted',
  'unknownReference',
  'invalidReference',
  'noReference',
  'candidate',
  'reversed',
  'detailsElsewhere',
  'announced',
  'notABill',
  'open',
] as const;
export type Verdict = (typeof verdicts)[number];

/** What a receipt, or what takes one back, changes on a bill, in the currency of the bill: below zero where it is taken back. */
export interface BillChange {
  /** On what was paid; nothing where it does not count. */
  readonly counted?: string | undefined;
  /** Discount that is granted. */
  readonly discount?: string | undefined;
  /** Tolerated: what was open less what came in, so below zero where more came in. */
  readonly difference?: string | undefined;
}

export interface Settlement extends BillChange {
  readonly verdict: Verdict;
  /** Of a converted receipt, in the currency of the bill. */
  readonly inner?: BalanceVerdict | undefined;
  readonly reasons: readonly Problem[];
}

/** Counts a receipt for its bill: in the bill's currency, or by what was ordered in it where another was booked. */
export function settle(bill: RunningBill, item: Item, tolerance: string): Settlement {
  const { amount, currency, detail } = item;
  if (amount === undefined) return { verdict: 'candidate', reasons: [problem('RECONCILIATION_AMOUNT_MISSING', [])] };
  if (currency === bill.currency) {
    const { verdict, reasons, discount, difference } = balanced(bill, amount, item, tolerance);
    return { verdict, reasons, counted: amount, discount, difference };
  }
  const instructed = detail?.instructed;
  if (instructed?.currency !== bill.currency) return { verdict: 'wrongCurrency', reasons: [] };
  const { verdict, reasons, ...effect } = balanced(bill, instructed.amount, item, tolerance);
  const rate = detail?.exchangeRate;
  const booked = `${currency} ${amount}${rate === undefined ? '' : ` (${rate})`}`;
  const ordered = `${instructed.currency} ${instructed.amount}`;
  const converted = problem('RECONCILIATION_CONVERTED', [], { ordered, booked });
  return {
    ...effect,
    verdict: 'converted',
    inner: verdict,
    reasons: [converted, ...reasons],
    counted: instructed.amount,
  };
}

const noReasons: readonly Problem[] = [];

interface Balanced extends Omit<BillChange, 'counted'> {
  readonly verdict: BalanceVerdict;
  readonly reasons: readonly Problem[];
}

function balanced(bill: RunningBill, amount: string, { paidOn }: Item, tolerance: string): Balanced {
  countClosed(bill);
  const open = openOf(bill);
  const isFirst = compareDecimals(bill.paid, '0') <= 0 && !bill.isClosed;
  bill.receipts = withOne(bill.receipts, amount);
  bill.paid = exactSumOf([bill.paid, amount]);
  const day = laterOf(isFirst ? undefined : bill.lastPaid, paidOn);
  bill.lastPaid = day ?? bill.lastPaid;
  if (open === undefined) return { verdict: 'amountFree', reasons: noReasons };
  if (compareDecimals(open, '0') <= 0 || (!isFirst && isWithin(open, tolerance))) {
    bill.isDouble = true;
    return { verdict: 'double', reasons: [problem('RECONCILIATION_SETTLED_BEFORE', [])] };
  }
  const taken = takenDiscount(bill, open, amount, { day: paidOn && day, tolerance });
  return taken?.kind === 'inTime' ? granted(bill, taken) : withoutDiscount(open, amount, tolerance, taken);
}

/** What makes the whole with what was paid. */
function granted(bill: RunningBill, { percent, until }: TakenDiscount): Balanced {
  const discount = openOf(bill) ?? '0.00';
  bill.discount = exactSumOf([bill.discount, discount]);
  return {
    verdict: 'settled',
    discount,
    reasons: [problem('RECONCILIATION_DISCOUNT', [], { percent, until, discount })],
  };
}

function withoutDiscount(open: string, amount: string, tolerance: string, taken: TakenDiscount | undefined): Balanced {
  if (open === amount) return { verdict: 'settled', reasons: noReasons };
  const rest = exactSumOf([open, negated(amount)]);
  const sign = compareDecimals(rest, '0');
  const said = taken === undefined ? noReasons : reasonsOf(taken);
  if (sign === 0) return { verdict: 'settled', reasons: noReasons };
  if (isWithin(rest, tolerance)) {
    const tolerated = problem('RECONCILIATION_WITHIN_TOLERANCE', [], { difference: rest.replace('-', '') });
    return { verdict: 'settled', difference: rest, reasons: [...said, tolerated] };
  }
  return sign > 0
    ? { verdict: 'partial', reasons: [...said, problem('RECONCILIATION_REST', [], { rest })] }
    : { verdict: 'over', reasons: [problem('RECONCILIATION_CREDIT', [], { credit: negated(rest) })] };
}

/** Why a discount that somebody took is not granted. */
function reasonsOf({ kind, percent, until, payable, day }: TakenDiscount): Problem[] {
  if (kind === 'differs') return [problem('RECONCILIATION_DISCOUNT_DIFFERS', [], { percent, until, payable })];
  return day === undefined
    ? [problem('RECONCILIATION_DISCOUNT_DAY_UNKNOWN', [], { percent })]
    : [problem('RECONCILIATION_DISCOUNT_LATE', [], { percent, until, day })];
}

function laterOf<T extends string>(one: T | undefined, other: T | undefined): T | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one > other ? one : other;
}

/** What its biller has closed counts as paid: all that comes in after that is too much. */
function countClosed(bill: RunningBill): void {
  const open = bill.isClosed ? openOf({ ...bill, isClosed: false }) : undefined;
  if (open !== undefined && compareDecimals(open, '0') > 0) bill.paid = exactSumOf([bill.paid, open]);
}

/** Takes a receipt back: the bill is open again by as much. What was never paid is not taken back. */
export function takeBack(bill: RunningBill, item: Item, tolerance: string): BillChange & Pick<Settlement, 'reasons'> {
  const { amount, currency, detail } = item;
  const taken = currency === bill.currency ? amount : amountIn(bill.currency, detail?.instructed);
  countClosed(bill);
  if (taken === undefined || compareDecimals(bill.paid, taken) < 0) {
    return { reasons: [problem('RECONCILIATION_NOTHING_TO_REVERSE', [])] };
  }
  const before = toleratedOf(bill, tolerance);
  const discount = subtract(bill, taken);
  const open = openOf(bill) ?? '0';
  if (compareDecimals(open, '0') >= 0 || isWithin(open, tolerance)) bill.isDouble = false;
  const equals = bill.receipts.filter((receipt) => compareDecimals(receipt, taken) === 0).length;
  const reasons = [
    ...(equals > 1 ? [problem('RECONCILIATION_WHICH_IS_UNKNOWN', [])] : []),
    ...(discount === undefined ? [] : [discountTakenBack(discount)]),
  ];
  const isTolerated = before !== undefined && toleratedOf(bill, tolerance) === undefined;
  return { reasons, counted: negated(taken), discount, difference: isTolerated ? negated(before) : undefined };
}

/** That a discount falls away; `discount` is below zero. */
export function discountTakenBack(discount: string): Problem {
  return problem('RECONCILIATION_DISCOUNT_TAKEN_BACK', [], { discount: negated(discount) });
}

/** What is open of a bill and tolerated. */
function toleratedOf(bill: RunningBill, tolerance: string): string | undefined {
  const open = openOf(bill);
  const isPaid = compareDecimals(bill.paid, '0') > 0;
  return open !== undefined && isPaid && compareDecimals(open, '0') !== 0 && isWithin(open, tolerance)
    ? open
    : undefined;
}

function amountIn(
  currency: string,
  money: { readonly currency: string; readonly amount: string } | undefined,
): string | undefined {
  return money?.currency === currency ? money.amount : undefined;
}

/** Takes off a bill what an earlier run counted for it and what is in doubt now. Answers the discount that falls away with it. */
export function takeOff(bill: RunningBill, counted: string): string | undefined {
  bill.isDouble = false;
  return subtract(bill, counted);
}

/** Less was paid than was counted. A discount stands only as long as it makes the whole with what was paid; answers what falls away. */
function subtract(bill: RunningBill, amount: string): string | undefined {
  bill.paid = exactSumOf([bill.paid, negated(amount)]);
  bill.isClosed = false;
  if (compareDecimals(bill.paid, '0') <= 0) bill.lastPaid = undefined;
  if (compareDecimals(bill.discount, '0') <= 0 || compareDecimals(openOf(bill) ?? '0', '0') <= 0) return undefined;
  const discount = negated(bill.discount);
  bill.discount = '0.00';
  return discount;
}
