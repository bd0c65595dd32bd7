import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readBills } from '@rappen/core';
import { expect, test } from 'vitest';
import { expectBillValue } from '../results.ts';

/** Lines that say something: no blank ones, no comments. */
function linesOf(name: string): number {
  const source = readFileSync(`bench/five-tasks/${name}.ts`, 'utf8');
  return source.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//')).length;
}

test('five tasks take no more lines than with swissqrbill', () => {
  expect(linesOf('ours')).toBe(12);
  expect(linesOf('ours')).toBeLessThanOrEqual(linesOf('swissqrbill'));
});

test('our five tasks make their files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-tasks-'));
  try {
    symlinkSync(resolve('examples'), join(folder, 'examples'));
    const { stdout, stderr } = await promisify(execFile)(
      resolve('node_modules/.bin/node'),
      ['--conditions=rappen-source', resolve('bench/five-tasks/ours.ts')],
      { cwd: folder },
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('The IBAN has 4 characters');
    expect(readdirSync(folder).sort()).toEqual(['bill.pdf', 'bill.svg', 'bills.pdf', 'examples', 'letter.pdf']);
    const pagesOf = (name: string) =>
      expectBillValue(readBills(readFileSync(join(folder, name)))).map(({ page }) => page);
    expect(pagesOf('bill.pdf')).toEqual([1]);
    expect(pagesOf('letter.pdf')).toEqual([1]);
    expect(pagesOf('bills.pdf')).toEqual([1, 2]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
