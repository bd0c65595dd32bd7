import { sumOf } from '@rappen/core/money';
import type { CaseSummary, CaseTotal } from '../../work/service/answers.ts';

/** Number and sum of cases by currency, as the service tells them of a filter. */
export function totalsOf(cases: readonly CaseSummary[]): readonly CaseTotal[] {
  const currencies = [...new Set(cases.map(({ totalAmount }) => totalAmount.currencyCode))].sort();
  return currencies.map((currencyCode) => {
    const own = cases.filter(({ totalAmount }) => totalAmount.currencyCode === currencyCode);
    const values = own.flatMap(({ totalAmount: { value } }) => (value === undefined ? [] : [value]));
    return { currencyCode, count: own.length, withoutAmount: own.length - values.length, value: sumOf(values) };
  });
}

/** How many cases there are in all currencies. */
export function countOf(totals: readonly CaseTotal[]): number {
  return totals.reduce((sum, { count }) => sum + count, 0);
}
