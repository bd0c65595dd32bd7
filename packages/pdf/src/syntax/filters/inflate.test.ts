import { deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createInflater } from './inflate.ts';

/** Pushes data in parts that end at these places. */
function inflated(data: Uint8Array, ends: readonly number[], room = Number.POSITIVE_INFINITY) {
  const pieces: Uint8Array[] = [];
  let left = room;
  const inflater = createInflater((piece) => {
    pieces.push(piece.slice());
    left -= piece.length;
    return left >= 0;
  });
  let end: 'broken' | 'too-long' | undefined;
  let from = 0;
  for (const to of [...ends.toSorted((one, other) => one - other), data.length]) {
    end = inflater.push(data.subarray(from, to));
    from = to;
  }
  return { bytes: Buffer.concat(pieces), end, pieces };
}

test.each([
  ['with a header', deflateSync],
  ['without', deflateRawSync],
])('what zlib packs %s is unpacked, in whatever parts it comes', (_, packed) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), fc.array(fc.nat(2100), { maxLength: 5 }), (bytes, ends) => {
      const data = packed(bytes);
      const made = inflated(
        data,
        ends.map((end) => Math.min(end, data.length)),
      );
      expect(made.end).toBeUndefined();
      expect(Buffer.compare(made.bytes, bytes)).toBe(0);
    }),
  );
});

test('after a piece that is too much nothing more is unpacked, however much is pushed', () => {
  const data = deflateSync(Buffer.alloc(50_000_000));
  const { bytes, end, pieces } = inflated(data, [10, 8000, 20_000], 1_000_000);
  expect(end).toBe('too-long');
  // Until the piece with which it is too long, and that one is no more than a step of the input unpacks
  expect(pieces.slice(0, -1).reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(1_000_000);
  expect(bytes.length).toBeLessThanOrEqual(1_000_000 + 8192 * 1032);
});

test('what is no packed data is broken, and stays so', () => {
  const inflater = createInflater(() => true);
  expect(inflater.push(Uint8Array.of(0xff, 0xff, 0xff, 0xff))).toBe('broken');
  expect(inflater.push(deflateSync(Buffer.from('Rechnung')))).toBe('broken');
});
