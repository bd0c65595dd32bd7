import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  receiptsOfDay,
  type ToldEntry,
  toldEntries,
  toldQrIban,
  toldReferences,
  writeStatement,
} from '../../../../../test/arbitraries/statement.ts';
import { account, bill, day } from '../../../../../test/ebill-submissions.ts';
import { runs } from '../../../../../test/long-tests.ts';
import { expectValue } from '../../../../../test/results.ts';
import { exactSumOf } from '../../money/decimal-text.ts';
import { type MemoryRecord, memoryWindows } from '../../reconciliation/index.ts';
import { readStatement } from '../../statement/index.ts';
import { applyAll, type CaseEvent, type CaseState, decide, factsOf, replay } from '../lifecycle/index.ts';
import { type PayableCase, type ReceivedBefore, type Settlement, settleCases } from './index.ts';

const often = { numRuns: runs(200, 25) };
const amounts = ['10.00', '25.00', undefined];
const cases: PayableCase[] = toldReferences.map((reference, index) => {
  const value = amounts[index];
  const businessCase = bill(`N-${index}`, {
    totalAmount: { value, currencyCode: 'CHF' },
    singlePayment: {
      paymentMode: 'EBILL',
      paymentInformation: {
        accountAndReference: {
          generic: { referenceType: 'QRR', referenceStructured: reference, iban: account(toldQrIban) },
        },
        amount: { value, currencyCode: 'CHF' },
        dueDate: day('2026-12-20'),
        payableAmountCanBeModified: value === undefined,
      },
    },
  });
  const events: CaseEvent[] = [
    { kind: 'submitted', processingMode: 'DELIVER', draft: { facts: factsOf(businessCase) } },
    { kind: 'delivered', businessCaseNetId: `BCID${String(index).repeat(32)}` },
  ];
  return { id: index + 1, businessCase, state: replay(events) as CaseState, received: [] };
});

/** What is kept from one run to the next. */
interface Books {
  readonly cases: readonly PayableCase[];
  readonly memory: readonly MemoryRecord[];
}
const start: Books = { cases, memory: [] };

/** One run as a service does it: of what was seen it takes only what these files can ask for. */
function run(files: readonly string[], { cases: before, memory }: Books): { settlement: Settlement; books: Books } {
  const statements = files.map((file) => expectValue(readStatement(file)));
  const windows = memoryWindows(statements);
  const known = memory.filter((one) =>
    windows.some(({ account, from, to }) => account === one.account && one.from <= to && from <= one.to),
  );
  const seen = known.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ line }) => line);
  const settlement = expectValue(settleCases(statements, { cases: before, seen }));
  const after = before.map((found): PayableCase => {
    const received = settlement.receipts.flatMap(({ caseId, counted }): ReceivedBefore[] =>
      caseId === found.id && counted !== undefined ? [counted] : [],
    );
    const state = settlement.commands
      .filter(({ caseId }) => caseId === found.id)
      .reduce((now, { command }) => applyAll(now, expectValue(decide(now, command))), found.state);
    return { ...found, state, received: [...found.received, ...received] };
  });
  return { settlement, books: { cases: after, memory: [...memory, ...settlement.memory] } };
}

const paidOf = ({ received }: PayableCase) => exactSumOf(['0.00', ...received.map(({ amount }) => amount)]);
const essence = (books: Books) => books.cases.map((found) => [found.id, found.state.status, paidOf(found)]);
const file = (id: string, entries: readonly ToldEntry[]) => writeStatement({ id, entries });

test('the order of files and entries changes nothing', () => {
  const shuffled = toldEntries.chain((entries) =>
    fc.tuple(fc.constant(entries), fc.shuffledSubarray([...entries], { minLength: entries.length })),
  );
  fc.assert(
    fc.property(shuffled, ([entries, others]) => {
      const one = run([file('S', entries)], start);
      const other = run([file('S', others)], start);
      expect([essence(other.books), other.settlement.counted]).toEqual([essence(one.books), one.settlement.counted]);
    }),
    often,
  );
});

test('no booking counts twice, in one run or in the next', () => {
  fc.assert(
    fc.property(toldEntries, (entries) => {
      const once = run([file('S', entries)], start);
      const thrice = run([file('S', entries), file('S', entries), file('S', entries)], start);
      expect(essence(thrice.books)).toEqual(essence(once.books));
      const again = run([file('S', entries)], once.books);
      expect([essence(again.books), again.settlement.counted, again.settlement.commands]).toEqual([
        essence(once.books),
        [],
        [],
      ]);
    }),
    often,
  );
});

/** Whole bookings, each with references of the bank, that never pay more than is open: their order says nothing then. */
const parts = fc
  .array(fc.record({ at: fc.nat(2), rappen: fc.integer({ min: 1, max: 400 }), day: fc.nat(4) }), { maxLength: 12 })
  .map((given) => {
    const left = [1000, 2500, Number.POSITIVE_INFINITY];
    return given.flatMap(({ at, rappen, day: of }, index): ToldEntry[] => {
      const amount = Math.min(rappen * 3, left[at] ?? 0);
      if (amount === 0) return [];
      left[at] = (left[at] ?? 0) - amount;
      const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
      const reference = toldReferences[at];
      return [receiptsOfDay(`2026-11-1${of}`, [{ name: String(index), amount: text, reference }])];
    });
  });

test('how bookings are split among files and runs changes neither sums nor what is settled', () => {
  fc.assert(
    fc.property(
      parts.chain((entries) =>
        fc.tuple(
          fc.constant(entries),
          fc.shuffledSubarray(entries, { minLength: entries.length }),
          fc.array(fc.nat(3), { minLength: entries.length, maxLength: entries.length }),
        ),
      ),
      ([entries, shuffled, runs]) => {
        const whole = run([file('S', entries)], start).books;
        let books = start;
        for (const number of [0, 1, 2, 3]) {
          const own = shuffled.filter((_, index) => runs[index] === number);
          books = run([file(`R-${number}`, own)], books).books;
        }
        expect(essence(books)).toEqual(essence(whole));
      },
    ),
    often,
  );
});

test('sums agree: what counts for cases is what came in by their references, less what was taken back of it', () => {
  fc.assert(
    fc.property(toldEntries, (entries) => {
      const { settlement, books } = run([file('S', entries)], start);
      const counted = exactSumOf(['0.00', ...books.cases.map(paidOf)]);
      expect(exactSumOf(['0.00', ...settlement.counted.map(({ amount }) => amount)])).toBe(counted);
      const byReference = settlement.receipts.filter(({ counted: own }) => own !== undefined);
      const signed = byReference.map(({ amount, direction }) => (direction === 'credit' ? amount : `-${amount}`));
      expect(exactSumOf(['0.00', ...signed])).toBe(counted);
      for (const { verdict, direction } of byReference) expect(direction === 'debit').toBe(verdict === 'reversed');
    }),
    often,
  );
});

test('nothing is completed that was not paid exactly, unless the payer decides', () => {
  fc.assert(
    fc.property(toldEntries, (entries) => {
      for (const found of run([file('S', entries)], start).books.cases) {
        if (found.state.status !== 'COMPLETED') continue;
        const sums = found.received.map((_, at) =>
          exactSumOf(found.received.slice(0, at + 1).map(({ amount }) => amount)),
        );
        const asked = amounts[found.id - 1];
        expect(asked === undefined || sums.includes(asked)).toBe(true);
      }
    }),
    often,
  );
});
