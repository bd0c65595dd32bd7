import { adlerBase } from '../base/adler32.ts';

/** A symbol has at most 177 modules a side. */
export const rectangleNumberMax = 199;

/** With 18 bytes a rectangle the sums stay below 2³¹. */
const rectanglesAtOnce = 64;

/**
 * Of digits and the space behind them, by number: how many bytes they are (from bit 20), their sum (from bit 10), and the sum of
 * these sums.
 */
let known: Uint32Array | undefined;

/**
 * The sum of RFC 1950, 8.2, of rectangles x, y, width, height as the path operators "x y width height re" in lines of their own, whose
 * text is not needed; `sum`: of the bytes before.
 */
export function rectanglesAdler32(values: Uint8Array, sum: number): number {
  known ??= numberSums();
  const texts = known;
  let a = sum & 0xffff;
  let b = sum >>> 16;
  for (let start = 0; start < values.length; start += 4 * rectanglesAtOnce) {
    const end = Math.min(start + 4 * rectanglesAtOnce, values.length);
    for (let i = start; i < end; i++) {
      const text = texts[values[i] as number] as number;
      b += (text >> 20) * a + (text & 0x3ff);
      a += (text >> 10) & 0x3ff;
      if ((i & 3) !== 3) continue;
      // r, e, line feed
      b += 3 * a + 3 * 0x72 + 2 * 0x65 + 0x0a;
      a += 0x72 + 0x65 + 0x0a;
    }
    a %= adlerBase;
    b %= adlerBase;
  }
  return ((b << 16) | a) >>> 0;
}

function numberSums(): Uint32Array {
  return Uint32Array.from({ length: rectangleNumberMax + 1 }, (_, number) => {
    let sum = 0;
    let sumOfSums = 0;
    const text = `${number} `;
    for (let at = 0; at < text.length; at++) {
      sum += text.charCodeAt(at);
      sumOfSums += sum;
    }
    return (text.length << 20) | (sum << 10) | sumOfSums;
  });
}
