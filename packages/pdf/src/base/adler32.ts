/** The largest prime below 2¹⁶ (RFC 1950, 8.2). */
export const adlerBase = 65_521;

/** RFC 1950, 8.2; `sum`: of the bytes before. The sums stay below 2³¹ for 5000 bytes. */
export function adler32(bytes: Uint8Array, sum = 1): number {
  let a = sum & 0xffff;
  let b = sum >>> 16;
  for (let start = 0; start < bytes.length; start += 2048) {
    const end = Math.min(start + 2048, bytes.length);
    for (let at = start; at < end; at++) {
      a += bytes[at] as number;
      b += a;
    }
    a %= adlerBase;
    b %= adlerBase;
  }
  return joined(a, b);
}

/** What a piece of bytes adds to both sums, whatever stands before it. */
export interface AdlerPart {
  readonly length: number;
  readonly sum: number;
  /** Each byte as often as there are bytes from it on. */
  readonly weighted: number;
}

/** What these bytes add; at most 8 MB. */
export function adlerPart(bytes: Uint8Array): AdlerPart {
  let sum = 0;
  let weighted = 0;
  for (let at = 0; at < bytes.length; at++) {
    sum += bytes[at] as number;
    weighted += sum;
  }
  return { length: bytes.length, sum, weighted: weighted % adlerBase };
}

/** The Adler-32 of pieces that follow one another. */
export function adlerOfParts(parts: readonly AdlerPart[]): number {
  let a = 1;
  let b = 0;
  for (const { length, sum, weighted } of parts) {
    b = (b + length * a + weighted) % adlerBase;
    a = (a + sum) % adlerBase;
  }
  return joined(a, b);
}

/** The Adler-32 of bytes that are known by their repetitions: none of these is walked byte by byte. */
export class AdlerOfRuns {
  #a = 1;
  #b = 0;

  /** Goes on with runs: a byte as it is, 256 + n for n more of the byte before it in this call, n up to 258; first 0. */
  add(runs: Uint16Array): void {
    let a = this.#a;
    let b = this.#b;
    let byte = 0;
    for (let at = 0; at < runs.length; at++) {
      const run = runs[at] as number;
      if (run < 256) {
        byte = run;
        a += byte;
        b += a;
      } else {
        const count = run - 256;
        b += count * a + byte * ((count * (count + 1)) >> 1);
        a += byte * count;
      }
      if (a >= adlerBase) a %= adlerBase;
      // Reduced late, since a division takes longer than all else: a run adds less than 2 ** 26.
      if (b >= 2 ** 30) b %= adlerBase;
    }
    this.#a = a;
    this.#b = b % adlerBase;
  }

  get value(): number {
    return joined(this.#a, this.#b);
  }
}

function joined(a: number, b: number): number {
  return ((b << 16) | a) >>> 0;
}
