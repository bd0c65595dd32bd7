import { crc32 as crc32OfNode, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AdlerOfRuns, adler32, adlerOfParts, adlerPart } from './adler32.ts';
import { crc32 } from './crc32.ts';

const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.nat({ max: 20_000 }).map((length) => new Uint8Array(length).fill(255)),
);

/** The last four bytes of a zlib stream. */
const adlerOfNode = (bytes: Uint8Array): number => deflateSync(bytes).readUInt32BE(deflateSync(bytes).length - 4);

test('CRC-32 agrees with zlib, of a part too', () => {
  fc.assert(
    fc.property(anyBytes, fc.nat(400), fc.nat(400), (bytes, from, length) => {
      expect(crc32(bytes)).toBe(crc32OfNode(bytes));
      const to = Math.min(bytes.length, from + length);
      if (from < to) expect(crc32(bytes, from, to)).toBe(crc32OfNode(bytes.subarray(from, to)));
    }),
  );
});

test('Adler-32 agrees with zlib, piece by piece too', () => {
  fc.assert(
    fc.property(fc.array(anyBytes, { maxLength: 5 }), (pieces) => {
      const whole = Uint8Array.from(pieces.flatMap((piece) => [...piece]));
      expect(adler32(whole)).toBe(adlerOfNode(whole));
      expect(adlerOfParts(pieces.map(adlerPart))).toBe(adlerOfNode(whole));
    }),
  );
});

test('Adler-32 of runs is that of their bytes', () => {
  const run = fc.tuple(fc.nat(255), fc.array(fc.integer({ min: 1, max: 258 }), { maxLength: 3 }));
  fc.assert(
    fc.property(fc.array(fc.array(run, { maxLength: 40 }), { maxLength: 4 }), (calls) => {
      const sums = new AdlerOfRuns();
      const bytes: number[] = [];
      for (const runs of calls) {
        sums.add(Uint16Array.from(runs.flatMap(([byte, counts]) => [byte, ...counts.map((count) => 256 + count)])));
        for (const [byte, counts] of runs)
          for (let left = counts.reduce((sum, count) => sum + count, 1); left > 0; left--) bytes.push(byte);
      }
      expect(sums.value).toBe(adlerOfNode(Uint8Array.from(bytes)));
    }),
  );
});
