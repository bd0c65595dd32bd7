import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ToldEntry,
  toldAccount,
  toldEntries,
  toldQrIban,
  toldReferences,
  writeStatement,
} from '../../../../test/arbitraries/statement.ts';
import { expectValue } from '../../../../test/results.ts';
import { ExactNumber } from '../json/write.ts';
import { writeValue } from '../model/index.ts';
import { exactSumOf } from '../money/decimal-text.ts';
import { readStatement } from '../statement/index.ts';
import { type OpenBillJson, type Reconciliation, reconcile, reconciliationModel } from './index.ts';

const amounts = ['10.00', '25.00', undefined];
const bills: OpenBillJson[] = toldReferences.map((reference, index) => ({
  id: `B${index}`,
  iban: toldQrIban,
  referenceType: 'QRR',
  reference,
  amount: amounts[index],
  currency: 'CHF',
}));

interface Memory {
  readonly bills: readonly OpenBillJson[];
  readonly seen: readonly string[];
}

function run(files: readonly string[], memory: Memory = { bills, seen: [] }): Reconciliation {
  const statements = files.map((file) => expectValue(readStatement(file)));
  const input = writeValue(reconciliationModel, { ...memory, accounts: [{ iban: toldAccount, qrIban: toldQrIban }] });
  return expectValue(reconcile(statements, input));
}

/** What must not depend on files and their order. */
function essence({ receipts, bills: found, totals, sums }: Reconciliation): unknown {
  const said = receipts.map(({ verdict, amount, bill, date }) => [date, verdict, amount, bill].join(' ')).sort();
  return { said, bills: found.map(({ receipts: _, ...bill }) => bill), totals, sums };
}

const cents = (text: string): bigint => BigInt(text.replace('.', ''));
const permuted = toldEntries.chain((entries) =>
  fc.record({
    entries: fc.constant(entries),
    shuffled: fc
      .shuffledSubarray([...entries], { minLength: entries.length })
      .chain((list) =>
        fc.tuple(
          ...list.map((entry) =>
            fc
              .shuffledSubarray([...entry.payments], { minLength: entry.payments.length })
              .map((payments): ToldEntry => ({ ...entry, payments })),
          ),
        ),
      ),
  }),
);

test('the order of entries and payments changes nothing', () => {
  fc.assert(
    fc.property(permuted, ({ entries, shuffled }) => {
      expect(essence(run([writeStatement({ id: 'S', entries: shuffled })]))).toEqual(
        essence(run([writeStatement({ id: 'S', entries })])),
      );
    }),
  );
});

test('a file that is read again changes nothing, in one run or in the next, in another version or message', () => {
  fc.assert(
    fc.property(toldEntries, fc.constantFrom('04' as const, '08' as const), (entries, version) => {
      const file = writeStatement({ id: 'S', entries });
      const once = run([file]);
      expect(essence(run([file, writeStatement({ id: 'S', entries }, version), file]))).toEqual(essence(once));
      expect(essence(run([writeStatement({ id: 'D', entries }, version, 'camt.053'), file]))).toEqual(essence(once));
      const next = run([file], { bills: once.openBills, seen: once.seen });
      expect([next.receipts, next.bills.map(({ state, paid }) => [state, paid])]).toEqual([
        [],
        once.bills.map(({ state, paid }) => [state, paid]),
      ]);
    }),
  );
});

test('a statement in pages is the whole statement, in whatever order the pages come', () => {
  fc.assert(
    fc.property(toldEntries, fc.nat(8), fc.boolean(), (entries, cut, isReversed) => {
      const pages = [
        writeStatement({ id: 'S', page: 1, isLast: false, entries: entries.slice(0, cut) }),
        writeStatement({ id: 'S', page: 2, entries: entries.slice(cut) }),
      ];
      const whole = run([writeStatement({ id: 'S', page: 1, entries })]);
      expect(essence(run(isReversed ? pages.reverse() : pages))).toEqual(essence(whole));
    }),
  );
});

test('days one after the other make what they make together', () => {
  fc.assert(
    fc.property(toldEntries, (entries) => {
      const days = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => {
        return writeStatement({ id: day, entries: entries.filter(({ date }) => date === day) });
      });
      let memory: Memory = { bills, seen: [] };
      let last: Reconciliation | undefined;
      for (const day of days) {
        last = run([day], memory);
        memory = { bills: last.openBills, seen: last.seen };
      }
      const together = run(days);
      const balances = ({ bills: found }: Reconciliation) =>
        found.map(({ id, state, paid, open, credit }) => [id, state, paid, open, credit]);
      expect(balances(last as Reconciliation)).toEqual(balances(together));
      expect(run(days, memory).receipts).toEqual([]);
      expect(run(days, { bills: together.openBills, seen: together.seen }).receipts).toEqual([]);
    }),
  );
});

test('what took nothing back and may be part of a collection is shown once, and stays open', () => {
  const reversal = (date: string, amounts: readonly string[], servicerReference?: string): ToldEntry => ({
    amount: exactSumOf(amounts),
    isCredit: false,
    isReversal: true,
    date,
    servicerReference,
    payments: amounts.map((amount) => ({
      amount,
      payer: 'Beat',
      servicerReference: servicerReference === undefined ? undefined : 'T-0',
    })),
  });
  const entries = [reversal('2026-11-18', ['20.00'], 'E-0'), reversal('2026-11-19', ['20.00', '0.01'])];
  const days = entries.map((entry) => writeStatement({ id: entry.date, entries: [entry] }));
  let memory: Memory = { bills, seen: [] };
  const shown = [...days, days].map((files) => {
    const { receipts, open, openBills, seen } = run([files].flat(), memory);
    memory = { bills: openBills, seen };
    return [receipts.length, open.map(({ reason }) => reason.code)];
  });
  expect(shown).toEqual([
    [1, []],
    [2, ['BOOKING_MAYBE_COLLECTED']],
    [0, ['BOOKING_MAYBE_COLLECTED']],
  ]);
});

test('a bill that was paid twice, reopened and paid too much is overpaid, also over days', () => {
  const entry = (date: string, amount: string, isReversal = false): ToldEntry => ({
    amount,
    isCredit: !isReversal,
    isReversal,
    date,
    payments: [{ amount, reference: toldReferences[0] }],
  });
  const days = [
    [entry('2026-11-18', '10.00'), entry('2026-11-18', '30.00'), entry('2026-11-18', '30.00', true)],
    [entry('2026-11-19', '10.00', true)],
    [entry('2026-11-20', '12.00')],
  ].map((entries, index) => writeStatement({ id: `D${index}`, entries }));
  let memory: Memory = { bills, seen: [] };
  for (const day of days) {
    const { openBills, seen } = run([day], memory);
    memory = { bills: openBills, seen };
  }
  expect([memory.bills[0]?.state, run(days).bills[0]?.state]).toEqual(['overpaid', 'overpaid']);
});

test('each payment has one verdict, and the sums of verdicts are what came in less what was reversed', () => {
  const noReceipts = ['announced', 'detailsElsewhere', 'notABill', 'reversed'];
  fc.assert(
    fc.property(toldEntries, (entries) => {
      const result = run([writeStatement({ id: 'S', entries })]);
      const count = entries.reduce((all, { payments }) => all + payments.length, 0);
      expect(result.receipts).toHaveLength(count);
      expect(new Set(result.receipts.map(({ place }) => JSON.stringify(place))).size).toBe(count);
      const told = entries.reduce((sum, { amount, isCredit }) => sum + (isCredit ? cents(amount) : -cents(amount)), 0n);
      const judged = result.totals.reduce((sum, { verdict, amount }) => {
        return sum + (verdict === 'reversed' ? -cents(amount) : noReceipts.includes(verdict) ? 0n : cents(amount));
      }, 0n);
      const [sums] = result.sums;
      expect(judged).toBe(told);
      expect(sums === undefined ? 0n : cents(sums.incoming) - cents(sums.reversed)).toBe(told);
      const paid = result.bills.reduce((sum, bill) => sum + cents(bill.paid), 0n);
      expect(
        paid <=
          told + result.receipts.reduce((sum, one) => sum + (one.verdict === 'reversed' ? cents(one.amount) : 0n), 0n),
      ).toBe(true);
    }),
  );
});

test('10,000 receipts of one reference are one bill', () => {
  const payments = Array.from({ length: 10_000 }, (_, index) => ({
    amount: '1.00',
    reference: toldReferences[2],
    servicerReference: `T-${index}`,
  }));
  const entry = { amount: '10000.00', isCredit: true, isReversal: false, date: '2026-11-20', payments };
  const result = run([writeStatement({ id: 'S', entries: [entry] })]);
  expect(result.bills[2]).toMatchObject({ state: 'settled', paid: '10000.00' });
});

test('no input throws', () => {
  fc.assert(fc.property(fc.jsonValue(), (json) => void reconcile([], json)));
  fc.assert(
    fc.property(
      fc.jsonValue(),
      (json) =>
        void reconcile([], {
          bills: [json],
          seen: [json],
          tolerance: [{ currency: 'CHF', amount: new ExactNumber('1') }],
        }),
    ),
  );
});
