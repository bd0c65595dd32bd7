import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCheckCodewords } from './reed-solomon.ts';

function checkCodewords(data: Uint8Array, degree: number): Uint8Array {
  const target = new Uint8Array(degree);
  writeCheckCodewords(data, { from: 0, to: data.length, degree }, target, { start: 0, stride: 1 });
  return target;
}

/** Multiplication in GF(256) modulo x⁸ + x⁴ + x³ + x² + 1, bit by bit. */
function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ (result & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) result ^= a;
  }
  return result;
}

test('gives the check codewords of the worked example (ISO/IEC 18004, annex I)', () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  const check = [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55];
  expect([...checkCodewords(Uint8Array.from(data), 10)]).toEqual(check);
});

test('data and check codewords together vanish at every root of the generator', () => {
  const block = fc.uint8Array({ minLength: 1, maxLength: 123 });
  fc.assert(
    fc.property(block, fc.integer({ min: 7, max: 30 }), (data, degree) => {
      const codewords = [...data, ...checkCodewords(data, degree)];
      for (let i = 0, root = 1; i < degree; i++, root = product(root, 2)) {
        expect(codewords.reduce((value, codeword) => product(value, root) ^ codeword, 0)).toBe(0);
      }
    }),
  );
});

test('writes a block at its own places only', () => {
  const target = new Uint8Array(40).fill(7);
  const data = Uint8Array.from({ length: 30 }, (_, i) => i * 9);
  writeCheckCodewords(data, { from: 10, to: 20, degree: 13 }, target, { start: 1, stride: 3 });
  const expected = checkCodewords(data.slice(10, 20), 13);
  target.forEach((value, i) => {
    expect(value).toBe(i % 3 === 1 && i < 39 ? expected[(i - 1) / 3] : 7);
  });
});
