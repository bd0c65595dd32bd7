import {
  chmodSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeDocument } from './draft-file.ts';

let folder: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-draft-'));
  target = join(folder, 'bills.pdf');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A document of these texts, and whether its pieces were asked for. */
function documentOf(texts: readonly string[], isRight: boolean) {
  const asked: string[] = [];
  return {
    asked,
    async isSure() {
      asked.push('sure');
      return isRight;
    },
    async *pieces() {
      asked.push('pieces');
      for (const text of texts) yield new TextEncoder().encode(text);
    },
    isRight: () => isRight,
  };
}

test('a right document stands under its name, with the rights of what stood there', async () => {
  await writeDocument(target, documentOf(['one, ', 'two'], true));
  expect(readFileSync(target, 'utf8')).toBe('one, two');
  chmodSync(target, 0o600);
  await writeDocument(target, documentOf(['new'], true));
  expect([readFileSync(target, 'utf8'), statSync(target).mode & 0o777]).toEqual(['new', 0o600]);
  expect(readdirSync(folder)).toEqual(['bills.pdf']);
});

test('a wrong one, or one that cannot be made, leaves nothing behind, and what stood there stays', async () => {
  writeFileSync(target, 'old');
  await writeDocument(target, documentOf(['new'], false));
  const broken = { ...documentOf([], true), pieces: () => interrupted() };
  await expect(writeDocument(target, broken)).rejects.toThrow('the disk is full');
  expect([readFileSync(target, 'utf8'), readdirSync(folder)]).toEqual(['old', ['bills.pdf']]);
});

async function* interrupted(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(300_000);
  throw new Error('the disk is full');
}

test.each(['a link', 'a second name'])('%s is written through, and only what is sure to be right', async (kind) => {
  const other = join(folder, 'other.pdf');
  writeFileSync(other, 'old');
  if (kind === 'a link') symlinkSync(other, target);
  else linkSync(other, target);
  const wrong = documentOf(['new'], false);
  await writeDocument(target, wrong);
  expect([readFileSync(other, 'utf8'), wrong.asked]).toEqual(['old', ['sure']]);
  const right = documentOf(['new'], true);
  await writeDocument(target, right);
  expect([readFileSync(other, 'utf8'), right.asked]).toEqual(['new', ['sure', 'pieces']]);
});

test('a folder that is not there is said', async () => {
  await expect(writeDocument(join(folder, 'no', 'bills.pdf'), documentOf([], true))).rejects.toThrow(/no/);
});
