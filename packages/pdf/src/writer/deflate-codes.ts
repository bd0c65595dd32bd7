/** First length and first distance of each code, and their extra bits (RFC 1951, 3.2.5). */
const lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
export const lengthExtraBits = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
] as const;
export const endOfBlock = 256;

/** By match length. */
export const lengthCodes: Uint8Array = codesOfLengths();

function codesOfLengths(): Uint8Array {
  const codes = new Uint8Array(259);
  for (const [code, base] of lengthBases.entries()) codes.fill(code, base);
  return codes;
}

/** Extra bits' value of a match length. */
export function lengthRest(length: number): number {
  return length - (lengthBases[lengthCodes[length] as number] as number);
}

/** Two codes for each power of two. */
export function distanceCode(distance: number): number {
  const less = distance - 1;
  if (less < 4) return less;
  const high = 31 - Math.clz32(less);
  return high * 2 + ((less >>> (high - 1)) & 1);
}

/** Number of extra bits of a distance code. */
export function distanceExtraBits(code: number): number {
  return code < 4 ? 0 : (code >> 1) - 1;
}

/** Canonical Huffman codes, first bit lowest, from code lengths (RFC 1951, 3.2.2). */
export function huffmanCodes(lengths: Uint8Array): Uint16Array {
  const counts = new Uint16Array(17);
  for (const length of lengths) counts[length] = (counts[length] as number) + 1;
  counts[0] = 0;
  // The next code of each length
  const next = new Uint16Array(17);
  for (let length = 1; length <= 15; length++) {
    next[length + 1] = ((next[length] as number) + (counts[length] as number)) << 1;
  }
  return Uint16Array.from(lengths, (length) => {
    if (length === 0) return 0;
    const code = next[length] as number;
    next[length] = code + 1;
    return reversed(code, length);
  });
}

function reversed(code: number, length: number): number {
  let result = 0;
  for (let bit = 0; bit < length; bit++) result |= ((code >> bit) & 1) << (length - 1 - bit);
  return result;
}
