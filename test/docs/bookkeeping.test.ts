import { readFileSync } from 'node:fs';
import { reconcile } from '@rappen/core';
import { journalOf, parseBooksSettings, writeBooks } from '@rappen/core/bookkeeping';
import { openBillsExample } from '@rappen/core/reconciliation';
import { readStatement, receiptsExample } from '@rappen/core/statement';
import { expect, test } from 'vitest';
import { expectValue } from '../results.ts';

const page = readFileSync(new URL('../../docs/guide/bookkeeping.md', import.meta.url), 'utf8');

test('the journal that the guide shows is that of the example', () => {
  const statement = expectValue(readStatement(receiptsExample));
  const settings = expectValue(parseBooksSettings());
  const matched = reconcile([statement], openBillsExample);
  if (!matched.ok) throw new Error('refused');
  const journal = journalOf(matched.value, [statement], settings);
  const { text } = expectValue(writeBooks(journal, 'hledger', settings));
  const shown = page
    .split('\n')
    .filter((line) => /^ {4}\S| {8}\S/.test(line))
    .map((line) => line.slice(4));
  const written = text
    .split('\n')
    .map((line) => line.replace(/ *; .*/, ''))
    .filter((line) => /\S/.test(line) && !line.startsWith('decimal-mark'));
  expect(shown).toEqual(written);
});

test('the settings that the guide shows are read, and each setting is in its table', () => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  expect(parseBooksSettings(JSON.parse(json))).toMatchObject({ ok: true });
  for (const name of Object.keys(JSON.parse(json) as object)) expect(page).toContain(`| \`${name}\` |`);
});
