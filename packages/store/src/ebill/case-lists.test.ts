import { expect, test } from 'vitest';
import { bill } from '../../../../test/ebill-submissions.ts';
import { created, later, newBiller, openEbill, step } from '../../test/ebill.ts';
import { engines } from '../../test/engines.ts';
import { allCases, summed } from '../../test/filters.ts';
import { compareLists } from '../../test/lists-like-all.ts';

const [sqlite] = engines;

test('lists and sums are those of all cases, whatever is asked for, and whatever leads to it', async () => {
  const engine = await sqlite?.start();
  if (engine === undefined) throw new Error('SQLite is always there');
  const store = await openEbill(engine);
  await compareLists(store, 7000, 120);
  await store.close();
  await engine.stop();
});

test('sums follow each case through all that becomes of it', async () => {
  const engine = await sqlite?.start();
  if (engine === undefined) throw new Error('SQLite is always there');
  const store = await openEbill(engine);
  const { ebill, database } = store;
  const { id: billerId } = await newBiller(ebill);
  const check = async () => {
    const rows = (await allCases(database, billerId)).filter((row) => row['is_listed'] === 1);
    for (const status of ['OPEN', 'COMPLETED', 'REJECTED', 'APPROVED'] as const) {
      const own = rows.filter((row) => row['status'] === status);
      expect(await ebill.cases.totals(billerId, { statuses: [status] })).toEqual(summed(own));
      const paid = own.filter((row) => row['paid_on'] !== null);
      const days = { statuses: [status], paidFrom: '2000-01-01' as never };
      expect(await ebill.cases.totals(billerId, days)).toEqual(summed(paid));
    }
    expect(await ebill.cases.totals(billerId, {})).toEqual(summed(rows));
  };
  const one = await created(ebill, billerId, bill('1'));
  const other = await created(ebill, billerId, bill('2'), 'STAGE');
  await check();
  const { totalAmount: approvedAmount } = one;
  const paid = step(one, [
    { kind: 'approved', approvedAmount },
    { kind: 'completed', cause: 'paid' },
  ]);
  await ebill.cases.change(billerId, { at: later, cases: [paid] });
  await check();
  const content = { ...other, totalAmount: { value: '7.05', currencyCode: 'EUR' as const } };
  await ebill.cases.change(billerId, { at: later, cases: [step(other, [], { content })] });
  await check();
  // What is refused counts nothing
  expect(await ebill.cases.change(billerId, { at: later, cases: [paid] })).toEqual({ kind: 'conflict' });
  await check();
  const audit = { actor: 'key', action: 'case.erased' };
  expect(await ebill.cases.erase(billerId, { id: one.id, revision: one.revision + 1, at: later, audit })).toBe(true);
  await check();
  const edited = await ebill.cases.get(billerId, other.id);
  if (edited === undefined) throw new Error('The case is not there');
  await ebill.cases.change(billerId, { at: later, cases: [step(edited, [{ kind: 'discarded' }])] });
  await check();
  expect(await ebill.cases.purge(billerId, '2030-01-01' as never, later)).toBe(1);
  await check();
  expect(await ebill.cases.totals(billerId, {})).toEqual([]);
  await store.close();
  await engine.stop();
});
