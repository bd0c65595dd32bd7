/** The first primes, whose roots give the constants of SHA-2 (FIPS 180-4, 4.2 and 5.3). */
const primes = Array.from({ length: 410 }, (_, index) => index).filter(
  (candidate) =>
    candidate > 1 &&
    !Array.from({ length: 19 }, (_, index) => index + 2).some(
      (divisor) => divisor < candidate && candidate % divisor === 0,
    ),
);
/** 64 bits of the fraction of a prime's `degree`-th root, exact: the largest x whose power stays below the prime. */
function rootFraction(prime: number, degree: 2n | 3n): bigint {
  const scaled = BigInt(prime) << (64n * degree);
  let root = 0n;
  for (let bit = 1n << 68n; bit > 0n; bit >>= 1n) {
    if ((root + bit) ** degree <= scaled) root += bit;
  }
  return root & 0xffff_ffff_ffff_ffffn;
}

function halves(words: readonly bigint[]): Int32Array {
  return Int32Array.from(words.flatMap((word) => [Number(word >> 32n), Number(word & 0xffff_ffffn)]));
}

interface Tables {
  /** Constants of the 80 steps, high half and low half in turn; SHA-256 uses the first 64 high halves. */
  readonly steps: Int32Array;
  readonly start256: Int32Array;
  readonly start384: Int32Array;
  readonly start512: Int32Array;
}

let prepared: Tables | undefined;

function tables(): Tables {
  if (prepared === undefined) {
    const squares = primes.slice(0, 16).map((prime) => rootFraction(prime, 2n));
    const start512 = halves(squares.slice(0, 8));
    prepared = {
      steps: halves(primes.slice(0, 80).map((prime) => rootFraction(prime, 3n))),
      start256: start512.filter((_, index) => index % 2 === 0),
      start384: halves(squares.slice(8)),
      start512,
    };
  }
  return prepared;
}

/** SHA-256 (FIPS 180-4, 6.2): 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const { steps, start256 } = tables();
  const padded = paddedMessage(message, 64);
  const state = Int32Array.from(start256);
  const w = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let t = 0; t < 16; t++) w[t] = padded.getInt32(block + t * 4);
    for (let t = 16; t < 64; t++) {
      const x = w[t - 15] as number;
      const y = w[t - 2] as number;
      const small0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const small1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[t] = ((w[t - 16] as number) + small0 + (w[t - 7] as number) + small1) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let t = 0; t < 64; t++) {
      const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + big1 + ((e & f) ^ (~e & g)) + (steps[2 * t] as number) + (w[t] as number)) | 0;
      const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] as number) + value;
  }
  return bigEndian(state);
}

function turned(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

/** SHA-384 (FIPS 180-4, 6.5): 48 bytes. */
export function sha384(message: Uint8Array): Uint8Array {
  return wideDigest(message, tables().start384).subarray(0, 48);
}

/** SHA-512 (FIPS 180-4, 6.4): 64 bytes. */
export function sha512(message: Uint8Array): Uint8Array {
  return wideDigest(message, tables().start512);
}

/** Words of 64 bits as two halves, high then low. */
function wideDigest(message: Uint8Array, start: Int32Array): Uint8Array {
  const { steps } = tables();
  const padded = paddedMessage(message, 128);
  const state = Int32Array.from(start);
  const w = new Int32Array(160);
  const v = new Int32Array(16);
  for (let block = 0; block < padded.byteLength; block += 128) {
    for (let half = 0; half < 32; half++) w[half] = padded.getInt32(block + half * 4);
    for (let t = 32; t < 160; t += 2) extend(w, t);
    v.set(state);
    for (let t = 0; t < 160; t += 2) wideStep(v, steps, w, t);
    for (let i = 0; i < 16; i += 2) addTo(state, i, v[i] as number, v[i + 1] as number);
  }
  return bigEndian(state);
}

function addTo(words: Int32Array, at: number, high: number, low: number): void {
  const sum = ((words[at + 1] as number) >>> 0) + (low >>> 0);
  words[at] = (words[at] as number) + high + (sum > 0xffff_ffff ? 1 : 0);
  words[at + 1] = sum;
}

function extend(w: Int32Array, t: number): void {
  const xHigh = w[t - 30] as number;
  const xLow = w[t - 29] as number;
  const yHigh = w[t - 4] as number;
  const yLow = w[t - 3] as number;
  w[t] = w[t - 32] as number;
  w[t + 1] = w[t - 31] as number;
  addTo(w, t, w[t - 14] as number, w[t - 13] as number);
  addTo(
    w,
    t,
    part(xHigh, xLow, 1) ^ part(xHigh, xLow, 8) ^ (xHigh >>> 7),
    part(xLow, xHigh, 1) ^ part(xLow, xHigh, 8) ^ ((xLow >>> 7) | (xHigh << 25)),
  );
  addTo(
    w,
    t,
    part(yHigh, yLow, 19) ^ part(yLow, yHigh, 29) ^ (yHigh >>> 6),
    part(yLow, yHigh, 19) ^ part(yHigh, yLow, 29) ^ ((yLow >>> 6) | (yHigh << 26)),
  );
}

/** One half of a word turned right by less than 32: the given half, filled from the other. */
function part(half: number, other: number, by: number): number {
  return (half >>> by) | (other << (32 - by));
}

const sums = new Int32Array(4);

function wideStep(v: Int32Array, steps: Int32Array, w: Int32Array, t: number): void {
  const [aHigh, aLow] = [v[0] as number, v[1] as number];
  const [eHigh, eLow] = [v[8] as number, v[9] as number];
  sums[0] = v[14] as number;
  sums[1] = v[15] as number;
  addTo(
    sums,
    0,
    part(eHigh, eLow, 14) ^ part(eHigh, eLow, 18) ^ part(eLow, eHigh, 9),
    part(eLow, eHigh, 14) ^ part(eLow, eHigh, 18) ^ part(eHigh, eLow, 9),
  );
  addTo(
    sums,
    0,
    (eHigh & (v[10] as number)) ^ (~eHigh & (v[12] as number)),
    (eLow & (v[11] as number)) ^ (~eLow & (v[13] as number)),
  );
  addTo(sums, 0, steps[t] as number, steps[t + 1] as number);
  addTo(sums, 0, w[t] as number, w[t + 1] as number);
  sums[2] = sums[0] as number;
  sums[3] = sums[1] as number;
  addTo(
    sums,
    2,
    part(aHigh, aLow, 28) ^ part(aLow, aHigh, 2) ^ part(aLow, aHigh, 7),
    part(aLow, aHigh, 28) ^ part(aHigh, aLow, 2) ^ part(aHigh, aLow, 7),
  );
  addTo(sums, 2, majority(aHigh, v[2] as number, v[4] as number), majority(aLow, v[3] as number, v[5] as number));
  v.copyWithin(2, 0, 14);
  addTo(v, 8, sums[0] as number, sums[1] as number);
  v[0] = sums[2] as number;
  v[1] = sums[3] as number;
}

function majority(a: number, b: number, c: number): number {
  return (a & b) ^ (a & c) ^ (b & c);
}

function paddedMessage(message: Uint8Array, blockBytes: 64 | 128): DataView {
  const padded = new Uint8Array(Math.ceil((message.length + 1 + blockBytes / 8) / blockBytes) * blockBytes);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  return view;
}

function bigEndian(words: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  for (const [index, word] of words.entries()) view.setInt32(index * 4, word);
  return new Uint8Array(view.buffer);
}
