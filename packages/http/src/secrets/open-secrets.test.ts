import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SealedValue, SealingStore } from '../ports/sealing.ts';
import { openSecrets, rotateSecrets } from './open-secrets.ts';
import { openWith, sealedBy, sealingKey, secretBox, secretKeyOf } from './secret-box.ts';

const first = await secretKeyOf('the first secret of all');
const second = await secretKeyOf('the secret that comes after it');
const third = await secretKeyOf('a secret of somebody else');

/** Texts by place, and what the store would do with them. */
function memory(sealed: Record<string, string> = {}, name?: string): SealingStore & { readonly sealed: typeof sealed } {
  let keyName = name;
  return {
    sealed,
    keyName: async () => keyName,
    async settleKey(from, to) {
      if (keyName !== from) return false;
      keyName = to;
      return true;
    },
    sealedByOthers: async (own) =>
      Object.entries(sealed)
        .map(([place, text]): SealedValue => ({ place, sealed: text }))
        .filter((value) => !value.sealed.startsWith(sealedBy(own)))
        .slice(0, 2),
    async replace({ place, sealed: old }, text) {
      if (sealed[place] === old) sealed[place] = text;
    },
    async giveUp({ place }, text) {
      sealed[place] = text;
    },
  };
}

/** As secrets were sealed before keys had names. */
async function withoutName(key: typeof first, text: string): Promise<string> {
  return (await (await secretBox(key)).seal(text)).split('.').slice(2).join('.');
}

test('what is sealed is opened again, whatever it is, and never looks the same', async () => {
  const box = await secretBox(first);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const [one, other] = [await box.seal(text), await box.seal(text)];
      expect(one).not.toBe(other);
      expect(await box.open(one)).toBe(new TextDecoder().decode(new TextEncoder().encode(text)));
    }),
  );
});

test('a changed text, or another key, opens nothing', async () => {
  const box = await secretBox(first);
  const sealed = await box.seal('whsec_AAAA');
  const [mark, name, nonce, text] = sealed.split('.') as [string, string, string, string];
  expect(name).toMatch(/^[0-9a-f]{16}$/);
  for (const wrong of [
    '',
    '.',
    'sealed',
    `${mark}.${name}.${nonce}.${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`,
    `${mark}.${name}.${text}.${nonce}`,
  ])
    await expect(box.open(wrong)).rejects.toThrow();
  await expect((await secretBox(second)).open(sealed)).rejects.toThrow();
  await expect(openWith([await sealingKey(second)], sealed)).rejects.toThrow('a key that is not here');
});

describe('a store', () => {
  test('that is new takes the key that is there, and no other afterwards', async () => {
    const store = memory();
    const box = await openSecrets(store, async () => [first]);
    expect(await store.keyName()).toBe((await sealingKey(first)).name);
    expect(await box?.open((await box?.seal('x')) ?? '')).toBe('x');
    expect(await openSecrets(store, async () => [second])).toBeUndefined();
    expect(await openSecrets(store, async () => [second, first])).toBeDefined();
  });

  test('of before keys had names finds out which one it was', async () => {
    const sealed = { a: await withoutName(first, 'a') };
    expect(await openSecrets(memory({ ...sealed }), async () => [second])).toBeUndefined();
    const store = memory({ ...sealed });
    const box = await openSecrets(store, async () => [second, first]);
    expect(await store.keyName()).toBe((await sealingKey(first)).name);
    expect(await box?.open(sealed.a)).toBe('a');
  });

  test('whose key has been changed by another process is read with the new one, and sealed with it', async () => {
    const store = memory();
    let keys = [first];
    const box = await openSecrets(store, async () => keys);
    const old = (await box?.seal('old')) ?? '';
    keys = [second, first];
    const changed = await rotateSecrets(store, async () => keys);
    expect(changed).toEqual({ keyName: (await sealingKey(second)).name, sealedAnew: 0, givenUp: 0 });
    expect(await box?.open(await (await secretBox(second)).seal('new'))).toBe('new');
    expect(await box?.open(old)).toBe('old');
    expect(await box?.seal('newer')).toContain(sealedBy((await sealingKey(second)).name));
    keys = [third];
    await expect(box?.open(await (await secretBox(await secretKeyOf('a fourth'))).seal('?'))).rejects.toThrow();
  });
});

describe('sealing anew', () => {
  const texts = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`place ${index}`, `text ${index}`]));
  const sealedWith = async (key: typeof first) => {
    const box = await secretBox(key);
    const entries = Object.entries(texts).map(async ([place, text]) => [place, await box.seal(text)] as const);
    return Object.fromEntries(await Promise.all(entries));
  };

  test('reaches everything, and can be done again after it was interrupted', async () => {
    const store = memory({ ...(await sealedWith(first)), old: await withoutName(first, 'old') });
    await openSecrets(store, async () => [first]);
    let calls = 0;
    const failing: SealingStore = {
      ...store,
      async replace(value, text) {
        calls += 1;
        if (calls === 4) throw new Error('the process ends');
        await store.replace(value, text);
      },
    };
    await expect(rotateSecrets(failing, async () => [second, first])).rejects.toThrow('the process ends');
    expect(await rotateSecrets(store, async () => [second, first])).toMatchObject({ sealedAnew: 5, givenUp: 0 });
    const box = await openSecrets(store, async () => [second]);
    for (const [place, text] of Object.entries({ ...texts, old: 'old' }))
      expect(await box?.open(store.sealed[place] ?? '')).toBe(text);
  });

  test('is refused where something cannot be opened, unless it is given up', async () => {
    const store = memory({ ...(await sealedWith(first)), lost: await (await secretBox(third)).seal('lost') });
    await openSecrets(store, async () => [first]);
    expect(await rotateSecrets(store, async () => [second])).toBeUndefined();
    expect(await rotateSecrets(store, async () => [second, first])).toBeUndefined();
    const rotation = await rotateSecrets(
      store,
      async () => [second, first],
      () => 'another',
    );
    expect(rotation).toMatchObject({ sealedAnew: expect.any(Number), givenUp: 1 });
    const box = await openSecrets(store, async () => [second]);
    expect(await box?.open(store.sealed['lost'] ?? '')).toBe('another');
    expect(await box?.open(store.sealed['place 3'] ?? '')).toBe('text 3');
  });
});
