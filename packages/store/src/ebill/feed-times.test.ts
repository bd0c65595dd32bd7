import type { Biller, EbillStore } from '@rappen/http';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bill } from '../../../../test/ebill-submissions.ts';
import { newCase, shown } from '../../test/ebill.ts';
import { engines } from '../../test/engines.ts';
import { withEbill } from '../../test/with-ebill.ts';
import type { Store } from '../store.ts';
import { timeMarkSchema } from './feed-times.ts';
import { feedStore } from './feeds.ts';

const start = Date.parse('2026-11-21T12:00:00.000Z');
const instant = (milliseconds: number) => new Date(start + milliseconds).toISOString() as never;

/** Steps of a clock that mostly goes on, sometimes stands, and sometimes is set back. */
const ticks = fc.array(fc.constantFrom(0, 1, 400, 20_000, 61_000, 200_000, -30_000, -150_000), {
  minLength: 1,
  maxLength: 12,
});

describe.each(engines.filter(({ name }) => !/without R2|S3/.test(name)))('$name', ({ isThere, start: begin }) => {
  describe.skipIf(!isThere)('a feed from an instant on', () => {
    let store: Store;
    let ebill: EbillStore;
    let biller: Biller;
    withEbill(begin, (kept) => {
      ({ store, ebill, biller } = kept);
    });

    test('has every record from then on, also where a clock was set back, and an older store finds the same', async () => {
      let number = 0;
      let at = 0;
      const kept: { readonly id: number; readonly at: number }[] = [];
      const write = async (milliseconds: number) => {
        at = milliseconds;
        number += 1;
        const made = await newCase(ebill, bill(`T-${number}`));
        await ebill.cases.create(biller.id, { ...made, at: instant(at) });
        const { lastId } = await ebill.feeds.page(biller.id, 'processingStatus', { limit: 1 });
        for (let id = (kept.at(-1)?.id ?? 0) + 1; id <= lastId; id++) kept.push({ id, at });
      };
      const since = async (milliseconds: number) =>
        shown(await ebill.feeds.page(biller.id, 'processingStatus', { since: instant(milliseconds), limit: 1000 })).map(
          ({ id }) => id,
        );
      const check = async (milliseconds: number) =>
        expect(await since(milliseconds)).toEqual(kept.filter((one) => one.at >= milliseconds).map(({ id }) => id));
      await fc.assert(
        fc.asyncProperty(ticks, fc.integer({ min: -200_000, max: 200_000 }), async (steps, look) => {
          for (const step of steps) await write(at + step);
          await check(at + look);
        }),
        { numRuns: 10 },
      );
      const looks = [-1_000_000, 0, at - 90_000, at - 1, at, at + 1];
      for (const look of looks) await check(look);
      const [, marks = ''] = timeMarkSchema;
      await store.database.commit([{ sql: 'DELETE FROM ebill_record_time' }, { sql: marks }]);
      for (const look of looks) await check(look);
      // What is purged does not hide what is not
      const before = Math.max(...kept.map((one) => one.at)) + 100_000;
      for (const after of [0, 20, 90_000]) await write(before + after);
      while ((await ebill.feeds.purge(biller.id, instant(before))) > 0);
      const { purgedThrough } = await ebill.feeds.page(biller.id, 'processingStatus', { limit: 1 });
      expect(purgedThrough).toBeGreaterThan(0);
      for (const look of [before, ...looks])
        expect(await since(look)).toEqual(
          kept.filter((one) => one.at >= look && one.id > purgedThrough).map(({ id }) => id),
        );
    });

    test('keeps what is written while a purge looks for the old', async () => {
      const old = await newCase(ebill, bill('T-old'));
      await ebill.cases.create(biller.id, { ...old, at: instant(50_000_000) });
      const { lastId } = await ebill.feeds.page(biller.id, 'processingStatus', { limit: 1 });
      const fresh = await newCase(ebill, bill('T-fresh'));
      let looks = 0;
      const busy = feedStore({
        ...store.database,
        commit: (statements) => store.database.commit(statements),
        async query(sql, parameters) {
          const rows = await store.database.query(sql, parameters);
          if (/FROM ebill_record_time/.test(sql) && ++looks === 1)
            await ebill.cases.create(biller.id, { ...fresh, at: instant(100_000_001) });
          return rows;
        },
      });
      while ((await busy.purge(biller.id, instant(100_000_000))) > 0);
      expect(looks).toBeGreaterThan(0);
      const page = await ebill.feeds.page(biller.id, 'processingStatus', { limit: 10 });
      expect([page.purgedThrough, shown(page).map(({ id }) => id)]).toEqual([lastId, [lastId + 1]]);
    });
  });
});
