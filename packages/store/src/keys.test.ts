import { createHash } from 'node:crypto';
import { fixedKeys, instantOf, type StoredKey } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type RunningEngine } from '../test/engines.ts';
import type { Database } from './database.ts';
import { configureKeys, createFirstKey, createKey, findKey, listKeys, revokeKey } from './keys.ts';
import { migrate } from './migrate.ts';

const now = '2026-11-21T12:00:00.000Z';
const later = instantOf(Date.parse(now) + 1000);

describe.each(engines.filter(({ name }) => !/without|memory/.test(name)))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('keeps keys', () => {
    let engine: RunningEngine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine.stop());
    async function withKeys(use: (database: Database) => Promise<void>): Promise<void> {
      const database = await engine.open();
      await migrate(database);
      await use(database);
      await database.close();
    }

    test('made, found by their text, listed without it, revoked once', () =>
      withKeys(async (database) => {
        const wish = { owner: 'Müller & Söhne', scopes: ['qr', 'ebill'], demo: false, expiresAt: later } as const;
        const { key, entry } = await createKey(database, wish, now);
        expect(key).toMatch(/^rappen_[0-9a-f]{8}_[0-9a-f]{72}$/);
        expect(entry).toMatchObject({ ...wish, prefix: key.slice(0, 15), createdAt: now });
        const kept = { ...entry, revokedAt: undefined };
        expect(await findKey(database, key)).toEqual(kept);
        for (const wrong of ['', key.slice(0, -1), `${key} `, key.toUpperCase(), entry.prefix, entry.id])
          expect(await findKey(database, wrong)).toBeUndefined();
        expect(await listKeys(database)).toEqual([kept]);

        expect(await revokeKey(database, 'rappen_nobody', later)).toEqual({ ok: false, reason: 'unknown' });
        expect(await revokeKey(database, entry.prefix, later)).toEqual({
          ok: true,
          entry: { ...kept, revokedAt: later },
        });
        expect(await revokeKey(database, entry.id, later)).toEqual({ ok: false, reason: 'revoked' });
        expect(await findKey(database, key)).toMatchObject({ revokedAt: later });
      }));

    test('by their SHA-256 only', () =>
      withKeys(async (database) => {
        const { key } = await createKey(database, { owner: 'a', scopes: ['qr'], demo: true }, now);
        const rows = await database.query('SELECT * FROM api_key');
        expect(rows).toMatchObject([{ sha256: createHash('sha256').update(key).digest('hex'), demo: 1 }]);
        expect(JSON.stringify(rows)).not.toContain(key.slice(-64));
      }));

    test('and one to begin with, where there is none but for trials', () =>
      withKeys(async (database) => {
        await createKey(database, { owner: 'a', scopes: ['qr'], demo: true }, now);
        const made = await Promise.all([1, 2, 3].map(() => createFirstKey(database, now)));
        const [key, ...others] = made.filter((text) => text !== undefined);
        expect(others).toEqual([]);
        expect(await findKey(database, key ?? '')).toMatchObject({ id: 'first', scopes: ['qr', 'ebill', 'connect:*'] });
        expect(await revokeKey(database, 'first', now)).toMatchObject({ ok: true });
        expect(await createFirstKey(database, now)).toBeUndefined();
      }));

    test('as the configuration says at each start', () =>
      withKeys(async (database) => {
        const configure = (apiKey?: string, demoKey?: string) =>
          configureKeys(database, fixedKeys({ apiKey, demoKey }), now);
        const found = async (key: string) => (await findKey(database, key))?.id;
        await Promise.all([1, 2, 3].map(() => configure('key-of-the-first', 'key-for-trials-1')));
        expect(await found('key-of-the-first')).toBe('RAPPEN_API_KEY');
        expect(await findKey(database, 'key-for-trials-1')).toMatchObject({ demo: true, scopes: ['qr'] });
        expect(await revokeKey(database, 'RAPPEN_API_KEY', now)).toEqual({ ok: false, reason: 'configured' });

        await configure('another-key-of-the-first');
        expect([await found('key-of-the-first'), await found('key-for-trials-1')]).toEqual([undefined, undefined]);
        expect(await found('another-key-of-the-first')).toBe('RAPPEN_API_KEY');
        expect((await listKeys(database)).length).toBe(1);

        await configure('key-for-trials-1', 'another-key-of-the-first');
        expect([await found('key-for-trials-1'), await found('another-key-of-the-first')]).toEqual([
          'RAPPEN_API_KEY',
          'RAPPEN_DEMO_KEY',
        ]);
        await configure();
        expect(await listKeys(database)).toEqual([]);
      }));

    test('and a key of the store that the configuration names too stays what it is', () =>
      withKeys(async (database) => {
        const { key, entry } = await createKey(database, { owner: 'a', scopes: ['qr'], demo: false }, now);
        await revokeKey(database, entry.id, now);
        await configureKeys(database, fixedKeys({ apiKey: key, demoKey: undefined }), later);
        const valid: Partial<StoredKey> = { id: entry.id, owner: 'a', revokedAt: undefined };
        expect(await findKey(database, key)).toMatchObject(valid);
      }));
  });
});
