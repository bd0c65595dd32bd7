import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  toldAccount,
  toldEntries,
  toldQrIban,
  toldReferences,
  writeStatement,
} from '../../../../test/arbitraries/statement.ts';
import { expectValue } from '../../../../test/results.ts';
import { writeValue } from '../model/index.ts';
import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import { readStatement } from '../statement/index.ts';
import { type OpenBillJson, type Reconciliation, reconcile, reconciliationModel } from './index.ts';

const bills: OpenBillJson[] = toldReferences.map((reference, index) => ({
  id: `B${index}`,
  iban: toldQrIban,
  referenceType: 'QRR',
  reference,
  amount: ['10.00', '25.00', undefined][index],
  currency: 'CHF',
}));

function run(
  files: readonly string[],
  given: { readonly bills?: readonly OpenBillJson[]; readonly seen?: readonly string[] } = {},
): Reconciliation {
  const tolerance = [{ currency: 'CHF', amount: '0.05' }];
  const accounts = [{ iban: toldAccount, qrIban: toldQrIban }];
  const input = writeValue(reconciliationModel, { bills, seen: [], ...given, accounts, tolerance });
  return expectValue(
    reconcile(
      files.map((file) => expectValue(readStatement(file))),
      input,
    ),
  );
}

test('what a receipt does for the customer is what counts, and ends at what the bill says', () => {
  fc.assert(
    fc.property(toldEntries, fc.nat(8), (entries, cut) => {
      const [one, other] = [entries.slice(0, cut), entries.slice(cut)].map((some, at) =>
        writeStatement({ id: `S${at}`, entries: some }),
      );
      const first = run([one as string]);
      const second = run([other as string], { bills: first.openBills, seen: first.seen });
      const all = [...first.receipts, ...second.receipts];
      for (const { effect, counted } of all) {
        expect(effect === undefined).toBe(counted === undefined);
        if (effect === undefined || counted === undefined) continue;
        expect(compareDecimals(exactSumOf([effect.claim, effect.credit, effect.difference]), counted)).toBe(0);
      }
      for (const { id, credit, amount, open, paid } of second.bills) {
        const own = all.filter(({ bill }) => bill === id).flatMap(({ effect }) => effect ?? []);
        const sum = (name: 'claim' | 'credit') => exactSumOf(own.map((effect) => effect[name]));
        // What is tolerated is not asked back
        const isTolerated = compareDecimals(credit, '0.05') <= 0;
        expect([sum('credit'), sum('claim')]).toEqual([
          isTolerated ? '0.00' : credit,
          amount === undefined || open === undefined ? paid : exactSumOf([amount, negated(open)]),
        ]);
      }
    }),
  );
});

test('movements are the money of the statement, each receipt in one of them', () => {
  fc.assert(
    fc.property(toldEntries, (entries) => {
      const { movements, receipts } = run([writeStatement({ id: 'S', entries })]);
      const told = entries.map(({ amount, isCredit }) => (isCredit ? amount : negated(amount)));
      expect(exactSumOf(movements.map(({ amount }) => amount))).toBe(exactSumOf(told));
      const indexes = movements.flatMap((movement) => movement.receipts);
      expect([...indexes].sort((one, other) => one - other)).toEqual(receipts.map((_, index) => index));
    }),
  );
});
