import { Decimal } from 'decimal.js';

/** Our own settings: nothing a caller does to the library can change how money is rounded. */
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -9e15, toExpPos: 9e15 });

/** Sum of decimal texts, exact, as text with two decimals (`1025.00`); more decimals are rounded half up at the end. */
export function sumOf(values: readonly string[]): string {
  return values.reduce((sum, value) => sum.plus(value), new Exact(0)).toFixed(2);
}

/** Tax on a net amount at a rate in per cent, rounded half up to two decimals: 400.19 at 3.7 → `14.81`. */
export function taxOf(net: string, percent: string): string {
  return new Exact(net).times(percent).dividedBy(100).toFixed(2);
}

/** Whether two decimal texts lie at most `rappenMax` hundredths apart. */
export function isNear(one: string, other: string, rappenMax: number): boolean {
  return new Exact(one).minus(other).abs().times(100).lessThanOrEqualTo(rappenMax);
}

/** A decimal text without leading or trailing zeros: `007.70` → `7.7`, `2.0` → `2`. */
export function shortDecimal(text: string): string {
  return new Exact(text).toFixed();
}
