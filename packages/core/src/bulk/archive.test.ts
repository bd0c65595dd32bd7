import { expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { isArchive, readArchive } from './archive.ts';
import { type ArchivedFile, zipChunks } from './write-zip.ts';

const bounds = { filesMax: 3, bytesMax: 1000 };

async function archiveOf(files: readonly ArchivedFile[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Blob([...zipChunks(files)] as BlobPart[]).arrayBuffer());
}

const file = (name: string, length = 10): ArchivedFile => ({ name, bytes: new Uint8Array(length).fill(7) });

test('the files of an archive are unpacked, and folders passed over', async () => {
  const bytes = await archiveOf([file('a.xml'), file('b/c.xml', 20)]);
  expect(isArchive(bytes)).toBe(true);
  const files = expectValue(readArchive(bytes, bounds));
  expect(files.map(({ name, bytes: content }) => [name, content.length])).toEqual([
    ['a.xml', 10],
    ['b/c.xml', 20],
  ]);
});

test('what holds more than allowed is refused, as are parts of an archive', async () => {
  expect(codesOf(readArchive(await archiveOf([file('a', 600), file('b', 600)]), bounds))).toEqual([
    'ARCHIVE_TOO_LARGE',
  ]);
  const four = await archiveOf(['a', 'b', 'c', 'd'].map((name) => file(name)));
  expect(codesOf(readArchive(four, bounds))).toEqual(['ARCHIVE_TOO_LARGE']);
  const whole = await archiveOf([file('a.xml')]);
  for (let length = 4; length < whole.length; length += 3)
    expect(codesOf(readArchive(whole.slice(0, length), bounds)), String(length)).toEqual(['ARCHIVE_DAMAGED']);
});

test('an archive without a file is no answer of nothing', async () => {
  expect(codesOf(readArchive(await archiveOf([]), bounds))).toEqual(['ARCHIVE_EMPTY']);
  expect(codesOf(readArchive(await archiveOf([file('folder/', 0)]), bounds))).toEqual(['ARCHIVE_EMPTY']);
});
