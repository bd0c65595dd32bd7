import { addDays, type CalendarDate } from '../date/calendar-date.ts';
import { compareDecimals, differenceOf, exactSumOf, negated, shortDecimal, taxOf } from '../money/decimal-text.ts';
import type { Path } from '../problem/problem.ts';
import type { ProblemList } from '../problem-list.ts';
import { limits } from './limits.ts';
import type { ReconciliationDraft } from './model.ts';
import type { Reported } from './problems.ts';

/** A discount that a bill grants to whoever pays by its last day. */
export interface BillDiscount {
  /** Greater than 0, less than 100, without trailing zeros. */
  readonly percent: string;
  readonly until: CalendarDate;
}

export type DiscountDrafts = ReconciliationDraft['discounts'];

/** `days` count from the date of the bill, `until` does not. */
interface Term {
  readonly percent: string;
  readonly until?: CalendarDate | undefined;
  readonly days?: number | undefined;
}

/** Terms that were read; undefined: none are named. */
export type DiscountTerms = readonly Term[] | undefined;

/** Reads the discounts of a bill, an account or a run; 0 per cent is a payment term, and no discount. Reports `RECONCILIATION_DISCOUNT_TERMS`. */
export function readDiscountTerms(drafts: DiscountDrafts, path: Path, problems: ProblemList<Reported>): DiscountTerms {
  if (drafts === undefined) return undefined;
  const { discountsMax: max, discountDaysMax } = limits;
  const report = (place: Path): undefined => problems.report('RECONCILIATION_DISCOUNT_TERMS', place, { max });
  if (drafts.length > max) report(path);
  return drafts.slice(0, max).flatMap((draft, index): Term[] => {
    const place = [...path, index];
    const { percent, until, days } = draft ?? {};
    const isRate = percent !== undefined && isDiscountRate(percent);
    if (percent !== undefined && !isRate) report([...place, 'percent']);
    if (days !== undefined && (days < 0 || days > discountDaysMax)) report([...place, 'days']);
    else if ((days === undefined) === (until === undefined)) report([...place, 'until']);
    return isRate && compareDecimals(percent, '0') > 0 ? [{ percent: shortDecimal(percent), until, days }] : [];
  });
}

/** Whether a text is a percentage from 0 to less than 100, with at most three decimals. */
export function isDiscountRate(percent: string): boolean {
  return /^\d{1,2}(?:\.\d{1,3}0*)?$/.test(percent);
}

/** Whether the terms need the date of a bill. */
export function needDate(terms: DiscountTerms): boolean {
  return terms?.some(({ days }) => days !== undefined) === true;
}

/** The discounts of a bill of this date, the largest first. Without a date those are left out that count from it. */
export function datedDiscounts(terms: DiscountTerms, date: CalendarDate | undefined): readonly BillDiscount[] {
  if (terms === undefined || terms.length === 0) return none;
  return terms
    .flatMap(({ percent, until, days }) => {
      const counted = days === undefined || date === undefined ? undefined : addDays(date, days);
      const last = until ?? counted;
      return last === undefined ? [] : [{ percent, until: last }];
    })
    .sort((one, other) => compareDecimals(other.percent, one.percent));
}

const none: readonly BillDiscount[] = [];

/** A bill as far as discounts are about it. */
export interface DiscountedBill {
  readonly amount: string | undefined;
  readonly currency: string;
  readonly discounts: readonly BillDiscount[];
}

/** What a receipt has to do with a discount. */
export type TakenDiscount = BillDiscount & {
  /** `differs`: it is short of what is open by no more than a discount that may be taken still, but by another amount. */
  readonly kind: 'inTime' | 'notInTime' | 'differs';
  /** What would be paid with the discount: where it is taken that is the amount of the receipt. */
  readonly payable: string;
  /** On which the last of the money came. */
  readonly day: CalendarDate | undefined;
};

/**
 * The discount that an amount takes of what is open of a bill, if any: in time or not (without a day that is not known), else that it is
 * short by another amount. `day` is that on which the last of the money came; `tolerance` is not added to a discount: what both together
 * would settle differs. See `payablesWith` for the amounts that count as taking it.
 */
export function takenDiscount(
  bill: DiscountedBill,
  open: string,
  amount: string,
  { day, tolerance }: { readonly day: CalendarDate | undefined; readonly tolerance: string },
): TakenDiscount | undefined {
  if (bill.discounts.length === 0 || compareDecimals(amount, open) >= 0) return undefined;
  const offers = bill.discounts.map((discount) => ({ ...discount, payables: payablesWith(bill, open, discount) }));
  const isInTime = ({ until }: BillDiscount) => day !== undefined && day <= until;
  const fitting = offers.filter(({ payables }) => payables.some((one) => compareDecimals(one, amount) === 0));
  const inTime = fitting.find(isInTime);
  if (inTime !== undefined) return { ...termOf(inTime), kind: 'inTime', payable: amount, day };
  const [other] = fitting;
  if (other !== undefined) return { ...termOf(other), kind: 'notInTime', payable: amount, day };
  for (const offer of offers.filter(isInTime)) {
    const [payable] = offer.payables;
    if (payable === undefined || compareDecimals(exactSumOf([amount, tolerance]), payable) < 0) continue;
    return { ...termOf(offer), kind: 'differs', payable, day };
  }
  return undefined;
}

function termOf({ percent, until }: BillDiscount): BillDiscount {
  return { percent, until };
}

/**
 * The amounts that pay what is open with a discount, the usual one first. The discount is the percentage of the whole bill, since it is
 * granted for paying all of it in time, or of what is still open, for who took none on an earlier part. It is rounded to the cent; half a
 * cent either way, as invoices round what is payable and books what is taken off. In francs, where the amount of the bill is a multiple of
 * five rappen, what is payable may also be rounded to five rappen.
 */
function payablesWith(bill: DiscountedBill, open: string, { percent }: BillDiscount): readonly string[] {
  const { amount = open, currency } = bill;
  const rest = exactSumOf(['100', negated(percent)]);
  const cents = [amount, open].flatMap((base) => [
    differenceOf(open, differenceOf(base, taxOf(base, rest))),
    differenceOf(open, taxOf(base, percent)),
  ]);
  const isRound = currency === 'CHF' && /^\d+\.\d[05]0*$/.test(amount);
  const all = new Set(isRound ? [...cents, ...cents.map(toFiveRappen)] : cents);
  return [...all].filter((one) => compareDecimals(one, '0') > 0 && compareDecimals(one, open) < 0);
}

/** Of an amount with two decimals, not below zero. Half of five rappen is no whole rappen: there is always one nearest. */
function toFiveRappen(amount: string): string {
  if (amount.startsWith('-')) return amount;
  const rappen = String(((BigInt(amount.replace('.', '')) + 2n) / 5n) * 5n).padStart(3, '0');
  return `${rappen.slice(0, -2)}.${rappen.slice(-2)}`;
}
