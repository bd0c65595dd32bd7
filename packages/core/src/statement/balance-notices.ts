import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { Problem } from '../problem/problem.ts';
import { problem } from './problems.ts';
import type { Direction, Entry, Statement } from './statement.ts';

/**
 * Opening balance and booked entries make the closing balance; banks leave out entries of later value dates now and then. `booked` are
 * signed amounts of a currency that make what is booked.
 */
export function balanceNotices(
  { balances, unreadable }: Pick<Statement, 'balances' | 'unreadable'>,
  booked: (currency: string) => readonly string[],
  index: number,
): Problem[] {
  const final = balances.filter(({ isIntermediate }) => !isIntermediate);
  const opening = final.find(({ type }) => type === 'OPBD' || type === 'PRCD');
  const closing = final.find(({ type }) => type === 'CLBD');
  if (opening === undefined || closing === undefined || unreadable > 0) return [];
  const sum = exactSumOf([signedAmount(opening), ...booked(closing.currency)]);
  const found = signedAmount(closing);
  return compareDecimals(sum, found) === 0
    ? []
    : [problem('STATEMENT_BALANCE', ['statements', index, 'balances'], { closing: found, sum })];
}

/** The signed amounts of entries that are booked in a currency. */
export function bookedAmounts(entries: readonly Entry[], currency: string): string[] {
  return entries.filter((entry) => entry.status === 'BOOK' && entry.currency === currency).map(signedAmount);
}

/** Below zero for a debit. */
export function signedAmount(one: { readonly amount: string; readonly direction: Direction }): string {
  return one.direction === 'credit' ? one.amount : negated(one.amount);
}
