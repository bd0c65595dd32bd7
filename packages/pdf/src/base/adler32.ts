/** RFC 1950, 8.2. The sums stay below 2³¹ for 5000 bytes. */
export function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let start = 0; start < bytes.length; start += 2048) {
    const end = Math.min(start + 2048, bytes.length);
    for (let at = start; at < end; at++) {
      a += bytes[at] as number;
      b += a;
    }
    a %= 65_521;
    b %= 65_521;
  }
  return ((b << 16) | a) >>> 0;
}
