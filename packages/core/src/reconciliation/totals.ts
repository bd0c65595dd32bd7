import { exactSumOf } from '../money/decimal-text.ts';
import type { Verdict } from './verdict.ts';

export interface VerdictTotal {
  readonly currency: string;
  readonly verdict: Verdict;
  readonly count: number;
  readonly amount: string;
}

/** How many receipts have a verdict, and what they add up to. */
export function totalsOf(receipts: readonly Omit<VerdictTotal, 'count'>[]): VerdictTotal[] {
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
