import { hexOf } from '@rappen/pdf/internal/base';

/** Texts up to this length, as keys and tokens are, take less time than it takes to have them hashed elsewhere. */
const shortBytesMax = 1024;

/**
 * SHA-256 as 64 hexadecimal digits (FIPS 180-4). What is short is hashed at once, in the thread that asks: the runtimes do what
 * the web standard offers one after the other with passwords, and no key shall wait for those.
 */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  if (bytes.length <= shortBytesMax) return hexOf(digestOf(bytes));
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)));
}

const blockBytes = 64;
const rounds = 64;

/** The first 32 bits behind the point of a root of each of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
function rootsOfPrimes(count: number, root: (prime: number) => number): Uint32Array<ArrayBuffer> {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return Uint32Array.from(found, (prime) => (root(prime) % 1) * 2 ** 32);
}

const constants = rootsOfPrimes(rounds, Math.cbrt);
const beginning = rootsOfPrimes(8, Math.sqrt);

/** FIPS 180-4, 5.1.1 and 6.2. */
function digestOf(message: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / blockBytes) * blockBytes));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 4, message.length * 8);
  const state = Uint32Array.from(beginning);
  const schedule = new Uint32Array(rounds);
  for (let block = 0; block < padded.byteLength; block += blockBytes) {
    for (let t = 0; t < 16; t++) schedule[t] = padded.getUint32(block + 4 * t);
    mix(state, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setUint32(4 * index, word);
  return new Uint8Array(digest.buffer);
}

/** One block, whose words are the first sixteen of the schedule, into the state. */
function mix(state: Uint32Array, w: Uint32Array): void {
  for (let t = 16; t < rounds; t++) {
    const late = w[t - 2] as number;
    const early = w[t - 15] as number;
    const sigma1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    const sigma0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    w[t] = sigma1 + (w[t - 7] as number) + sigma0 + (w[t - 16] as number);
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < rounds; t++) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + sum1 + ((e & f) ^ (~e & g)) + (constants[t] as number) + (w[t] as number)) | 0;
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] as number) + value;
}

function turned(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}
