import { type FeedRecord, type RecordStamp, recordJson } from '@rappen/core/ebill/events';
import { writeJson } from '@rappen/core/json';
import type { Biller, EbillStore, NewRecord } from '@rappen/http';
import { describe, expect, test } from 'vitest';
import { bill } from '../../../../test/ebill-submissions.ts';
import { created, later, newCase, now, recipientNetId, shown, step } from '../../test/ebill.ts';
import { engines } from '../../test/engines.ts';
import { withEbill } from '../../test/with-ebill.ts';
import { limits } from '../limits.ts';
import type { Store } from '../store.ts';

const billRecipient = {
  billRecipientNetId: recipientNetId,
  type: 'PRIVATE',
  name: 'Muster',
  firstName: 'Petra',
  emailAddress: 'p@example.org',
  correspondenceLanguage: 'ger',
  address: { streetName: 'Seeweg 7', postalCode: '3600', city: 'Thun', countryCode: 'CH' },
} as const;
const evid = (name: string) => `EVID${name.padStart(32, '0')}`;

describe.each(engines.filter(({ name }) => !name.startsWith('D1 without R2')))('$name', ({ name, isThere, start }) => {
  describe.skipIf(!isThere)('keeps what happened', () => {
    let store: Store;
    let ebill: EbillStore;
    let biller: Biller;
    withEbill(start, (kept) => {
      ({ store, ebill, biller } = kept);
    });

    test('without holes, for a poller that never stops beside fifty writers', async () => {
      const casesPerWriter = name.startsWith('D1') ? 1 : 4;
      const seen: number[] = [];
      let isWriting = true;
      const poll = async () => {
        for (let after = 0, done = false; !done; ) {
          done = !isWriting;
          const page = await ebill.feeds.page(biller.id, 'processingStatus', { after, limit: 7 });
          for (const { id } of shown(page)) seen.push(id);
          after = seen.at(-1) ?? 0;
          done &&= page.count === 0;
          await new Promise((resolve) => setTimeout(resolve, 0));
        }
      };
      const write = async (writer: number) => {
        for (let number = 0; number < casesPerWriter; number += 1) {
          const found = await created(ebill, biller.id, bill(`${writer}/${number}`));
          await ebill.cases.change(biller.id, {
            at: later,
            cases: [step(found, [{ kind: 'failed', code: 'X', message: 'no' }])],
          });
          // A commit that is refused takes no number with it
          await ebill.cases.create(biller.id, await newCase(ebill, bill('same for all')));
        }
      };
      const polling = poll();
      await Promise.all(Array.from({ length: 50 }, (_, writer) => write(writer)));
      isWriting = false;
      await polling;
      const count = 50 * casesPerWriter * 2 + 1;
      expect(seen).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      expect((await ebill.feeds.page(biller.id, 'processingStatus', { limit: 1 })).lastId).toBe(count);
    });

    const emailRecord = (caseId: number): NewRecord & { readonly caseId: number } => ({
      caseId,
      eventNetId: evid('A'),
      record: {
        feed: 'emailAddress',
        businessCaseNetId: `BCID${'1'.repeat(32)}`,
        oldEmailAddress: 'old@example.org',
        newEmailAddress: 'new@example.org',
      },
    });

    test("in five feeds with one numbering, and the network's cursor with it", async () => {
      const { id } = await created(ebill, biller.id);
      const from = await ebill.cursors.get('subscription');
      const to = evid(`${biller.id}`);
      const news: NewRecord = {
        eventNetId: to,
        record: { feed: 'subscriptionStatus', newStatus: 'ACTIVE', billRecipient, accountNumber: '007' },
      };
      const change = {
        at: later,
        cases: [],
        records: [news, emailRecord(id)],
        subscriptions: [{ status: 'ACTIVE' as const, billRecipient, accountNumber: '007' }],
        cursor: { stream: 'subscription' as const, from, to },
      };
      const outcomes = await Promise.all([1, 2, 3].map(() => ebill.cases.change(biller.id, change)));
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['changed', 'conflict', 'conflict']);
      expect(await ebill.cursors.get('subscription')).toBe(to);
      const page = (feed: FeedRecord['feed']) => ebill.feeds.page(biller.id, feed, { limit: 10 });
      const textOf = ({ record }: NewRecord, stamp: RecordStamp) =>
        writeJson(recordJson({ ...record, businessCaseId: id } as FeedRecord, stamp));
      const subscribed = { id: 2, eventNetId: to, timestamp: later };
      expect(await page('subscriptionStatus')).toEqual({
        text: `[${textOf(news, subscribed)}]`,
        count: 1,
        lastOfPage: 2,
        purgedThrough: 0,
        lastId: 3,
      });
      const outdated = { id: 3, eventNetId: evid('A'), timestamp: later };
      expect((await page('emailAddress')).text).toBe(`[${textOf(emailRecord(id), outdated)}]`);
      expect(await page('businessCaseStatus')).toEqual({ text: '[]', count: 0, purgedThrough: 0, lastId: 3 });
      expect((await page('instalmentStatus')).text).toBe('[]');
      expect(await ebill.feeds.idOf(biller.id, evid('A'))).toBe(3);
      expect(await ebill.feeds.idOf(biller.id, evid('B'))).toBeUndefined();
      expect(await ebill.subscriptions.list(biller.id, { limit: 10 })).toEqual([
        { status: 'ACTIVE', billRecipient, accountNumber: '007', updatedAt: later },
      ]);
      // The same event of the network is never told twice
      expect(await ebill.cases.change(biller.id, { at: later, cases: [], records: [news] })).toEqual({
        kind: 'conflict',
      });
      const inactive = { status: 'INACTIVE' as const, billRecipient };
      await ebill.cases.change(biller.id, { at: later, cases: [], subscriptions: [inactive] });
      expect(await ebill.subscriptions.list(biller.id, { limit: 10 })).toEqual([{ ...inactive, updatedAt: later }]);
      expect(await ebill.subscriptions.list(biller.id, { after: recipientNetId, limit: 10 })).toEqual([]);
    });

    test('as they are shown today, where they were kept in the form of version 0.1', async () => {
      // In the order in which it wrote them
      const own = {
        referenceNumber: '2026-0042',
        type: 'Bill',
        feed: 'businessCaseStatus',
        newStatus: 'APPROVED',
        approvedAmount: { value: '140.80', currencyCode: 'CHF' },
      };
      const { id } = await created(ebill, biller.id);
      await ebill.cases.change(biller.id, {
        at: later,
        cases: [],
        records: [{ ...emailRecord(id), eventNetId: evid('C') }],
      });
      await store.database.commit([
        {
          sql: "UPDATE ebill_record SET feed = ?, record = ? WHERE biller_id = ? AND feed = 'emailAddress'",
          parameters: [own.feed, JSON.stringify(own), biller.id],
          rows: 1,
        },
      ]);
      const { text } = await ebill.feeds.page(biller.id, 'businessCaseStatus', { limit: 10 });
      expect(text).toBe(
        `[{"id":2,"eventNetId":"${evid('C')}","timestamp":"${later}","businessCaseId":${id},"referenceNumber":"2026-0042",` +
          '"type":"Bill","newStatus":"APPROVED","approvedAmount":{"value":140.80,"currencyCode":"CHF"}}]',
      );
    });

    test('and how far the network was heard, of several listeners by one', async () => {
      const from = await ebill.cursors.get('emailAddress');
      const moves = ['1', '2', '3'].map((digit) => ({ stream: 'emailAddress' as const, from, to: evid(digit) }));
      const moved = await Promise.all(moves.map((move) => ebill.cursors.move(move)));
      expect(moved.filter((isMoved) => isMoved)).toHaveLength(1);
      expect(await ebill.cursors.get('emailAddress')).toBe(moves[moved.indexOf(true)]?.to);
    });

    test('page by page, from a number, from an instant, until it is purged', async () => {
      const at = (minute: number) => `2026-11-21T12:0${minute}:00.000Z`;
      for (const minute of [1, 2, 3, 4, 5])
        await ebill.cases.create(biller.id, await newCase(ebill, bill(`${minute}`), 'DELIVER', { at: at(minute) }));
      const ids = async (query: { after?: number; since?: string; limit?: number }) =>
        shown(await ebill.feeds.page(biller.id, 'processingStatus', { limit: 10, ...query })).map(({ id }) => id);
      expect(await ids({})).toEqual([1, 2, 3, 4, 5]);
      expect(await ids({ after: 2, limit: 2 })).toEqual([3, 4]);
      expect(await ids({ after: 5 })).toEqual([]);
      expect(await ids({ since: at(4) })).toEqual([4, 5]);
      expect(await ids({ since: at(4), after: 1, limit: 1 })).toEqual([2]);
      expect(await ebill.feeds.purge(biller.id, at(1))).toBe(0);
      expect(await ebill.feeds.purge(biller.id, at(3))).toBe(2);
      expect(await ids({})).toEqual([3, 4, 5]);
      expect(await ebill.feeds.page(biller.id, 'processingStatus', { limit: 1 })).toMatchObject({
        purgedThrough: 2,
        lastId: 5,
      });
      expect(await ebill.feeds.purge(biller.id, later)).toBe(3);
      await created(ebill, biller.id, bill('next'));
      expect(await ids({})).toEqual([6]);
    });

    test('in an audit log without holes', async () => {
      const entry = (action: string) => ({ at: now, actor: 'key', action });
      expect(await Promise.all(['a', 'b', 'c'].map((action) => ebill.audit.append(biller.id, entry(action))))).toEqual([
        true,
        true,
        true,
      ]);
      await ebill.cases.change(biller.id, { at: later, cases: [], audit: [{ ...entry('d'), detail: 'x', caseId: 7 }] });
      const entries = await ebill.audit.list(biller.id, { limit: 10 });
      expect(entries.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
      expect(entries[0]).toMatchObject({ at: later, action: 'd', detail: 'x', caseId: 7 });
      expect((await ebill.audit.list(biller.id, { before: 3, limit: 1 })).map(({ id }) => id)).toEqual([2]);
      expect(await ebill.audit.append(-1, entry('e'))).toBe(false);
    });

    test('and what the simulator was told, each number by one', async () => {
      const [last] = (await ebill.simulator.read(0, 10_000)).slice(-1);
      const number = (last?.number ?? 0) + 1;
      const command = JSON.stringify({ kind: 'advance', text: '\u0000 ä' });
      const appended = await Promise.all(
        [1, 2, 3, 4].map(() => ebill.simulator.append({ number, at: 1_795_262_400_000, command })),
      );
      expect(appended.filter((isAppended) => isAppended)).toHaveLength(1);
      expect(await ebill.simulator.append({ number: number + 1, at: 1_795_262_400_001, command })).toBe(true);
      expect(await ebill.simulator.read(number - 1, 1)).toEqual([{ number, at: 1_795_262_400_000, command }]);
      expect((await ebill.simulator.read(number, 10)).map((entry) => entry.number)).toEqual([number + 1]);
    });

    test('and what the simulator came to, instead of what led there', async () => {
      const { simulator } = ebill;
      const [last] = (await simulator.read(0, 10_000)).slice(-1);
      const first = (last?.number ?? 0) + 1;
      for (let number = first; number < first + 5; number++)
        expect(await simulator.append({ number, at: 1, command: '{}' })).toBe(true);
      // Of several parts, in more than one commit, with letters that lie across their ends
      const text = `x${'\u{1f9fe}ä'.repeat(limits.chunkBytes * 1.4)}`;
      const kept = await Promise.all([2, 1].map((more) => simulator.keepSnapshot({ number: first + more, text })));
      expect(kept.filter((isKept) => isKept).length).toBeGreaterThanOrEqual(1);
      expect(await simulator.snapshot()).toEqual({ number: first + 2, text });
      expect(await simulator.keepSnapshot({ number: first + 1, text: 'older' })).toBe(false);
      expect((await simulator.read(0, 10_000)).map(({ number }) => number)).toEqual([first + 2, first + 3, first + 4]);
      expect(await simulator.keepSnapshot({ number: first + 4, text: 'newer' })).toBe(true);
      expect(await simulator.snapshot()).toEqual({ number: first + 4, text: 'newer' });
      expect((await simulator.read(0, 10_000)).map(({ number }) => number)).toEqual([first + 4]);
      expect(await simulator.append({ number: first + 4, at: 1, command: '{}' })).toBe(false);
    });
  });
});
