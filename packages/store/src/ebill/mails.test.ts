import type { Biller, EbillStore, NewDeskMail } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { later, newBiller, now, openEbill } from '../../test/ebill.ts';
import { engines, type RunningEngine } from '../../test/engines.ts';
import type { Store } from '../store.ts';

const over = '2026-11-21T12:20:00.000Z';
let count = 0;

describe.each(engines.filter(({ name }) => !name.startsWith('D1 without R2')))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('mails of desks', () => {
    let engine: RunningEngine;
    let store: Store;
    let ebill: EbillStore;
    let biller: Biller;
    beforeAll(async () => {
      engine = await start();
      store = await openEbill(engine);
      ebill = store.ebill;
      biller = await newBiller(ebill);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    async function give(changes: Partial<NewDeskMail> = {}) {
      count += 1;
      const id = String(count).padStart(32, '0');
      const outcome = await ebill.mails.create(biller.id, {
        id,
        at: now,
        content: { to: 'a@b.ch', fromName: 'A', replyTo: 'c@d.ch', subject: 'é', text: 'a\nb', fileName: 'a.pdf' },
        pdf: await ebill.pdfs.put(new Uint8Array([count])),
        limit: { since: '2000-01-01T00:00:00.000Z', count: 6 },
        audit: { at: now, actor: 'a', action: 'mail.given' },
        ...changes,
      });
      return { id, kind: outcome.kind };
    }
    const claim = (from = now, until = later) => ebill.mails.claim(biller.id, { now: from, until });

    test('go to one worker at a time, whose lease alone settles them, and leave nothing behind', async () => {
      const { id } = await give();
      const claimed = await Promise.all([1, 2, 3].map(() => claim()));
      const [job, ...others] = claimed.filter((one) => one !== undefined);
      expect([job?.id, others]).toEqual([id, []]);
      expect(job).toMatchObject({
        claims: 0,
        isUnknown: false,
        pdf: new Uint8Array([count]),
        content: { text: 'a\nb' },
      });
      const again = await claim(later, over);
      expect(again).toMatchObject({ id, claims: 1, isUnknown: true });
      if (job === undefined || again === undefined) throw new Error('no job');
      expect(await ebill.mails.settle(biller.id, job, { kind: 'SENT' }, now)).toBe(false);
      const waits = { kind: 'later', nextAt: over, isUnknown: false, reason: 'busy' } as const;
      expect(await ebill.mails.settle(biller.id, again, waits, later)).toBe(true);
      expect([await ebill.mails.due(later), await ebill.mails.due(over)]).toEqual([[], [biller.id]]);
      expect(await ebill.mails.get(biller.id, id)).toMatchObject({
        state: 'WAITING',
        reason: 'busy',
        changedAt: later,
      });
      const last = await claim(over, '2026-11-21T12:30:00.000Z');
      expect(last).toMatchObject({ claims: 2, isUnknown: false, reason: 'busy' });
      if (last === undefined) throw new Error('no job');
      expect(await ebill.mails.settle(biller.id, last, { kind: 'SENT' }, over)).toBe(true);
      expect([await claim('2099-01-01T00:00:00.000Z'), await ebill.mails.due(over)]).toEqual([undefined, []]);
      expect(await ebill.mails.get(biller.id, id)).toMatchObject({ state: 'SENT', reason: undefined });
      await ebill.mails.returned(id, 'gone', over);
      await ebill.mails.returned(id, 'again', over);
      expect(await ebill.mails.get(biller.id, id)).toMatchObject({ state: 'RETURNED', reason: 'gone' });
    });

    test('are no more than allowed, however many come at once', async () => {
      const outcomes = await Promise.all(Array.from({ length: 9 }, () => give()));
      expect(outcomes.filter(({ kind }) => kind === 'created')).toHaveLength(5);
      expect(outcomes.filter(({ kind }) => kind === 'limit')).toHaveLength(4);
      expect(await ebill.mails.count(biller.id, '2000-01-01T00:00:00.000Z')).toBe(6);
      const written = await ebill.audit.list(biller.id, { limit: 100 });
      expect(written.filter(({ action }) => action === 'mail.given')).toHaveLength(6);
    });

    test('for somebody who is erased are not sent any more', async () => {
      await ebill.mails.forget(biller.id, 'B@example.org', later);
      expect(await ebill.mails.due(later)).toEqual([biller.id]);
      await ebill.mails.forget(biller.id, 'A@b.CH', later);
      expect(await ebill.mails.due('2099-01-01T00:00:00.000Z')).toEqual([]);
      const rest = await store.database.query('SELECT content, pdf FROM ebill_mail WHERE biller_id = ?', [biller.id]);
      expect(rest).toEqual(rest.map(() => ({ content: '', pdf: null })));
    });

    test('are forgotten after their time, and those that nobody tries any more before', async () => {
      const { id } = await give({ limit: { since: over, count: 1 } });
      const count = () => ebill.mails.count(biller.id, '2000-01-01T00:00:00.000Z');
      await ebill.mails.purge(biller.id, now, now, later);
      expect([await count(), await ebill.mails.due(now)]).toEqual([7, [biller.id]]);
      await ebill.mails.purge(biller.id, now, over, later);
      expect([await count(), await ebill.mails.due(over)]).toEqual([7, []]);
      expect(await ebill.mails.get(biller.id, id)).toMatchObject({ state: 'FAILED', changedAt: later });
      await ebill.mails.purge(biller.id, over, over, later);
      expect(await count()).toBe(0);
    });

    test('that are given up while an answer is missing may have been sent, and say so', async () => {
      for (const end of [
        () => ebill.mails.purge(biller.id, now, over, later),
        () => ebill.mails.forget(biller.id, 'a@b.ch', later),
      ]) {
        await give({ limit: { since: over, count: 1 } });
        const job = await claim(now, later);
        await end();
        expect(await ebill.mails.get(biller.id, job?.id ?? '')).toMatchObject({
          state: 'FAILED',
          reason: expect.stringContaining('may have been sent'),
        });
      }
      await ebill.mails.purge(biller.id, over, over, later);
    });

    test('are written with the answer under a key, or not at all', async () => {
      const ticket = { key: 'mail', fingerprint: 'f', token: 't' };
      await ebill.idempotency.begin(biller.id, ticket, { now, until: later });
      const limit = { since: '2000-01-01T00:00:00.000Z', count: 100 };
      const other = await give({ limit, idempotency: { ...ticket, token: 'other', answer: '{}' } });
      expect([other.kind, await ebill.mails.get(biller.id, other.id)]).toEqual(['idempotency', undefined]);
      const own = await give({ limit, idempotency: { ...ticket, answer: '{"id":1}' } });
      expect(own.kind).toBe('created');
      expect(await ebill.idempotency.begin(biller.id, ticket, { now, until: later })).toMatchObject({
        kind: 'replay',
        answer: '{"id":1}',
      });
    });
  });
});
