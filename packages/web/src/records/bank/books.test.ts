import type { JournalEntry } from '@rappen/core/bookkeeping';
import { calendarDateOf } from '@rappen/core/date';
import { exactSumOf, negated } from '@rappen/core/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesOf, remainsOf, savedRuns, withDecision, withoutDecision } from './books.ts';
import type { StatementRun } from './records.ts';

const day = (text: string) => calendarDateOf(text) as NonNullable<ReturnType<typeof calendarDateOf>>;

/** An unclear receipt on a bank account. */
function entry(receipt: number, amount: string): JournalEntry {
  return {
    date: day('2026-11-20'),
    text: 'Unclear receipt',
    currency: 'CHF',
    account: 'CH8198765000700420011',
    receipts: [receipt],
    lines: [
      { account: '1020', role: 'bank', side: 'debit', amount, text: '' },
      { account: '1099', role: 'unclearReceipts', side: 'credit', amount, text: '', receipt },
    ],
  };
}

const amounts = ['100.00', '20.05', '3.00'];

function runOf(): StatementRun {
  const books = { entries: amounts.map((amount, receipt) => entry(receipt, amount)), left: 0, notices: [] };
  const nothing = { files: [], receipts: [], sums: [], effects: [] };
  return { id: 'run', madeAt: '2026-11-20T10:00:00.000Z', seen: ['a', 'b', 'c'], ...nothing, books };
}

/** What stands on the accounts by some entries. */
function balances(entries: readonly JournalEntry[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { role, side, amount } of entries.flatMap(({ lines }) => lines))
    found[role] = exactSumOf([found[role] ?? '0.00', side === 'debit' ? amount : negated(amount)]);
  return Object.fromEntries(Object.entries(found).filter(([, sum]) => sum !== '0.00'));
}

const decision = (index: number) => ({
  index,
  bill: `desk:${index}`,
  label: `R-${index}`,
  open: '50.00',
  language: 'en' as const,
});

test('whatever is decided, taken back and saved in between, the files together are what the page says', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ do: fc.constantFrom('decide', 'takeBack'), index: fc.nat(2) }),
      fc.constant({ do: 'save', index: 0 }),
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(steps, fc.boolean(), (all, isUndone) => {
      let runs: readonly StatementRun[] = [runOf()];
      const files: JournalEntry[] = [];
      const decided = new Set<number>();
      const save = () => {
        files.push(...entriesOf(runs, 'new'));
        const saved = new Map(savedRuns(runs, '2026-11-21T10:00:00.000Z').map((run) => [run.id, run]));
        runs = runs.map((run) => saved.get(run.id) ?? run);
      };
      for (const { do: step, index } of all) {
        const [run] = runs as readonly [StatementRun];
        if (step === 'save') save();
        // As the page has it: what is decided is not offered again
        else if (step === 'decide' && !decided.has(index)) {
          runs = [withDecision(run, decision(index))];
          decided.add(index);
        } else if (step === 'takeBack' && decided.has(index)) {
          runs = [withoutDecision(run, decision(index))];
          decided.delete(index);
        }
      }
      if (isUndone) runs = runs.flatMap((run) => remainsOf(run, 'en'));
      save();
      const expected: Record<string, string> = {};
      const add = (role: string, amount: string) => {
        expected[role] = exactSumOf([expected[role] ?? '0.00', amount]);
      };
      for (const [index, amount] of isUndone ? [] : amounts.entries()) {
        add('bank', amount);
        if (!decided.has(index)) add('unclearReceipts', negated(amount));
        else if (amount === '100.00') {
          add('receivables', '-50.00');
          add('customerCredits', '-50.00');
        } else add('receivables', negated(amount));
      }
      expect(balances(files)).toEqual(expected);
      expect(entriesOf(runs, 'new')).toEqual([]);
    }),
  );
});

test('a run of days before there were entries has none, and nothing is made up', () => {
  const { books: _, ...old } = runOf();
  expect(withDecision(old, decision(0))).toEqual(old);
  expect(withoutDecision(old, decision(0))).toEqual(old);
  expect(remainsOf(old, 'en')).toEqual([]);
  expect(savedRuns([old], '')).toEqual([]);
});
