import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@rappen/store/open';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../command-line.ts';

let folder: string;
let said: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-store-command-'));
  vi.stubEnv('RAPPEN_DATA', join(folder, 'data'));
  said = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function run(...args: readonly string[]): Promise<readonly [number, string]> {
  said = '';
  return [await runCommand(['store', ...args]), said];
}

test('a store is checked, backed up, and restored where it is damaged', async () => {
  const data = { folder: join(folder, 'data') };
  const backup = join(folder, 'backup');
  expect(await run('check')).toEqual([1, expect.stringContaining('there is no store yet')]);
  await (await openStore(data)).close();
  expect(await run('check')).toEqual([0, expect.stringContaining('is intact\n')]);
  expect(await run('backup', backup)).toEqual([0, expect.stringContaining('Keep RAPPEN_SECRET as well')]);
  expect(await run('backup', backup)).toEqual([1, expect.stringContaining('already exists')]);
  truncateSync(join(data.folder, 'rappen.sqlite'));
  const [status, wrong] = await run('check', '--json');
  expect([status, JSON.parse(wrong)]).toEqual([1, { ok: false, message: expect.stringContaining('is empty') }]);
  expect(await run('restore', backup)).toEqual([0, expect.stringContaining('rappen.sqlite.replaced-1')]);
  expect((await run('check'))[0]).toBe(0);
  expect(await run('accept')).toEqual([0, expect.stringContaining('continues')]);
});

test('what is not understood is said', async () => {
  expect(await run('mend')).toEqual([2, expect.stringContaining('store needs one of check, backup, restore, accept')]);
  expect(await run('backup')).toEqual([2, expect.stringContaining('needs the name of a file')]);
  vi.stubEnv('RAPPEN_DATABASE_URL', 'postgres://localhost/x');
  expect(await run('backup', 'x')).toEqual([2, expect.stringContaining('for PostgreSQL use its own tools')]);
});
