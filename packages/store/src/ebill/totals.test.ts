import { addDays, type CalendarDate } from '@rappen/core/date';
import type { StoredCase } from '@rappen/http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bill } from '../../../../test/ebill-submissions.ts';
import { runs } from '../../../../test/long-tests.ts';
import { later, newBiller, newCase, openEbill, step } from '../../test/ebill.ts';
import { engines } from '../../test/engines.ts';
import { allCases, meant, summed } from '../../test/filters.ts';
import type { Database } from '../database.ts';
import type { Store } from '../store.ts';
import { spansOf } from './total-spans.ts';
import { monthTotalSchema, totalSchema } from './totals.ts';

const [sqlite] = engines;
const first = '2027-11-20' as CalendarDate;
const dayArbitrary = fc.nat(140).map((days) => addDays(first, days) ?? first);
const amountArbitrary = fc.option(
  fc
    .nat(99_999)
    .map((hundredths) => `${(hundredths + 100) / 100}`.replace(/^(\d+)$/, '$1.00').replace(/\.(\d)$/, '.$10')),
  { nil: undefined },
);

/** Something that happens to a store, mostly to one of the cases that it has. */
const happening = fc.oneof(
  fc.record({
    kind: fc.constant('submitted' as const),
    submittedOn: dayArbitrary,
    dueDate: fc.option(dayArbitrary, { nil: undefined }),
    value: amountArbitrary,
    mode: fc.constantFrom('STAGE' as const, 'DELIVER' as const),
  }),
  fc.record({ kind: fc.constant('paid' as const), which: fc.nat(), on: dayArbitrary }),
  fc.record({
    kind: fc.constant('edited' as const),
    which: fc.nat(),
    dueDate: fc.option(dayArbitrary, { nil: undefined }),
    value: amountArbitrary,
    currencyCode: fc.constantFrom('CHF' as const, 'EUR' as const),
  }),
  fc.record({ kind: fc.constantFrom('discarded' as const, 'erased' as const, 'purged' as const), which: fc.nat() }),
);
type Happening = typeof happening extends fc.Arbitrary<infer Each> ? Each : never;

async function submit({ ebill }: Store, billerId: number, number: number, one: Happening): Promise<number | undefined> {
  if (one.kind !== 'submitted') return undefined;
  const { mode, submittedOn, dueDate, value } = one;
  const made = await newCase(ebill, bill(`R-${number}`), mode, { submittedOn });
  const content = { ...made.content, dueDate, totalAmount: { ...made.content.totalAmount, value } };
  const outcome = await ebill.cases.create(billerId, { ...made, content });
  if (outcome.kind !== 'created') throw new Error(outcome.kind);
  return outcome.id;
}

/** Does it where the case is in a state for it; what the store refuses changes nothing. */
async function happen({ ebill }: Store, billerId: number, found: StoredCase, one: Happening): Promise<void> {
  const { id, revision, totalAmount: approvedAmount } = found;
  const audit = { actor: 'key', action: 'case.erased' };
  const change = (update: ReturnType<typeof step>) => ebill.cases.change(billerId, { at: later, cases: [update] });
  if (one.kind === 'erased') await ebill.cases.erase(billerId, { id, revision, at: later, audit });
  if (one.kind === 'purged') await ebill.cases.purge(billerId, first, later);
  if (one.kind === 'discarded' && found.state.processingStatus === 'STAGED')
    await change(step(found, [{ kind: 'discarded' }]));
  if (one.kind === 'paid' && found.state.processingStatus !== 'STAGED' && found.state.completion === undefined)
    await change(
      step(
        found,
        [
          { kind: 'approved', approvedAmount },
          { kind: 'completed', cause: 'paid' },
        ],
        { paidOn: one.on },
      ),
    );
  if (one.kind === 'edited') {
    const { dueDate, value, currencyCode } = one;
    await change(step(found, [], { content: { ...found, dueDate, totalAmount: { value, currencyCode } } }));
  }
}

const sumsOf = (database: Database) =>
  database.query('SELECT * FROM ebill_total WHERE cases <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7');

test('sums of days and months are those that a count of all cases comes to, whatever has happened', async () => {
  const engine = await sqlite?.start();
  if (engine === undefined) throw new Error('SQLite is always there');
  const store = await openEbill(engine);
  const { database, ebill } = store;
  let number = 0;
  const history = fc.array(happening, { minLength: 5, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(history, fc.array(fc.tuple(dayArbitrary, dayArbitrary)), async (happenings, ranges) => {
      const { id: billerId } = await newBiller(ebill);
      const ids: number[] = [];
      for (const one of happenings) {
        number += 1;
        const made = await submit(store, billerId, number, one);
        if (made !== undefined) ids.push(made);
        const id = 'which' in one ? ids[one.which % Math.max(1, ids.length)] : undefined;
        const found = id === undefined ? undefined : await ebill.cases.get(billerId, id);
        if (found !== undefined) await happen(store, billerId, found, one);
      }
      const cases = await allCases(database, billerId);
      for (const [from, to] of ranges)
        for (const filter of [
          { dueFrom: from, dueTo: to },
          { submittedFrom: from, submittedTo: to },
          { paidFrom: from },
          { paidTo: to },
        ])
          expect(await ebill.cases.totals(billerId, filter)).toEqual(summed(meant(cases, filter)));
      const kept = await sumsOf(database);
      await database.commit([
        { sql: 'DELETE FROM ebill_total' },
        { sql: totalSchema[1] ?? '' },
        { sql: monthTotalSchema[0] ?? '' },
      ]);
      expect(kept).toEqual(await sumsOf(database));
    }),
    { numRuns: runs(200, 20) },
  );
  await store.close();
  await engine.stop();
});

/** Days of some years, and what a range may begin or end with. */
const anyDay = fc.nat(1200).map((days) => addDays('2023-12-01' as CalendarDate, days) ?? first);

test('spans have each day of a range once, and no other, and no more days than two months have', () => {
  const days = Array.from({ length: 1300 }, (_, index) => addDays('2023-11-01' as CalendarDate, index) ?? first);
  const edge = fc.option(anyDay, { nil: undefined });
  fc.assert(
    fc.property(edge, edge, (from, to) => {
      const spans = spansOf({ kind: 'due', from, to });
      const isIn = (day: string) => (from === undefined || day >= from) && (to === undefined || day <= to);
      const wrong = days.filter((day) => {
        const keys = { due: day, dueMonth: day.slice(0, 7) } as Readonly<Record<string, string>>;
        const found = spans.filter(
          (span) => (keys[span.kind] ?? '') >= span.from && (keys[span.kind] ?? '') <= span.to,
        );
        return found.length !== (isIn(day) ? 1 : 0);
      });
      expect(wrong).toEqual([]);
      const single = days.filter((day) =>
        spans.some((span) => span.kind === 'due' && day >= span.from && day <= span.to),
      );
      expect(single.length).toBeLessThanOrEqual(60);
    }),
  );
});

test('a whole month is one span, and all days are one', () => {
  expect(spansOf({ kind: 'paid', from: '2024-02-01', to: '2024-02-29' })).toEqual([
    { kind: 'paidMonth', from: '2024-02', to: '2024-02' },
  ]);
  expect(spansOf({ kind: 'due' })).toEqual([{ kind: 'dueMonth', from: '', to: '9999-12' }]);
});
