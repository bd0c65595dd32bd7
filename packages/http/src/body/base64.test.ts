import { expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { decodeBase64 } from './base64.ts';

test('says what is no base64, and where', () => {
  const read = decodeBase64('AA-A', 100, ['pdf']);
  expect(codesOf(read)).toEqual(['INVALID_BASE64']);
  expect(read).toMatchObject({ problems: [{ path: ['pdf'] }] });
});

test('more bytes than allowed are refused, as many as allowed are not', () => {
  expect(codesOf(decodeBase64('AAAA'.repeat(34), 100, ['pdf']))).toEqual(['PDF_TOO_LARGE']);
  expect(expectValue(decodeBase64('AAAA'.repeat(33), 99, [])).length).toBe(99);
  expect(codesOf(decodeBase64('AAAA'.repeat(33), 98, []))).toEqual(['PDF_TOO_LARGE']);
  expect(expectValue(decodeBase64('', 1, [])).length).toBe(0);
});
