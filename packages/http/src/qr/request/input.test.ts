import { expect, test } from 'vitest';
import { problem } from '../../problems/index.ts';
import { noticeHeaders } from './input.ts';

const change = { path: ['creditor', 'name'] } as unknown as Parameters<typeof noticeHeaders>[0][number];
const warning = problem('REQUIRED', ['amount']);

test.each<[what: string, headers: Readonly<Record<string, string>>, ...given: Parameters<typeof noticeHeaders>]>([
  ['nothing to say', {}, []],
  ['no warnings', {}, [], []],
  ['a change', { 'x-normalized-fields': 'creditor.name' }, [change]],
  ['a warning', { 'x-layout-warnings': 'REQUIRED amount' }, [], [warning]],
  [
    'both',
    { 'x-normalized-fields': 'creditor.name', 'x-layout-warnings': 'REQUIRED amount, REQUIRED amount' },
    [change],
    [warning, warning],
  ],
])('%s', (_, headers, ...given) => {
  expect(noticeHeaders(...given)).toEqual(headers);
});
