import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { Problem } from '../problem/problem.ts';
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

export interface Settlement {
  readonly verdict: Verdict;
  /** Of a converted receipt, in the currency of the bill. */
  readonly inner?: BalanceVerdict | undefined;
  readonly reasons: readonly Problem[];
  /** What it changes on the balance of the bill, in the currency of the bill; nothing where it does not count. */
  readonly counted?: string | undefined;
}

/** Counts a receipt for its bill: in the bill's currency, or by what was ordered in it where another was booked. */
export function settle(bill: RunningBill, item: Item, tolerance: string): Settlement {
  const { amount, currency, detail } = item;
  if (amount === undefined) return { verdict: 'candidate', reasons: [problem('RECONCILIATION_AMOUNT_MISSING', [])] };
  if (currency === bill.currency) return { ...balanced(bill, amount, item.key, tolerance), counted: amount };
  const instructed = detail?.instructed;
  if (instructed?.currency !== bill.currency) return { verdict: 'wrongCurrency', reasons: [] };
  const { verdict, reasons } = balanced(bill, instructed.amount, item.key, tolerance);
  const rate = detail?.exchangeRate;
  const booked = `${currency} ${amount}${rate === undefined ? '' : ` (${rate})`}`;
  const ordered = `${instructed.currency} ${instructed.amount}`;
  const converted = problem('RECONCILIATION_CONVERTED', [], { ordered, booked });
  return { verdict: 'converted', inner: verdict, reasons: [converted, ...reasons], counted: instructed.amount };
}

interface Balanced {
  readonly verdict: BalanceVerdict;
  readonly reasons: readonly Problem[];
}

function balanced(bill: RunningBill, amount: string, key: string, tolerance: string): Balanced {
  countClosed(bill);
  const open = openOf(bill);
  bill.receipts.push({ key, amount });
  bill.paid = exactSumOf([bill.paid, amount]);
  if (open === undefined) return { verdict: 'amountFree', reasons: [] };
  const wasPaid = compareDecimals(bill.paid, amount) > 0 || bill.isClosed;
  if (compareDecimals(open, '0') <= 0 || (wasPaid && isWithin(open, tolerance))) {
    bill.isDouble = true;
    return { verdict: 'double', reasons: [problem('RECONCILIATION_SETTLED_BEFORE', [])] };
  }
  const rest = exactSumOf([open, negated(amount)]);
  const sign = compareDecimals(rest, '0');
  if (sign === 0) return { verdict: 'settled', reasons: [] };
  if (isWithin(rest, tolerance)) {
    const difference = rest.replace('-', '');
    return { verdict: 'settled', reasons: [problem('RECONCILIATION_WITHIN_TOLERANCE', [], { difference })] };
  }
  return sign > 0
    ? { verdict: 'partial', reasons: [problem('RECONCILIATION_REST', [], { rest })] }
    : { verdict: 'over', reasons: [problem('RECONCILIATION_CREDIT', [], { credit: negated(rest) })] };
}

/** What its biller has closed counts as paid: all that comes in after that is too much. */
function countClosed(bill: RunningBill): void {
  const { amount, paid, isClosed } = bill;
  if (isClosed && amount !== undefined && compareDecimals(paid, amount) < 0) bill.paid = amount;
}

/** Takes a receipt back: the bill is open again by as much. What was never paid is not taken back. */
export function takeBack(bill: RunningBill, item: Item, tolerance: string): Pick<Settlement, 'reasons' | 'counted'> {
  const { amount, currency, detail } = item;
  const taken = currency === bill.currency ? amount : amountIn(bill.currency, detail?.instructed);
  countClosed(bill);
  if (taken === undefined || compareDecimals(bill.paid, taken) < 0) {
    return { reasons: [problem('RECONCILIATION_NOTHING_TO_REVERSE', [])] };
  }
  bill.paid = exactSumOf([bill.paid, negated(taken)]);
  bill.isClosed = false;
  const open = openOf(bill) ?? '0';
  if (compareDecimals(open, '0') >= 0 || isWithin(open, tolerance)) bill.isDouble = false;
  const equals = bill.receipts.filter((receipt) => compareDecimals(receipt.amount, taken) === 0).length;
  const reasons = equals > 1 ? [problem('RECONCILIATION_WHICH_IS_UNKNOWN', [])] : [];
  return { reasons, counted: negated(taken) };
}

function amountIn(
  currency: string,
  money: { readonly currency: string; readonly amount: string } | undefined,
): string | undefined {
  return money?.currency === currency ? money.amount : undefined;
}

/** Takes off a bill what an earlier run counted for it and what is in doubt now. */
export function takeOff(bill: RunningBill, counted: string): void {
  bill.paid = exactSumOf([bill.paid, negated(counted)]);
  bill.isClosed = false;
  bill.isDouble = false;
}

/** Charges that made the amount smaller than what was ordered. */
export function chargeReasons({ entry, detail }: Item): Problem[] {
  const charges = [...(detail?.charges ?? []), ...(entry.details.length < 2 ? entry.charges : [])];
  const included = charges.filter(({ isIncluded, direction }) => isIncluded && direction !== 'credit');
  const [first] = included;
  if (first === undefined) return [];
  const text = `${first.currency} ${exactSumOf(included.map(({ amount }) => amount))}`;
  return [problem('RECONCILIATION_CHARGES_DEDUCTED', [], { charges: text })];
}
