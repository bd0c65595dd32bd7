import { expect, test } from 'vitest';
import { rememberedKeys, type StoredKey } from './keys.ts';

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

test('keys without end are not all remembered', async () => {
  const keys = rememberedKeys({ find: async (id) => ({ id, owner: 'a', scopes: [], demo: false }) }, () => 0);
  for (let i = 0; i < 3000; i++) expect((await keys.find(`${i}`))?.id).toBe(`${i}`);
});
