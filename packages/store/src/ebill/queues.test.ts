import type { Biller, EbillStore, Lease, StoredCase, Webhook } from '@rappen/http';
import { describe, expect, test } from 'vitest';
import { bill } from '../../../../test/ebill-submissions.ts';
import { created, newBiller, step } from '../../test/ebill.ts';
import { engines } from '../../test/engines.ts';
import { withEbill } from '../../test/with-ebill.ts';
import { ebillLimits } from '../limits.ts';

const at = (minute: number) => `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`;
/** A minute from an instant on. */
const leaseAt = (minute: number): Lease => ({ now: at(minute), until: at(minute + 1) });

describe.each(engines.filter(({ name }) => !name.startsWith('D1 without R2')))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('hands out', () => {
    let ebill: EbillStore;
    let biller: Biller;
    withEbill(start, (kept) => {
      ({ ebill, biller } = kept);
    });

    describe('cases to be delivered', () => {
      const claim = (minute: number, inFlightMax = 1) => ebill.outbox.claim(biller.id, leaseAt(minute), inFlightMax);
      const dueAt = async (minute: number) => (await ebill.outbox.due(at(minute))).map(({ billerId }) => billerId);
      const caseOf = async (id: number) => (await ebill.cases.get(biller.id, id)) as StoredCase;

      test('each biller with the network that it has chosen', async () => {
        const chosen = { kind: 'http', settings: '{}', changedAt: at(0) } as const;
        expect(await ebill.networks.set(biller.id, chosen)).toBe(true);
        await created(ebill, biller.id, bill('1'));
        expect(await ebill.outbox.due(at(0))).toContainEqual({ billerId: biller.id, network: 'http' });
      });

      test('one after the other, each to one worker until its lease ends', async () => {
        const ids: number[] = [];
        for (const number of ['1', '2', '3']) ids.push((await created(ebill, biller.id, bill(number))).id);
        expect(await dueAt(0)).toContain(biller.id);
        const claims = await Promise.all(Array.from({ length: 10 }, () => claim(0)));
        const [job, ...others] = claims.flat();
        expect(others).toEqual([]);
        expect(job).toMatchObject({ billerId: biller.id, caseId: ids[0], claims: 0, enqueuedAt: at(0) });
        expect(await claim(0)).toEqual([]);
        expect((await claim(0, 2)).map(({ caseId }) => caseId)).toEqual([ids[1]]);
        const [again] = await claim(1);
        expect(again).toMatchObject({ caseId: ids[0], claims: 1 });
        expect(again?.lease).not.toBe(job?.lease);

        const delivered = step(await caseOf(ids[0] ?? 0), [
          { kind: 'delivered', businessCaseNetId: `BCID${String(biller.id).padStart(32, '0')}` },
        ]);
        const done = (lease = '') =>
          ebill.cases.change(biller.id, { at: at(1), cases: [{ ...delivered, outbox: { kind: 'done', lease } }] });
        expect(await done(job?.lease)).toEqual({ kind: 'conflict' });
        expect(await done(again?.lease)).toEqual({ kind: 'changed' });
        expect(await ebill.outbox.backlog(biller.id)).toEqual({ count: 2, claimed: 1 });
      });

      test('later, where an attempt has failed; others pass in the meantime', async () => {
        const first = await created(ebill, biller.id, bill('1'));
        const second = await created(ebill, biller.id, bill('2'));
        const [job] = await claim(0);
        const delayed = step(first, [{ kind: 'delayed', code: 'DOWN', at: 0 }]);
        const retry = { kind: 'retry', lease: job?.lease ?? '', nextAt: at(5) } as const;
        const change = { at: at(0), cases: [{ ...delayed, outbox: retry }] };
        expect(await ebill.cases.change(biller.id, change)).toEqual({ kind: 'changed' });
        const [next] = await claim(0);
        expect(next?.caseId).toBe(second.id);
        expect(
          await ebill.outbox.postpone(biller.id, { ...(next as NonNullable<typeof next>), lease: 'x' }, at(6)),
        ).toBe(false);
        expect(await ebill.outbox.postpone(biller.id, next as NonNullable<typeof next>, at(6))).toBe(true);
        expect(await dueAt(4)).not.toContain(biller.id);
        expect(await claim(4)).toEqual([]);
        expect((await claim(7, 5)).map(({ caseId }) => caseId)).toEqual([first.id, second.id]);
      });

      test('not at all while a biller is held, and then in their order', async () => {
        const ids = [(await created(ebill, biller.id, bill('1'))).id];
        const other = await newBiller(ebill);
        await created(ebill, other.id, bill('1'));
        const [job] = await claim(0);
        const held = job as NonNullable<typeof job>;
        expect(await ebill.outbox.hold(biller.id, { ...held, lease: 'x' }, at(9))).toBe(false);
        expect(await dueAt(2)).toContain(biller.id);
        expect(await ebill.outbox.hold(biller.id, held, at(5))).toBe(true);
        ids.push((await created(ebill, biller.id, bill('2'))).id);
        expect(await dueAt(4)).not.toContain(biller.id);
        expect(await claim(4, 5)).toEqual([]);
        expect(await dueAt(4)).toContain(other.id);
        expect(await dueAt(5)).toContain(biller.id);
        expect((await claim(5, 5)).map(({ caseId }) => caseId)).toEqual(ids);
      });

      test('again, where a failed one is sent once more', async () => {
        const found = await created(ebill, biller.id);
        const [job] = await claim(0);
        const failed = step(found, [{ kind: 'failed', code: 'X', message: 'no' }], {
          outbox: { kind: 'done', lease: job?.lease ?? '' },
        });
        await ebill.cases.change(biller.id, { at: at(1), cases: [failed] });
        expect(await claim(2)).toEqual([]);
        const resent = step(await caseOf(found.id), [{ kind: 'resent', draft: { facts: found.state.facts } }], {
          outbox: { kind: 'enqueue' },
        });
        expect(await ebill.cases.change(biller.id, { at: at(2), cases: [resent] })).toEqual({ kind: 'changed' });
        expect(await claim(2)).toMatchObject([{ caseId: found.id, claims: 0, enqueuedAt: at(2) }]);
      });
    });

    describe('records for webhooks', () => {
      const wish = (hookUrl: string) => ({
        feed: 'processingStatus' as const,
        hookUrl,
        sealedSecret: 'sealed 1',
        createdAt: at(0),
      });
      const newWebhook = async (hookUrl: string): Promise<Webhook> => {
        const outcome = await ebill.webhooks.create(biller.id, wish(hookUrl));
        if (outcome.kind !== 'created') throw new Error(outcome.kind);
        return outcome.webhook;
      };
      const claim = ({ id }: Webhook, minute: number, inFlightMax = 4) =>
        ebill.deliveries.claim(biller.id, id, leaseAt(minute), inFlightMax);
      const isDue = async ({ id }: Webhook, minute: number) =>
        (await ebill.deliveries.due(at(minute))).some(({ webhookId }) => webhookId === id);

      test('to each active webhook of the feed, at most so many at a time', async () => {
        const hook = await newWebhook('https://example.org/a');
        const other = await newWebhook('https://example.org/b');
        await ebill.webhooks.create(biller.id, { ...wish('https://example.org/c'), feed: 'emailAddress' });
        for (const number of ['1', '2', '3', '4', '5']) await created(ebill, biller.id, bill(number));
        expect([await isDue(hook, 0), await isDue(other, 0)]).toEqual([true, true]);
        const claims = await Promise.all(Array.from({ length: 8 }, () => claim(hook, 0)));
        const claimed = claims.flat();
        expect(claimed.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4]);
        expect(claimed[0]).toMatchObject({ webhook: hook, attempts: 0, feed: 'processingStatus' });
        expect(JSON.parse(claimed[0]?.text ?? '')).toMatchObject({ newStatus: 'PROCESSING', type: 'Bill' });
        expect((await claim(other, 0)).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
        expect((await claim(hook, 1, 1)).map(({ id }) => id)).toEqual([5]);
        expect((await claim(hook, 1)).length).toBe(3);
      });

      test('and records what each attempt came to', async () => {
        const hook = await newWebhook('https://example.org/a');
        await created(ebill, biller.id);
        const key = { webhookId: hook.id, recordId: 1 };
        const now = () => ebill.webhooks.get(biller.id, hook.id);
        const [first] = await claim(hook, 0);
        const failed = {
          at: at(1),
          status: 503,
          answer: `\0${'x'.repeat(2000)}`,
          next: { kind: 'retry', at: at(5) },
        } as const;
        expect(await ebill.deliveries.settle(biller.id, { ...key, lease: 'x' }, failed)).toBe(false);
        expect(await ebill.deliveries.settle(biller.id, { ...key, lease: first?.lease ?? '' }, failed)).toBe(true);
        expect(await ebill.deliveries.list(biller.id, hook.id, { limit: 10 })).toEqual([
          {
            ...key,
            status: 'PENDING',
            attempts: 1,
            nextAt: at(5),
            lastAttemptAt: at(1),
            lastStatus: 503,
            lastAnswer: `\ufffd${'x'.repeat(ebillLimits.answerLengthMax - 1)}`,
          },
        ]);
        expect(await now()).toMatchObject({ failures: 1, failingSince: at(1), lastStatus: 503, lastDeliveryAt: at(1) });
        expect(await claim(hook, 4)).toEqual([]);
        const [second] = await claim(hook, 5);
        expect(second).toMatchObject({ attempts: 1 });
        const unanswered = { at: at(6), next: { kind: 'dead' } } as const;
        expect(await ebill.deliveries.settle(biller.id, { ...key, lease: second?.lease ?? '' }, unanswered)).toBe(true);
        expect(await now()).toMatchObject({ failures: 2, failingSince: at(1), lastStatus: undefined });
        expect(await claim(hook, 50)).toEqual([]);
        expect(await ebill.deliveries.replay(biller.id, hook.id, 1, at(7))).toBe(true);
        expect(await ebill.deliveries.replay(biller.id, hook.id, 1, at(7))).toBe(false);
        const [third] = await claim(hook, 7);
        expect(third).toMatchObject({ attempts: 0 });
        const delivered = { at: at(8), status: 204, next: { kind: 'delivered' } } as const;
        expect(await ebill.deliveries.settle(biller.id, { ...key, lease: third?.lease ?? '' }, delivered)).toBe(true);
        expect(await now()).toMatchObject({ failures: 0, failingSince: undefined, lastStatus: 204 });
        expect(await ebill.deliveries.list(biller.id, hook.id, { before: 1, limit: 10 })).toEqual([]);
      });

      test('no longer, once it is disabled or deleted', async () => {
        const hook = await newWebhook('https://example.org/a');
        const other = await newWebhook('https://example.org/b');
        await created(ebill, biller.id, bill('1'));
        await created(ebill, biller.id, bill('2'));
        const [claimed] = await claim(hook, 0, 1);
        const gone = { at: at(1), status: 410, next: { kind: 'disable', reason: 'GONE' } } as const;
        const key = { webhookId: hook.id, recordId: claimed?.id ?? 0, lease: claimed?.lease ?? '' };
        expect(await ebill.deliveries.settle(biller.id, key, gone)).toBe(true);
        expect(await ebill.webhooks.get(biller.id, hook.id)).toMatchObject({
          status: 'DISABLED',
          disabledReason: 'GONE',
        });
        expect([await isDue(hook, 5), await claim(hook, 5)]).toEqual([false, []]);
        await created(ebill, biller.id, bill('3'));
        const statuses = (await ebill.deliveries.list(biller.id, hook.id, { limit: 10 })).map(({ status }) => status);
        expect(statuses).toEqual(['DEAD', 'DEAD']);
        expect(await ebill.webhooks.enable(biller.id, hook.id)).toBe(true);
        expect(await ebill.webhooks.enable(biller.id, hook.id)).toBe(false);
        await created(ebill, biller.id, bill('4'));
        expect((await claim(hook, 5)).map(({ id }) => id)).toEqual([4]);
        expect(await ebill.webhooks.disable(biller.id, hook.id, 'BY_HAND')).toBe(true);
        expect(await ebill.webhooks.disable(biller.id, hook.id, 'BY_HAND')).toBe(false);

        expect(await ebill.webhooks.delete(biller.id, other.id)).toBe(true);
        expect(await ebill.webhooks.delete(biller.id, other.id)).toBe(false);
        expect([await isDue(other, 5), await claim(other, 5)]).toEqual([false, []]);
        expect(await ebill.deliveries.list(biller.id, other.id, { limit: 10 })).toEqual([]);
        expect((await ebill.webhooks.list(biller.id)).map(({ id }) => id)).toEqual([hook.id]);
      });

      test('that are in the log with whoever changed them, and only what was changed', async () => {
        const { webhooks, creditAccounts, deliveries, audit } = ebill;
        const before = (await audit.list(biller.id, { limit: 1 }))[0]?.id ?? 0;
        const by = (action: string) => ({ at: at(1), actor: 'key', requestId: 'r', action });
        const outcome = await webhooks.create(biller.id, wish('https://example.org/log'), by('created'));
        const { id } = outcome.kind === 'created' ? outcome.webhook : { id: 0 };
        await webhooks.create(biller.id, wish('https://example.org/log'), by('created again'));
        await webhooks.rotate(biller.id, id, 'other', at(30), by('rotated'));
        await webhooks.enable(biller.id, id, by('enabled'));
        await webhooks.disable(biller.id, id, 'GONE');
        await webhooks.enable(biller.id, id, by('enabled once disabled'));
        await deliveries.replay(biller.id, id, 1, at(7), by('replayed'));
        await webhooks.delete(biller.id, id, by('deleted'));
        await webhooks.delete(biller.id, id, by('deleted again'));
        const account = { iban: 'CH5604835012345678009', currencies: ['CHF'], createdAt: at(1) };
        await creditAccounts.add(biller.id, account, by('account added'));
        await creditAccounts.add(biller.id, account, by('account added again'));
        await creditAccounts.remove(biller.id, account.iban, by('account removed'));
        await creditAccounts.remove(biller.id, account.iban, by('account removed again'));
        const entries = (await audit.list(biller.id, { limit: 100 })).filter((entry) => entry.id > before).reverse();
        const actions = ['created', 'rotated', 'enabled once disabled', 'deleted', 'account added', 'account removed'];
        expect(entries).toEqual(actions.map((action, index) => ({ ...by(action), id: before + 1 + index })));
      });

      test('at addresses that are there once, and not too many', async () => {
        const hook = await newWebhook('https://example.org/0');
        expect(await ebill.webhooks.create(biller.id, wish('https://example.org/0'))).toEqual({ kind: 'exists' });
        const outcomes = await Promise.all(
          Array.from({ length: ebillLimits.webhooksPerBillerMax + 5 }, (_, index) =>
            ebill.webhooks.create(biller.id, wish(`https://example.org/${index + 1}`)),
          ),
        );
        expect(outcomes.filter(({ kind }) => kind === 'created').length).toBe(ebillLimits.webhooksPerBillerMax - 1);
        expect(outcomes.filter(({ kind }) => kind === 'limit').length).toBe(6);
        expect(await ebill.webhooks.rotate(biller.id, hook.id, 'sealed 2', at(30))).toBe(true);
        expect((await ebill.webhooks.get(biller.id, hook.id))?.secrets).toEqual({
          current: 'sealed 2',
          previous: 'sealed 1',
          previousUntil: at(30),
        });
      });
    });
  });
});
