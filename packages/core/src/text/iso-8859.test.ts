import { expect, test } from 'vitest';
import { decodeIso8859, type Iso8859Part } from './iso-8859.ts';

const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);

test.each<Iso8859Part>([2, 4, 5, 7, 10, 15])('part %i reads each byte as TextDecoder does', (part) => {
  const decoder = new TextDecoder(`iso-8859-${part}`);
  for (const byte of all) {
    const expected = decoder.decode(Uint8Array.of(byte));
    expect(decodeIso8859(Uint8Array.of(byte), part)).toBe(expected === '\ufffd' ? undefined : expected);
  }
});

test('part 1 is the first 256 characters of Unicode', () => {
  expect(decodeIso8859(all, 1)).toBe(String.fromCharCode(...all));
});

test('a byte without a character makes the whole no text', () => {
  expect(decodeIso8859(Uint8Array.of(0x41, 0xae), 7)).toBeUndefined();
});
