import { type KnownPayer, learnedPayers, type PaidBill } from '@rappen/core/reconciliation';
import type { StatementRun } from '../records/bank/records.ts';
import type { OpenBill } from './open-bills.ts';

/** Who has paid whose bills: what kept statements say by their references, and what somebody decided. What is taken back is forgotten. */
export function payersOf(runs: readonly StatementRun[], open: readonly OpenBill[]): readonly KnownPayer[] {
  const debtors = new Map(open.map(({ bill }) => [bill.id, bill.debtor]));
  const paid = runs.flatMap((run) =>
    run.receipts.map((receipt): PaidBill => {
      const { decided } = receipt;
      return decided === undefined ? receipt : { ...receipt, bill: decided.bill, counted: decided.amount };
    }),
  );
  return learnedPayers([], paid, (bill) => debtors.get(bill));
}
