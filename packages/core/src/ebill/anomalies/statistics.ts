import { compareDecimals, productOf } from '../../money/decimal-text.ts';
import { anomalyLimits } from './limits.ts';

/** The value that 95 of 100 do not exceed (nearest rank). At least one decimal text. */
export function percentile95(amounts: readonly string[]): string {
  return sorted(amounts)[Math.ceil(amounts.length * 0.95) - 1] ?? '0.00';
}

/** The middle value, of an even number the upper of the two in the middle. At least one decimal text. */
export function medianOf(amounts: readonly string[]): string {
  return sorted(amounts)[Math.floor(amounts.length / 2)] ?? '0.00';
}

/** Whether an amount is more than so many times another. Exact. */
export function isMoreThan(factor: string, other: string, amount: string): boolean {
  return compareDecimals(amount, productOf([factor, other])) > 0;
}

/**
 * How many robust standard deviations an amount lies above the median, all on a logarithmic scale; amounts of zero are left
 * out. The spread (median absolute deviation) is taken as at least `robustSpreadMin`, so that a biller of one price may
 * raise it. Nothing is ever paid by this number: it is the only place where amounts become floats.
 */
export function robustDistance(amounts: readonly string[], amount: string): number {
  const logarithms = amounts
    .map(Number)
    .filter((value) => value > 0)
    .map(Math.log);
  const value = Number(amount);
  if (logarithms.length === 0 || value <= 0) return 0;
  const middle = middleOf(logarithms);
  const spread = middleOf(logarithms.map((logarithm) => Math.abs(logarithm - middle)));
  return (0.6745 * (Math.log(value) - middle)) / Math.max(spread, anomalyLimits.robustSpreadMin);
}

function sorted(amounts: readonly string[]): string[] {
  return [...amounts].sort(compareDecimals);
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
