/** Per-step rotations and constants of MD5 (RFC 1321). */
const rotations = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21] as const;
/** Which word of a block a step takes, by round: step × factor + offset. */
const factors = [1, 5, 3, 7] as const;
const offsets = [0, 1, 5, 0] as const;
const sines = Int32Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));

/** MD5 as RFC 1321 has it: 16 bytes. Part of old file encryption; proves nothing. */
export function md5(message: Uint8Array): Uint8Array {
  const padded = paddedMessage(message);
  const view = new DataView(padded.buffer);
  const words = new Int32Array(16);
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let block = 0; block < padded.length; block += 64) {
    for (let word = 0; word < 16; word++) words[word] = view.getInt32(block + word * 4, true);
    let a = state[0] as number;
    let b = state[1] as number;
    let c = state[2] as number;
    let d = state[3] as number;
    for (let step = 0; step < 64; step++) {
      const round = step >> 4;
      const word = words[(step * (factors[round] as number) + (offsets[round] as number)) & 15] as number;
      const sum = (a + mixOf(round, b, c, d) + (sines[step] as number) + word) | 0;
      const turn = rotations[round * 4 + (step & 3)] as number;
      a = d;
      d = c;
      c = b;
      b = (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0;
    }
    state[0] = (state[0] as number) + a;
    state[1] = (state[1] as number) + b;
    state[2] = (state[2] as number) + c;
    state[3] = (state[3] as number) + d;
  }
  const digest = new DataView(new ArrayBuffer(16));
  for (const [index, value] of state.entries()) digest.setInt32(index * 4, value, true);
  return new Uint8Array(digest.buffer);
}

function mixOf(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (d & b) | (~d & c);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
}

function paddedMessage(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 8, message.length * 8, true);
  return padded;
}
