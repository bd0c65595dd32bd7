import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import { isWithin, type RunningBill } from './open-bills.ts';

/** What a receipt does to the account of its customer, in the currency of the bill; together it is what counts. */
export interface Effect {
  /** By how much less the customer owes on the bill; below zero where a receipt is taken back. */
  readonly claim: string;
  /** By how much more the customer has paid too much. */
  readonly credit: string;
  /** What is tolerated: below zero where too little came in. */
  readonly difference: string;
}

interface CountedReceipt {
  readonly bill?: RunningBill | undefined;
  readonly counted?: string | undefined;
  readonly discount?: string | undefined;
}

/** What a receipt that counts for a bill does to the account of its customer. The bill is as it is after that. */
export function effectOf(
  { bill, counted, discount = '0.00' }: CountedReceipt,
  toleranceOf: (currency: string) => string,
): Effect | undefined {
  if (bill === undefined || counted === undefined) return undefined;
  const tolerance = toleranceOf(bill.currency);
  // What a discount takes off is owed no more
  const owed = (granted: string) => bill.amount && exactSumOf([bill.amount, negated(granted)]);
  const earlier = exactSumOf([bill.discount, negated(discount)]);
  const before = positionAt(owed(earlier), exactSumOf([bill.paid, negated(counted)]), tolerance);
  const after = positionAt(owed(bill.discount), bill.paid, tolerance);
  if (before === nothing) return { ...after, claim: exactSumOf([after.claim]) };
  const change = (name: keyof Effect) => exactSumOf([after[name], negated(before[name])]);
  return { claim: change('claim'), credit: change('credit'), difference: change('difference') };
}

const none = '0.00';
const nothing: Effect = { claim: none, credit: none, difference: none };

/** How what was paid of a bill is spread: a matter of the sum alone, so that taking back undoes what counting did. */
function positionAt(amount: string | undefined, paid: string, tolerance: string): Effect {
  if (paid === none) return nothing;
  if (amount === undefined || compareDecimals(paid, '0') <= 0) return { claim: paid, credit: none, difference: none };
  const over = exactSumOf([paid, negated(amount)]);
  if (isWithin(over, tolerance)) return { claim: amount, credit: none, difference: over };
  if (compareDecimals(over, '0') > 0) return { claim: amount, credit: over, difference: none };
  return { claim: paid, credit: none, difference: none };
}
