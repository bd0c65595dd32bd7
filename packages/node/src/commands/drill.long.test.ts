import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore } from '@rappen/store/open';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { program } from '../../test/program.ts';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-drill-test-'));
  const store = await openStore({ folder: join(folder, 'data') });
  await store.resources.put('first', 'logo.png', { mediaType: 'image/png', bytes: new Uint8Array([1, 2, 3]) });
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function drill(words: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, NODE_OPTIONS: '', RAPPEN_DATA: join(folder, 'data'), TMPDIR: folder, ...settings };
  return run(process.execPath, [...program, 'drill', ...words], { env }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: code as number, stdout: stdout as string, stderr: stderr as string }),
  );
}

function prints(): readonly string[] {
  return ['rappen.sqlite', 'rappen.mark'].map((name) =>
    createHash('sha256')
      .update(readFileSync(join(folder, 'data', name)))
      .digest('hex'),
  );
}

test('a store is rehearsed on copies, which are gone afterwards, and stays as it was', async () => {
  const before = prints();
  const { status, stdout } = await drill(['--kills', '1', '--seconds', '1', '--json']);
  const told = JSON.parse(stdout);
  expect([status, told.ok], stdout).toEqual([0, true]);
  expect(told.steps.map(({ name, ok }: { name: string; ok: boolean }) => [name, ok])).toEqual([
    ['backup', true],
    ['copy', true],
    ['kills', true],
    ['full disk', true],
    ['restore', true],
  ]);
  expect(prints()).toEqual(before);
  expect(readdirSync(folder).filter((name) => name.startsWith('rappen-drill'))).toEqual(['data'].slice(1));
});

test('what cannot be rehearsed is said in a sentence', async () => {
  const nothing = await drill([], { RAPPEN_DATA: join(folder, 'nothing') });
  expect([nothing.status, nothing.stdout]).toEqual([1, expect.stringContaining('there is no store yet')]);
  const postgres = await drill([], {
    RAPPEN_DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
    RAPPEN_SECRET: 'x'.repeat(20),
  });
  expect([postgres.status, postgres.stderr]).toEqual([2, expect.stringContaining('drill works with RAPPEN_DATA only')]);
  const many = await drill(['--kills', '1000']);
  expect([many.status, many.stderr]).toEqual([2, '--kills must be a number from 1 to 100: it is "1000"\n']);
});
