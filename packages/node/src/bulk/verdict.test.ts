import { zipFilesMax } from '@rappen/core/bulk';
import { problem } from '@rappen/core/problem';
import { expect, test } from 'vitest';
import type { BulkSettings } from './draw.ts';
import { pagesMax, verdictFor } from './verdict.ts';

const broken = problem('TABLE_EMPTY', ['row 2']);

function judged(format: BulkSettings['format'], skips: boolean, billCount: number, refusedCount = 0) {
  const verdict = verdictFor({ format } as BulkSettings, skips);
  const problems = refusedCount > 0 ? [broken] : [];
  const found = { billCount, refusedCount, problems, problemCount: refusedCount };
  return [verdict.isLost(found), verdict.problemsOf(found).map(({ code, path }) => [code, ...path].join(' '))];
}

test('a document is made of right rows alone, or of those that are left when wrong ones are skipped', () => {
  expect(judged('pdf', false, 3)).toEqual([false, []]);
  expect(judged('pdf', false, 3, 1)).toEqual([true, ['TABLE_EMPTY row 2']]);
  expect(judged('pdf', true, 3, 1)).toEqual([false, []]);
  // Others may follow
  expect(judged('pdf', true, 0, 1)).toEqual([false, ['TABLE_EMPTY row 2']]);
  expect(judged('pdf', false, 0)).toEqual([false, ['TABLE_EMPTY']]);
});

test.each([
  ['pdf', pagesMax],
  ['zip', zipFilesMax],
] as const)('more than a %s holds are none', (format, max) => {
  expect(judged(format, false, max)).toEqual([false, []]);
  expect(judged(format, false, max + 1)).toEqual([true, ['TABLE_TOO_LONG']]);
});
