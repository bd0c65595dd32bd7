import { createHash } from 'node:crypto';
import { instantOf } from '@rappen/http';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type RunningEngine } from '../test/engines.ts';
import { keepBlob } from './blobs.ts';
import type { Database } from './database.ts';
import { limits } from './limits.ts';
import { createStore, type Store } from './store.ts';

/** Bytes that no compressor and no repeated chunk makes easy. */
function noise(length: number, seed = 1): Uint8Array {
  const bytes = new Uint8Array(length);
  let state = seed;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe.each(engines)('$name', ({ name, isThere, start }) => {
  describe.skipIf(!isThere)('keeps blobs and files of customers', () => {
    let engine: RunningEngine;
    let database: Database;
    let store: Store;
    let now = Date.parse('2026-11-21T12:00:00Z');
    const hours = (count: number) => count * 3_600_000;
    beforeAll(async () => {
      engine = await start();
      database = await engine.open();
      store = await createStore(database, { blobBytes: engine.bytesOf(database), now: () => now });
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });
    const count = async (table: string) =>
      Number((await database.query(`SELECT COUNT(*) AS rows FROM ${table}`))[0]?.['rows']);

    // The simulator of D1 writes every byte out as a number
    const large = name.startsWith('D1 without R2') ? 5 * limits.chunkBytes : 10_000_000;
    test.each([0, 1, limits.chunkBytes, limits.chunkBytes + 1, large])('%i bytes', async (length) => {
      const bytes = noise(length);
      const sha256 = await store.blobs.put(bytes);
      expect(sha256).toBe(hashOf(bytes));
      const read = await store.blobs.get(sha256);
      expect(read !== undefined && Buffer.from(read).equals(bytes)).toBe(true);
    });

    test('the same bytes are kept once, even when they are put at once', async () => {
      const before = [await count('blob'), await count('blob_chunk')];
      const bytes = noise(700_000, 2);
      const hashes = await Promise.all([1, 2, 3].map(() => store.blobs.put(bytes)));
      const one = [await count('blob'), await count('blob_chunk')];
      expect(new Set(hashes).size).toBe(1);
      await store.blobs.put(bytes);
      expect([await count('blob'), await count('blob_chunk')]).toEqual(one);
      expect((one[0] ?? 0) - (before[0] ?? 0)).toBe(1);
    });

    test('what is not there is not found, and what is too large is not taken', async () => {
      expect(await store.blobs.get('0'.repeat(64))).toBeUndefined();
      expect(await store.blobs.delete('0'.repeat(64))).toBe(false);
      await expect(store.blobs.put(new Uint8Array(limits.blobBytesMax + 1))).rejects.toThrow('too large');
    });

    test('files of customers are kept for each owner, replaced, listed and deleted', async () => {
      const { resources } = store;
      const logo = { mediaType: 'image/png', bytes: noise(100) };
      const entry = await resources.put('anna', 'logo ü 😀.png', logo);
      expect(entry).toEqual({
        name: 'logo ü 😀.png',
        mediaType: 'image/png',
        size: 100,
        sha256: hashOf(logo.bytes),
        createdAt: '2026-11-21T12:00:00.000Z',
      });
      await resources.put('anna', 'a.txt', { mediaType: 'text/plain', bytes: noise(5) });
      await resources.put('bert', 'a.txt', { mediaType: 'text/plain', bytes: noise(6) });
      expect(await resources.get('anna', 'logo ü 😀.png')).toEqual(logo);
      expect(await resources.get('bert', 'logo ü 😀.png')).toBeUndefined();
      expect((await resources.get('anna', 'a.txt'))?.bytes).toEqual(noise(5));
      expect((await resources.list('anna')).map(({ name }) => name)).toEqual(['a.txt', 'logo ü 😀.png']);
      await resources.put('anna', 'a.txt', { mediaType: 'text/csv', bytes: noise(7) });
      expect(await resources.get('anna', 'a.txt')).toEqual({ mediaType: 'text/csv', bytes: noise(7) });
      expect([await resources.delete('anna', 'a.txt'), await resources.delete('anna', 'a.txt')]).toEqual([true, false]);
      expect((await resources.list('anna')).length).toBe(1);
      expect((await resources.list('bert')).length).toBe(1);
    });

    test('a sweep deletes what is old and has no name', async () => {
      await store.resources.put('carl', 'kept', { mediaType: 'text/plain', bytes: noise(300) });
      now += hours(1);
      const young = await store.blobs.put(noise(301));
      const bytesOfOld = noise(302);
      now -= hours(48);
      const old = await store.blobs.put(bytesOfOld);
      now += hours(48);
      await store.blobs.sweep(instantOf(now - hours(24)));
      expect(await store.blobs.get(old)).toBeUndefined();
      expect(await store.blobs.get(young)).toEqual(noise(301));
      await store.blobs.sweep(instantOf(now + hours(1)));
      expect(await store.blobs.get(young)).toBeUndefined();
      expect((await store.resources.get('carl', 'kept'))?.bytes).toEqual(noise(300));
      expect(await store.blobs.delete(hashOf(noise(300)))).toBe(false);
      expect(await store.blobs.put(bytesOfOld)).toBe(old);
      expect(await store.blobs.get(old)).toEqual(bytesOfOld);
      expect([await store.blobs.delete(old), await store.blobs.delete(old)]).toEqual([true, false]);
    });

    test('a commit cannot name a blob that was swept after it was put', async () => {
      const sha256 = await store.blobs.put(noise(400));
      await store.blobs.delete(sha256);
      expect(await database.commit([keepBlob(sha256, instantOf(now))])).toEqual({
        ok: false,
        reason: 'rows',
        statement: 0,
      });
    });

    test('files that are put while sweeps run are never without their bytes', async () => {
      let running = true;
      const sweeping = (async () => {
        while (running) {
          await store.blobs.sweep(instantOf(now + hours(1)));
          await new Promise((resolve) => setImmediate(resolve));
        }
      })();
      for (let round = 0; round < 10; round += 1) {
        const bytes = noise(1000, round % 3);
        const put = await store.resources
          .put('dora', 'file', { mediaType: 'text/plain', bytes })
          .catch((error: Error) => error.message);
        if (typeof put === 'string') expect(put).toMatch(/being deleted|was swept/);
        else expect((await store.resources.get('dora', 'file'))?.bytes).toEqual(bytes);
        if (round % 2 === 0) await store.resources.delete('dora', 'file');
      }
      running = false;
      await sweeping;
    });

    test('the store says that it answers', () => expect(store.check()).resolves.toBeUndefined());
  });
});

test('any bytes come back from SQLite', async () => {
  const [memory] = engines;
  const database = (await (await memory?.start())?.open()) as Database;
  const store = await createStore(database);
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), async (bytes) => {
      expect(await store.blobs.get(await store.blobs.put(bytes))).toEqual(bytes);
    }),
    { numRuns: 50 },
  );
  await store.close();
});
