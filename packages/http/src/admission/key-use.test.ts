import { expect, test } from 'vitest';
import type { StoredKey } from '../rights/api-key.ts';
import { memoryKeyUse } from './key-use.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const key: StoredKey = { id: 'a', owner: 'o', scopes: [], demo: false };

test('the use of a key is kept once a minute, and a store that fails loses no more than that', async () => {
  let now = noon;
  let fails = false;
  const kept: [string, string][] = [];
  const keys = {
    find: async () => key,
    touch: async (used: ReadonlyMap<string, string>) => {
      if (fails) throw new Error('the disk is full');
      kept.push(...used);
    },
  };
  const use = memoryKeyUse(keys, { now: () => now, today: () => '2026-11-21' as never });
  await use.write();
  use.used(key);
  use.used({ ...key, id: 'b', lastUsedAt: '2026-11-21T11:59:30.000Z' });
  use.used({ ...key, id: 'c', lastUsedAt: '2026-11-21T11:59:00.000Z' });
  await use.write();
  expect(kept).toEqual([
    ['a', '2026-11-21T12:00:00.000Z'],
    ['c', '2026-11-21T12:00:00.000Z'],
  ]);
  now += 59_999;
  use.used(key);
  await use.write();
  expect(kept).toHaveLength(2);
  now += 1;
  fails = true;
  use.used(key);
  await expect(use.write()).rejects.toThrow('full');
  fails = false;
  now += 60_000;
  use.used(key);
  await use.write();
  expect(kept.at(-1)).toEqual(['a', '2026-11-21T12:02:00.000Z']);
});
