import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from './decode.ts';
import { DecodingStream } from './decode-stream.ts';

function streamed(bytes: Uint8Array, cuts: readonly number[]) {
  const stream = new DecodingStream();
  const places = [...new Set([0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].sort((a, b) => a - b);
  const pieces = places.slice(1).map((end, index) => stream.add(bytes.subarray(places[index], end)));
  // A piece is of whole characters: no half of a pair is at its end
  for (const piece of pieces) expect(/[\ud800-\udbff]$/.test(piece)).toBe(false);
  const text = pieces.join('') + stream.end();
  return { text, encoding: stream.encoding, isMixed: stream.isMixed };
}

const cuts = fc.array(fc.nat(), { maxLength: 12 });
const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });

test.each(['utf8', 'utf16le', 'utf16be'] as const)('%s in pieces is the text of the whole', (encoding) => {
  fc.assert(
    fc.property(anyText, cuts, fc.boolean(), (text, at, isMarked) => {
      const mark = isMarked || encoding !== 'utf8' ? '\ufeff' : '';
      const bytes = Buffer.from(mark + text.replace(/^\ufeff+/, ''), encoding === 'utf8' ? 'utf8' : 'utf16le');
      if (encoding === 'utf16be') bytes.swap16();
      expect(streamed(bytes, at)).toEqual({ ...decodeText(bytes), isMixed: false });
    }),
    { numRuns: 500 },
  );
});

test('bytes of any kind in pieces are the text of the whole, or said to be mixed', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc
      .array(fc.constantFrom(0x41, 0x80, 0xbf, 0xc3, 0xa4, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0xff, 0xfe, 0xef, 0xbb))
      .map((list) => Uint8Array.from(list)),
  );
  fc.assert(
    fc.property(bytes, cuts, (input, at) => {
      const { isMixed, ...read } = streamed(input, at);
      if (!isMixed) expect(read).toEqual(decodeText(input));
    }),
    { numRuns: 2000 },
  );
});

test('Windows-1252 is known where no UTF-8 went before', () => {
  const text = 'Rechnung für Zürich';
  const bytes = Buffer.from(text, 'latin1');
  expect(streamed(bytes, [4, 11, 12])).toEqual({ text, encoding: 'windows-1252', isMixed: false });
  expect(streamed(Buffer.concat([Buffer.from('für '), bytes]), [5, 8]).isMixed).toBe(true);
});
