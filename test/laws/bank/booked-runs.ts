import { type Journal, journalOf, parseBooksSettings } from '@rappen/core/bookkeeping';
import { ExactNumber } from '@rappen/core/json';
import { writeValue } from '@rappen/core/model';
import { type Reconciliation, reconcile, reconciliationModel } from '@rappen/core/reconciliation';
import { readStatement, type StatementFile } from '@rappen/core/statement';
import { expectValue } from '../../results.ts';
import { type Scenario, textsOf } from './scenario.ts';
import { amountText } from './telling.ts';

/** A run of a scenario, with what it means for the books. */
export interface BookedRun {
  readonly files: readonly StatementFile[];
  readonly result: Reconciliation;
  readonly journal: Journal;
}

function filesOf(scenario: Scenario): StatementFile[] {
  return textsOf(scenario).map((text) => expectValue(readStatement(text)));
}

/** The runs of a scenario one after the other, each with what the one before left behind. */
export function bookedRuns(scenario: Scenario, runs: readonly (readonly number[])[]): BookedRun[] {
  const { world } = scenario;
  const all = filesOf(scenario);
  const accounts = world.accounts.map(({ iban, qrIban }) => ({ iban, qrIban }));
  const settings = expectValue(
    parseBooksSettings({ banks: world.accounts.map(({ iban }, at) => ({ iban, account: `1020${at}` })) }),
  );
  let input: unknown = {
    bills: world.bills.map(({ id, account, type, reference, amount }) => ({
      id,
      iban: (type === 'QRR' ? world.accounts[account]?.qrIban : world.accounts[account]?.iban) ?? '',
      referenceType: type,
      reference,
      amount: new ExactNumber(amountText(amount)),
      currency: world.accounts[account]?.currency ?? 'CHF',
    })),
    accounts,
  };
  return runs.map((run) => {
    const files = run.map((at) => all[at] as StatementFile);
    const result = expectValue(reconcile(files, input));
    input = writeValue(reconciliationModel, { bills: result.openBills, accounts, seen: result.seen });
    return { files, result, journal: journalOf(result, files, settings) };
  });
}
