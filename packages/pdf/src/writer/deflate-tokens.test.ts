import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DeflateTokens } from './deflate-tokens.ts';

/** The bytes that literals and matches stand for (RFC 1951, 3.2.5); fails where a match begins before them. */
function expanded(tokens: Int32Array): number[] {
  const bytes: number[] = [];
  for (const token of tokens) {
    const [length, distance] = [token >>> 16, token & 0xffff];
    if (length === 0) bytes.push(token);
    else if (distance === 0 || distance > bytes.length || length < 3 || length > 258)
      expect.fail(`a match of ${length} bytes, ${distance} before place ${bytes.length}`);
    for (let count = 0; count < length; count += 1) bytes.push(bytes.at(-distance) as number);
  }
  return bytes;
}

/** Few different bytes, so that much stands there twice; some of it before what is written. */
const pieces = fc
  .array(fc.array(fc.integer({ min: 65, max: 67 }), { maxLength: 300 }), { maxLength: 6 })
  .chain((rows) => {
    const bytes = Uint8Array.from(rows.flatMap((row) => [...row, ...row, ...row.slice(0, 2)]));
    return fc.record({ bytes: fc.constant(bytes), start: fc.integer({ min: 0, max: bytes.length }) });
  });

test.each(['runs', 'text', 'literals'] as const)(
  '%s stand for the bytes that were given, and for none before',
  (name) => {
    fc.assert(
      fc.property(pieces, ({ bytes, start }) => {
        const tokens = new DeflateTokens();
        tokens[name](bytes, start, bytes.length);
        expect(expanded(tokens.view())).toEqual([...bytes.subarray(start)]);
      }),
    );
  },
);

test('a row of one byte or of one pair is one match behind what it repeats', () => {
  const tokensOf = (bytes: readonly number[], start = 0) => {
    const tokens = new DeflateTokens();
    tokens.runs(Uint8Array.from(bytes), start, bytes.length);
    return [...tokens.view()];
  };
  const match = (length: number, distance: number) => length * 0x10000 + distance;
  expect(tokensOf([7, 7, 7, 7, 7])).toEqual([7, match(4, 1)]);
  expect(tokensOf([7, 8, 7, 8, 7, 8])).toEqual([7, 8, match(4, 2)]);
  // Shorter than it pays
  expect(tokensOf([7, 7, 7, 7])).toEqual([7, 7, 7, 7]);
  // What stands before the piece is not there for who reads it
  expect(tokensOf([7, 8, 7, 8, 7, 8, 7, 8], 2)).toEqual([7, 8, match(4, 2)]);
  expect(tokensOf([7, 7, 7, 7, 7, 7], 1)).toEqual([7, match(4, 1)]);
});
