import { expect, test } from 'vitest';
import { type BookedRun as Run, bookedRuns as runsOf } from '../../../../test/laws/bank/booked-runs.ts';
import { type Scenario, scenarioOf } from '../../../../test/laws/bank/scenario.ts';
import { runs } from '../../../../test/long-tests.ts';
import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { Journal } from './index.ts';

/*
 * A model of banks makes the files, without knowing how they are matched (test/laws/bank): what it books must be in the books once,
 * however it is told and over however many runs it is read.
 */
const count = runs(2000, 40);
const seeds = Array.from({ length: count }, (_, at) => at + 1);

type Line = Journal['entries'][number]['lines'][number];
const signed = ({ side, amount }: Line) => (side === 'debit' ? amount : negated(amount));
const linesOf = (runs: readonly Run[]) => runs.flatMap(({ journal }) => journal.entries.flatMap(({ lines }) => lines));

/** Balances of accounts of the books, those that are not zero. */
function balancesOf(runs: readonly Run[], of: (line: Line) => string | undefined): Record<string, string> {
  const sums = new Map<string, string[]>();
  for (const line of linesOf(runs)) {
    const name = of(line);
    if (name !== undefined) sums.set(name, [...(sums.get(name) ?? []), signed(line)]);
  }
  const totals = [...sums].map(([name, amounts]) => [name, exactSumOf(amounts)] as const);
  return Object.fromEntries(totals.filter(([, sum]) => compareDecimals(sum, '0') !== 0).sort());
}

const isOfCustomer = ({ role }: Line) => ['receivables', 'customerCredits', 'roundingDifferences'].includes(role);
const bankOf = (line: Line) => (line.role === 'bank' ? line.account : undefined);
const seedsThat = (fails: (scenario: Scenario) => boolean) => seeds.filter((seed) => fails(scenarioOf(seed)));

test('the debits and credits of each entry add up to the same', () => {
  const unbalanced = seedsThat((scenario) =>
    runsOf(scenario, scenario.runs).some(({ journal }) =>
      journal.entries.some(({ lines }) => lines.length < 2 || exactSumOf(lines.map(signed)) !== '0.00'),
    ),
  );
  expect(unbalanced).toEqual([]);
});

test('the bookings of a statement that adds up are what its balance changes by', () => {
  const wrong = seedsThat((scenario) => {
    const [run] = runsOf(scenario, [scenario.files.map((_, at) => at)]) as [Run];
    return run.result.balances.some((proof) => {
      const statement = run.files[proof.place.file]?.statements[proof.place.statement];
      const pages = run.files.flatMap(({ statements }) => statements.filter(({ id }) => id === statement?.id));
      const days = pages.flatMap(({ entries }) => entries.flatMap(({ bookingDate }) => bookingDate ?? [])).sort();
      const [from = '', to = ''] = [
        statement?.from?.slice(0, 10) ?? days[0],
        statement?.to?.slice(0, 10) ?? days.at(-1),
      ];
      const { entries } = run.journal;
      const own = entries.filter(({ account, date }) => account === proof.account && date >= from && date <= to);
      const lines = own.flatMap((entry) => entry.lines);
      const sum = exactSumOf(lines.filter(({ role }) => role === 'bank').map(signed));
      const change = exactSumOf([proof.closing, negated(proof.opening)]);
      return proof.difference === '0.00' && compareDecimals(sum, change) !== 0;
    });
  });
  expect(wrong).toEqual([]);
});

test('the account of each bill is what was paid of it', () => {
  const wrong = seedsThat((scenario) => {
    const runs = runsOf(scenario, scenario.runs);
    const booked = balancesOf(runs, (line) => (isOfCustomer(line) ? line.bill : undefined));
    const paid = runs.at(-1)?.result.bills ?? [];
    return paid.some((bill) => compareDecimals(negated(booked[bill.id] ?? '0.00'), bill.paid) !== 0);
  });
  expect(wrong).toEqual([]);
});

/** How the matching of some runs ends; nothing where it leaves something open, which what comes first may decide. */
function endOf(runs: readonly Run[]): string | undefined {
  const last = runs.at(-1)?.result;
  const totals = runs.flatMap(({ result }) => result.sums);
  const sums = [...new Set(totals.map(({ currency }) => currency))].sort().map((currency) => {
    const own = totals.filter((total) => total.currency === currency);
    return [currency, exactSumOf(own.map(({ incoming }) => incoming)), exactSumOf(own.map(({ reversed }) => reversed))];
  });
  return last === undefined || last.open.length > 0
    ? undefined
    : JSON.stringify([last.bills.map(({ paid }) => paid), sums]);
}

/** Whether the books are the same in however many runs the files were read, where they are matched in the same way. */
function endsAlike(scenario: Scenario, of: (line: Line) => string | undefined): boolean {
  const over = runsOf(scenario, scenario.runs);
  const once = runsOf(scenario, [[...new Set(scenario.runs.flat())]]);
  const end = endOf(over);
  if (end === undefined || end !== endOf(once)) return true;
  return JSON.stringify(balancesOf(over, of)) === JSON.stringify(balancesOf(once, of));
}

test('most scenarios end alike, so that there is something to compare', () => {
  const alike = seeds.filter((seed) => {
    const scenario = scenarioOf(seed);
    const once = [[...new Set(scenario.runs.flat())]];
    const end = endOf(runsOf(scenario, scenario.runs));
    return end !== undefined && end === endOf(runsOf(scenario, once));
  });
  expect(alike.length).toBeGreaterThan(seeds.length / 2);
});

test('over several runs each booking is in the books once', () => {
  expect(seedsThat((scenario) => !endsAlike(scenario, bankOf))).toEqual([]);
});

test('what is read again gives no entry', () => {
  const wrong = seedsThat((scenario) => {
    const all = scenario.files.map((_, at) => at);
    return runsOf(scenario, [all, all])[1]?.journal.entries.length !== 0;
  });
  expect(wrong).toEqual([]);
});

test('in the end every account is the same, in however many runs it was read, what is unclear and what waits together', () => {
  const of = ({ role, bill }: Line) => {
    if (bill !== undefined) return undefined;
    return role === 'transit' || role === 'unclearReceipts' ? 'unclear' : role;
  };
  expect(seedsThat((scenario) => !endsAlike(scenario, of))).toEqual([]);
});
