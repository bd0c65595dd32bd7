import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inflateWhole } from './inflate-whole.ts';

const most = 10_000_000;

/** Bytes that repeat one another in many ways. */
const repetitive = fc
  .array(fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 30 }), fc.integer({ min: 1, max: 400 })), { maxLength: 20 })
  .map((parts) => Buffer.concat(parts.flatMap(([piece, times]) => Array<Uint8Array>(times).fill(piece))));

describe('what zlib packs', () => {
  const strategies = [constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED, constants.Z_HUFFMAN_ONLY, constants.Z_RLE];
  test('is unpacked, whatever its blocks', () => {
    fc.assert(
      fc.property(
        fc.oneof(repetitive, fc.uint8Array({ maxLength: 5000 })),
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom(...strategies),
        (bytes, level, strategy) => {
          const made = inflateWhole(deflateRawSync(bytes, { level, strategy }), 0, most);
          expect(made.end).toBe('whole');
          expect(Buffer.compare(made.bytes, bytes)).toBe(0);
        },
      ),
    );
  });

  test('is unpacked from far behind, in long runs and with the longest codes', () => {
    const letters = Buffer.from(Array.from({ length: 400_000 }, (_, at) => Math.clz32(Math.imul(at, 2_654_435_761))));
    const noise = Buffer.from(Array.from({ length: 32_768 }, (_, at) => Math.imul(at, 2_654_435_761) >>> 24));
    for (const bytes of [letters, Buffer.alloc(3_000_000, 7), Buffer.concat([noise, noise, noise])]) {
      const made = inflateWhole(deflateRawSync(bytes, { level: 9 }), 0, most);
      expect(made.end).toBe('whole');
      expect(Buffer.compare(made.bytes, bytes)).toBe(0);
    }
  });

  test('may begin anywhere and have anything behind it', () => {
    const packed = deflateRawSync('abc'.repeat(99));
    const made = inflateWhole(Buffer.concat([Buffer.from('xx'), packed, Buffer.from('rest')]), 2, most);
    expect([made.end, Buffer.from(made.bytes).toString()]).toEqual(['whole', 'abc'.repeat(99)]);
  });
});

test('what is cut is read up to there', () => {
  const bytes = Buffer.from(Array.from({ length: 3000 }, (_, at) => `${Math.imul(at, 2_654_435_761) >>> 0}`).join(' '));
  for (const level of [0, 1, 9]) {
    const packed = deflateRawSync(bytes, { level });
    for (let length = 0; length < packed.length; length += 97) {
      const made = inflateWhole(packed.subarray(0, length), 0, most);
      expect(made.end).toBe('cut');
      expect(Buffer.compare(made.bytes, bytes.subarray(0, made.bytes.length))).toBe(0);
      // All but the code that is cut: the tables of a block and a few bits
      if (length > 2000) expect(made.bytes.length).toBeGreaterThan(length - 300);
    }
  }
});

test('no more is made than allowed, and as much is', () => {
  const packed = deflateRawSync(Buffer.alloc(100_000));
  expect(inflateWhole(packed, 0, 100_000)).toMatchObject({ end: 'whole' });
  for (const bytesMax of [0, 1, 257, 99_999]) {
    const made = inflateWhole(packed, 0, bytesMax);
    expect([made.end, made.bytes.length <= bytesMax]).toEqual(['too-long', true]);
  }
  const stored = deflateRawSync(Buffer.alloc(1000), { level: 0 });
  expect(inflateWhole(stored, 0, 999).end).toBe('too-long');
});

test('what grows large is as long as it is, and no longer', () => {
  const bytes = Buffer.alloc(9_000_000, 'some text that comes again and again, ');
  for (const level of [0, 1, 9]) {
    const packed = deflateRawSync(bytes, { level });
    const made = inflateWhole(packed, 0, 9_000_000);
    expect([made.end, made.bytes.buffer.byteLength, Buffer.compare(made.bytes, bytes)]).toEqual([
      'whole',
      9_000_000,
      0,
    ]);
    expect(inflateWhole(packed, 0, 8_999_999).end).toBe('too-long');
    const cut = inflateWhole(packed.subarray(0, packed.length - 9), 0, 9_000_000);
    expect([cut.end, Buffer.compare(cut.bytes, bytes.subarray(0, cut.bytes.length))]).toEqual(['cut', 0]);
  }
});

test.each([
  ['a block of no kind', [0b111]],
  ['a copy of what is not there', [0x4b, 0x04, 0x62, 0x00]],
])('%s is broken', (_name, bytes) => {
  expect(['broken', 'cut']).toContain(inflateWhole(Uint8Array.from(bytes), 0, most).end);
});

test('bytes of any kind come to an end, and to the same as with zlib', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.integer({ min: 0, max: 1 }), (bytes, kind) => {
      const first = bytes[0];
      if (first !== undefined) bytes[0] = (first & 0xf8) | (kind === 0 ? 0b011 : 0b101);
      const made = inflateWhole(bytes, 0, 100_000);
      let expected: Buffer | undefined;
      try {
        expected = inflateRawSync(bytes, { maxOutputLength: 100_000 });
      } catch {
        return;
      }
      expect(made.end).toBe('whole');
      expect(Buffer.compare(made.bytes, expected)).toBe(0);
    }),
    { numRuns: 2000 },
  );
});
