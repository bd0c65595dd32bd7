import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { StoredKey } from './api-key.ts';
import { rememberedKeys } from './key-store.ts';
import { isMistypedKey, newApiKey } from './key-text.ts';

test('a key is looked up once a second at most, an unknown one each time', async () => {
  const key: StoredKey = { id: '1', owner: 'a', scopes: ['qr'], demo: false };
  const known = new Map([['known', key]]);
  const asked: string[] = [];
  let now = 5000;
  const keys = rememberedKeys(
    {
      async find(text) {
        asked.push(text);
        return known.get(text);
      },
    },
    () => now,
  );
  expect(await keys.find('known')).toBe(key);
  now += 999;
  expect(await keys.find('known')).toBe(key);
  expect(await keys.find('unknown')).toBeUndefined();
  expect(await keys.find('unknown')).toBeUndefined();
  known.delete('known');
  now += 1;
  expect(await keys.find('known')).toBeUndefined();
  expect(asked).toEqual(['known', 'unknown', 'unknown', 'known']);
});

test('a clock that is set back lets nobody use a key for longer', async () => {
  const known = new Map<string, StoredKey>([['known', { id: '1', owner: 'a', scopes: ['qr'], demo: false }]]);
  let now = 7_200_000;
  const keys = rememberedKeys({ find: async (text) => known.get(text) }, () => now);
  expect(await keys.find('known')).toBeDefined();
  known.delete('known');
  now -= 3_600_000;
  expect(await keys.find('known')).toBeUndefined();
});

test('keys without end are not all remembered', async () => {
  const keys = rememberedKeys({ find: async (id) => ({ id, owner: 'a', scopes: [], demo: false }) }, () => 0);
  for (let i = 0; i < 3000; i++) expect((await keys.find(`${i}`))?.id).toBe(`${i}`);
});

describe('a key with its checksum', () => {
  const key = newApiKey();

  test('is told from one that is mistyped, without a look-up', async () => {
    const keys = rememberedKeys({ find: () => Promise.reject(new Error('looked up')) }, () => 0);
    for (const at of [16, 50, key.length - 9, key.length - 1]) {
      const other = key.charAt(at) === 'a' ? 'b' : 'a';
      const wrong = key.slice(0, at) + other + key.slice(at + 1);
      expect(isMistypedKey(wrong), wrong).toBe(true);
      expect(await keys.find(wrong)).toBeUndefined();
    }
    for (const wrong of [key.slice(0, -1), `${key}0`, key.replace(/.$/, 'g')]) expect(isMistypedKey(wrong)).toBe(true);
    await expect(keys.find(key)).rejects.toThrow('looked up');
  });

  test('has the CRC-32 that others compute', () => {
    expect(key.slice(-8)).toBe(crc32(key.slice(0, -8)).toString(16).padStart(8, '0'));
  });

  test.each([newApiKey().slice(0, -8), 'a-key-of-your-own', 'rappen_key', 'RAPPEN_12345678_x', ''])(
    'is not asked of %j',
    (other) => expect(isMistypedKey(other)).toBe(false),
  );
});
