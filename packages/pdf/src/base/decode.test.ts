import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodedPieces, decodeText, decodeUtf8 } from './decode.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });

test('UTF-8 reads back, with and without a byte order mark', () => {
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, marked) => {
      fc.pre(!text.startsWith('\ufeff'));
      const bytes = Buffer.from((marked ? '\ufeff' : '') + text, 'utf8');
      fc.pre(marked || !(bytes[0] === 0xff || bytes[0] === 0xfe));
      expect(decodeText(bytes)).toEqual({ text, encoding: 'UTF-8' });
    }),
  );
});

test('it validates bytes as the platform does', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc
      .array(fc.constantFrom(0x41, 0x80, 0xbf, 0xc0, 0xc2, 0xe0, 0xa0, 0xed, 0x9f, 0xf0, 0x90, 0xf4, 0x8f, 0xf5))
      .map((list) => Uint8Array.from(list)),
  );
  const oracle = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  fc.assert(
    fc.property(bytes, (input) => {
      let expected: string | undefined;
      try {
        expected = oracle.decode(input);
      } catch {
        expected = undefined;
      }
      expect(decodeUtf8(input)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test('long texts are joined without loss', () => {
  const text = 'aé€😀'.repeat(5000);
  expect(decodeUtf8(Buffer.from(text))).toBe(text);
});

test.each(['UTF-16LE', 'UTF-16BE'] as const)('%s is known by its mark', (encoding) => {
  const bytes = Buffer.from('\ufeffZürich; Łódź €'.repeat(400), 'utf16le');
  if (encoding === 'UTF-16BE') bytes.swap16();
  expect(decodeText(bytes)).toEqual({ text: '\ufeffZürich; Łódź €'.repeat(400).slice(1), encoding });
});

test('all that is not UTF-8 is Windows-1252, byte by byte as the platform reads it', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const oracle = new TextDecoder('windows-1252').decode(all);
  expect(decodeText(all)).toEqual({ text: oracle, encoding: 'windows-1252' });
  expect(decodeText(Uint8Array.from([0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68, 0x20, 0x80])).text).toBe('Zürich €');
});

test('a long file in pieces is the same text', () => {
  const unit = fc.constantFrom('a', 'ä', '€', '😀', 'ab\n');
  const repeated = fc.array(unit, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
  const encoded = fc.constantFrom<(text: string) => Buffer>(
    (text) => Buffer.from(text),
    (text) => Buffer.from(`\ufeff${text}`),
    (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    (text) => Buffer.from(text, 'latin1'),
    (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xe2, 0x82])]),
  );
  fc.assert(
    fc.property(repeated, encoded, fc.nat(3), (text, encode, shift) => {
      const bytes = encode('x'.repeat(shift) + text.repeat(280_000 / text.length));
      const { encoding, pieces } = decodedPieces(bytes);
      const parts = [...pieces()];
      const whole = decodeText(bytes);
      expect({ encoding, isSame: parts.join('') === whole.text }).toEqual({ encoding: whole.encoding, isSame: true });
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.some((part) => /^[\udc00-\udfff]|[\ud800-\udbff]$/.test(part))).toBe(false);
    }),
    { numRuns: 40 },
  );
});
