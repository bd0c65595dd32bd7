import { expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { ArchiveReader } from './archive.ts';
import { type ArchivedFile, zipChunks } from './write-zip.ts';

const filesOf = (bytes: Uint8Array) => new ArchiveReader({ filesMax: 3, bytesMax: 1000 }).filesOf('bank', bytes);

async function archiveOf(files: readonly ArchivedFile[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Blob([...zipChunks(files)] as BlobPart[]).arrayBuffer());
}

const file = (name: string, length = 10): ArchivedFile => ({ name, bytes: new Uint8Array(length).fill(7) });

test('the files of an archive are unpacked, and folders passed over', async () => {
  const bytes = await archiveOf([file('a.xml'), file('b/c.xml', 20)]);
  const files = expectValue(filesOf(bytes));
  expect(files.map(({ name, bytes: content }) => [name, content.length])).toEqual([
    ['bank/a.xml', 10],
    ['bank/b/c.xml', 20],
  ]);
});

test('what holds more than allowed is refused, as are parts of an archive', async () => {
  expect(codesOf(filesOf(await archiveOf([file('a', 600), file('b', 600)])))).toEqual(['ARCHIVE_TOO_LARGE']);
  const four = await archiveOf(['a', 'b', 'c', 'd'].map((name) => file(name)));
  expect(codesOf(filesOf(four))).toEqual(['ARCHIVE_TOO_LARGE']);
  const whole = await archiveOf([file('a.xml')]);
  for (let length = 4; length < whole.length; length += 3)
    expect(codesOf(filesOf(whole.slice(0, length))), String(length)).toEqual(['ARCHIVE_DAMAGED']);
});

test('an archive without a file is no answer of nothing', async () => {
  expect(codesOf(filesOf(await archiveOf([])))).toEqual(['ARCHIVE_EMPTY']);
  expect(codesOf(filesOf(await archiveOf([file('folder/', 0)])))).toEqual(['ARCHIVE_EMPTY']);
});

test('what is no archive is itself', () => {
  expect(expectValue(filesOf(new Uint8Array([60, 80, 75])))).toEqual([
    { name: 'bank', bytes: new Uint8Array([60, 80, 75]) },
  ]);
});

test('several archives stay within the bounds together', async () => {
  const bytes = await archiveOf([file('a', 600)]);
  const reader = new ArchiveReader({ filesMax: 3, bytesMax: 1000 });
  expect(codesOf(reader.filesOf('first', bytes))).toEqual([]);
  expect(codesOf(reader.filesOf('second', bytes))).toEqual(['ARCHIVE_TOO_LARGE']);
  const many = new ArchiveReader({ filesMax: 3, bytesMax: 10_000 });
  const codes = [1, 2, 3, 4].map((at) => codesOf(many.filesOf(`${at}`, bytes)));
  expect(codes).toEqual([[], [], [], ['ARCHIVE_TOO_LARGE']]);
});
