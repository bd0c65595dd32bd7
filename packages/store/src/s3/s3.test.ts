import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileSettings, instantOf, StoreUnavailable, sha256Of } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { hasS3, type S3Server, startS3 } from '../../test/s3-server.ts';
import { openStore } from '../open.ts';
import { acceptStore } from '../operator.ts';
import { StoreTrouble } from '../trouble.ts';
import { s3Bucket } from './bucket.ts';

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
const bytesOf = (content: string) => new TextEncoder().encode(content);
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'served',
    (error: unknown) => (error instanceof StoreUnavailable ? error.reason : String(error)),
  );

describe.skipIf(!hasS3)('files in S3 (needs versitygw)', () => {
  let server: S3Server;
  let folder: string;
  beforeAll(async () => {
    server = await startS3();
    folder = mkdtempSync(join(tmpdir(), 'rappen-files-'));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  /** Each test has a prefix and a folder of its own. */
  const settingsOf = (name: string) => {
    const files: FileSettings = { ...server.files, prefix: `${server.files.prefix}${name}/` };
    return { folder: join(folder, name), files };
  };
  const letter = { mediaType: 'text/plain', bytes: bytesOf('a letter') };

  test('are objects named by their hash, and none of their bytes is in the database', async () => {
    const settings = settingsOf('named');
    const store = await openStore(settings);
    await store.resources.put('anna', 'letter', letter);
    const sha256 = await sha256Of(letter.bytes);
    expect(text(await s3Bucket(settings.files).get(`blob/${sha256}`, 100))).toBe('a letter');
    expect(await store.database.query('SELECT COUNT(*) AS rows FROM blob_chunk')).toEqual([{ rows: 0 }]);
    await store.close();
    const again = await openStore(settings);
    expect(await again.resources.get('anna', 'letter')).toEqual(letter);
    await again.close();
  });

  test('that no commit names are deleted by a sweep, in the bucket too', async () => {
    const settings = settingsOf('orphans');
    const store = await openStore(settings);
    const sha256 = await store.blobs.put(bytesOf('an orphan'));
    expect(await store.blobs.sweep(instantOf(Date.now() + 3_600_000))).toBe(1);
    expect(await s3Bucket(settings.files).get(`blob/${sha256}`, 100)).toBeUndefined();
    await store.close();
  });

  test('that were kept in the database before are read from there', async () => {
    const { folder: data, files } = settingsOf('former');
    const before = await openStore({ folder: data });
    await before.resources.put('anna', 'letter', letter);
    await before.close();
    const store = await openStore({ folder: data, files });
    expect(await store.resources.get('anna', 'letter')).toEqual(letter);
    await store.resources.delete('anna', 'letter');
    await store.blobs.sweep(instantOf(Date.now() + 3_600_000));
    expect(await store.database.query('SELECT COUNT(*) AS rows FROM blob_chunk')).toEqual([{ rows: 0 }]);
    await store.close();
  });

  test('are not looked for in another place, unless the operator accepts it', async () => {
    const settings = settingsOf('place');
    await (await openStore(settings)).close();
    const address = `s3://rappen/${settings.files.prefix.slice(0, -1)}`;
    await expect(openStore({ folder: settings.folder })).rejects.toThrow(
      `The files of this store lie in ${address}, and RAPPEN_FILES_URL is not set: set it to ${address}`,
    );
    const moved = { ...settings, files: { ...settings.files, prefix: `${server.files.prefix}moved/` } };
    await expect(openStore(moved)).rejects.toThrow(StoreTrouble);
    await acceptStore(moved);
    await (await openStore(moved)).close();
  });

  test('with bytes that somebody has changed are told of as damaged', async () => {
    const settings = settingsOf('damaged');
    const store = await openStore(settings);
    await store.resources.put('anna', 'letter', letter);
    const other = bytesOf('A LETTER');
    await s3Bucket(settings.files).put(`blob/${await sha256Of(letter.bytes)}`, other, await sha256Of(other));
    expect(await reasonOf(store.resources.get('anna', 'letter'))).toBe('damaged');
    await store.close();
  });

  test('bytes that arrive otherwise than they were signed are not taken', async () => {
    const { files } = settingsOf('signed');
    const wrong = s3Bucket(files).put('blob/x', bytesOf('other bytes'), await sha256Of(bytesOf('these bytes')));
    expect(await reasonOf(wrong)).toBe('not reachable');
  });

  test.each([
    ['a wrong secret', { secret: 'wrong' }, /cannot be written: S3 answered 403 SignatureDoesNotMatch/],
    [
      'a bucket that is not there',
      { bucket: 'nowhere' },
      /^s3:\/\/nowhere.*cannot be written: S3 answered 404 NoSuchBucket/,
    ],
    ['an address where nothing listens', { endpoint: 'http://127.0.0.1:9' }, /cannot be written: S3 did not answer/],
  ])('%s stops the start with a sentence', async (name, change, sentence) => {
    const { folder: data, files } = settingsOf(name.replaceAll(' ', '-'));
    const trouble = (await openStore({ folder: data, files: { ...files, ...change } }).catch(
      (error) => error,
    )) as Error;
    expect(trouble).toBeInstanceOf(StoreTrouble);
    expect(trouble.message).toMatch(sentence);
  });

  test('while S3 is away, files are refused and the store is not ready; both come back by themselves', async () => {
    const store = await openStore(settingsOf('away'));
    await store.resources.put('anna', 'letter', letter);
    await server.kill();
    expect(await reasonOf(store.resources.put('anna', 'other', { ...letter, bytes: bytesOf('other') }))).toBe(
      'not reachable',
    );
    expect(await reasonOf(store.resources.get('anna', 'letter'))).toBe('not reachable');
    await eventually(async () => expect(await reasonOf(store.check())).toBe('not reachable'));
    await server.restart();
    await eventually(async () => expect(await reasonOf(store.check())).toBe('served'));
    await store.resources.put('anna', 'other', { ...letter, bytes: bytesOf('other') });
    expect(text((await store.resources.get('anna', 'other'))?.bytes)).toBe('other');
    expect(await store.resources.get('anna', 'letter')).toEqual(letter);
    await store.close();
  });
});
