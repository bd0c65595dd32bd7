import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';

test('agrees with the runtime in both directions, white space or not', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 1, max: 80 }), (bytes, width) => {
      const text = Buffer.from(bytes).toString('base64');
      expect(encodeBase64(bytes)).toBe(text);
      const lines = text.replace(new RegExp(`.{${width}}`, 'g'), '$&\r\n');
      expect([...expectValue(decodeBase64(lines, 200, []))]).toEqual([...bytes]);
    }),
  );
});

test.each(['A', 'AA', 'AAA', 'AA=', 'AA===', 'AAAA=', '====', 'AAA=A', 'AA-A', 'AA_A', 'ä'])('%s is none', (text) => {
  expect(codesOf(decodeBase64(text, 100, ['pdf']))).toEqual(['INVALID_BASE64']);
});

test('more bytes than allowed are refused, as many as allowed are not', () => {
  expect(codesOf(decodeBase64('AAAA'.repeat(34), 100, ['pdf']))).toEqual(['PDF_TOO_LARGE']);
  expect(expectValue(decodeBase64('AAAA'.repeat(33), 99, [])).length).toBe(99);
  expect(codesOf(decodeBase64('AAAA'.repeat(33), 98, []))).toEqual(['PDF_TOO_LARGE']);
  expect(expectValue(decodeBase64('', 1, [])).length).toBe(0);
});

test('large files are encoded in pieces', () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => at % 251);
  expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
