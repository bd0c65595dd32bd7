import type { Failures } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { later, now, openEbill } from '../../test/ebill.ts';
import { engines, type RunningEngine } from '../../test/engines.ts';
import type { Store } from '../store.ts';

describe.each(engines.filter(({ name }) => !/without/.test(name)))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('counts for all processes', () => {
    let engine: RunningEngine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await openEbill(engine);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });
    const of = (sha256: string, count: number): Failures => ({ sha256, count, lastAt: now, freeAt: now });

    test('failures, of which one of several at once comes first', async () => {
      const { failures } = store.accounts;
      const first = { before: undefined, after: of('a', 1) };
      const outcomes = await Promise.all([failures.replace([first]), failures.replace([first])]);
      expect(outcomes.sort()).toEqual([false, true]);
      const both = [
        { before: of('a', 1), after: of('a', 2) },
        { before: undefined, after: of('b', 1) },
      ];
      expect(await failures.replace(both)).toBe(true);
      expect(await failures.replace([{ before: undefined, after: of('c', 1) }, ...both])).toBe(false);
      const found = await failures.find(['a', 'b', 'c']);
      expect([...found].sort((one, other) => one.count - other.count)).toEqual([of('b', 1), of('a', 2)]);
      expect(await failures.find([])).toEqual([]);
      expect([await failures.purge(now), await failures.purge(later), await failures.purge(later)]).toEqual([0, 2, 0]);
    });

    test('where people have signed in, the newest of each account', async () => {
      const { devices } = store.accounts;
      await devices.remember('account', ['a', 'b'], now, 2);
      await devices.remember('other', ['d'], now, 2);
      await devices.remember('account', ['a', 'c'], later, 2);
      expect(await devices.known(['a', 'b', 'c', 'd', 'e'])).toEqual(new Set(['a', 'c', 'd']));
      expect([await devices.purge(later), await devices.purge(later)]).toEqual([1, 0]);
      expect(await devices.known(['a', 'd'])).toEqual(new Set(['a']));
    });
  });
});
