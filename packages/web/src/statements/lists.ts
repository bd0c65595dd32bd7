import { exactSumOf, negated } from '@rappen/core/money';
import type { KeptReceipt, StatementRun } from '../records/bank/records.ts';

/** Where a receipt is listed. */
export type ListName = 'paid' | 'look' | 'other';

export const listNames: readonly ListName[] = ['paid', 'look', 'other'];

/** A receipt with its place among what is kept. */
export interface ListedReceipt {
  readonly run: StatementRun;
  readonly index: number;
  readonly receipt: KeptReceipt;
}

/** Bills are paid by an exact reference or by the decision of a person; what else came in is to be looked at. */
function listOf({ verdict, inner, decided }: KeptReceipt): ListName {
  if (decided !== undefined) return 'paid';
  if (verdict === 'settled' || verdict === 'amountFree') return 'paid';
  if (verdict === 'converted') return inner === 'settled' || inner === 'amountFree' ? 'paid' : 'look';
  return ['announced', 'detailsElsewhere', 'notABill'].includes(verdict) ? 'other' : 'look';
}

/** All receipts by list, those of the latest statements first. */
export function listedReceipts(runs: readonly StatementRun[]): Readonly<Record<ListName, readonly ListedReceipt[]>> {
  const lists: Record<ListName, ListedReceipt[]> = { paid: [], look: [], other: [] };
  for (const run of latestFirst(runs))
    for (const [index, receipt] of run.receipts.entries()) lists[listOf(receipt)].push({ run, index, receipt });
  return lists;
}

/** Runs from the latest to the first. */
export function latestFirst(runs: readonly StatementRun[]): readonly StatementRun[] {
  return [...runs].sort((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
}

/** What came in of a currency: what is paid and what is to be looked at make up what came in. */
export interface CurrencySums {
  readonly currency: string;
  readonly paid: string;
  readonly look: string;
  readonly incoming: string;
  readonly reversed: string;
}

/** The sums of each currency over all statements. */
export function sumsOfRuns(runs: readonly StatementRun[]): readonly CurrencySums[] {
  const currencies = [...new Set(runs.flatMap(({ sums }) => sums.map(({ currency }) => currency)))].sort();
  return currencies.map((currency) => {
    const receipts = runs.flatMap((run) => run.receipts).filter((one) => one.currency === currency);
    const isPaid = (one: KeptReceipt) => one.direction === 'credit' && listOf(one) === 'paid';
    // What was counted and is open now has been taken off
    const isTakenOff = (one: KeptReceipt) =>
      one.direction === 'credit' && one.verdict === 'open' && one.counted !== undefined && one.decided === undefined;
    const paid = exactSumOf([
      ...receipts.filter(isPaid).map(({ amount }) => amount),
      ...receipts.filter(isTakenOff).map(({ amount }) => negated(amount)),
    ]);
    const sums = runs.flatMap((run) => run.sums).filter((one) => one.currency === currency);
    const incoming = exactSumOf(sums.map((one) => one.incoming));
    return {
      currency,
      paid,
      look: exactSumOf([incoming, negated(paid)]),
      incoming,
      reversed: exactSumOf(sums.map(({ reversed }) => reversed)),
    };
  });
}
