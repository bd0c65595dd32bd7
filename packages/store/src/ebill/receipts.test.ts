import type { Biller, EbillStore, NewReceipt } from '@rappen/http';
import { describe, expect, test } from 'vitest';
import { bill, day } from '../../../../test/ebill-submissions.ts';
import { contentOf, created, later, newBiller, newCase, now, step } from '../../test/ebill.ts';
import { engines } from '../../test/engines.ts';
import { withEbill } from '../../test/with-ebill.ts';
import type { Store } from '../store.ts';

const bookedOn = day('2026-11-20');

const line = { key: 'entry', account: 'A', from: '2026-11-19', to: '2026-11-21', line: 'told' };

/** A booking that counts for a case. */
function receipt(key: string, caseId: number, amount = '10.00'): NewReceipt {
  return { key, entry: { caseId, amount, currency: 'CHF', bookedOn, verdict: 'partial' } };
}

describe.each(engines.filter(({ name }) => !name.startsWith('D1 without R2')))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('keeps what account statements told', () => {
    let store: Store;
    let ebill: EbillStore;
    let biller: Biller;
    withEbill(start, (kept) => {
      ({ store, ebill, biller } = kept);
    });
    const keep = (receipts: readonly NewReceipt[], changes = {}) =>
      ebill.cases.change(biller.id, { at: later, cases: [], receipts, ...changes });

    test('of more bookings than one statement writes, each once and for its biller alone', async () => {
      const { id } = await created(ebill, biller.id);
      const keys = Array.from({ length: 205 }, (_, index) => `key ${index}`);
      expect(await keep(keys.map((key) => receipt(key, id)))).toEqual({ kind: 'changed' });
      const other = await newBiller(ebill);
      expect((await ebill.receipts.known(biller.id, [...keys, 'another'])).size).toBe(205);
      expect(await ebill.receipts.known(other.id, keys)).toEqual(new Set());
      expect(await ebill.receipts.ofCases(other.id, [id])).toEqual([]);
      const found = await ebill.receipts.ofCases(biller.id, [id]);
      expect(found).toHaveLength(205);
      expect(found[0]).toEqual({
        caseId: id,
        externalInstalmentId: undefined,
        amount: '10.00',
        currency: 'CHF',
        bookedOn,
        verdict: 'partial',
        receivedAt: later,
      });
    });

    test('or nothing of a change that comes with a booking which is kept already', async () => {
      const found = await created(ebill, biller.id);
      await keep([receipt('first', found.id)]);
      const completed = step(found, [{ kind: 'delivered', businessCaseNetId: `BCID${'1'.repeat(32)}` }]);
      const change = { cases: [completed], audit: [{ actor: 'key', action: 'statement.received' }] };
      expect(await keep([receipt('second', found.id), receipt('first', found.id)], change)).toEqual({
        kind: 'conflict',
      });
      expect(await ebill.receipts.known(biller.id, ['first', 'second'])).toEqual(new Set(['first']));
      expect((await ebill.cases.get(biller.id, found.id))?.revision).toBe(1);
      expect(await ebill.audit.list(biller.id, { limit: 10 })).toEqual([]);
    });

    test('with the answer under its key, unless somebody else holds that', async () => {
      const { id } = await created(ebill, biller.id);
      const ticket = { key: '/api/v1/statements a', fingerprint: 'f', token: 't' };
      await ebill.idempotency.begin(biller.id, ticket, { now, until: later });
      const answer = '{"known":0}';
      const taken = await keep([receipt('kept', id)], { idempotency: { ...ticket, token: 'other', answer } });
      expect(taken).toEqual({ kind: 'idempotency', outcome: { kind: 'inProgress' } });
      expect(await ebill.receipts.known(biller.id, ['kept'])).toEqual(new Set());
      expect(await keep([receipt('kept', id)], { idempotency: { ...ticket, answer } })).toEqual({ kind: 'changed' });
      const again = await ebill.idempotency.begin(biller.id, { ...ticket, token: 'u' }, { now, until: later });
      expect(again).toEqual({ kind: 'replay', madeId: undefined, answer });
    });

    test('and what tells of bookings by account and day, in the order of its keys, once and for its biller alone', async () => {
      const lines = ['c', 'a', 'b'].map((key) => ({ ...line, key, line: key }));
      const far = { ...line, key: 'far', from: '2026-10-01', to: '2026-10-02' };
      expect(await keep([], { bookings: [...lines, far, { ...line, key: 'other', account: 'B' }] })).toEqual({
        kind: 'changed',
      });
      const ask = (from: string, to: string, of = biller) =>
        ebill.receipts.remembered(of.id, [{ account: 'A', from, to }]);
      expect(await ask('2026-11-20', '2026-11-20')).toEqual(['a', 'b', 'c']);
      expect([await ask('2026-11-22', '2026-11-30'), await ask('2026-11-01', '2026-11-18')]).toEqual([[], []]);
      expect(await ask('2026-11-20', '2026-11-20', await newBiller(ebill))).toEqual([]);
      expect(await keep([], { bookings: [{ ...line, key: 'a' }] })).toEqual({ kind: 'conflict' });
    });

    test('until the case is erased, or what was only for later files is old', async () => {
      const { id } = await created(ebill, biller.id, bill('erased'), 'STAGE');
      await keep([receipt('of the case', id)], { bookings: [line] });
      const audit = { actor: 'key', action: 'case.erased' };
      expect(await ebill.cases.erase(biller.id, { id, revision: 1, at: later, audit })).toBe(true);
      expect(await ebill.receipts.ofCases(biller.id, [id])).toEqual([]);
      expect(await ebill.receipts.known(biller.id, ['of the case'])).toEqual(new Set());
      const kept = () => ebill.receipts.remembered(biller.id, [{ account: 'A', from: '2026-11-20', to: '2026-11-20' }]);
      await ebill.cases.purge(biller.id, day('2026-11-21'), later);
      expect(await kept()).toEqual(['told']);
      await ebill.cases.purge(biller.id, day('2026-11-23'), later);
      expect(await kept()).toEqual([]);
      expect(await store.database.query('SELECT * FROM ebill_receipt WHERE biller_id = ?', [biller.id])).toEqual([]);
    });

    test('and finds every case of many references at once', async () => {
      const references = Array.from({ length: 95 }, (_, index) => String(index).padStart(27, '0'));
      const ids: number[] = [];
      for (const [index, structuredReferences] of [references.slice(0, 94), references.slice(93)].entries()) {
        const submission = await newCase(ebill, bill(`many ${index}`));
        const content = { ...contentOf(bill(`many ${index}`), submission.content.pdf.submitted), structuredReferences };
        const outcome = await ebill.cases.create(biller.id, { ...submission, content });
        if (outcome.kind === 'created') ids.push(outcome.id);
      }
      const found = await ebill.receipts.casesOf(biller.id, references);
      expect(found.map(({ id }) => id)).toEqual(ids);
      expect(await ebill.receipts.casesOf(biller.id, ['nothing'])).toEqual([]);
    });
  });
});
