import { type Biller, type EbillStore, StoreUnavailable } from '@rappen/http';
import { describe, expect, test } from 'vitest';
import { bill } from '../../../../test/ebill-submissions.ts';
import { eventually } from '../../../../test/eventually.ts';
import { later, newBiller, newCase, now } from '../../test/ebill.ts';
import { engines } from '../../test/engines.ts';
import { withEbill } from '../../test/with-ebill.ts';
import { sqliteDatabase } from '../sqlite/database.ts';
import { createStore } from '../store.ts';

const lease = { now, until: later };

describe.each(engines.filter(({ name }) => !name.startsWith('D1 without R2')))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('takes a submission', () => {
    let ebill: EbillStore;
    let biller: Biller;
    withEbill(start, (kept) => {
      ({ ebill, biller } = kept);
    });
    test('once, of fifty parallel requests under one idempotency key', async () => {
      const submission = await newCase(ebill, bill('idempotent'));
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const ticket = { key: 'key', fingerprint: 'same', token: `token ${index}` };
          const begun = await ebill.idempotency.begin(biller.id, ticket, lease);
          if (begun.kind !== 'started') return begun;
          return ebill.cases.create(biller.id, { ...submission, idempotency: { ...ticket, answer: '{"a":1}' } });
        }),
      );
      const made = outcomes.filter(({ kind }) => kind === 'created');
      expect(made).toHaveLength(1);
      const madeId = made[0]?.kind === 'created' ? made[0].id : 0;
      for (const outcome of outcomes.filter(({ kind }) => kind !== 'created'))
        expect([{ kind: 'inProgress' }, { kind: 'replay', madeId, answer: '{"a":1}' }]).toContainEqual(outcome);
      expect(await ebill.cases.list(biller.id, { limit: 10 })).toHaveLength(1);
      const again = { key: 'key', fingerprint: 'same', token: 'late' };
      expect(await ebill.idempotency.begin(biller.id, again, lease)).toEqual({
        kind: 'replay',
        madeId,
        answer: '{"a":1}',
      });
      expect(await ebill.idempotency.begin(biller.id, { ...again, fingerprint: 'other' }, lease)).toEqual({
        kind: 'reused',
      });
    });

    test('under a key that was left lying, by whoever takes it over', async () => {
      const slow = { key: 'k', fingerprint: 'f', token: 'slow' };
      expect(await ebill.idempotency.begin(biller.id, slow, lease)).toEqual({ kind: 'started' });
      const quick = { ...slow, token: 'quick' };
      expect(await ebill.idempotency.begin(biller.id, quick, lease)).toEqual({ kind: 'inProgress' });
      const afterwards = { now: later, until: '2026-11-21T13:00:00.000Z' };
      expect(await ebill.idempotency.begin(biller.id, quick, afterwards)).toEqual({ kind: 'started' });
      const submission = await newCase(ebill, bill('taken over'));
      const create = (ticket: typeof slow) =>
        ebill.cases.create(biller.id, { ...submission, idempotency: { ...ticket, answer: 'x' } });
      expect(await create(slow)).toEqual({ kind: 'idempotency', outcome: { kind: 'inProgress' } });
      const outcome = await create(quick);
      expect(outcome.kind).toBe('created');
      const madeId = outcome.kind === 'created' ? outcome.id : 0;
      expect(await create(slow)).toEqual({
        kind: 'idempotency',
        outcome: { kind: 'replay', madeId, answer: 'x' },
      });
      const given = { ...slow, key: 'given up' };
      await ebill.idempotency.begin(biller.id, given, lease);
      await ebill.idempotency.abandon(biller.id, { ...given, token: 'of somebody else' });
      expect(await ebill.idempotency.begin(biller.id, given, lease)).toEqual({ kind: 'inProgress' });
      await ebill.idempotency.abandon(biller.id, given);
      expect(await ebill.idempotency.begin(biller.id, given, lease)).toEqual({ kind: 'started' });
      expect(await ebill.idempotency.purge(later)).toBeGreaterThanOrEqual(1);
      expect(await ebill.idempotency.begin(biller.id, given, lease)).toEqual({ kind: 'started' });
    });
  });
});

test('a key that could not be given up while the store was away is free for the repetition', async () => {
  const real = sqliteDatabase(':memory:');
  let isAway = false;
  const store = await createStore({
    ...real,
    async commit(statements) {
      if (isAway) throw new StoreUnavailable('disk full', 'database or disk is full');
      return real.commit(statements);
    },
  });
  const { id } = await newBiller(store.ebill);
  const { idempotency } = store.ebill;
  const ticketOf = (token: string) => ({ key: 'k', fingerprint: 'f', token });
  expect(await idempotency.begin(id, ticketOf('first'), lease)).toEqual({ kind: 'started' });
  isAway = true;
  await expect(idempotency.abandon(id, ticketOf('first'))).rejects.toThrow('full');
  await expect(idempotency.begin(id, ticketOf('second'), lease)).rejects.toThrow('full');
  isAway = false;
  expect(await idempotency.begin(id, ticketOf('third'), lease)).toEqual({ kind: 'started' });
  expect(await idempotency.begin(id, ticketOf('fourth'), lease)).toEqual({ kind: 'inProgress' });
  await store.close();
});

test('a key whose taking was not confirmed, though it was done, is free soon for a repetition at another process', async () => {
  const real = sqliteDatabase(':memory:');
  let isCutOff = false;
  const cut = {
    ...real,
    async commit(statements: Parameters<typeof real.commit>[0]) {
      const outcome = await real.commit(statements);
      if (isCutOff) throw new StoreUnavailable('not reachable', 'Connection terminated unexpectedly');
      return outcome;
    },
  };
  const store = await createStore(cut);
  const other = await createStore(real);
  const { id } = await newBiller(store.ebill);
  const ticketOf = (token: string) => ({ key: 'k', fingerprint: 'f', token });
  isCutOff = true;
  await expect(store.ebill.idempotency.begin(id, ticketOf('first'), lease)).rejects.toThrow('terminated');
  expect(await other.ebill.idempotency.begin(id, ticketOf('second'), lease)).toEqual({ kind: 'inProgress' });
  isCutOff = false;
  await eventually(async () =>
    expect(await other.ebill.idempotency.begin(id, ticketOf('third'), lease)).toEqual({ kind: 'started' }),
  );
  await store.close();
});
