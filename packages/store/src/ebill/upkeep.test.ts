import type { Biller, EbillStore } from '@rappen/http';
import { instantOf, sha256Of } from '@rappen/http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bill, type today } from '../../../../test/ebill-submissions.ts';
import { contentOf, created, newBiller, newCase, now, step } from '../../test/ebill.ts';
import { engines, type RunningEngine } from '../../test/engines.ts';
import { createStore, type Store } from '../store.ts';

const dayMilliseconds = 86_400_000;
const lease = { now, until: '2026-11-21T12:01:00.000Z' };
const fileOf = (text: string) => new TextEncoder().encode(`%PDF-1.7 ${text}`);

describe.each(engines.filter(({ name }) => !name.startsWith('D1 without R2')))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('forgets', () => {
    let engine: RunningEngine;
    let store: Store;
    let ebill: EbillStore;
    let biller: Biller;
    let clock = Date.parse(now);
    const daysLater = (days: number) => instantOf(Date.parse(now) + days * dayMilliseconds);
    beforeAll(async () => {
      engine = await start();
      const database = await engine.open();
      store = await createStore(database, { blobBytes: engine.bytesOf(database), now: () => clock });
      ebill = store.ebill;
    });
    beforeEach(async () => {
      clock = Date.parse(now);
      biller = await newBiller(ebill);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    /** A case whose files are its own, or shared, delivered. */
    async function delivered(name: string, submitted: string, archival: string): Promise<number> {
      const content = contentOf(bill(name), await ebill.pdfs.put(fileOf(submitted)));
      const pdf = { ...content.pdf, archival: await ebill.pdfs.put(fileOf(archival)) };
      const outcome = await ebill.cases.create(biller.id, {
        ...(await newCase(ebill, bill(name))),
        content: { ...content, pdf },
      });
      const stored = outcome.kind === 'created' ? await ebill.cases.get(biller.id, outcome.id) : undefined;
      if (stored === undefined) throw new Error('no case');
      const [job] = await ebill.outbox.claim(biller.id, lease, 1);
      const businessCaseNetId = `BCID${crypto.randomUUID().replaceAll('-', '').toUpperCase()}`;
      const update = step(stored, [{ kind: 'delivered', businessCaseNetId }]);
      await ebill.cases.change(biller.id, {
        at: now,
        cases: [{ ...update, outbox: { kind: 'done', lease: job?.lease ?? '' } }],
      });
      return stored.id;
    }

    test('the files of cases that are over, and none that another names', async () => {
      const old = await delivered('old', 'own', 'shared');
      const live = await created(ebill, biller.id, bill('live'), 'STAGE');
      const shared = await delivered('again', 'other', 'shared');
      const [own, both] = await Promise.all([ebill.pdfs.put(fileOf('own')), ebill.pdfs.put(fileOf('shared'))]);
      // The due date of all is the same: the others are younger by their state, and by another name
      await store.database.commit([
        { sql: "UPDATE ebill_case SET due_date = '2029-01-01' WHERE id = ?", parameters: [shared] },
      ]);
      expect(await ebill.cases.purge(biller.id, '2028-12-21' as typeof today, daysLater(760))).toBe(1);
      await ebill.pdfs.sweep(daysLater(1));
      expect(await store.blobs.get(own)).toBeUndefined();
      expect(await store.blobs.get(both)).toEqual(fileOf('shared'));
      expect(await ebill.cases.get(biller.id, old)).toBeUndefined();
      expect(await ebill.pdfs.get(biller.id, shared, 'archival')).toEqual(fileOf('shared'));
      expect(await ebill.pdfs.get(biller.id, live.id, 'submitted')).toBeDefined();
    });

    test('one case at once, with its files, unless it has changed', async () => {
      const id = await delivered('gone', 'its own', 'of both');
      const other = await delivered('stays', 'another', 'of both');
      const all = { emailAddress: 'PETRA+allowed@example.org', limit: 100 };
      const { cases } = await ebill.cases.kept(biller.id, all);
      expect(cases).toMatchObject([
        { id, revision: 2, processingStatus: 'DELIVERED', discarded: false },
        { id: other, revision: 2 },
      ]);
      const audit = { actor: 'test', action: 'case.erased' };
      const erase = (revision: number) => ebill.cases.erase(biller.id, { id, revision, at: now, audit });
      expect([await erase(1), await erase(2), await erase(3)]).toEqual([false, true, false]);
      expect(await ebill.pdfs.get(biller.id, other, 'archival')).toEqual(fileOf('of both'));
      expect(await ebill.cases.get(biller.id, id)).toBeUndefined();
      expect((await ebill.cases.kept(biller.id, all)).cases.map((each) => each.id)).toEqual([other]);
      expect((await ebill.cases.kept(biller.id, { ...all, limit: 1 })).through).toBe(other);
      const rows = await store.database.query('SELECT sha256 FROM blob WHERE sha256 = ?', [
        await sha256Of(fileOf('its own')),
      ]);
      expect(rows).toEqual([]);
      expect(await ebill.audit.list(biller.id, { limit: 1 })).toMatchObject([{ action: 'case.erased', caseId: id }]);
      await ebill.cases.scrub();
    });

    test('files of submissions that never came, but none under way', async () => {
      const orphan = await ebill.pdfs.put(fileOf('orphan'));
      const put = await ebill.pdfs.put(fileOf('under way'));
      clock += 2 * dayMilliseconds;
      const again = await ebill.pdfs.put(fileOf('under way'));
      expect(again).toBe(put);
      await ebill.pdfs.sweep(instantOf(clock - dayMilliseconds));
      expect(await store.blobs.get(orphan)).toBeUndefined();
      const content = contentOf(bill('under way'), put);
      const creating = ebill.cases.create(biller.id, { ...(await newCase(ebill, bill('under way'))), content });
      const sweeps = [1, 2, 3].map(() => ebill.pdfs.sweep(instantOf(clock - dayMilliseconds)));
      const [outcome] = await Promise.all([creating, ...sweeps]);
      const id = outcome.kind === 'created' ? outcome.id : 0;
      expect(await ebill.pdfs.get(biller.id, id, 'archival')).toEqual(fileOf('under way'));
    });

    test('what was counted long ago', async () => {
      await created(ebill, biller.id, bill('counted'));
      const hours = async () =>
        (await store.database.query('SELECT * FROM ebill_submission_hour WHERE biller_id = ?', [biller.id])).length;
      await ebill.cases.purge(biller.id, '2026-11-21' as typeof today, daysLater(0));
      expect(await hours()).toBe(1);
      await ebill.cases.purge(biller.id, '2026-11-22' as typeof today, daysLater(1));
      expect(await hours()).toBe(0);
    });

    test('in each period once, whoever comes', async () => {
      const taken = async (mark: string) => {
        const all = await Promise.all([1, 2, 3, 4].map(() => ebill.duties.take('housekeeping', mark)));
        return all.filter((isTaken) => isTaken).length;
      };
      expect(await taken('2026-11-21T12')).toBe(1);
      expect(await taken('2026-11-21T12')).toBe(0);
      expect(await taken('2026-11-21T13')).toBe(1);
      expect(await taken('2026-11-21T12')).toBe(0);
      expect(await ebill.duties.take('recheck', '2026-11-21')).toBe(true);
    });
  });
});
