import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex, hexOf } from './hex.ts';
import { escapeXml, xmlText } from './xml-text.ts';

test('hexadecimal digits agree with the runtime', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(0xffff), (bytes, number) => {
      expect(hexOf(bytes)).toBe(Buffer.from(bytes).toString('hex'));
      expect(Number.parseInt(hex(number, 4), 16)).toBe(number);
      expect(hex(number, 4)).toMatch(/^[0-9a-f]{4}$/);
    }),
  );
});

test('what is markup becomes a reference, and nothing else changes', () => {
  expect(escapeXml('a & b < c > "d"\n\t\u0000é')).toBe('a &amp; b &lt; c &gt; &quot;d&quot;\n\t\u0000é');
});

test('a text has only characters that XML has, on one line', () => {
  expect(xmlText('"a"\n\u0000\ud800 &')).toBe('&quot;a&quot; \ufffd\ufffd &amp;');
});
