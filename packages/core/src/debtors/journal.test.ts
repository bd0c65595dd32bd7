import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, dayOf, invoice, periods, plans, textOf } from '../../../../test/arbitraries/debtors.ts';
import { exactSumOf } from '../money/index.ts';
import { customerStatement, type Debtor, type DebtorEvent, debtorJournal, openItems, vatByPeriod } from './index.ts';

const centsBefore = (debtors: readonly Debtor[], isCounted: (event: DebtorEvent) => boolean) =>
  debtors
    .flatMap(({ events }) => events)
    .reduce((sum, event) => sum + (isCounted(event) ? centsOf(event.amount) : 0), 0);

test('opening and debits less credits are closing, and closing is what each invoice has open', () => {
  fc.assert(
    fc.property(plans, periods, (debtors, { from, to }) => {
      for (const journal of debtorJournal(debtors, { from, to })) {
        const own = debtors.filter(({ currency }) => currency === journal.currency);
        const { opening, debits, credits, closing, lines } = journal;
        expect(centsOf(opening)).toBe(centsBefore(own, ({ day }) => day < from));
        expect(centsOf(closing)).toBe(centsBefore(own, ({ day }) => day <= to));
        expect(centsOf(opening) + centsOf(debits) - centsOf(credits)).toBe(centsOf(closing));
        let balance = centsOf(opening);
        for (const { debit, credit, balance: told } of lines) {
          balance += centsOf(debit) - centsOf(credit);
          expect(told).toBe(textOf(balance));
        }
        const open = openItems(own, to).map(({ total, byAge, items }) => [
          total,
          exactSumOf(Object.values(byAge)),
          exactSumOf(['0.00', ...items.map(({ rest }) => rest)]),
        ]);
        expect(open).toEqual([[closing, closing, closing]]);
      }
    }),
  );
});

test('statements of customers add up to the journal, and the order of the input does not matter', () => {
  fc.assert(
    fc.property(plans, periods, fc.infiniteStream(fc.nat(99)), (debtors, when, noise) => {
      const journals = debtorJournal(debtors, when);
      const customers = [...new Set(debtors.map(({ customer }) => customer))];
      const statements = customers.flatMap((customer) => customerStatement(debtors, customer, when));
      for (const { currency, opening, debits, credits, closing, lines } of journals) {
        const own = statements.filter((one) => one.currency === currency);
        const sum = (name: 'opening' | 'debits' | 'credits' | 'closing') =>
          exactSumOf(['0.00', ...own.map((one) => one[name])]);
        expect([sum('opening'), sum('debits'), sum('credits'), sum('closing')]).toEqual([
          opening,
          debits,
          credits,
          closing,
        ]);
        expect(own.reduce((count, one) => count + one.lines.length, 0)).toBe(lines.length);
      }
      const shuffled = <T>(all: readonly T[]): T[] =>
        all
          .map((each) => [noise.next().value, each] as const)
          .sort(([a], [b]) => a - b)
          .map(([, each]) => each);
      const other = shuffled(debtors).map((debtor) => ({ ...debtor, events: shuffled(debtor.events) }));
      const plain = (all: typeof journals) =>
        all.map(({ lines, ...sums }) => ({ ...sums, lines: lines.map(({ event, balance }) => ({ event, balance })) }));
      expect(plain(debtorJournal(other, when))).toEqual(plain(journals));
      for (const method of ['agreed', 'received'] as const)
        expect(vatByPeriod(other, when, method)).toEqual(vatByPeriod(debtors, when, method));
    }),
    { numRuns: 60 },
  );
});

test('the age of what is open is reckoned from the last day to pay', () => {
  const debtor = invoice([[10_000, 0]]);
  const ageOn = (day: string) => openItems([debtor], dayOf(day))[0]?.items[0];
  expect(ageOn('2026-02-14')).toMatchObject({ age: 'notDue', daysOverdue: 0 });
  expect(ageOn('2026-02-15')).toMatchObject({ age: 'to30', daysOverdue: 1 });
  expect(ageOn('2026-03-16')).toMatchObject({ age: 'to30', daysOverdue: 30 });
  expect(ageOn('2026-03-17')).toMatchObject({ age: 'to60' });
  expect(ageOn('2026-05-15')).toMatchObject({ age: 'to90', daysOverdue: 90 });
  expect(ageOn('2026-05-16')).toMatchObject({ age: 'over90' });
  expect(ageOn('2026-01-14')).toBeUndefined();
});
