import { productOf, sumOf } from './decimal-text.ts';
import { Exact } from './exact.ts';

/** With two decimals, rounded half up (away from zero), and never a negative zero. */
function printed(value: Exact): string {
  const text = value.toFixed(2);
  return text === '-0.00' ? '0.00' : text;
}

/** `percent` per cent of a product, rounded once at the end: 10 per cent of 3 × 0.335 → `0.10`. */
export function percentageOf(factors: readonly string[], percent: string): string {
  return printed(exactProduct(factors).times(percent).dividedBy(100));
}

/** A product less `percent` per cent of it, rounded once at the end: 3 × 0.335 less 10 per cent → `0.90`. */
export function reducedProductOf(factors: readonly string[], percent: string): string {
  return printed(exactProduct(factors).times(new Exact(100).minus(percent)).dividedBy(100));
}

/** A product by a divisor other than zero, rounded once at the end: 10 × 3.50 by 4 → `8.75`. */
export function quotientOf(factors: readonly string[], divisor: string): string {
  return printed(exactProduct(factors).dividedBy(divisor));
}

/**
 * The price with the fewest decimals, two at least, whose product with a quantity rounds to an amount; with `decimalsMax` where none
 * does. For a quantity other than zero.
 */
export function unitPriceOf(amount: string, quantity: string, decimalsMax: number): string {
  const exact = new Exact(amount).dividedBy(quantity);
  for (let decimals = 2; decimals < decimalsMax; decimals++) {
    const price = exact.toFixed(decimals);
    if (productOf([price, quantity]) === sumOf([amount])) return price;
  }
  return exact.toFixed(decimalsMax);
}

function exactProduct(factors: readonly string[]): Exact {
  return factors.reduce((product, factor) => product.times(factor), new Exact(1));
}

/** The tax that a gross amount includes, rounded half up to two decimals: 108.10 at 8.1 → `8.10`. */
export function includedTaxOf(gross: string, percent: string): string {
  return printed(new Exact(gross).times(percent).dividedBy(new Exact(percent).plus(100)));
}

/** The nearest multiple of a step, half up: 10.03 in steps of 0.05 → `10.05`. */
export function nearestMultiple(value: string, step: string): string {
  return printed(new Exact(value).toNearest(step, Exact.ROUND_HALF_UP));
}

/**
 * Splits an amount of two decimals in proportion to weights, so that the parts add up to it exactly: each part is rounded
 * towards zero, and the hundredths left over go to the parts that lost most, the first of equals first (largest
 * remainder). Weights of zero or less take no part; without any other the first part takes all. At least one weight.
 */
export function splitOf(amount: string, weights: readonly string[]): string[] {
  const shares = weights.map((weight) => Exact.max(weight, 0));
  const whole = shares.reduce((sum, share) => sum.plus(share), new Exact(0));
  if (whole.isZero()) return weights.map((_, index) => (index === 0 ? sumOf([amount]) : '0.00'));
  const hundredths = new Exact(amount).times(100).toDecimalPlaces(0);
  const sign = hundredths.isNegative() ? -1 : 1;
  const exact = shares.map((share) => hundredths.abs().times(share).dividedBy(whole));
  const parts = exact.map((part) => part.floor());
  const left = parts.reduce((rest, part) => rest.minus(part), hundredths.abs()).toNumber();
  const byLoss = exact
    .map((part, index) => ({ index, loss: part.minus(parts[index] as Exact) }))
    .sort((a, b) => b.loss.comparedTo(a.loss) || a.index - b.index);
  for (const { index } of byLoss.slice(0, left)) parts[index] = (parts[index] as Exact).plus(1);
  return parts.map((part) => printed(part.times(sign).dividedBy(100)));
}
