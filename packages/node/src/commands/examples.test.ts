import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { program } from '../../test/program.ts';

const run = promisify(execFile);

test('examples writes the files of the guides, and leaves alone what is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-examples-'));
  const examples = async (...words: string[]) =>
    (await run(process.execPath, [...program, 'examples', ...words], { cwd: folder })).stdout;
  try {
    const names = readdirSync('examples', { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(await examples()).toBe(names.map((name) => `examples/${name}\n`).join(''));
    for (const name of names)
      expect(readFileSync(join(folder, 'examples', name)).equals(readFileSync(join('examples', name)))).toBe(true);
    writeFileSync(join(folder, 'examples/bills.csv'), 'mine');
    const again = JSON.parse(await examples('examples', '--json'));
    expect(again).toEqual({ ok: true, written: [], kept: names.map((name) => `examples/${name}`) });
    expect(readFileSync(join(folder, 'examples/bills.csv'), 'utf8')).toBe('mine');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
