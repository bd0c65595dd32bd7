import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64Bytes, base64Of, base64urlBytes, base64urlOf } from './base64.ts';

const anyBytes = fc.uint8Array({ maxLength: 200 });

test('agrees with the runtime in both directions, white space or not', () => {
  fc.assert(
    fc.property(anyBytes, fc.integer({ min: 1, max: 80 }), (bytes, width) => {
      const text = Buffer.from(bytes).toString('base64');
      expect(base64Of(bytes)).toBe(text);
      const lines = text.replace(new RegExp(`.{${width}}`, 'g'), '$&\r\n');
      expect(Buffer.from(base64Bytes(lines) ?? [])).toEqual(Buffer.from(bytes));
    }),
  );
});

test('base64url agrees with the runtime in both directions', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const text = Buffer.from(bytes).toString('base64url');
      expect(base64urlOf(bytes)).toBe(text);
      expect(Buffer.from(base64urlBytes(text) ?? [])).toEqual(Buffer.from(bytes));
    }),
  );
});

test.each(['A', 'AA', 'AAA', 'AA=', 'AA===', 'AAAA=', '====', 'AAA=A', 'AA-A', 'AA_A', 'ä'])('%s is none', (text) => {
  expect(base64Bytes(text)).toBeUndefined();
});

test.each(['A', 'AAAAA', 'AA==', 'AA AA', 'AA+A', 'AA/A', 'ä', 'AAAA\n'])('%j is no base64url', (text) => {
  expect(base64urlBytes(text)).toBeUndefined();
});

test.each([6143, 6144, 6145, 12_288, 100_001])('%i bytes are written in pieces', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => at % 251);
  expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
