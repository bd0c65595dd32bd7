import { expect, test } from 'vitest';
import type { Problem } from '../problem/problem.ts';
import { ebillProblems } from './problems.ts';
import { sentenceOf } from './sentence.ts';

/** What can make a staged case INVALID when it is validated again: the reason in the feed is a sentence, not a code. */
test.each([
  ...Object.keys(ebillProblems),
  'REQUIRED',
  'IBAN_FORMAT',
  'IBAN_CHECKSUM',
  'AMOUNT_RANGE',
  'AMOUNT_SCALE',
  'DATE_FORMAT',
  'FIELD_NOT_ALLOWED',
])('%s has a sentence in the feed', (code) => {
  const found: Problem = { code, path: [], params: {} };
  expect(sentenceOf(found)).toMatch(/ /);
  expect(sentenceOf(found)).not.toContain(code);
});

test('a reference number that was taken in the meantime: DUPLICATE_REFERENCE_NUMBER', () => {
  expect(sentenceOf({ code: 'DUPLICATE_REFERENCE_NUMBER', path: ['referenceNumber'], params: {} })).not.toBe(
    'DUPLICATE_REFERENCE_NUMBER',
  );
});
