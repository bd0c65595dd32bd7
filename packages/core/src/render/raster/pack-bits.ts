/** Shortest repetition that is worth its own packet between others, and the longest packet. */
const runMin = 3;
const packetMax = 128;

/**
 * Compresses one line of bytes: packets of literal bytes, or of one byte repeated (TIFF 6.0, section 9, "PackBits").
 * Writes to `target` from `at` on, which has room for a byte more for each 128; returns the place after it.
 */
export function packRuns(line: Uint8Array, target: Uint8Array, at: number): number {
  let out = at;
  let literal = 0;
  for (let x = 0; x < line.length; ) {
    const byte = line[x];
    let end = x + 1;
    while (end < line.length && line[end] === byte) end++;
    if (end - x < runMin) {
      x = end;
      continue;
    }
    out = packLiterals(line, literal, x, target, out);
    for (; x < end; x += Math.min(end - x, packetMax)) {
      const count = Math.min(end - x, packetMax);
      // 1 − count as a signed byte: a single byte left over becomes a literal packet of one.
      target[out++] = 257 - count;
      target[out++] = byte as number;
    }
    literal = end;
  }
  return packLiterals(line, literal, line.length, target, out);
}

function packLiterals(line: Uint8Array, from: number, to: number, target: Uint8Array, at: number): number {
  let out = at;
  for (let x = from; x < to; ) {
    const count = Math.min(to - x, packetMax);
    target[out++] = count - 1;
    target.set(line.subarray(x, x + count), out);
    out += count;
    x += count;
  }
  return out;
}
